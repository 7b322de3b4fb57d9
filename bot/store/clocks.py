"""The clocks of the games: each changes in one transaction with what changes it."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    and_,
    exists,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clock_rows import ChimeRow, ClockRow, Facts, Wind
from bot.store.clock_table import CLOCK
from bot.store.database import Database
from bot.store.habit_table import HABIT
from bot.store.holiday_table import HOLIDAY
from bot.store.meta import read, write
from bot.store.outbox import owe
from bot.store.schema import GAME, OUTBOX
from bot.store.troubles import present

HEARTBEAT: Final = "heartbeat"
_MOMENTS: Final = ("due_at", "remind_at", "adjourn_at")


async def change(
    connection: AsyncConnection, game_id: int, wind: Wind, due_at: datetime
) -> tuple[int, ...]:
    """Wind a game's clock, and return the numbers of what must be told of it."""
    changed = wind(await _facts(connection, game_id))
    if changed is None:
        return ()
    values = changed.clock.values
    done = await connection.execute(update(CLOCK).where(CLOCK.c.game_id == game_id).values(values))
    if not done.rowcount:
        await connection.execute(insert(CLOCK).values(values))
    told = [await _apart(connection, game_id, chime) for chime in changed.told]
    return tuple([await owe(connection, game_id, None, due_at, chime) for chime in told])


async def _apart(connection: AsyncConnection, game_id: int, chime: ChimeRow) -> ChimeRow:
    """Return what must be told with a number of its own, if the same was told at that moment."""
    same = (OUTBOX.c.kind == chime.kind, OUTBOX.c.turn == chime.turn)
    query = select(func.max(OUTBOX.c.number)).where(OUTBOX.c.game_id == game_id, *same)
    last = (await connection.execute(query)).scalar_one()
    return chime if last is None or last < chime.number else replace(chime, number=last + 1)


async def clock_of(connection: AsyncConnection, game_id: int) -> ClockRow | None:
    """Return a game's clock, or None as long as it has none."""
    found = await connection.execute(
        select(*ClockRow.columns(CLOCK)).where(CLOCK.c.game_id == game_id)
    )
    row = found.one_or_none()
    return None if row is None else ClockRow.read(row)


async def shift(connection: AsyncConnection, gap: timedelta, where: ColumnElement[bool]) -> None:
    """Let everything that the clocks of some games wait for come later.

    Who is away stays away as long as told.
    """
    milliseconds = round(gap.total_seconds() * 1000)
    games = select(GAME.c.game_id).where(where)
    for table, names in ((CLOCK, _MOMENTS), (GAME, ("closes_at",))):
        later = {name: type_coerce(table.c[name], BigInteger) + milliseconds for name in names}
        await connection.execute(update(table).where(table.c.game_id.in_(games)).values(later))


class Clocks:
    """The clocks of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, game_id: int, wind: Wind, due_at: datetime) -> tuple[int, ...]:
        """Wind a game's clock, and return the numbers of what must be told of it."""
        async with self._database.writing() as connection:
            return await change(connection, game_id, wind, due_at)

    async def of(self, game_ids: tuple[int, ...]) -> dict[int, ClockRow]:
        """Return the clocks of these games, by game."""
        query = select(*ClockRow.columns(CLOCK)).where(CLOCK.c.game_id.in_(game_ids))
        async with self._database.reading() as connection:
            found = [ClockRow.read(row) for row in await connection.execute(query)]
        return {clock.game_id: clock for clock in found}

    async def due(self, now: datetime) -> tuple[int, ...]:
        """Return the games in play at whose clock something is to be done by now."""
        away = exists().where(HOLIDAY.c.user_id == GAME.c.on_turn, HOLIDAY.c.until > now)
        running = and_(CLOCK.c.due_at.is_not(None), CLOCK.c.expired_at.is_(None))
        reached = or_(
            CLOCK.c.remind_at <= now,
            CLOCK.c.adjourn_at <= now,
            and_(running, or_(CLOCK.c.due_at <= now, away)),
            and_(CLOCK.c.left.is_not(None), GAME.c.closes_at.is_(None), ~away),
        )
        query = (
            select(GAME.c.game_id)
            .outerjoin_from(GAME, CLOCK)
            .where(
                GAME.c.outcome.is_(None),
                present(GAME.c.guild_id),
                or_(CLOCK.c.game_id.is_(None), reached),
            )
            .order_by(GAME.c.game_id)
        )
        async with self._database.reading() as connection:
            return tuple((await connection.execute(query)).scalars())

    async def beat(self, now: datetime, longest: timedelta) -> timedelta | None:
        """Note that the time is being kept.

        If it was not for longer than this, all that was to come comes later by as much.

        Returns:
            How long the time was not kept, or None if it was.
        """
        async with self._database.writing() as connection:
            last = await read(connection, HEARTBEAT)
            await write(connection, HEARTBEAT, now.isoformat())
            gap = None if last is None else now - datetime.fromisoformat(last)
            if gap is None or gap <= longest:
                return None
            await shift(connection, gap, present(GAME.c.guild_id))
            return gap


async def _facts(connection: AsyncConnection, game_id: int) -> Facts:
    hours = select(HABIT.c.hours).where(HABIT.c.user_id == GAME.c.on_turn)
    until = select(func.max(HOLIDAY.c.until)).where(HOLIDAY.c.user_id == GAME.c.on_turn)
    query = select(
        *Facts.columns(GAME),
        hours.scalar_subquery().label("hours"),
        until.scalar_subquery().label("away_until"),
    )
    row = (await connection.execute(query.where(GAME.c.game_id == game_id))).one()
    return Facts.read(row, clock=await clock_of(connection, game_id))
