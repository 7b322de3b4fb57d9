"""The log: appended to in one piece, by version, never changed."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.store import Store
from bot.store.errors import AlreadyDone, Conflict, StoreUnavailable
from tests.store.samples import NOW, ask, begun, entry, url_of

COUNTED = ("event", "interaction", "outbox")


def counts(path: Path) -> list[int]:
    return [ask(path, f"SELECT count(*) FROM {table}")[0][0] for table in COUNTED]  # noqa: S608 our own names


async def test_several_lines_are_one_deed(store: Store) -> None:
    game_id = await begun(store)
    notice_id = await store.log.append(entry(game_id, 0, "A ra", "A n"))
    logged = await store.games.numbered(game_id)
    assert logged is not None
    assert logged.lines == ("A ra", "A n")
    assert (logged.row.version, logged.row.on_turn, logged.row.changed_at) == (2, 2, NOW)
    deed = await store.log.deed(1000)
    assert deed is not None
    assert (deed.row, deed.notice_id) == (entry(game_id, 0, "A ra", "A n").interaction, notice_id)
    assert await store.log.deed(1001) is None


async def test_lines_follow_the_version_or_nothing_is_written(store: Store, path: Path) -> None:
    game_id = await begun(store)
    await store.log.append(entry(game_id, 0, "A n"))
    before = counts(path)
    for version in (0, 2):
        with pytest.raises(Conflict):
            await store.log.append(entry(game_id, version, "A p", by=5))
    with pytest.raises(Conflict):
        await store.log.append(entry(99, 0, "A p", by=5))
    assert counts(path) == before


async def test_an_interaction_is_answered_once(store: Store, path: Path) -> None:
    game_id = await begun(store)
    await store.log.append(entry(game_id, 0, "A n", by=7))
    before = counts(path)
    with pytest.raises(AlreadyDone) as error:
        await store.log.append(entry(game_id, 1, "A p", by=7))
    assert error.value.interaction_id == 7
    assert counts(path) == before


async def test_what_fails_in_the_middle_leaves_nothing(store: Store, path: Path) -> None:
    game_id = await begun(store)
    before = counts(path)
    lines: Any = ("A n", None)
    with pytest.raises(IntegrityError, match="NOT NULL"):
        await store.log.append(replace(entry(game_id, 0, "A n", "A p"), lines=lines))
    assert counts(path) == before
    logged = await store.games.numbered(game_id)
    assert logged is not None
    assert logged.row.version == 0


async def test_a_write_cut_off_leaves_nothing_and_the_store_goes_on(
    store: Store, path: Path
) -> None:
    game_id, cut_off = await begun(store), []
    for version in range(50):
        write = asyncio.create_task(store.log.append(entry(game_id, version, "A n")))
        await asyncio.sleep(0.0001 * version)
        write.cancel()
        # Remembered, as by whoever logs it: with it everything that the write had in hand.
        cut_off += await asyncio.gather(write, return_exceptions=True)
        logged = await store.games.numbered(game_id)
        assert logged is not None
        if logged.row.version == version:
            await store.log.append(entry(game_id, version, "A n"))
    assert counts(path) == [50, 50, 51]
    assert any(isinstance(one, asyncio.CancelledError) for one in cut_off)


async def test_a_statement_cut_off_keeps_nobody_from_writing(store: Store) -> None:
    game_id = await begun(store)
    long = text(
        "WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n LIMIT 200000) "
        "INSERT INTO block SELECT 1, x, 0 FROM n RETURNING 1"
    )
    begun_to_write = asyncio.Event()

    async def write() -> None:
        async with store._database.writing() as connection:
            begun_to_write.set()
            await connection.execute(long)

    writing = asyncio.create_task(write())
    await begun_to_write.wait()
    await asyncio.sleep(0.01)
    writing.cancel()
    (error,) = await asyncio.gather(writing, return_exceptions=True)
    assert isinstance(error, asyncio.CancelledError)
    await store.log.append(entry(game_id, 0, "A n"))


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE event SET line = 'A p'",
        "DELETE FROM event",
        "UPDATE game SET seed = 'another'",
        "UPDATE game SET deal = 'another'",
        "UPDATE game SET rules = 'pt'",
    ],
)
async def test_nobody_rewrites_the_log_or_the_deal(store: Store, path: Path, change: str) -> None:
    game_id = await begun(store)
    await store.log.append(entry(game_id, 0, "A n"))
    with pytest.raises(sqlite3.IntegrityError, match="never"):
        ask(path, change)


async def test_two_stores_write_in_turn(store: Store, path: Path) -> None:
    game_id = await begun(store)
    second = await Store.open(url_of(path))
    told = await asyncio.gather(
        store.log.append(entry(game_id, 0, "A n", by=1)),
        second.log.append(entry(game_id, 0, "A n", by=2)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in told) == ["Conflict", "int"]
    await second.close()


async def test_a_database_held_by_somebody_else_is_unavailable(store: Store, path: Path) -> None:
    game_id = await begun(store)
    async with store._database.writing() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.log.append(entry(game_id, 0, "A n"))
        assert await store.games.version_of(game_id) == 0
        holder.execute("ROLLBACK")
    assert await store.log.append(entry(game_id, 0, "A n")) > 0
