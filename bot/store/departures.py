"""The servers that the bot is no longer in: what belongs to them waits, and then goes."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clocks import shift
from bot.store.database import Database
from bot.store.departure_table import DEPARTURE
from bot.store.metadata import METADATA
from bot.store.purge import purge
from bot.store.schema import GAME, OUTBOX


class Departures:
    """The servers that were left."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def known(self) -> frozenset[int]:
        """Return the servers that anything belongs to."""
        columns = [table.c.guild_id for table in METADATA.sorted_tables if "guild_id" in table.c]
        query = union(*(select(column) for column in columns))
        async with self._database.reading() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def left(self) -> dict[int, datetime]:
        """Return the servers that were left, and when."""
        query = select(DEPARTURE.c.guild_id, DEPARTURE.c.left_at)
        async with self._database.reading() as connection:
            found = await connection.execute(query)
            return {row.guild_id: row.left_at for row in found}

    async def leave(self, guild_ids: Iterable[int], now: datetime) -> None:
        """Note that servers were left, unless that is noted already."""
        async with self._database.writing() as connection:
            known = set((await connection.execute(select(DEPARTURE.c.guild_id))).scalars())
            for guild_id in {*guild_ids} - known:
                row = {"guild_id": guild_id, "left_at": now}
                await connection.execute(insert(DEPARTURE).values(row))

    async def come_back(self, guild_id: int, now: datetime) -> bool:
        """Note that the bot is in a server again: its games go on as if no time had passed.

        Returns:
            False if the server was not noted as left.
        """
        mine = DEPARTURE.c.guild_id == guild_id
        async with self._database.writing() as connection:
            query = select(DEPARTURE.c.left_at).where(mine)
            left_at = (await connection.execute(query)).scalar_one_or_none()
            if left_at is None:
                return False
            await connection.execute(delete(DEPARTURE).where(mine))
            await _go_on(connection, guild_id, now, now - left_at)
            return True

    async def purge(self, guild_id: int, before: datetime) -> bool:
        """Remove what belongs to a server, if it was left by then and is not back.

        Returns:
            Whether that was so.
        """
        gone = (DEPARTURE.c.guild_id == guild_id, DEPARTURE.c.left_at <= before)
        async with self._database.writing() as connection:
            query = select(DEPARTURE.c.guild_id).where(*gone)
            if (await connection.execute(query)).one_or_none() is None:
                return False
            await purge(connection, guild_id)
            return True


async def _go_on(
    connection: AsyncConnection, guild_id: int, now: datetime, away: timedelta
) -> None:
    """Let what a server's games wait for come later by its absence, and what is owed now."""
    here = GAME.c.guild_id == guild_id
    await shift(connection, away, here)
    games = select(GAME.c.game_id).where(here)
    owed = (OUTBOX.c.game_id.in_(games), OUTBOX.c.sent_at.is_(None))
    await connection.execute(update(OUTBOX).where(*owed).values(due_at=now))
