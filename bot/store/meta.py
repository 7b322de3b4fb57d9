"""Small facts about the installation, such as which commands Discord was told."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.schema import META


async def read(connection: AsyncConnection, key: str) -> str | None:
    """Return what was noted under a name, or None, in somebody's transaction."""
    found = await connection.execute(select(META.c.value).where(META.c.key == key))
    return found.scalar_one_or_none()


async def write(connection: AsyncConnection, key: str, value: str) -> None:
    """Note something under a name, in somebody's transaction."""
    changed = await connection.execute(update(META).where(META.c.key == key).values(value=value))
    if not changed.rowcount:
        await connection.execute(insert(META).values(key=key, value=value))


class Meta:
    """Texts by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return what was noted under a name, or None."""
        async with self._database.reading() as connection:
            return await read(connection, key)

    async def put(self, key: str, value: str) -> None:
        """Note something under a name."""
        async with self._database.writing() as connection:
            await write(connection, key, value)
