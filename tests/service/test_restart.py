"""What outlives the process: everything that was committed."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.service.table import Table
from bot.store import Store
from engine.game import Game
from tests.service.house import CHANNEL, THREAD, House

ROOT = Path(__file__).parents[2]
PLAY_FOR_EVER = """
import asyncio, itertools, sys
from bot.store import Store
from tests.service.house import House

async def main() -> None:
    house = House(await Store.open(sys.argv[1]))
    house.ids = itertools.count(int(sys.argv[2]))
    table = await house.tables.here(30)
    while table.game.outcome is None:
        result = await house.move(table)
        table = result.table
        print(table.game.version, flush=True)

asyncio.run(main())
"""


async def test_a_restart_keeps_everything(house: House, url: str) -> None:
    challenge = await house.challenge(opponent=None)
    table = await house.deal()
    for _ in range(20):
        table = (await house.move(table)).table
    await house.tables.posted(table, 500)
    await house.store.close()
    store = await Store.open(url)
    after = House(store)
    assert await after.lobby.find(challenge.challenge_id) == challenge
    kept = await after.tables.here(THREAD)
    assert kept.game == table.game
    assert (kept.players, kept.channel_id, kept.rules) == (table.players, CHANNEL, table.rules)
    assert kept.board is not None
    assert kept.board.message_id == 500
    after.ids = house.ids
    assert (await after.move(kept)).table.game.version == table.game.version + 1
    await store.close()


@pytest.mark.no_cover
async def test_killed_in_the_middle_of_writing(house: House, table: Table, url: str) -> None:
    kept = table
    for round_, moves in enumerate((1, 17)):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PLAY_FOR_EVER, url, str(10**6 * (round_ + 1)),
            stdout=asyncio.subprocess.PIPE, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert process.stdout is not None
        told = [int(await process.stdout.readline()) for _ in range(moves)][-1]
        await asyncio.sleep(0.004 * (moves + round_))
        process.send_signal(signal.SIGKILL)
        await process.communicate()
        assert process.returncode == -signal.SIGKILL
        kept = await house.tables.here(THREAD)
        assert kept.game.version >= told
        assert Game.replay(table.game.setup, kept.game.events) == kept.game
        check_books(house.store.path, kept.game.version)
    assert (await house.move(kept)).table.game.version == kept.game.version + 1


def check_books(path: Path, version: int) -> None:
    """Every event belongs to a deed, every deed is owed an announcement, none is half."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        (events,) = connection.execute("SELECT count(*) FROM event").fetchone()
        (steps,) = connection.execute(
            "SELECT sum(version_after - version_before) FROM interaction"
        ).fetchone()
        (owed,) = connection.execute(
            "SELECT count(*) FROM interaction JOIN outbox USING (interaction_id)"
        ).fetchone()
        (deeds,) = connection.execute("SELECT count(*) FROM interaction").fetchone()
    assert (events, steps, owed) == (version, version, deeds)
