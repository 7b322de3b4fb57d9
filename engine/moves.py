"""What a player can do on the table, and the ways in which it can be wrong."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.cards import Card
from engine.piles import Spot


@dataclass(frozen=True, slots=True)
class Play:
    """One card goes from the top of a pile to another pile."""

    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards go from a house to a house by way of another, empty one (PT 29)."""

    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Turn:
    """The next talon card is turned up, after recycling if the talon is empty."""


@dataclass(frozen=True, slots=True)
class End:
    """The upcard goes to the waste, or nothing is left to turn; the turn passes."""


Move = Play | Pair | Turn | End

TURN: Final = Turn()
END: Final = End()


class Reason(Enum):
    """Why a move cannot be made."""

    NOTHING_THERE = auto()
    NO_UPCARD = auto()
    FACE_DOWN = auto()
    NOT_A_SOURCE = auto()
    NOT_A_TARGET = auto()
    SAME_HOUSE = auto()
    OWN_WASTE = auto()
    WASTE_AFTER_RESERVE = auto()
    WASTE_TO_EMPTY_HOUSE = auto()
    OPPONENT_CARD = auto()
    OPPONENT_CARD_TO_CENTRE = auto()
    CENTRE_WANTS_ACE = auto()
    CENTRE_SEQUENCE = auto()
    HOUSE_SEQUENCE = auto()
    UPCARD_AFTER_RESERVE = auto()
    NO_OPEN_HOUSE = auto()
    LONE_CARD = auto()
    CIRCLE = auto()
    LONG_ROW = auto()
    LOAD_ON_EMPTY = auto()
    LOAD_SEQUENCE = auto()
    RESERVE_UNUSED = auto()
    NO_PAIRS = auto()
    PAIR_TOO_SHORT = auto()
    PAIR_WITHOUT_HOUSE = auto()
    UPCARD_LIES_UP = auto()
    NOTHING_TO_TURN = auto()
    TURNS_BY_ITSELF = auto()
    TURN_FIRST = auto()
    UPCARD_FITS = auto()
    DUTY_RESERVE = auto()
    DUTY_CENTRE = auto()
    DUTY_HOUSE = auto()
    DUTY_UPCARD = auto()


@dataclass(frozen=True, slots=True)
class Facts:
    """What a sentence about a refused move needs to name.

    `card` would have moved; `onto` is the card it would have met; `must` are the plays
    that an open duty demands.
    """

    card: Card | None = None
    onto: Card | None = None
    must: tuple[tuple[Card, Play], ...] = ()


NO_FACTS: Final = Facts()


class IllegalMove(ValueError):
    """The move cannot be made here; nothing happened."""

    def __init__(self, move: Move, reason: Reason, facts: Facts = NO_FACTS) -> None:
        """Keep the move, the reason and the cards it concerns."""
        super().__init__(f"{move}: {reason.name}")
        self.move, self.reason, self.facts = move, reason, facts
