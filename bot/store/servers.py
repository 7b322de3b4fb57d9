"""What each server has chosen for itself."""

from sqlalchemy import delete, insert, select, update

from bot.store.database import Database
from bot.store.rows import ServerRow
from bot.store.schema import SERVER
from bot.store.server_channel_table import SERVER_CHANNEL


class Servers:
    """The choices of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, guild_id: int) -> ServerRow:
        """Return what a server has chosen; nothing, if it never chose."""
        query = select(*ServerRow.columns(SERVER)).where(SERVER.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return ServerRow(guild_id=guild_id) if row is None else ServerRow.read(row)

    async def choose(self, guild_id: int, **chosen: str | int | None) -> None:
        """Note what a server chooses, by column; None takes a choice back."""
        async with self._database.writing() as connection:
            changed = await connection.execute(
                update(SERVER).where(SERVER.c.guild_id == guild_id).values(**chosen)
            )
            if not changed.rowcount:
                await connection.execute(insert(SERVER).values(guild_id=guild_id, **chosen))

    async def languages(self) -> dict[int, str]:
        """Return the languages of the servers that chose one."""
        query = select(SERVER.c.guild_id, SERVER.c.language).where(SERVER.c.language.is_not(None))
        async with self._database.reading() as connection:
            found = await connection.execute(query)
            return {row.guild_id: str(row.language) for row in found}

    async def channels(self, guild_id: int) -> tuple[int, ...]:
        """Return the channels to which a server keeps its games; none means all of them."""
        query = select(SERVER_CHANNEL.c.channel_id).where(SERVER_CHANNEL.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(SERVER_CHANNEL.c.channel_id))
            return tuple(found.scalars())

    async def keep_to(self, guild_id: int, channels: tuple[int, ...]) -> None:
        """Note the channels to which a server keeps its games from now on."""
        rows = [{"guild_id": guild_id, "channel_id": channel} for channel in channels]
        async with self._database.writing() as connection:
            old = delete(SERVER_CHANNEL).where(SERVER_CHANNEL.c.guild_id == guild_id)
            await connection.execute(old)
            if rows:
                await connection.execute(insert(SERVER_CHANNEL), rows)
