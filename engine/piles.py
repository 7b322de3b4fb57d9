"""The places of the table, whose they are, and what the mover calls them."""

from enum import IntEnum
from typing import Final, NamedTuple

from engine.cards import Card, Seat, Suit


class Place(IntEnum):
    """Where a card can lie, the same for both players.

    The houses `a`–`d` are the left column and `e`–`h` the right column, top to bottom.
    The centre has two piles of each suit, side by side. The upcard is the mover's.
    """

    HOUSE_A = 0
    HOUSE_B = 1
    HOUSE_C = 2
    HOUSE_D = 3
    HOUSE_E = 4
    HOUSE_F = 5
    HOUSE_G = 6
    HOUSE_H = 7
    SPADES_1 = 8
    SPADES_2 = 9
    HEARTS_1 = 10
    HEARTS_2 = 11
    DIAMONDS_1 = 12
    DIAMONDS_2 = 13
    CLUBS_1 = 14
    CLUBS_2 = 15
    RESERVE_A = 16
    RESERVE_B = 17
    TALON_A = 18
    TALON_B = 19
    WASTE_A = 20
    WASTE_B = 21
    UPCARD = 22


class Spot(IntEnum):
    """What the mover calls a pile: a house, the centre, my and the opponent's piles."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    CENTRE = 8
    RESERVE = 9
    UPCARD = 10
    WASTE = 11
    THEIR_RESERVE = 12
    THEIR_WASTE = 13

    @property
    def is_house(self) -> bool:
        """Whether the pile is one of the eight houses."""
        return self < Spot.CENTRE


class Pile(NamedTuple):
    """A pile as both players see it: face-down cards counted, face-up cards outermost last."""

    down: int
    up: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many cards lie here, face up or down."""
        return self.down + len(self.up)

    @property
    def top(self) -> Card | None:
        """The outermost card, or None if it lies face down or the pile is empty."""
        return self.up[-1] if self.up else None


EMPTY: Final = Pile(0, ())
HOUSES: Final = tuple(Place)[:8]
CENTRE: Final = tuple(Place)[8:16]
HOUSE_SPOTS: Final = tuple(Spot)[:8]
LETTERS: Final = "abcdefgh"
"""The names of the houses, by their number."""
THEIRS: Final = (Spot.THEIR_RESERVE, Spot.THEIR_WASTE)
"""The opponent's piles that show a card: those that may be loaded."""

_OUTSIDE: Final = (
    (Place.RESERVE_A, Place.UPCARD, Place.WASTE_A, Place.RESERVE_B, Place.WASTE_B),
    (Place.RESERVE_B, Place.UPCARD, Place.WASTE_B, Place.RESERVE_A, Place.WASTE_A),
)
_PLACES: Final = tuple((*HOUSES, None, *outside) for outside in _OUTSIDE)


def place_of(spot: Spot, mover: Seat) -> Place:
    """Return where a mover's pile lies.

    Raises:
        KeyError: the spot is the centre, which is eight places (see `centre_places`).
    """
    place = _PLACES[mover][spot]
    if place is None:
        raise KeyError(spot)
    return place


def centre_places(suit: Suit) -> tuple[Place, Place]:
    """Return the suit's two piles in the centre."""
    return CENTRE[2 * suit], CENTRE[2 * suit + 1]


def reserve_of(seat: Seat) -> Place:
    """Return where a player's reserve lies."""
    return (Place.RESERVE_A, Place.RESERVE_B)[seat]


def talon_of(seat: Seat) -> Place:
    """Return where a player's talon lies."""
    return (Place.TALON_A, Place.TALON_B)[seat]


def waste_of(seat: Seat) -> Place:
    """Return where a player's waste lies."""
    return (Place.WASTE_A, Place.WASTE_B)[seat]
