"""What is offered while a line is being typed."""

import statistics
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import event

from bot.service.people import Person
from bot.service.table import Action, Table
from engine.completions import completions
from engine.moves import TURN
from engine.piles import talon_of
from tests.service.house import ANA, EVA, HERE, RUI, THREAD, House, long_line, waiting


def offered(table: Table, typed: str) -> tuple[str, ...]:
    game = table.game
    return tuple(offer.line for offer in completions(game, game.mover, typed))


async def at(house: House, person: Person, channel_id: int = THREAD) -> tuple[str, ...]:
    found = await house.tables.completions(channel_id, person.user_id, "")
    return tuple(line for line, _ in found)


async def test_what_lies_face_down_is_offered_to_nobody(house: House, table: Table) -> None:
    """Whatever the talon holds, the same is offered, with `!` as without."""
    while TURN not in table.game.legal_moves():
        table = (await house.move(table)).table
    talon = talon_of(table.game.mover)
    for typed in ("n", "n!", "n t", "n t!"):
        seen = offered(table, typed)
        hidden = list(table.game.position.hidden)
        for _ in range(4):
            hidden[talon] = hidden[talon][1:] + hidden[talon][:1]
            position = replace(table.game.position, hidden=tuple(hidden))
            other = replace(table, game=replace(table.game, position=position))
            assert offered(other, typed) == seen


async def test_whoever_asks_and_wherever(house: House, table: Table) -> None:
    assert await at(house, table.mover) == offered(table, "")
    assert await at(house, waiting(table)) == ()
    assert await at(house, EVA) == ()
    assert await at(house, table.mover, channel_id=404) == ()
    fresh = House(house.store)
    assert await at(fresh, table.mover) == offered(table, "")
    moved = await house.move(table)
    assert await at(house, moved.table.mover) == offered(moved.table, "")
    await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    assert await at(house, ANA) == await at(house, RUI) == ()


@pytest.fixture
def statements(house: House) -> Iterator[list[str]]:
    """Every statement that reaches the database."""
    seen: list[str] = []

    def note(*arguments: object) -> None:
        seen.append(str(arguments[2]))

    engines = [house.store._database.reader.sync_engine, house.store._database.writer.sync_engine]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    yield seen
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)


async def test_from_memory_and_in_time(house: House, table: Table, statements: list[str]) -> None:
    for _ in range(60):
        table = (await house.move(table)).table
    line = long_line(table.game)
    statements.clear()
    times = []
    for size in range(len(line) + 1):
        start = time.perf_counter()
        await house.tables.completions(THREAD, table.mover.user_id, line[:size])
        times.append(time.perf_counter() - start)
    assert statements == []
    assert statistics.median(times) < 0.1
