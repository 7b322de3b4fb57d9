"""How a game ended, and why an event is refused."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.cards import Seat
from engine.events import Event


class Ending(Enum):
    """What ended a game."""

    CARDS_GONE = auto()
    RESIGNED = auto()
    AGREED = auto()
    NOTHING_MOVES = auto()
    REPETITION = auto()
    NO_CENTRE_PLAY = auto()
    DRAW_CLAIMED = auto()
    TIME_CLAIMED = auto()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winner, or None for a draw, and what ended it.

    A provisional end may still be called (rules.md 4.5).
    """

    winner: Seat | None
    ending: Ending
    provisional: bool = False


class Refusal(Enum):
    """Why an event cannot happen now, apart from the rules of moving."""

    GAME_OVER = auto()
    NOT_YOUR_TURN = auto()
    NOTHING_TO_UNDO = auto()
    REVEALED = auto()
    UNDO_NEEDS_CONSENT = auto()
    ALREADY_ASKED = auto()
    NOT_ASKED = auto()
    ALREADY_OFFERED = auto()
    NOT_OFFERED = auto()
    DECLINED_THIS_TURN = auto()
    NO_CLAIM = auto()
    OWN_TIME = auto()
    NO_CALLS = auto()
    NO_WINDOW = auto()
    BARRED = auto()
    NO_TOUCH = auto()
    TOUCH_IS_FREE = auto()
    NOTHING_TO_CLOSE = auto()


class Refused(ValueError):
    """The event cannot happen now; nothing was logged."""

    def __init__(self, event: Event, refusal: Refusal) -> None:
        """Keep the event and the refusal."""
        super().__init__(f"{event}: {refusal.name}")
        self.event, self.refusal = event, refusal
