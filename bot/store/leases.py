"""What one process at a time has taken upon itself, of all that share the database."""

from datetime import datetime

from sqlalchemy import delete, insert, or_, select, update

from bot.store.database import Database
from bot.store.lease_table import LEASE


class Leases:
    """What is taken, by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, holder: str, now: datetime, until: datetime) -> bool:
        """Take what is free, lapsed or the holder's own; return whether it is the holder's.

        The right to write is taken first, so of two who ask at once one is refused. What is
        held for twice the term to come was taken by a clock that went wrong, and is free.
        """
        wrong = LEASE.c.until > until + (until - now)
        free = or_(LEASE.c.holder == holder, LEASE.c.until <= now, wrong)
        async with self._database.writing() as connection:
            taken = await connection.execute(
                update(LEASE).where(LEASE.c.name == name, free).values(holder=holder, until=until)
            )
            if taken.rowcount:
                return True
            query = select(LEASE.c.holder).where(LEASE.c.name == name)
            if (await connection.execute(query)).one_or_none() is not None:
                return False
            await connection.execute(insert(LEASE).values(name=name, holder=holder, until=until))
            return True

    async def give_up(self, name: str, holder: str) -> None:
        """Let it go, if it is the holder's."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(LEASE).where(LEASE.c.name == name, LEASE.c.holder == holder)
            )
