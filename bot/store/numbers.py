"""Numbers that are given once: buttons in old messages must never mean another game."""

from typing import Final

from sqlalchemy import Column, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.meta import read, write
from bot.store.schema import CHALLENGE, GAME

NUMBERED: Final = (GAME.c.game_id, CHALLENGE.c.challenge_id)


async def next_number(connection: AsyncConnection, column: Column[int]) -> int:
    """Return the next number of a column, greater than any that was ever given in it."""
    given = int(await read(connection, _key(column)) or 0)
    return max(given, await _greatest(connection, column)) + 1


async def remember_numbers(connection: AsyncConnection) -> None:
    """Note which numbers were given, before rows are removed."""
    for column in NUMBERED:
        last = await next_number(connection, column) - 1
        await write(connection, _key(column), str(last))


async def _greatest(connection: AsyncConnection, column: Column[int]) -> int:
    query = select(func.coalesce(func.max(column), 0))
    return (await connection.execute(query)).scalar_one()


def _key(column: Column[int]) -> str:
    return f"last {column.name}"
