"""Several at the same instant: exactly one is first, and nothing is lost or doubled."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from bot.service.errors import NotYourTurn, StaleVersion
from bot.service.table import Action, Numbered, Result, Table
from bot.store import Store
from bot.store.rows import Append
from engine.game import Game
from tests.service.house import ANA, HERE, RUI, House, choice, waiting

WRITERS = 100


@pytest.fixture
async def other_house(url: str, house: House) -> AsyncIterator[House]:
    """A second process, as it were, with the same database."""
    assert house.store.path.exists()
    store = await Store.open(url)
    yield House(store)
    await store.close()


async def lines_of(house: House, game_id: int) -> tuple[str, ...]:
    logged = await house.store.games.numbered(game_id)
    assert logged is not None
    assert logged.row.version == len(logged.lines)
    return logged.lines


async def test_of_two_moves_at_the_same_instant_one_wins(house: House, table: Table) -> None:
    line = choice(table.game)
    told = await asyncio.gather(
        *(house.tables.play(HERE, house.sender(table.mover), line) for _ in range(2)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in told) == ["Result", "StaleVersion"]
    assert len(await lines_of(house, table.game_id)) == 1


async def test_a_move_and_a_resignation_at_the_same_instant(house: House, table: Table) -> None:
    told = await asyncio.gather(
        house.tables.play(HERE, house.sender(table.mover), choice(table.game)),
        house.tables.act(HERE, house.sender(waiting(table)), Action.RESIGN),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Result) for answer in told) == 1
    assert len(await lines_of(house, table.game_id)) == 1


async def test_of_a_hundred_at_the_same_instant_one_wins(house: House, table: Table) -> None:
    line = choice(table.game)
    told = await asyncio.gather(
        *(house.tables.play(HERE, house.sender(table.mover), line) for _ in range(WRITERS)),
        return_exceptions=True,
    )
    kinds = Counter(type(answer).__name__ for answer in told)
    assert kinds == {"Result": 1, "StaleVersion": WRITERS - 1}
    assert len(await lines_of(house, table.game_id)) == 1


async def move_once(house: House, game_id: int) -> Result:
    """Try until one own move stands, as somebody who looks again each time."""
    while True:
        table = await house.tables.by_id(game_id)
        sender = house.sender(table.mover)
        try:
            return await house.tables.play(
                Numbered(game_id), sender, choice(table.game), seen=table.game.version
            )
        except (StaleVersion, NotYourTurn):
            await asyncio.sleep(0.1 * random.random())


@pytest.mark.no_cover
async def test_a_hundred_writers_in_two_processes_lose_and_double_nothing(
    house: House, other_house: House
) -> None:
    games = []
    for thread_id in range(10):
        house.seed = f"deal {thread_id}"
        games.append((await house.deal(thread_id)).game_id)
    other_house.ids = iter(range(10**6, 10**7))
    writers = [
        move_once((house, other_house)[number % 2], games[number // 2 % 10])
        for number in range(WRITERS)
    ]
    told = await asyncio.gather(*writers)
    for game_id in games:
        mine = [result for result in told if result.table.game_id == game_id]
        mine.sort(key=lambda result: result.table.game.version)
        assert [result.table.game.version for result in mine] == list(range(1, len(mine) + 1))
        table = await other_house.tables.by_id(game_id)
        assert table.game.events == tuple(event for result in mine for event in result.events)
        assert Game.replay(table.game.setup, table.game.events) == table.game
        assert len(await lines_of(house, game_id)) == WRITERS // len(games)
    assert len({result.notice_id for result in told}) == WRITERS


async def test_another_process_between_looking_and_writing(
    house: House, other_house: House, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_house.ids = iter(range(10**6, 10**7))
    append = house.store.log.append

    async def overtaken(entry: Append) -> int:
        await other_house.move(table)
        return await append(entry)

    monkeypatch.setattr(house.store.log, "append", overtaken)
    with pytest.raises(StaleVersion) as error:
        await house.move(table)
    assert (error.value.seen, error.value.current) == (0, 1)
    assert len(await lines_of(house, table.game_id)) == 1


async def test_the_same_interaction_in_another_process_meanwhile(
    house: House, other_house: House, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, line, append = house.sender(table.mover), choice(table.game), house.store.log.append
    first: list[Result] = []

    async def overtaken(entry: Append) -> int:
        first.append(await other_house.tables.play(HERE, sender, line))
        return await append(entry)

    monkeypatch.setattr(house.store.log, "append", overtaken)
    again = await house.tables.play(HERE, sender, line)
    assert (first[0].duplicate, again.duplicate) == (False, True)
    assert (again.events, again.notice_id) == (first[0].events, first[0].notice_id)
    assert len(await lines_of(house, table.game_id)) == 1


async def test_two_processes_take_turns(house: House, other_house: House, table: Table) -> None:
    other_house.ids = iter(range(10**6, 10**7))
    for version in range(1, 13):
        mine = (house, other_house)[version % 2]
        result = await mine.move(await mine.tables.by_id(table.game_id))
        assert result.table.game.version == version
    assert await house.tables.here(30) == await other_house.tables.here(30)
    assert {ANA, RUI} == set(table.players)
