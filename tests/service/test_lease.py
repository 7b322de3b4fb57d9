"""Of two processes on one database, one does what comes round by itself; and the daily copy."""

import asyncio
import sys
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.service.keeper import HOUR, KEY, Keeper
from bot.service.lease import TERM, Lease, this_process
from bot.service.table import Table
from bot.store import Store
from bot.store.errors import UnwritableDatabase
from tests.service.house import House

ROOT = Path(__file__).parents[2]
TAKE = """
import asyncio, sys
from bot.service.lease import Lease
from bot.store import Store

async def main() -> None:
    store = await Store.open(sys.argv[1])
    sys.stdin.readline()
    print(await Lease(store).take(), flush=True)
    await store.close()

asyncio.run(main())
"""


async def test_one_of_two_holds_it_until_it_lapses(house: House) -> None:
    first, second = (Lease(house.store, clock=house.clock, holder=name) for name in "ab")
    assert await first.take()
    assert not await second.take()
    house.now += TERM - timedelta(seconds=1)
    assert not await second.take()
    assert await first.take(), "it is renewed before it lapses"
    house.now += TERM
    assert await second.take()
    assert not await first.take()


async def test_who_closes_leaves_it_to_the_other_at_once(house: House) -> None:
    first, second = (Lease(house.store, clock=house.clock, holder=name) for name in "ab")
    assert await first.take()
    await second.give_up()
    assert not await second.take(), "it was not the second one's to give up"
    await first.give_up()
    assert await second.take()


async def test_a_process_that_comes_back_by_the_same_name_goes_on(house: House) -> None:
    assert await Lease(house.store, clock=house.clock).take()
    assert await Lease(house.store, clock=house.clock).take()
    assert not await Lease(house.store, clock=house.clock, holder=this_process() + "0").take()


class Process:
    """A bot as far as its chores go: each round it announces what is due, if that is its part."""

    def __init__(self, store: Store, house: House, name: str) -> None:
        self.house = House(store, house.now)
        self.house.clock = house.clock  # type: ignore[method-assign]
        self.house.__post_init__()
        self.lease = Lease(store, clock=house.clock, holder=name)
        self.announced: list[int] = []

    async def round(self) -> None:
        if not await self.lease.take():
            return
        for closed in await self.house.tables.close_due():
            self.announced.append(-closed.table.game_id)
        while due := await self.house.notices.due():
            for notice in due:
                await asyncio.sleep(0)  # here the other process would slip in
                self.announced.append(notice.notice_id)
                await self.house.notices.sent(notice.notice_id)


async def test_scheduled_work_of_two_processes_happens_once(
    house: House, table: Table, url: str
) -> None:
    store = await Store.open(url)
    both = [Process(house.store, house, "a"), Process(store, house, "b")]
    owed = 1
    for minute in range(20):
        house.later(minutes=1)
        if minute in (3, 4, 9, 15):
            table = (await house.move(table)).table
            owed += 1
        alive = both if minute < 10 else both[1:]
        await asyncio.gather(*(process.round() for process in alive))
    first, second = (process.announced for process in both)
    assert Counter(first + second) == dict.fromkeys(range(1, owed + 1), 1)
    assert first, "the first one worked while it lived"
    assert second, "the second one took over"
    await store.close()


async def test_two_real_processes_agree_on_one(house: House, url: str) -> None:
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", TAKE, url),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for _ in range(2)
    ]
    answers = await asyncio.gather(*(process.communicate(b"\n") for process in processes))
    assert sorted(out.decode().strip() for out, _ in answers) == ["False", "True"]
    assert not await Lease(house.store).take()


def copies(house: House) -> int:
    return len([*(house.store.path.parent / "backup").glob("*-daily-*")])


async def test_a_copy_a_day(house: House) -> None:
    keeper = Keeper(house.store, clock=house.clock)
    for hours, expected in ((0, 0), (23, 0), (1, 1), (1, 1), (22, 1), (2, 2)):
        house.later(hours=hours)
        await keeper.copy_due()
        assert copies(house) == expected
    again = Keeper(house.store, clock=house.clock)
    await again.copy_due()
    assert copies(house) == 2, "a restart makes no copy"


async def test_a_copy_that_fails_is_tried_again_in_an_hour(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(house.store, clock=house.clock)
    await keeper.copy_due()
    house.later(days=1)

    async def full() -> Path:
        raise UnwritableDatabase(house.store.path, "disk full")

    monkeypatch.setattr(house.store, "back_up_daily", full)
    with capture_logs() as logs:
        await keeper.copy_due()
    assert [(line["log_level"], "disk full" in line["error"]) for line in logs] == [("error", True)]
    due = datetime.fromisoformat(await house.store.meta.get(KEY) or "")
    assert due == house.now + HOUR
    monkeypatch.undo()
    house.later(hours=1)
    await keeper.copy_due()
    assert copies(house) == 1


async def test_a_clock_that_went_wrong_does_not_hold_the_chores(house: House) -> None:
    first, second = (Lease(house.store, clock=house.clock, holder=name) for name in "ab")
    house.later(days=1)
    assert await first.take()
    house.later(days=-1)
    assert await second.take()
    assert not await first.take()
