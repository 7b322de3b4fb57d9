"""All that is written into the log of a game."""

from dataclasses import dataclass

from engine.cards import Seat
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Moved:
    """A player moved: a card, a talon card turned, or the turn ended."""

    by: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Undone:
    """A player took back the last move of the turn, which had turned nothing up."""

    by: Seat


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A player asks to take back the whole turn."""

    by: Seat


@dataclass(frozen=True, slots=True)
class UndoGranted:
    """The opponent lets the turn be taken back to its start."""

    by: Seat


@dataclass(frozen=True, slots=True)
class UndoDeclined:
    """The opponent does not let the turn be taken back."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A player offers a draw."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DrawAccepted:
    """A player accepts the draw that the opponent offers."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """A player declines the draw that the opponent offers."""

    by: Seat


@dataclass(frozen=True, slots=True)
class DrawClaimed:
    """A player claims the draw that long turns without a centre play give (rules.md 2.11d)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives the game up."""

    by: Seat


@dataclass(frozen=True, slots=True)
class TimeClaimed:
    """A player claims the win because the opponent's time is up (rules.md 6)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class AbortAsked:
    """A player asks to call the game off, just after it has begun."""

    by: Seat


@dataclass(frozen=True, slots=True)
class AbortGranted:
    """The opponent lets the game be called off."""

    by: Seat


@dataclass(frozen=True, slots=True)
class AbortDeclined:
    """The opponent does not let the game be called off."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Aborted:
    """A player calls the game off alone, the opponent having made no move."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Annulled:
    """Whoever runs the place ended the game while this player was on turn; it counts for nobody."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A player calls "Crapette!"; `line` shows a combination, or is empty (FR 46, FR 47)."""

    by: Seat
    line: str = ""


@dataclass(frozen=True, slots=True)
class Touched:
    """A player touched a card that cannot be played so (BR 39)."""

    by: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Closed:
    """The player who could still call lets the end of the game stand."""

    by: Seat


Event = (
    Moved
    | Undone
    | UndoAsked
    | UndoGranted
    | UndoDeclined
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | DrawClaimed
    | Resigned
    | TimeClaimed
    | AbortAsked
    | AbortGranted
    | AbortDeclined
    | Aborted
    | Annulled
    | Called
    | Touched
    | Closed
)
