"""A database that is open: one connection that writes, some that read."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreUnavailable


@dataclass(frozen=True, slots=True)
class Database:
    """The two ways into a database; every writing is one transaction."""

    writer: AsyncEngine
    reader: AsyncEngine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection on which each statement sees what is committed by then.

        Raises:
            StoreUnavailable: it cannot be read now.
        """
        async with _excused(), self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give the connection that writes: all of it is committed at the end, or nothing.

        Raises:
            StoreUnavailable: it cannot be written now; nothing was.
        """
        async with _excused(), self.writer.begin() as connection:
            yield connection

    async def dispose(self) -> None:
        """Close all connections."""
        await self.reader.dispose()
        await self.writer.dispose()


@asynccontextmanager
async def _excused() -> AsyncIterator[None]:
    try:
        yield
    except (OperationalError, PoolTimeout) as error:
        raise StoreUnavailable(str(error)) from error
