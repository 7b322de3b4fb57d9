"""All that is SQLite's own: the file, its settings, its backups, its append-only guard."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store.errors import DamagedDatabase, ForeignDatabase, UnsupportedDatabase
from bot.store.errors import UnwritableDatabase as Unwritable

if TYPE_CHECKING:
    from aiosqlite import Connection as DriverConnection

NAME: Final = "sqlite"
DRIVER: Final = "sqlite+aiosqlite"
OUR_TABLES: Final = frozenset({"alembic_version", "challenge", "event", "game", "interaction"})
HEADER: Final = b"SQLite format 3\0"
BUSY_MS: Final = 5000
SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)
READERS: Final = 2

APPEND_ONLY: Final = tuple(
    f"CREATE TRIGGER {name} BEFORE {what} BEGIN SELECT RAISE(ABORT, '{name}'); END"
    for name, what in (
        ("event_is_never_changed", "UPDATE ON event"),
        ("event_is_never_removed", "DELETE ON event"),
        ("deal_is_never_changed", "UPDATE OF seed, deal, rules ON game"),
    )
)
"""What keeps a log from being rewritten, whoever tries."""

REMOVED_IF_MARKED: Final = (
    "DROP TRIGGER event_is_never_removed",
    """CREATE TRIGGER event_is_never_removed BEFORE DELETE ON event
    WHEN OLD.game_id NOT IN (SELECT game_id FROM purge)
    BEGIN SELECT RAISE(ABORT, 'event_is_never_removed'); END""",
)
"""What lets a log be removed as a whole, by who marks it so in the same transaction."""


def path_of(url: URL) -> Path:
    """Return the file of a database address.

    Raises:
        UnsupportedDatabase: the address is another database's, or names no file.
    """
    if url.drivername != DRIVER or not url.database or ":memory:" in url.database:
        raise UnsupportedDatabase(url.render_as_string(hide_password=True))
    return Path(url.database)


def prepare(path: Path) -> bool:
    """Make the folder if need be, see that the file is ours and can be written.

    Returns:
        Whether the file already holds games.

    Raises:
        UnwritableDatabase, ForeignDatabase, DamagedDatabase: as named.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size and not _has_header(path):
            raise ForeignDatabase(path)
        tables = _tables(path)
    except (OSError, sqlite3.OperationalError) as error:
        raise Unwritable(path, str(error)) from error
    except sqlite3.DatabaseError as error:
        raise DamagedDatabase(path, str(error)) from error
    if tables and not tables >= OUR_TABLES:
        raise ForeignDatabase(path)
    return bool(tables)


def _has_header(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(HEADER)) == HEADER


def _tables(path: Path) -> frozenset[str]:
    with closing(sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        connection.execute("ROLLBACK")
    return frozenset(name for (name,) in rows if not name.startswith("sqlite_"))


def back_up(path: Path, copy: Path) -> None:
    """Write a sound copy of a database that may be in use.

    Raises:
        UnwritableDatabase: the copy cannot be written, or is there already.
        DamagedDatabase: the copy does not check out, so it was removed.
    """
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
    except (OSError, sqlite3.OperationalError) as error:
        raise Unwritable(copy, str(error)) from error
    verdict = integrity(copy)
    if verdict != "ok":
        copy.unlink()
        raise DamagedDatabase(path, verdict)


def integrity(path: Path) -> str:
    """Return SQLite's own verdict on a file: `ok`, or what is wrong with it."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            return str(error)
    return str(verdict[0])


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Return the one connection that writes, and the few that read."""
    writer = create_async_engine(url, pool_size=1, max_overflow=0)
    reader = create_async_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
    )
    _set_up(writer, SETTINGS)
    _set_up(reader, (*SETTINGS, "PRAGMA query_only = ON"))
    event.listen(writer.sync_engine, "begin", _begin)
    event.listen(writer.sync_engine, "invalidate", _cut_off)
    return writer, reader


def _set_up(engine: AsyncEngine, settings: tuple[str, ...]) -> None:
    """Let each new connection take its settings."""

    def connected(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # None keeps the driver from beginning transactions by itself.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()

    event.listen(engine.sync_engine, "connect", connected)


def _begin(connection: Connection) -> None:
    """Take the right to write at once, so that nobody is refused in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _cut_off(_: DBAPIConnection, entry: ConnectionPoolEntry, _error: BaseException | None) -> None:
    """Give up the right to write when a writing is cut off, before its connection is closed.

    Closing does not do it as long as a cursor is left that somebody remembers, and an error
    remembers everything: nobody could write any more. The driver does one thing after the
    other, and closing is asked of it only after this.
    """
    driver = cast("DriverConnection", entry.driver_connection)
    task = asyncio.get_running_loop().create_task(_roll_back(driver))
    entry.info["rollback"] = task  # a task that nobody holds may vanish


async def _roll_back(driver: "DriverConnection") -> None:
    with suppress(ValueError, sqlite3.Error):  # closed meanwhile, or broken
        await driver.rollback()


def settle(path: Path) -> None:
    """Bring everything into the one file, so that nothing lies beside it.

    Where somebody still reads, what lies beside it stays: nothing is lost by that.
    """
    with closing(sqlite3.connect(path, timeout=1)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
