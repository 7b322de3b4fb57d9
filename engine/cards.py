"""The 104 cards, their ranks and suits, and the two seats."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, TypeVar

T = TypeVar("T")


class Seat(IntEnum):
    """A player's side of the table: A sits at the bottom of the picture, B at the top."""

    A = 0
    B = 1

    @property
    def other(self) -> "Seat":
        """The opponent's seat."""
        return Seat.B if self is Seat.A else Seat.A

    def put(self, pair: tuple[T, T], to: T) -> tuple[T, T]:
        """Return a pair that holds something of each seat, with this seat's put in place."""
        return (to, pair[1]) if self is Seat.A else (pair[0], to)


class Suit(IntEnum):
    """The four suits, in the order that breaks ties: spades highest (rules.md 3, tie)."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def is_red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)

    @property
    def symbol(self) -> str:
        """The suit's sign, one of ♠♥♦♣."""
        return "♠♥♦♣"[self]


class Rank(IntEnum):
    """The thirteen ranks: the ace is low and the king is high everywhere (rules.md 1)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def symbol(self) -> str:
        """The rank as it is printed: A, 2 … 10, J, Q, K."""
        return _RANK_SYMBOLS[self]


_RANK_SYMBOLS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 104 cards; the pack tells the two equal faces apart.

    `face` is the number of `face_of`, the same for both copies.
    """

    rank: Rank
    suit: Suit
    pack: Seat
    face: int = field(init=False, repr=False, compare=False)
    is_red: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out once what every look at a table asks of its cards."""
        object.__setattr__(self, "face", face_of(self.rank, self.suit))
        object.__setattr__(self, "is_red", self.suit.is_red)

    def __str__(self) -> str:
        """Return the card's face as people write it, `9♥`."""
        return f"{self.rank.symbol}{self.suit.symbol}"


def face_of(rank: Rank, suit: Suit) -> int:
    """Return the number of a face, from 1 for the ace of spades to 52."""
    return len(Rank) * suit + rank


def pack(seat: Seat) -> tuple[Card, ...]:
    """Return one player's pack of 52 cards, spades to clubs, ace to king."""
    return tuple(Card(rank, suit, seat) for suit in Suit for rank in Rank)
