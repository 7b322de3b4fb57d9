"""What lies upon a finished pile of the centre instead of its king."""

from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Suit
from render.boxes import CARD_HEIGHT, CARD_WIDTH
from render.cardface import ACE, stamp
from render.curves import FINE, Point
from render.suits import suit_mask
from render.theme import Theme, blend

_DIMMED: Final = 0.18
"""How much darker its paper is: not more, for the palest ink has a contrast of 4.5 on it."""
_SUIT: Final = ACE
"""The size of its suit: as on the ace, with which the pile began."""
_ABOVE: Final = 16
"""How much paper shows above the suit."""
_BELOW: Final = 17
"""How much paper shows below the tick."""
_TICK: Final[tuple[Point, ...]] = ((3, 16), (13, 26), (33, 4))
_TICK_SIZE: Final = (36, 30)
_STROKE: Final = 5


def finished(theme: Theme, suit: Suit) -> Image.Image:
    """Return what lies upon a finished pile: its suit and a tick, on paper that steps back."""
    dimmed = blend(theme.paper, (0, 0, 0), _DIMMED)
    picture = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), dimmed)
    ink, middle = theme.ink(suit), CARD_WIDTH // 2
    stamp(picture, suit_mask(suit, _SUIT), ink, middle, _ABOVE + _SUIT // 2)
    stamp(picture, _tick(), ink, middle, CARD_HEIGHT - _BELOW - _TICK_SIZE[1] // 2)
    return picture


def _tick() -> Image.Image:
    """Return a tick with round ends, as a mask."""
    large = Image.new("L", (_TICK_SIZE[0] * FINE, _TICK_SIZE[1] * FINE))
    pen = ImageDraw.Draw(large)
    line = [(x * FINE, y * FINE) for x, y in _TICK]
    pen.line(line, fill=255, width=_STROKE * FINE, joint="curve")
    for end in (line[0], line[-1]):
        pen.circle(end, _STROKE * FINE / 2, fill=255)
    return large.reduce(FINE)
