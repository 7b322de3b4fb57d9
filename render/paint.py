"""Paints placements on the table and packs the picture as PNG."""

from functools import cache, lru_cache
from io import BytesIO
from typing import Final, assert_never

from PIL import Image

from engine.cards import Rank, Seat, Suit
from render.boxes import CORNER, Box
from render.felt import BLUR, Shades, darken, lighten, strength, table
from render.lettering import word
from render.palette import MIDDLE, Palette, felt
from render.placement import (
    Back,
    Closed,
    Count,
    Face,
    Fan,
    Ghost,
    Heap,
    Key,
    Light,
    Placement,
    Ring,
    Shade,
    Slot,
)
from render.sprites import Cut, Sprite, Sprites, printed
from render.suits import suit_mask
from render.theme import Colour, Theme

_LEVEL: Final = 2
"""How hard the PNG is compressed: the time is won by having few colours."""


class Painter:
    """Draws tables in one theme; safe to use from many threads at once."""

    def __init__(self, theme: Theme) -> None:
        self._theme: Final = theme
        self._palette: Final = Palette(theme)
        self._sprites: Final = Sprites(theme, self._palette)
        self._shades: Final = Shades(theme)
        self._table: Final = cache(lambda mover: table(theme, mover))
        self._text: Final = cache(self._make_text)
        self._ring: Final = cache(self._make_ring)

    def paint(self, placements: tuple[Placement, ...], mover: Seat) -> Image.Image:
        """Return the finished canvas, in the theme's 256 colours."""
        canvas: Image.Image = self._table(mover).copy()
        for thing in placements:
            self._put(canvas, thing)
        canvas.putpalette(self._palette.colours)
        return canvas

    def warm(self) -> None:
        """Make the sprites that every game needs."""
        for seat in Seat:
            self._table(seat)
            self._sprites.back(seat, Cut())
        for rank in Rank:
            for suit in Suit:
                self._sprites.face(rank, suit, Cut())

    def _put(self, canvas: Image.Image, thing: Placement) -> None:
        match thing:
            case Face() | Back() | Closed() | Heap():
                self._card(canvas, thing)
            case Shade() | Slot() | Ghost() | Ring():
                self._light(canvas, thing)
            case Key() | Count():
                self._sign(canvas, thing)
            case _:
                assert_never(thing)

    def _card(self, canvas: Image.Image, thing: Face | Back | Closed | Heap) -> None:
        match thing:
            case Face(box, card, fan, lapped):
                cut = Cut(fan, lapped, box.width)
                _lay(canvas, self._sprites.face(card.rank, card.suit, cut), box, fan)
            case Back(box, owner, fan, lapped):
                _lay(canvas, self._sprites.back(owner, Cut(fan, lapped, box.width)), box, fan)
            case Closed(box, suit):
                _lay(canvas, self._sprites.closed(suit), box)
            case Heap(box, edges):
                _lay(canvas, self._sprites.heap(edges), box)
            case _:
                assert_never(thing)

    def _light(self, canvas: Image.Image, thing: Shade | Slot | Ghost | Ring) -> None:
        match thing:
            case Shade(box):
                darken(canvas, box.grown(BLUR), self._shades.shadow(box.width, box.height))
            case Slot(box, sign):
                self._slot(canvas, box, sign)
            case Ghost(box):
                self._frame(canvas, box, 3, 40)
            case Ring(box, light):
                self._shine(canvas, box, light)
            case _:
                assert_never(thing)

    def _sign(self, canvas: Image.Image, thing: Key | Count) -> None:
        match thing:
            case Key(box, letter):
                plate = self._shades.plate(box.width, box.height, 8)
                darken(canvas, box, strength(plate, 14))
                self._write(canvas, box, letter, 22)
            case Count(box, number):
                self._write(canvas, box, str(number), 24)
            case _:
                assert_never(thing)

    def _slot(self, canvas: Image.Image, box: Box, sign: Suit | str) -> None:
        darken(canvas, box, strength(self._shades.plate(box.width, box.height, CORNER), 5))
        self._frame(canvas, box, 2, 12)
        if isinstance(sign, Suit):
            mask = strength(suit_mask(sign, 46), 12)
            x, y = box.left + (box.width - 46) // 2, box.top + (box.height - 46) // 2
            lighten(canvas, Box(x, y, 46, 46), mask)

    def _frame(self, canvas: Image.Image, box: Box, line: int, shades: int) -> None:
        frame = self._shades.frame(box.width, box.height, line, CORNER)
        lighten(canvas, box, strength(frame, shades))

    def _shine(self, canvas: Image.Image, box: Box, light: Light) -> None:
        _lay(canvas, self._ring(light, box.width, box.height), box.grown(5))

    def _make_ring(self, light: Light, width: int, height: int) -> Sprite:
        frame = self._shades.frame(width + 10, height + 10, 5, CORNER + 5)
        ground = Image.new("RGB", frame.size, felt(self._theme, MIDDLE + 8))
        ground.paste(self._colour(light), (0, 0, *ground.size), frame)
        return Sprite(self._palette.match(ground), printed(frame))

    def _colour(self, light: Light) -> Colour:
        match light:
            case Light.TARGET:
                return self._theme.accent
            case Light.MOVABLE:
                return self._theme.text
            case Light.FAULT:
                return self._theme.fault
            case _:
                assert_never(light)

    def _write(self, canvas: Image.Image, box: Box, text: str, cap: int) -> None:
        sprite = self._text(text, cap)
        x = box.left + (box.width - sprite.numbers.width) // 2
        y = box.top + (box.height - sprite.numbers.height) // 2
        canvas.paste(sprite.numbers, (x, y), sprite.mask)

    def _make_text(self, text: str, cap: int) -> Sprite:
        mask = word(text, cap, 0.03, 1.0)
        ground = Image.new("RGB", mask.size, felt(self._theme, MIDDLE + 12))
        ground.paste(self._theme.text, (0, 0, *mask.size), mask)
        return Sprite(self._palette.match(ground), printed(mask))


def _lay(canvas: Image.Image, sprite: Sprite, box: Box, fan: Fan = Fan.RIGHT) -> None:
    """Print a sprite where a box is, at the box's outer or inner edge as the fan goes."""
    left = box.left if fan is Fan.RIGHT else box.right - sprite.numbers.width
    canvas.paste(sprite.numbers, (left, box.top), sprite.mask)


@lru_cache(maxsize=6)
def painter(theme: Theme) -> Painter:
    """Return the painter of a theme; the last few are kept, with all they have made."""
    return Painter(theme)


def pack(canvas: Image.Image) -> bytes:
    """Return a finished canvas as PNG."""
    packed = BytesIO()
    canvas.save(packed, "PNG", compress_level=_LEVEL)
    return packed.getvalue()
