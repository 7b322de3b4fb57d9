"""What is kept about one person, in all tables: shown, or forgotten."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Table, delete, func, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.challenges import OPEN
from bot.store.database import Database
from bot.store.parties import is_party, plays
from bot.store.rows import Query
from bot.store.schema import CHALLENGE, EVENT, GAME, INTERACTION, MEMBER
from bot.store.traces import HIDDEN, TRACES, Fate

Alias = Callable[[int, int], str]
"""Returns what somebody forgotten is called in a server, from the server and a number."""
Rows = list[dict[str, Any]]


class Personal:
    """The traces of people in all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def about(self, user_id: int) -> dict[str, Rows]:
        """Return all rows about somebody, by table; what is another's setting is left out."""
        async with self._database.reading() as connection:
            found = {
                table.name: await _rows(connection, _about(table, user_id)) for table in _own()
            }
            found[EVENT.name] = await _rows(connection, _events(user_id))
        return {name: rows for name, rows in found.items() if rows}

    async def forget(self, user_id: int, alias: Alias, now: datetime) -> bool:
        """Put a number that says nothing in somebody's place, and delete the rest.

        Returns:
            False, and nothing is done, while the person has a game in play or an open challenge.
        """
        async with self._database.writing() as connection:
            if await _is_busy(connection, user_id, now):
                return False
            number = await _free_number(connection)
            for guild_id in await _servers(connection, user_id):
                name = alias(guild_id, -number)
                row = {"guild_id": guild_id, "user_id": number, "name": name, "seen_at": now}
                await connection.execute(insert(MEMBER).values(row))
            await _wipe(connection, user_id, number)
            return True


def _own() -> Iterator[Table[Any]]:
    """Yield the tables that hold something about people themselves, each once."""
    yield from dict.fromkeys(
        trace.column.table for trace in TRACES if trace.fate is not Fate.ANOTHERS
    )


def _about(table: Table[Any], user_id: int) -> Query:
    shown = [column for column in table.c if f"{table.name}.{column.name}" not in HIDDEN]
    own = [
        trace.column == user_id
        for trace in TRACES
        if trace.column.table is table and trace.fate is not Fate.ANOTHERS
    ]
    return select(*shown).where(or_(*own)).order_by(*table.primary_key)


def _events(user_id: int) -> Query:
    done = select(*EVENT.c).join(INTERACTION)
    return done.where(INTERACTION.c.user_id == user_id).order_by(*EVENT.primary_key)


async def _rows(connection: AsyncConnection, query: Query) -> Rows:
    return [row._asdict() for row in await connection.execute(query)]


async def _is_busy(connection: AsyncConnection, user_id: int, now: datetime) -> bool:
    games = select(GAME.c.game_id).where(plays(user_id), GAME.c.outcome.is_(None))
    challenges = select(CHALLENGE.c.challenge_id).where(
        is_party(user_id), CHALLENGE.c.state == OPEN, CHALLENGE.c.expires_at > now
    )
    return any([(await connection.execute(one)).first() for one in (games, challenges)])


async def _free_number(connection: AsyncConnection) -> int:
    """Return the next number below all that are in use: people's own are above zero."""
    lowest = 0
    for trace in TRACES:
        used = (await connection.execute(select(func.min(trace.column)))).scalar_one()
        lowest = min(lowest, used or 0)
    return lowest - 1


async def _servers(connection: AsyncConnection, user_id: int) -> tuple[int, ...]:
    """Return the servers in which somebody played or was challenged."""
    played = select(GAME.c.guild_id).where(plays(user_id))
    asked = select(CHALLENGE.c.guild_id).where(is_party(user_id))
    return tuple((await connection.execute(union(played, asked))).scalars())


async def _wipe(connection: AsyncConnection, user_id: int, number: int) -> None:
    for trace in TRACES:
        table, mine = trace.column.table, trace.column == user_id
        if trace.fate is Fate.REMOVED:
            await connection.execute(delete(table).where(mine))
        elif trace.fate is Fate.RENAMED:
            await connection.execute(update(table).where(mine).values({trace.column: number}))
