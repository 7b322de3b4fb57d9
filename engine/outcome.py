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
    ABORTED = auto()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winner, or None, and what ended it.

    Without a winner it is a draw, unless the game was called off: then it counts as nothing.

    A provisional end may still be called (rules.md 4.5).
    """

    winner: Seat | None
    ending: Ending
    provisional: bool = False

    @property
    def is_draw(self) -> bool:
        """Whether the game was played to a draw."""
        return self.winner is None and self.ending is not Ending.ABORTED


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
    ABORT_TOO_LATE = auto()
    ABORT_NEEDS_CONSENT = auto()
    ABORT_ASKED = auto()
    ABORT_NOT_ASKED = auto()
    ABORT_DECLINED = auto()
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
