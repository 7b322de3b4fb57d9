"""The four suits as drawn shapes."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Suit
from render.curves import FINE, Point, mirrored, outline

_HEART: Final = mirrored(
    outline(
        (0.5, 0.2),
        [
            ((0.54, 0.08), (0.63, 0.0), (0.755, 0.0)),
            ((0.90, 0.0), (1.0, 0.12), (1.0, 0.29)),
            ((1.0, 0.57), (0.70, 0.76), (0.5, 1.0)),
        ],
    )
)
_DIAMOND: Final = mirrored(
    outline(
        (0.5, 0.0),
        [
            ((0.60, 0.19), (0.75, 0.37), (0.92, 0.5)),
            ((0.75, 0.63), (0.60, 0.81), (0.5, 1.0)),
        ],
    )
)
_SPADE: Final = mirrored(
    outline(
        (0.5, 0.0),
        [
            ((0.56, 0.17), (1.0, 0.40), (1.0, 0.66)),
            ((1.0, 0.79), (0.90, 0.87), (0.78, 0.87)),
            ((0.67, 0.87), (0.585, 0.81), (0.545, 0.73)),
            ((0.55, 0.86), (0.60, 0.95), (0.69, 1.0)),
        ],
    )
)
_STEM: Final = mirrored(
    outline((0.5, 0.45), [((0.54, 0.6),), ((0.55, 0.80), (0.60, 0.94), (0.70, 1.0))])
)
_LOBES: Final = ((0.5, 0.224), (0.224, 0.635), (0.776, 0.635))
_LOBE: Final = 0.224
_KNOT: Final = (0.44, 0.36, 0.56, 0.7)


@cache
def suit_mask(suit: Suit, size: int) -> Image.Image:
    """Return the suit's shape as a square mask of that many pixels."""
    large = Image.new("L", (size * FINE, size * FINE))
    pen = ImageDraw.Draw(large)
    if suit is Suit.CLUBS:
        _club(pen, size * FINE)
    else:
        shape = {Suit.SPADES: _SPADE, Suit.HEARTS: _HEART, Suit.DIAMONDS: _DIAMOND}[suit]
        pen.polygon(_scaled(shape, size * FINE), fill=255)
    return large.reduce(FINE)


def _scaled(points: list[Point], size: int) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _club(pen: ImageDraw.ImageDraw, size: int) -> None:
    for x, y in _LOBES:
        pen.circle((x * size, y * size), _LOBE * size, fill=255)
    left, top, right, bottom = (part * size for part in _KNOT)
    pen.rectangle((left, top, right, bottom), fill=255)
    pen.polygon(_scaled(_STEM, size), fill=255)
