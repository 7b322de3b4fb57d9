"""What players wish for themselves: how they are reminded, and the weekly digest."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import insert, select, update

from bot.store.database import Database
from bot.store.habit_table import HABIT
from bot.store.rows import Kept


@dataclass(frozen=True, slots=True, kw_only=True)
class HabitRow(Kept):
    """What one player has chosen."""

    user_id: int
    place: str
    hours: int | None = None
    dm_closed: bool = False
    digest_at: datetime | None = None
    locale: str = ""


class Habits:
    """The wishes of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> HabitRow | None:
        """Return what a player wishes, or None if nothing was ever chosen."""
        query = select(*HabitRow.columns(HABIT)).where(HABIT.c.user_id == user_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else HabitRow.read(row)

    async def keep(self, habit: HabitRow) -> None:
        """Note what a player wishes from now on."""
        async with self._database.writing() as connection:
            mine = update(HABIT).where(HABIT.c.user_id == habit.user_id)
            done = await connection.execute(mine.values(habit.values))
            if not done.rowcount:
                await connection.execute(insert(HABIT).values(habit.values))

    async def closed(self, user_id: int) -> None:
        """Note that a player takes no direct messages."""
        async with self._database.writing() as connection:
            mine = update(HABIT).where(HABIT.c.user_id == user_id)
            await connection.execute(mine.values(dm_closed=True))

    async def digests(self, now: datetime, next_at: datetime) -> tuple[HabitRow, ...]:
        """Return whose digest is due, each once: the next one is due at another time."""
        due = (HABIT.c.digest_at <= now, HABIT.c.dm_closed.is_(False))
        async with self._database.writing() as connection:
            found = await connection.execute(select(*HabitRow.columns(HABIT)).where(*due))
            rows = tuple(HabitRow.read(row) for row in found)
            await connection.execute(update(HABIT).where(*due).values(digest_at=next_at))
            return rows
