"""How a table looks: colours, suits and the letters of the court cards, as data."""

from dataclasses import dataclass, replace
from typing import Final, Self

from engine.cards import Rank, Seat, Suit

Colour = tuple[int, int, int]


def blend(one: Colour, other: Colour, part: float) -> Colour:
    """Return the colour `part` of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


SKIN: Final = (244, 211, 172)
BLUSH: Final = (222, 168, 128)
GOLD: Final = (233, 178, 66)
BRONZE: Final = (176, 120, 34)
WHITE: Final = (255, 255, 255)
BLACK: Final = (40, 30, 30)
GREY: Final = (104, 92, 88)
AUBURN: Final = (126, 62, 30)
BLOND: Final = (196, 136, 54)
LIPS: Final = (190, 60, 60)
COURTLY: Final[tuple[Colour, ...]] = (SKIN, BLUSH, GOLD, BRONZE, BLACK, GREY, AUBURN, BLOND, LIPS)
"""The colours of the court: skin, hair and gold are the same in every theme."""

_DARK: Final = 60
"""An ink in which no part is brighter is too dark for a robe."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """All that can differ between two pictures of one table.

    `felt` runs from the lightest over the middle to the darkest shade of the table. The
    vignette darkens its corners by so many shades; so many shades make a shadow, a glow, a
    tray, a lit tray, the hollow of an empty slot, its outline, that of a slot in a tray that
    is not lit, and that of an empty house (below zero: a darker one).
    `inks` are the colours of spades, hearts, diamonds and clubs; `court` the letters of
    jack, queen and king; `backs` the colours of A's and B's pack; the
    picture is drawn `shrink` times smaller.
    """

    felt: tuple[Colour, Colour, Colour]
    vignette: int = 18
    shadow: int = 26
    glow: int = 26
    tray: int = 9
    lit: int = 9
    hollow: int = 6
    outline: int = 22
    dim_outline: int = 33
    house_outline: int = 40
    text: Colour
    accent: Colour
    movable: Colour
    fault: Colour
    paper: Colour
    edge: Colour
    inks: tuple[Colour, Colour, Colour, Colour]
    backs: tuple[Colour, Colour]
    dark_robe: Colour = (43, 58, 92)
    court: str = "JQK"
    shrink: int = 1

    def ink(self, suit: Suit) -> Colour:
        """Return the colour of a suit."""
        return self.inks[suit]

    def robe(self, suit: Suit) -> Colour:
        """Return what the court of a suit wears: its colour, if need be a little lighter."""
        red, green, blue = self.inks[suit]
        return self.inks[suit] if max(red, green, blue) > _DARK else self.dark_robe

    def back(self, owner: Seat) -> Colour:
        """Return the colour of a player's pack."""
        return self.backs[owner]

    def letter(self, rank: Rank) -> str:
        """Return what is printed in the corner of a card."""
        return self.court[rank - Rank.JACK] if rank >= Rank.JACK else rank.symbol

    def with_court(self, letters: str) -> Self:
        """Return the theme with a language's letters for jack, queen and king."""
        return replace(self, court=letters)

    def compact(self) -> Self:
        """Return the theme for pictures half as wide, of about half the bytes."""
        return replace(self, shrink=2)

    def with_four_colours(self) -> Self:
        """Return the theme with a colour of its own for each suit."""
        return replace(self, inks=FOUR_INKS, dark_robe=CHARCOAL)


FOUR_INKS: Final = (_hex("0C0D11"), _hex("940018"), _hex("082094"), _hex("006347"))
"""Black, red, blue and green, which differ in brightness too, for who sees no colours."""
CHARCOAL: Final = _hex("44464B")
"""The robe of spades beside blue diamonds."""

DARK: Final = Theme(
    felt=(_hex("5FA387"), _hex("22634D"), _hex("08221A")),
    text=_hex("F4EEDC"),
    accent=_hex("FFC247"),
    movable=_hex("7FD4FF"),
    fault=_hex("FF6B57"),
    paper=_hex("FDFBF5"),
    edge=_hex("B4AC9C"),
    inks=(_hex("0C0D11"), _hex("AE061E"), _hex("AE061E"), _hex("0C0D11")),
    backs=(_hex("A3243B"), _hex("27467E")),
)

LIGHT: Final = replace(
    DARK,
    felt=(_hex("FFFFFF"), _hex("CFDDD3"), _hex("6F8A7C")),
    vignette=8,
    shadow=30,
    outline=-24,
    dim_outline=-28,
    house_outline=-56,
    text=_hex("1E332A"),
    accent=_hex("D9780F"),
    movable=_hex("1B74C9"),
    fault=_hex("C4281B"),
    edge=_hex("A29B8C"),
)

CONTRAST: Final = replace(
    DARK,
    felt=(_hex("8A8A8A"), _hex("101010"), _hex("000000")),
    vignette=0,
    shadow=0,
    tray=0,
    lit=10,
    glow=24,
    outline=30,
    dim_outline=30,
    house_outline=30,
    text=_hex("FFFFFF"),
    accent=_hex("FFE000"),
    movable=_hex("4FD8FF"),
    paper=_hex("FFFFFF"),
    edge=_hex("606060"),
    inks=(_hex("000000"), _hex("AE0018"), _hex("AE0018"), _hex("000000")),
)

COURTS: Final = {
    "de": "BDK",
    "en": "JQK",
    "es": "JQK",
    "fr": "VDR",
    "pt": "VDR",
}
"""The letters of jack, queen and king by language."""
