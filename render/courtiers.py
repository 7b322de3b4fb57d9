"""Jack, queen and king, drawn as busts that rise from the lower edge of the card."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Rank, Suit
from render.boxes import CARD_HEIGHT, CARD_WIDTH
from render.curves import Point, Segment, outline
from render.suits import suit_mask
from render.theme import (
    AUBURN,
    BLACK,
    BLOND,
    BLUSH,
    BRONZE,
    GOLD,
    GREY,
    LIPS,
    SKIN,
    WHITE,
    Colour,
    Theme,
    blend,
)

_FINE: Final = 4


@dataclass(frozen=True, slots=True)
class Brush:
    """Draws mirrored shapes in a card's own pixels, which it turns into finer ones."""

    pen: ImageDraw.ImageDraw

    def half(self, colour: Colour, start: Point, *segments: Segment) -> None:
        """Fill a shape of which the right half is given, top to bottom; the left mirrors it."""
        right = outline(start, segments)
        self.fill(colour, [*right, *((CARD_WIDTH - x, y) for x, y in reversed(right))])

    def both(self, colour: Colour, start: Point, *segments: Segment) -> None:
        """Fill a shape on the right, and its mirror image on the left."""
        right = outline(start, segments)
        self.fill(colour, right)
        self.fill(colour, [(CARD_WIDTH - x, y) for x, y in right])

    def fill(self, colour: Colour, points: list[Point]) -> None:
        """Fill a shape."""
        self.pen.polygon([(x * _FINE, y * _FINE) for x, y in points], fill=colour)

    def oval(self, colour: Colour, x: float, y: float, across: float, down: float) -> None:
        """Fill an ellipse around a point."""
        box = (x - across, y - down, x + across, y + down)
        self.pen.ellipse([edge * _FINE for edge in box], fill=colour)

    def dots(self, colour: Colour, x: float, y: float, radius: float) -> None:
        """Fill two circles, as far from the middle as the point is."""
        for middle in {x, CARD_WIDTH - x}:
            self.oval(colour, middle, y, radius, radius)

    def line(self, colour: Colour, points: list[Point], width: float) -> None:
        """Draw a line with round ends."""
        fine = [(x * _FINE, y * _FINE) for x, y in points]
        self.pen.line(fine, fill=colour, width=round(width * _FINE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.oval(colour, x, y, width / 2, width / 2)


def courtier(theme: Theme, rank: Rank, suit: Suit) -> Image.Image:
    """Return the picture of a jack, queen or king on plain paper."""
    large = Image.new("RGB", (CARD_WIDTH * _FINE, CARD_HEIGHT * _FINE), theme.paper)
    brush = Brush(ImageDraw.Draw(large))
    robe = theme.robe(suit)
    {Rank.JACK: _jack, Rank.QUEEN: _queen, Rank.KING: _king}[rank](brush, robe)
    picture = large.reduce(_FINE)
    sign = suit_mask(suit, 26)
    picture.paste(theme.paper, (37, 105, 37 + sign.width, 105 + sign.height), sign)
    return picture


def _shoulders(brush: Brush, robe: Colour) -> None:
    trim = blend(robe, WHITE, 0.22)
    brush.half(robe, (57, 80), ((70, 84), (92, 86), (97, 112)), ((100, 137),))
    brush.both(
        trim,
        (62, 83),
        ((80, 98), (84, 112), (85, 137)),
        ((89, 137),),
        ((88, 110), (82, 96), (66, 84)),
    )


def _head(brush: Brush, wide: float) -> None:
    brush.half(BLUSH, (56, 66), ((56.5, 84),), ((50, 90),))
    brush.oval(SKIN, 50, 55, wide, 16)
    brush.dots(BLACK, 55, 54, 1.5)
    brush.line(BLUSH, [(50, 55), (49.4, 60)], 1.2)


def _king(brush: Brush, robe: Colour) -> None:
    _shoulders(brush, robe)
    brush.half(GREY, (50, 36), ((64, 36), (67, 46), (66, 78)), ((50, 80),))
    _head(brush, 12.6)
    brush.half(GREY, (50, 63), ((55, 62), (59, 66), (62.6, 54)), ((66, 78), (58, 88), (50, 94)))
    brush.oval(LIPS, 50, 69, 3.2, 1.3)
    brush.both(BLACK, (51.5, 49.8), ((54, 48.4), (57, 48.6), (59, 50.4)), ((51.5, 50.6),))
    _crown(brush, robe, top=9, half=15.5)


def _crown(brush: Brush, robe: Colour, top: float, half: float) -> None:
    low, high = 38.0, top
    left, right = 50 - half, 50 + half
    spikes = [
        (left + 2, low),
        (left - 1, high + 8),
        (50 - half / 2, low - 12),
        (50, high),
        (50 + half / 2, low - 12),
        (right + 1, high + 8),
        (right - 2, low),
    ]
    brush.fill(GOLD, spikes)
    brush.line(BRONZE, [(left + 2.6, low - 1.5), (right - 2.6, low - 1.5)], 4)
    for x, y in (spikes[1], spikes[3], spikes[5]):
        brush.oval(GOLD, x, y, 2.3, 2.3)
    brush.oval(robe, 50, low - 11, 2.6, 3.4)
    brush.dots(WHITE, 50 + half / 2, low - 1.5, 1.3)


def _queen(brush: Brush, robe: Colour) -> None:
    brush.half(AUBURN, (50, 32), ((70, 30), (66, 56), (69, 72)), ((72, 84), (70, 92), (66, 96)))
    _shoulders(brush, robe)
    brush.half(SKIN, (50, 78), ((61, 81),), ((50, 101),))
    brush.both(GOLD, (61, 80), ((64, 81),), ((50, 105),), ((50, 101),))
    brush.both(AUBURN, (60, 60), ((68, 72), (71, 82), (66, 94)), ((62, 90), (63, 80), (58, 72)))
    _head(brush, 11.6)
    brush.half(AUBURN, (50, 38), ((55, 41), (61, 46), (61.6, 58)), ((66, 46), (62, 34), (50, 33)))
    brush.oval(LIPS, 50, 65.5, 2.7, 1.5)
    brush.dots(GOLD, 62.4, 67, 1.8)
    brush.line(WHITE, [(43.5, 83), (50, 88), (56.5, 83)], 1.8)
    _crown(brush, robe, top=15, half=14)


def _jack(brush: Brush, robe: Colour) -> None:
    _shoulders(brush, robe)
    brush.half(BLOND, (50, 34), ((68, 34), (66, 58), (67, 74)), ((60, 76),), ((50, 60),))
    _head(brush, 12)
    brush.half(BLOND, (50, 36), ((62, 38),), ((63, 52),), ((58, 47), (54, 46), (50, 47)))
    brush.line(LIPS, [(47.4, 65), (50, 66), (52.6, 65)], 1.6)
    brush.both(WHITE, (50, 86), ((57, 79),), ((67, 86),), ((57, 99),))
    brush.fill(
        robe,
        outline(
            (33, 40),
            [
                ((28, 22), (46, 14), (60, 18)),
                ((70, 21), (71, 32), (67, 40)),
                ((55, 35), (45, 35), (33, 40)),
            ],
        ),
    )
    brush.line(GOLD, outline((34, 40), [((44, 36), (56, 36), (66, 40))]), 3)
    feather = outline((62, 34), [((56, 20), (60, 8), (68, 6)), ((70, 14), (69, 26), (62, 34))])
    brush.fill(GOLD, feather)
    brush.line(BRONZE, [(62, 34), (66, 11)], 0.9)
