"""Paints placements on the table."""

from dataclasses import replace
from functools import cache, lru_cache
from threading import Lock
from typing import Final, assert_never

from PIL import Image

from engine.cards import Rank, Seat, Suit
from render.boxes import Box
from render.felt import table
from render.lettering import LINE, word
from render.palette import Palette, Sprite
from render.placement import (
    Back,
    Closed,
    Count,
    Face,
    Fan,
    Ghost,
    Halo,
    Heap,
    Hold,
    Key,
    Placement,
    Ring,
    Shade,
    Slot,
)
from render.pointers import AROUND, ghost, ring
from render.shades import BLUR, GLOW, Shades, shade
from render.sprites import Cut, Sprites
from render.theme import Theme

_ALONE: Final = Lock()
"""Python paints one table at a time anyway; two that take turns at every card slow each other."""


class Painter:
    """Draws tables in one theme; safe to use from many threads at once."""

    def __init__(self, theme: Theme) -> None:
        self._theme: Final = theme
        self._palette: Final = Palette(theme)
        self.sprites: Final = Sprites(theme, self._palette)
        self._shades: Final = Shades(theme)
        self._table: Final = cache(lambda lit: table(theme, self._palette, lit))
        self.letter: Final = cache(self._make_letter)
        self.number: Final = cache(self._make_number)
        self._ghost: Final = cache(lambda size: ghost(theme, self._palette, size))
        self._ring: Final = cache(lambda how: ring(theme, self._palette, how))

    @property
    def colours(self) -> bytes:
        """The colours that the canvas's numbers stand for, three bytes each."""
        return self._palette.colours

    def paint(self, placements: tuple[Placement, ...], lit: Seat | None) -> Image.Image:
        """Return the finished canvas: for each pixel the number of its colour.

        `lit` is whose tray is lit; None lights neither.
        """
        with _ALONE:
            canvas = self._table(lit).copy()
            for thing in placements:
                self._put(canvas, thing)
            return canvas

    def warm(self) -> None:
        """Make the sprites that every game needs."""
        for seat in Seat:
            self._table(seat)
            self.sprites.back(seat, Cut())
        for rank in Rank:
            for suit in Suit:
                self.sprites.face(rank, suit, Cut())

    def _put(self, canvas: Image.Image, thing: Placement) -> None:
        match thing:
            case Face() | Back() | Closed() | Heap():
                self._card(canvas, thing)
            case Shade() | Slot() | Ghost() | Halo() | Ring():
                self._light(canvas, thing)
            case Key() | Count():
                self._sign(canvas, thing)
            case _:
                assert_never(thing)

    def _card(self, canvas: Image.Image, thing: Face | Back | Closed | Heap) -> None:
        match thing:
            case Face(box, card, fan, lapped):
                cut = Cut(fan, lapped, box.width)
                self._lay(canvas, self.sprites.face(card.rank, card.suit, cut), box, fan)
            case Back(box, owner, fan, lapped):
                cut = Cut(fan, lapped, box.width)
                self._lay(canvas, self.sprites.back(owner, cut), box, fan)
            case Closed(box, suit):
                self._lay(canvas, self.sprites.closed(suit), box)
            case Heap(box, edges):
                self._lay(canvas, self.sprites.heap(edges), box)
            case _:
                assert_never(thing)

    def _light(self, canvas: Image.Image, thing: Shade | Slot | Ghost | Halo | Ring) -> None:
        size = thing.box[2:]
        match thing:
            case Shade(box):
                shade(canvas, self._corner(box.grown(BLUR)), self._shades.shadow(*size))
            case Halo(box):
                shade(canvas, self._corner(box.grown(GLOW)), self._shades.halo(*size))
            case Slot(box, sign, dim):
                shade(canvas, self._corner(box), self._shades.slot(*size, sign, dim=dim))
            case Ghost(box):
                self._lay(canvas, self._ghost(size), box)
            case Ring(box):
                alike = replace(thing, box=Box(0, 0, *size))  # wherever it lies
                self._lay(canvas, self._ring(alike), box.grown(AROUND))
            case _:
                assert_never(thing)

    def _sign(self, canvas: Image.Image, thing: Key | Count) -> None:
        match thing:
            case Key(box, letter, hold):
                self._write(canvas, box, self.letter(letter), hold)
            case Count(box, number, hold):
                self._write(canvas, box, self.number(number), hold)
            case _:
                assert_never(thing)

    def _make_letter(self, letter: str) -> Sprite:
        narrow = 1.0 if len(letter) == 1 else 0.9
        return self._palette.coloured(word(letter, 30, 0.03, narrow, LINE), self._theme.text)

    def _make_number(self, number: int) -> Sprite:
        return self._palette.coloured(word(str(number), 30, 0.02, 0.95), self._theme.text)

    def _corner(self, box: Box) -> tuple[int, int]:
        return box.left // self._theme.shrink, box.top // self._theme.shrink

    def _lay(self, canvas: Image.Image, sprite: Sprite, box: Box, fan: Fan = Fan.RIGHT) -> None:
        """Print a sprite where a box is, at the edge from which the house opens."""
        left, top = self._corner(box)
        if fan is Fan.LEFT:
            left = box.right // self._theme.shrink - sprite.numbers.width
        canvas.paste(sprite.numbers, (left, top), sprite.mask)

    def _write(self, canvas: Image.Image, box: Box, text: Sprite, hold: Hold) -> None:
        """Print a word in a box, half-way up."""
        left, top = self._corner(box)
        room = box.width // self._theme.shrink - text.numbers.width
        x = left + (room if hold is Hold.RIGHT else 0)
        y = top + (box.height // self._theme.shrink - text.numbers.height) // 2
        canvas.paste(text.numbers, (x, y), text.mask)


PAINTERS: Final = 3


@lru_cache(maxsize=PAINTERS)
def painter(theme: Theme) -> Painter:
    """Return the painter of a theme; the last few are kept, with all they have made."""
    return Painter(theme)
