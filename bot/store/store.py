"""The store: everything that outlives the process, in one database."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store import migrate, sqlite
from bot.store.blocks import Blocks
from bot.store.boards import Boards
from bot.store.challenges import Challenges
from bot.store.clocks import Clocks
from bot.store.database import Database
from bot.store.departures import Departures
from bot.store.errors import NewerDatabase, UnsupportedDatabase
from bot.store.games import Games
from bot.store.habits import Habits
from bot.store.holidays import Holidays
from bot.store.leases import Leases
from bot.store.log import Log
from bot.store.looks import Looks
from bot.store.matches import Matches
from bot.store.meetings import Meetings
from bot.store.meta import Meta
from bot.store.outbox import Outbox
from bot.store.personal import Personal
from bot.store.places import Places
from bot.store.servers import Servers

BACKUPS_KEPT: Final = 7


class Store:
    """An open database, room by room."""

    def __init__(self, database: Database, path: Path) -> None:
        self._database, self.path = database, path
        self.challenges = Challenges(database)
        self.games = Games(database)
        self.log = Log(database)
        self.looks = Looks(database)
        self.boards = Boards(database)
        self.outbox = Outbox(database)
        self.servers = Servers(database)
        self.matches = Matches(database)
        self.meetings = Meetings(database)
        self.blocks = Blocks(database)
        self.personal = Personal(database)
        self.meta = Meta(database)
        self.leases = Leases(database)
        self.places = Places(database)
        self.clocks = Clocks(database)
        self.habits = Habits(database)
        self.holidays = Holidays(database)
        self.departures = Departures(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database of an address, made or brought up to date if need be.

        A database that must change is copied first, into the folder `backup` beside it.

        Raises:
            UnsupportedDatabase, UnwritableDatabase, ForeignDatabase, NewerDatabase,
            DamagedDatabase, StoreUnavailable: as named.
        """
        parsed = _parse(url)
        path = sqlite.path_of(parsed)
        holds_games = await asyncio.to_thread(sqlite.prepare, path)
        database = Database(*sqlite.engines(parsed))
        try:
            await _bring_up_to_date(database, path, holds_games=holds_games)
        except BaseException:
            await database.dispose()
            raise
        return cls(database, path)

    async def close(self) -> None:
        """Bring everything into the one file, and close it."""
        await self._database.dispose()
        await asyncio.to_thread(sqlite.settle, self.path)

    async def back_up(self, why: str = "by-hand") -> Path:
        """Copy the database as it is now, check the copy, and keep it; `why` is in its name.

        Raises:
            UnwritableDatabase: the copy cannot be written.
            DamagedDatabase: the copy does not check out.
        """
        copy = _copy_name(self.path, why)
        await asyncio.to_thread(sqlite.back_up, self.path, copy)
        return copy

    async def back_up_daily(self, keep: int = BACKUPS_KEPT) -> Path:
        """Copy the database as `back_up` does, and of such copies keep only the newest.

        Raises:
            UnwritableDatabase, DamagedDatabase: as `back_up`.
        """
        copy = await self.back_up("daily")
        await asyncio.to_thread(_remove_oldest, copy.parent, f"{self.path.stem}-daily-*", keep)
        return copy


def _parse(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise UnsupportedDatabase("?") from error


async def _bring_up_to_date(database: Database, path: Path, *, holds_games: bool) -> None:
    newest = await asyncio.to_thread(migrate.newest)
    async with database.reading() as connection:
        revision = await connection.run_sync(migrate.current) if holds_games else None
    if revision is not None and not await asyncio.to_thread(migrate.is_known, revision):
        raise NewerDatabase(path, revision)
    if revision == newest:
        return
    if holds_games:
        await asyncio.to_thread(sqlite.back_up, path, _copy_name(path, f"before-{newest}"))
    async with database.writing() as connection:
        await connection.run_sync(migrate.upgrade)


def _copy_name(path: Path, why: str) -> Path:
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return path.parent / "backup" / f"{path.stem}-{why}-{moment}.db"


def _remove_oldest(folder: Path, pattern: str, keep: int) -> None:
    copies = sorted(folder.glob(pattern))
    for copy in copies[: max(len(copies) - keep, 0)]:
        copy.unlink()
