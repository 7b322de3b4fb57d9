"""The face of a card: rank over suit in both upper corners, and a picture below."""

from typing import Final

from PIL import Image

from engine.cards import Rank, Suit
from render.boxes import CARD_HEIGHT, CARD_WIDTH, INDEX
from render.lettering import rank_mask
from render.suits import suit_mask
from render.theme import Colour, Theme

CAP: Final = 33
"""The height of a rank in the corner."""
SIGN: Final = 25
"""The size of a suit in the corner."""
PIP: Final = 52
"""The size of the suit in the middle of a number card."""
ACE: Final = 62


def face(theme: Theme, rank: Rank, suit: Suit) -> Image.Image:
    """Return a card's face in full colour, with square corners and no edge."""
    picture = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), theme.paper)
    _pip(picture, theme, rank, suit)
    ink = theme.ink(suit)
    middle = INDEX.left + INDEX.width // 2
    letter = rank_mask(theme.letter(rank), CAP, INDEX.width)
    for column in (middle, CARD_WIDTH - middle):
        stamp(picture, letter, ink, column, INDEX.top + CAP // 2)
        stamp(picture, suit_mask(suit, SIGN), ink, column, INDEX.bottom - SIGN // 2 - 1)
    return picture


def stamp(picture: Image.Image, mask: Image.Image, ink: Colour, x: int, y: int) -> None:
    """Print a mask in a colour, with its middle at a point."""
    corner = (x - mask.width // 2, y - mask.height // 2)
    picture.paste(ink, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)


def _pip(picture: Image.Image, theme: Theme, rank: Rank, suit: Suit) -> None:
    size = ACE if rank is Rank.ACE else PIP
    mask = suit_mask(suit, size)
    stamp(picture, mask, theme.ink(suit), CARD_WIDTH // 2, CARD_HEIGHT - 10 - size // 2)
