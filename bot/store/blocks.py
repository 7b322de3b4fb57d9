"""Who wants no challenges from whom, as it is kept."""

from datetime import datetime

from sqlalchemy import Select, delete, insert, select

from bot.store.block_table import BLOCK
from bot.store.database import Database


class Blocks:
    """The blocks of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, blocker_id: int, blocked_id: int, now: datetime, most: int) -> bool:
        """Note a block, unless it stands already; return False if there are too many."""
        async with self._database.writing() as connection:
            found = await connection.execute(_of(blocker_id))
            standing = tuple(found.scalars())
            if blocked_id in standing:
                return True
            if len(standing) >= most:
                return False
            row = {"blocker_id": blocker_id, "blocked_id": blocked_id, "since": now}
            await connection.execute(insert(BLOCK).values(row))
            return True

    async def remove(self, blocker_id: int, blocked_id: int) -> bool:
        """Take a block back, and return whether there was one."""
        mine, theirs = BLOCK.c.blocker_id == blocker_id, BLOCK.c.blocked_id == blocked_id
        async with self._database.writing() as connection:
            return bool((await connection.execute(delete(BLOCK).where(mine, theirs))).rowcount)

    async def of(self, blocker_id: int) -> tuple[int, ...]:
        """Return whom somebody has blocked, the first one first."""
        async with self._database.reading() as connection:
            return tuple((await connection.execute(_of(blocker_id))).scalars())


def _of(blocker_id: int) -> Select[int]:
    mine = select(BLOCK.c.blocked_id).where(BLOCK.c.blocker_id == blocker_id)
    return mine.order_by(BLOCK.c.since, BLOCK.c.blocked_id)
