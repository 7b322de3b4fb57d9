"""The face of a card: rank over suit in both upper corners, and a picture below."""

from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Rank, Suit
from render.boxes import CARD_HEIGHT, CARD_WIDTH, INDEX
from render.courtiers import courtier
from render.curves import FINE, Point
from render.lettering import rank_mask
from render.suits import suit_mask
from render.theme import Colour, Theme, blend

CAP: Final = 33
"""The height of a rank in the corner."""
WIDEST: Final = 24
"""How wide a rank may be: the ten is squeezed."""
SIGN: Final = 26
"""The size of a suit in the corner."""
PIP: Final = 50
"""The size of the suit in the middle of a number card."""
ACE: Final = 55
_DIMMED: Final = 0.19
"""How much darker the paper of a finished pile is."""
_TICK: Final[tuple[Point, ...]] = ((3, 16), (13, 26), (33, 4))
_TICK_SIZE: Final = (36, 30)
_STROKE: Final = 5
_TONES: Final = 3
_FEW_TONES: Final = [round(round(part * _TONES / 255) * 255 / _TONES) for part in range(256)]
"""Smooth edges in a few tones look the same and pack better."""


def face(theme: Theme, rank: Rank, suit: Suit, *, pip: bool = True) -> Image.Image:
    """Return a card's face in full colour, with square corners and no edge.

    A number card may do without its large `pip`.
    """
    picture = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), theme.paper)
    if rank >= Rank.JACK:
        picture.paste(courtier(theme, rank, suit))
    elif pip:
        _pip(picture, theme, rank, suit)
    ink = theme.ink(suit)
    middle = INDEX.left + INDEX.width // 2
    letter = rank_mask(theme.letter(rank), CAP, WIDEST)
    for column in (middle, CARD_WIDTH - middle):
        stamp(picture, letter, ink, column, INDEX.top + letter.height // 2)
        stamp(picture, suit_mask(suit, SIGN), ink, column, INDEX.bottom - SIGN // 2 - 1)
    return picture


def finished(theme: Theme, suit: Suit) -> Image.Image:
    """Return what lies upon a finished pile: its suit and a tick, on paper that steps back."""
    dimmed = blend(theme.paper, (0, 0, 0), _DIMMED)
    picture = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), dimmed)
    ink, middle = theme.ink(suit), CARD_WIDTH // 2
    stamp(picture, suit_mask(suit, ACE), ink, middle, 16 + ACE // 2)
    stamp(picture, _tick(), ink, middle, CARD_HEIGHT - 17 - _TICK_SIZE[1] // 2)
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


def stamp(picture: Image.Image, mask: Image.Image, ink: Colour, x: int, y: int) -> None:
    """Print a mask in a colour, with its middle at a point."""
    corner = (x - mask.width // 2, y - mask.height // 2)
    box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
    picture.paste(ink, box, mask.point(_FEW_TONES))


def _pip(picture: Image.Image, theme: Theme, rank: Rank, suit: Suit) -> None:
    size = ACE if rank is Rank.ACE else PIP
    mask = suit_mask(suit, size)
    stamp(picture, mask, theme.ink(suit), CARD_WIDTH // 2, CARD_HEIGHT - 8 - size // 2)
