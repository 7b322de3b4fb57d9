"""When the player waited for is reminded, and of what: three times a turn at most."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import islice
from typing import Final

from bot.service.chimes import ChimeKind
from bot.store.clock_rows import ClockRow

MONTH: Final = timedelta(days=30)
"""How long nobody reacts before a game is adjourned."""

MOST: Final = 3
"""How many reminders a turn has at most."""

_BLUR: Final = timedelta(seconds=1)
"""Times are kept in whole milliseconds; what is as close as this is the same time."""

Reminder = tuple[datetime, ChimeKind]


def next_reminder(clock: ClockRow, hours: int | None, now: datetime) -> datetime | None:
    """Return when to remind next, after now; None if no more in this turn."""
    if clock.muted or clock.reminded >= MOST:
        return None
    later = now + _BLUR
    return next((at for at, _kind in _reminders(clock, hours) if at > later), None)


def kind_of(clock: ClockRow, hours: int | None, now: datetime) -> ChimeKind:
    """Return of what kind the reminder is that is due now: the last one whose time has come."""
    passed = [kind for at, kind in _reminders(clock, hours) if at <= now + _BLUR]
    return passed[-1] if passed else ChimeKind.OWN


def _reminders(clock: ClockRow, hours: int | None) -> Iterator[Reminder]:
    """Yield when a turn's reminders are due, in order: the player's own interval replaces half."""
    if clock.due_at is None or clock.allowance is None:
        if hours is not None and clock.adjourn_at is not None:
            yield from _own(clock.adjourn_at - MONTH, hours, clock.adjourn_at)
        return
    allowance = timedelta(milliseconds=clock.allowance)
    tenth = clock.due_at - allowance / 10
    if hours is None:
        yield clock.due_at - allowance / 2, ChimeKind.HALF
    else:
        own = _own(clock.due_at - allowance, hours, tenth)
        yield from islice(own, MOST - 1)  # the last warning is not used up
    yield tenth, ChimeKind.TENTH


def _own(start: datetime, hours: int, end: datetime) -> Iterator[Reminder]:
    at = start + timedelta(hours=hours)
    while at < end:
        yield at, ChimeKind.OWN
        at += timedelta(hours=hours)
