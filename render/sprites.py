"""The cards as they are laid on the felt: matched to the palette once, then only copied."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageOps

from engine.cards import Rank, Seat, Suit
from render.backs import back
from render.boxes import CARD_HEIGHT, CARD_WIDTH, CORNER, EDGE
from render.cardface import face
from render.curves import rounded, rounded_in
from render.finish import finished
from render.palette import MIDDLE, Palette, Sprite, felt
from render.placement import Fan
from render.theme import Theme, blend

_SOFT: Final = 9
"""How far the shadow of a card reaches on the one below it."""
_DEEP: Final = 0.30
"""How dark that shadow is at the edge."""
KEPT: Final = 256
"""How many faces are kept: what the tables of some games need, of thousands that could be."""
WHOLE: Final = 26
"""How many whole faces are kept, from which those are cut."""
NARROW: Final = 44
"""In a strip less wide, so little of the pip would show that it looks like a stain."""


class Cut(NamedTuple):
    """How a card lies in its pile: how much of it shows, to which side, and upon what."""

    fan: Fan = Fan.RIGHT
    lapped: bool = False
    width: int = CARD_WIDTH


SHAPE: Final = rounded(CARD_WIDTH, CARD_HEIGHT, CORNER)
_INSIDE: Final = rounded_in(
    CARD_WIDTH, CARD_HEIGHT, (1, 1, CARD_WIDTH - 1, CARD_HEIGHT - 1), CORNER - 1
)


def _shadow(fan: Fan, width: int) -> Image.Image:
    """Return the shadow of a covering card upon a covered one, as a mask."""
    line = Image.new("L", (CARD_WIDTH, 1))
    for x in range(CARD_WIDTH):
        near = 1 - max(0, width - x) / _SOFT
        line.putpixel((x, 0), round(255 * _DEEP * max(0.0, near) ** 1.6))
    mask = line.resize((CARD_WIDTH, CARD_HEIGHT))
    return mask if fan is Fan.RIGHT else ImageOps.mirror(mask)


class Sprites:
    """The cards of one theme; each is made when it is first asked for."""

    def __init__(self, theme: Theme, palette: Palette) -> None:
        self._theme: Final = theme
        self._palette: Final = palette
        self._masks: Final[dict[Cut, Image.Image]] = {}  # all that lie alike share one
        self.face: Final = lru_cache(KEPT)(self._face)
        self.back: Final = cache(self._back)
        self.closed: Final = cache(self._closed)
        self.heap: Final = cache(self._heap)
        self._plain_face: Final = lru_cache(WHOLE)(
            lambda rank, suit, pip: face(theme, rank, suit, pip=pip)
        )
        self._plain_back: Final = cache(lambda owner: back(theme, owner))

    def _face(self, rank: Rank, suit: Suit, cut: Cut) -> Sprite:
        return self._laid(self._plain_face(rank, suit, cut.width >= NARROW), cut)

    def _back(self, owner: Seat, cut: Cut) -> Sprite:
        return self._laid(self._plain_back(owner), cut)

    def _closed(self, suit: Suit) -> Sprite:
        return self._laid(finished(self._theme, suit), Cut())

    def _laid(self, picture: Image.Image, cut: Cut) -> Sprite:
        """Give a card its edge, its rounded corners and the shadow of the card upon it."""
        theme = self._theme
        ground = self._ground(cut)
        card = Image.new("RGB", picture.size, theme.edge)
        card.paste(picture, (0, 0), _INSIDE)
        ground.paste(card, (0, 0), SHAPE)
        mask = SHAPE
        if cut.width < CARD_WIDTH:
            ground.paste((0, 0, 0), (0, 0, *ground.size), _shadow(cut.fan, cut.width))
            visible = min(CARD_WIDTH, (cut.width + CORNER + 1) // 2 * 2)
            left = 0 if cut.fan is Fan.RIGHT else CARD_WIDTH - visible
            part = (left, 0, left + visible, CARD_HEIGHT)
            ground, mask = ground.crop(part), mask.crop(part)
        sprite = self._palette.sprite(ground, mask)
        return sprite._replace(mask=self._masks.setdefault(cut, sprite.mask))

    def _ground(self, cut: Cut) -> Image.Image:
        """Return what is under a card's corners: shaded felt, or the card below it."""
        theme = self._theme
        ground = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), felt(theme, MIDDLE + 24))
        if cut.lapped:
            below = blend(theme.paper, (0, 0, 0), _DEEP)
            left = 0 if cut.fan is Fan.RIGHT else CARD_WIDTH - CORNER
            ground.paste(theme.edge, (left, 0, left + CORNER, CARD_HEIGHT))
            ground.paste(below, (left, 1, left + CORNER, CARD_HEIGHT - 1))
        return ground

    def _heap(self, edges: int) -> Sprite:
        theme = self._theme
        size = (CARD_WIDTH, CARD_HEIGHT + EDGE * edges)
        ground = Image.new("RGB", size, felt(theme, MIDDLE + 24))
        mask = Image.new("L", size)
        card = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), theme.edge)
        card.paste(blend(theme.paper, theme.edge, 0.25), (0, 0), _INSIDE)
        for edge in range(edges, 0, -1):
            ground.paste(card, (0, EDGE * edge), SHAPE)
            mask.paste(255, (0, EDGE * edge), SHAPE)
        return self._palette.sprite(ground, mask)
