"""The face of a card: rank over suit in both upper corners, and a picture below."""

from typing import Final

from PIL import Image

from engine.cards import Rank, Suit
from render.boxes import CARD_HEIGHT, CARD_WIDTH, INDEX
from render.courtiers import courtier
from render.lettering import rank_mask
from render.suits import suit_mask
from render.theme import Colour, Theme

CAP: Final = 33
"""The height of a rank in the corner."""
WIDEST: Final = 24
"""How wide a rank may be: the ten is squeezed."""
SIGN: Final = 26
"""The size of a suit in the corner."""
PIP: Final = 50
"""The size of the suit in the middle of a number card."""
ACE: Final = 55
"""The size of the suit on an ace."""
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


def stamp(picture: Image.Image, mask: Image.Image, ink: Colour, x: int, y: int) -> None:
    """Print a mask in a colour, with its middle at a point."""
    corner = (x - mask.width // 2, y - mask.height // 2)
    box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
    picture.paste(ink, box, mask.point(_FEW_TONES))


def _pip(picture: Image.Image, theme: Theme, rank: Rank, suit: Suit) -> None:
    size = ACE if rank is Rank.ACE else PIP
    mask = suit_mask(suit, size)
    stamp(picture, mask, theme.ink(suit), CARD_WIDTH // 2, CARD_HEIGHT - 8 - size // 2)
