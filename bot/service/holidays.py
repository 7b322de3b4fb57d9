"""When players are away, which stops the clocks that run for them."""

from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Final

from bot.service.clock import Clock, utc_now
from bot.service.time_errors import DayPast, NoSuchDay, TooLongAway
from bot.service.timekeeping import back, left_for
from bot.store import Store
from bot.store.holidays import HolidayRow

A_YEAR: Final = 30
"""How many days a year a player may be away."""

MANY: Final = 999
"""More days than this are read as so many: that is too long in any case."""

LONGEST: Final = 7
"""How many digits a number of days may have; eight are a day, as in 20300831."""

_DAY: Final = timedelta(days=1)


class Holidays:
    """The holidays of the players, kept in a store."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock

    async def leave(self, user_id: int, until: str) -> datetime:
        """Let a player be away from now until a day (to its end, UTC) or for some days.

        What lasts already ends. It is owed to every game in play of the player that it is told.

        Raises:
            NoSuchDay: the text is neither a day nor a number of days.
            DayPast: it is a day that has passed.
            TooLongAway: that would be more than a year gives.
        """
        now = self._clock()
        end = _end(until, now)
        check = partial(_check, since=now, until=end)
        wind = left_for(user_id, now)
        await self._store.holidays.take(user_id, (now, end), check, wind)
        return end

    async def come_back(self, user_id: int) -> bool:
        """End the holiday that lasts, and return whether there was one."""
        now = self._clock()
        return await self._store.holidays.end(user_id, now, back(now))

    async def until(self, user_ids: tuple[int, ...]) -> dict[int, datetime]:
        """Return until when those of these people are away who are."""
        now, found = self._clock(), await self._store.holidays.until(user_ids)
        return {user_id: until for user_id, until in found.items() if until > now}


def _end(text: str, now: datetime) -> datetime:
    """Return when a holiday ends, whose end was typed."""
    word = text.strip()
    if word.isascii() and word.isdigit() and word.strip("0") and len(word) <= LONGEST:
        return now + min(int(word), MANY) * _DAY
    try:
        day = datetime.fromisoformat(word).date()
    except ValueError as error:
        raise NoSuchDay(text) from error
    # The last day there is has no day after it, so it is read as the one before.
    end = datetime.combine(min(day, date.max - _DAY), time(), UTC) + _DAY
    if end <= now:
        raise DayPast(text)
    return end


def _check(before: tuple[HolidayRow, ...], *, since: datetime, until: datetime) -> None:
    """Do nothing if no year has more days away than it may."""
    taken = [(row.since, row.until) for row in before]
    for year in range(since.year, until.year + 1):
        first, last = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
        spent = sum((_within(span, first, last) for span in taken), timedelta())
        if spent + _within((since, until), first, last) > A_YEAR * _DAY:
            raise TooLongAway((A_YEAR * _DAY - spent) // _DAY, year)


def _within(span: tuple[datetime, datetime], first: datetime, last: datetime) -> timedelta:
    return max(min(span[1], last) - max(span[0], first), timedelta())
