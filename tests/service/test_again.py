"""The same interaction twice: the same answer, and one event."""

import asyncio
from dataclasses import replace

from bot.service.table import Action, Table
from bot.store import Store
from tests.service.house import HERE, House, choice, long_line, spelt


async def test_a_line_delivered_twice_is_played_once(house: House, table: Table) -> None:
    sender, line = house.sender(table.mover), long_line(table.game) + " xm"
    first = await house.tables.play(HERE, sender, line)
    again = await house.tables.play(HERE, sender, line)
    assert first.played is not None
    assert first.played.stopped is not None
    assert spelt(again) == spelt(replace(first, duplicate=True))
    assert (await house.tables.by_id(table.game_id)).game.version == len(first.events)


async def test_delivered_twice_at_once(house: House, table: Table) -> None:
    sender, line = house.sender(table.mover), choice(table.game)
    told = await asyncio.gather(*(house.tables.play(HERE, sender, line) for _ in range(2)))
    assert sorted(result.duplicate for result in told) == [False, True]
    assert told[0].events == told[1].events
    assert (await house.tables.by_id(table.game_id)).game.version == 1


async def test_delivered_again_when_the_game_has_gone_on(house: House, table: Table) -> None:
    sender, line = house.sender(table.mover), choice(table.game)
    first = await house.tables.play(HERE, sender, line, seen=0)
    later = first
    for _ in range(10):
        later = await house.move(later.table)
    again = await house.tables.play(HERE, sender, line, seen=0)
    assert again == replace(first, duplicate=True)
    assert await house.tables.by_id(table.game_id) == later.table


async def test_delivered_again_after_a_restart(house: House, table: Table, url: str) -> None:
    sender = house.sender(table.mover)
    first = await house.tables.act(HERE, sender, Action.RESIGN)
    store = await Store.open(url)
    again = await House(store).tables.act(HERE, sender, Action.RESIGN)
    assert again == replace(first, duplicate=True)
    await store.close()
