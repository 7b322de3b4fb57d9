"""What players wish for themselves: where and how often they are reminded, and the digest."""

from dataclasses import dataclass, replace
from datetime import timedelta
from enum import Enum
from typing import Final

from bot.service.clock import Clock, utc_now
from bot.service.overview import overview
from bot.service.table import Summary
from bot.service.timekeeping import rescheduled
from bot.store import Store
from bot.store.habits import HabitRow

WEEK: Final = timedelta(days=7)

MOST_HOURS: Final = 14 * 24
"""The longest interval of reminders: as long as the slowest pace."""


class Where(Enum):
    """Where somebody is reminded; the value is its word in the store."""

    THREAD = "thread"
    DM = "dm"
    OFF = "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Habit:
    """What one player has chosen; `takes_dm` says that no direct message was turned away."""

    where: Where = Where.THREAD
    hours: int | None = None
    takes_dm: bool = True
    digest: bool = False
    locale: str = ""


@dataclass(frozen=True, slots=True)
class Digest:
    """A player's games of all servers in which it is that player's turn."""

    user_id: int
    locale: str
    games: tuple[Summary, ...]


class Habits:
    """The wishes of the players, kept in a store."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock

    async def of(self, user_id: int) -> Habit:
        """Return what a player wishes; what was never chosen is as for everybody."""
        row = await self._store.habits.of(user_id)
        if row is None:
            return Habit()
        return Habit(
            where=Where(row.place),
            hours=row.hours,
            takes_dm=not row.dm_closed,
            digest=row.digest_at is not None,
            locale=row.locale,
        )

    async def remind(self, user_id: int, where: Where, hours: int | None, locale: str) -> None:
        """Remind a player there from now on, every so many hours if any are given."""
        row = await self._row(user_id)
        habit = replace(row, place=where.value, hours=hours, locale=locale, dm_closed=False)
        await self._store.habits.keep(habit)
        now = self._clock()
        for game in await self._store.games.in_play_of(user_id):
            if game.on_turn == user_id:
                await self._store.clocks.change(game.game_id, rescheduled(now), now)

    async def send_digest(self, user_id: int, locale: str, *, wanted: bool) -> None:
        """Send a player the weekly digest from now on, or no more."""
        row, at = await self._row(user_id), self._clock() if wanted else None
        await self._store.habits.keep(replace(row, digest_at=at, locale=locale, dm_closed=False))

    async def closed(self, user_id: int) -> None:
        """Note that a player takes no direct messages: none is tried again until asked for."""
        await self._store.habits.closed(user_id)

    async def digests(self) -> tuple[Digest, ...]:
        """Return the digests to be sent now; the next one of each is due in a week.

        One that is not sent is not made up for.
        """
        now = self._clock()
        rows = await self._store.habits.digests(now, now + WEEK)
        return tuple([await self._digest(row) for row in rows])

    async def _digest(self, row: HabitRow) -> Digest:
        rows = await self._store.games.in_play_of(row.user_id)
        games = await overview(self._store, rows, row.user_id, self._clock())
        mine = tuple(game for game in games if game.on_turn.user_id == row.user_id)
        return Digest(row.user_id, row.locale, mine)

    async def _row(self, user_id: int) -> HabitRow:
        kept = await self._store.habits.of(user_id)
        return kept or HabitRow(user_id=user_id, place=Where.THREAD.value)
