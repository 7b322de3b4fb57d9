"""Removing all that belongs to a server, logs and all, which nothing else can do."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Table, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.departure_table import PURGE
from bot.store.match_table import MATCH, MATCH_GAME
from bot.store.metadata import METADATA
from bot.store.numbers import remember_numbers
from bot.store.schema import GAME

SERVER_COLUMNS: Final = ("guild_id", "owner_id")
"""In which columns a server's number may be; no user has the same one."""


async def purge(connection: AsyncConnection, guild_id: int) -> None:
    """Remove everything that belongs to a server, in the transaction that is open."""
    await remember_numbers(connection)
    games = select(GAME.c.game_id).where(GAME.c.guild_id == guild_id)
    await connection.execute(insert(PURGE).from_select(["game_id"], games))
    for table in reversed(METADATA.sorted_tables):
        belongs = _belongs(table, guild_id)
        if belongs is not None and table is not PURGE:
            await connection.execute(delete(table).where(belongs))
    played = select(MATCH_GAME.c.match_id)
    await connection.execute(delete(MATCH).where(MATCH.c.match_id.not_in(played)))
    await connection.execute(delete(PURGE))


def _belongs(table: Table[Any], guild_id: int) -> ColumnElement[bool] | None:
    """Return the condition for the rows of a table that belong to a server, if any can."""
    found = [table.c[name] == guild_id for name in SERVER_COLUMNS if name in table.c]
    if "game_id" in table.c:
        found.append(table.c.game_id.in_(select(PURGE.c.game_id)))
    return or_(*found) if found else None
