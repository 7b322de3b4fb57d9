"""Small facts about the installation, such as which commands Discord was told."""

from sqlalchemy import insert, select, update

from bot.store.database import Database
from bot.store.schema import META


class Meta:
    """Texts by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return what was noted under a name, or None."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(META.c.value).where(META.c.key == key))
            return found.scalar_one_or_none()

    async def put(self, key: str, value: str) -> None:
        """Note something under a name."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(META).where(META.c.key == key).values(value=value)
            )
            if not changed.rowcount:
                await connection.execute(insert(META).values(key=key, value=value))
