"""Copies of a database in use."""

import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, sqlite
from bot.store.errors import DamagedDatabase, UnwritableDatabase
from tests.store.samples import ask, begun, entry, put, url_of


async def test_a_copy_of_a_database_in_use_is_whole(store: Store, path: Path) -> None:
    await store.log.append(entry(await begun(store), 0, "A n"))
    copy = await store.back_up()
    assert copy.parent == path.parent / "backup"
    assert sqlite.integrity(copy) == "ok"
    assert ask(copy, "SELECT line FROM event") == [("A n",)]
    second = await Store.open(url_of(copy))
    assert await second.games.version_of(1) == 1
    await second.close()


async def test_of_the_daily_copies_the_newest_are_kept_and_all_made_by_hand(store: Store) -> None:
    by_hand = [await store.back_up() for _ in range(3)]
    daily = [await store.back_up_daily(keep=2) for _ in range(4)]
    assert [copy.exists() for copy in daily] == [False, False, True, True]
    assert all(copy.exists() for copy in by_hand)
    assert not [copy for copy in by_hand if "daily" in copy.name]


async def test_a_copy_that_cannot_be_written(store: Store, path: Path) -> None:
    put(path.parent / "backup", b"")
    with pytest.raises(UnwritableDatabase):
        await store.back_up()


async def test_a_copy_never_replaces_one(store: Store, path: Path) -> None:
    copy = await store.back_up()
    with pytest.raises(UnwritableDatabase, match="exists"):
        sqlite.back_up(path, copy)
    assert sqlite.integrity(copy) == "ok"


async def test_a_damaged_database_gives_no_copy(tmp_path: Path) -> None:
    path, copy = tmp_path / "damaged.db", tmp_path / "copy.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE game (line TEXT CHECK (line <> 'bad'))")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO game VALUES ('bad')")
    connection.close()
    with pytest.raises(DamagedDatabase, match="CHECK"):
        sqlite.back_up(path, copy)
    assert not copy.exists()


def test_the_verdict_on_what_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "noise.db"
    path.write_bytes(b"noise" * 1000)
    assert "not a database" in sqlite.integrity(path)
