"""The times in which players are away."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Update, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clock_rows import Wind
from bot.store.clocks import change
from bot.store.database import Database
from bot.store.holiday_table import HOLIDAY
from bot.store.parties import plays
from bot.store.rows import Kept
from bot.store.schema import GAME

Check = Callable[[tuple["HolidayRow", ...]], None]
"""Raises if one more holiday may not be had beside those there were."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HolidayRow(Kept):
    """Somebody is away."""

    holiday_id: int
    user_id: int
    since: datetime
    until: datetime


async def away_until(connection: AsyncConnection, user_ids: tuple[int, ...]) -> dict[int, datetime]:
    """Return when the last holiday of each of these people ends, if they ever had one."""
    query = select(HOLIDAY.c.user_id, func.max(HOLIDAY.c.until).label("until"))
    mine = query.where(HOLIDAY.c.user_id.in_(user_ids)).group_by(HOLIDAY.c.user_id)
    return {row.user_id: row.until for row in await connection.execute(mine)}


class Holidays:
    """The holidays of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(
        self, user_id: int, span: tuple[datetime, datetime], check: Check, wind: Wind
    ) -> None:
        """Begin a holiday instead of the one that lasts, if any, unless `check` raises.

        `check` sees, in the same transaction, all holidays that there were; `wind` is what
        becomes of the clocks of the player's games.
        """
        since, until = span
        async with self._database.writing() as connection:
            await connection.execute(_ending(user_id, since))
            query = select(*HolidayRow.columns(HOLIDAY)).where(HOLIDAY.c.user_id == user_id)
            check(tuple(HolidayRow.read(row) for row in await connection.execute(query)))
            new = {"user_id": user_id, "since": since, "until": until}
            await connection.execute(insert(HOLIDAY).values(new))
            await _wind_all(connection, user_id, wind, since)

    async def end(self, user_id: int, now: datetime, wind: Wind) -> bool:
        """End the holiday that lasts, and return whether there was one."""
        async with self._database.writing() as connection:
            ended = bool((await connection.execute(_ending(user_id, now))).rowcount)
            await _wind_all(connection, user_id, wind, now)
            return ended

    async def until(self, user_ids: tuple[int, ...]) -> dict[int, datetime]:
        """Return when the last holiday of each of these people ends, if they ever had one."""
        async with self._database.reading() as connection:
            return await away_until(connection, user_ids)


def _ending(user_id: int, now: datetime) -> Update:
    mine = (HOLIDAY.c.user_id == user_id, HOLIDAY.c.until > now)
    return update(HOLIDAY).where(*mine).values(until=now)


async def _wind_all(connection: AsyncConnection, user_id: int, wind: Wind, now: datetime) -> None:
    """Wind the clocks of all games in play of a player."""
    games = select(GAME.c.game_id).where(plays(user_id), GAME.c.outcome.is_(None))
    found = await connection.execute(games.order_by(GAME.c.game_id))
    for game_id in found.scalars().all():
        await change(connection, game_id, wind, now)
