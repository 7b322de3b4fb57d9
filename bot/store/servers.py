"""What each server has chosen for itself."""

from sqlalchemy import insert, select, update

from bot.store.database import Database
from bot.store.schema import SERVER


class Servers:
    """The choices of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rules(self, guild_id: int) -> str | None:
        """Return the rules that a server plays by, or None if it never chose any."""
        query = select(SERVER.c.rules).where(SERVER.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def choose_rules(self, guild_id: int, rules: str) -> None:
        """Note the rules that a server plays by."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(SERVER).where(SERVER.c.guild_id == guild_id).values(rules=rules)
            )
            if not changed.rowcount:
                await connection.execute(insert(SERVER).values(guild_id=guild_id, rules=rules))
