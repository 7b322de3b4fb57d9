"""What is refused because of the time; each error carries the facts."""

from datetime import datetime

from bot.service.errors import ServiceError


class NoClock(ServiceError):
    """A game without a pace has no deadline that could be moved."""


class AlreadyExtended(ServiceError):
    """A player has had the one extension of the game."""


class TimeIsUp(ServiceError):
    """The deadline has passed, so it cannot be moved any more by who missed it."""


class TimeNotUp(ServiceError):
    """The opponent still has time, so nothing can be claimed or given."""

    def __init__(self, due_at: datetime | None) -> None:
        super().__init__("the time is not up")
        self.due_at = due_at


class ClockStands(ServiceError):
    """The clock stands, so there is nothing to extend."""


class NotAdjourned(ServiceError):
    """The game is not adjourned, so it cannot be resumed."""


class NotThisTurn(ServiceError):
    """The turn that a button was about is over."""


class NoSuchDay(ServiceError):
    """A text is neither a day nor a number of days."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no day: {text!r}")
        self.text = text


class DayPast(ServiceError):
    """A holiday would end on a day that has passed."""

    def __init__(self, text: str) -> None:
        super().__init__(f"a day that has passed: {text!r}")
        self.text = text


class TooLongAway(ServiceError):
    """A player wants to be away for more days than a year gives."""

    def __init__(self, days_left: int, year: int) -> None:
        super().__init__(f"{days_left} days are left in {year}")
        self.days_left, self.year = days_left, year


TimeError = (
    NoClock
    | AlreadyExtended
    | TimeIsUp
    | TimeNotUp
    | ClockStands
    | NotAdjourned
    | NotThisTurn
    | NoSuchDay
    | DayPast
    | TooLongAway
)
