"""How users and servers want their pictures drawn."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.look_table import LOOK
from bot.store.rows import Kept


@dataclass(frozen=True, slots=True, kw_only=True)
class LookRow(Kept):
    """What one owner has chosen; None where nothing was chosen."""

    ground: str | None = None
    colours: int | None = None
    letters: str | None = None
    compact: bool | None = None


class Looks:
    """The looks of all; an owner is a user or a server, whose ids are never the same."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner_id: int) -> LookRow:
        """Return what an owner has chosen."""
        query = select(*LookRow.columns(LOOK)).where(LOOK.c.owner_id == owner_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return LookRow() if row is None else LookRow.read(row)

    async def keep(self, owner_id: int, look: LookRow) -> None:
        """Keep what an owner has chosen in place of what was; nothing, if nothing is chosen."""
        async with self._database.writing() as connection:
            await connection.execute(delete(LOOK).where(LOOK.c.owner_id == owner_id))
            if look != LookRow():
                values = {"owner_id": owner_id, **look.values}
                await connection.execute(insert(LOOK).values(**values))
