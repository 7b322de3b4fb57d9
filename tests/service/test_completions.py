"""What is offered while a line is being typed."""

import statistics
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import event

from bot.service.completions import completions
from bot.service.people import Person
from bot.service.table import Action, Table
from engine.cards import Seat
from engine.diagram import parse
from engine.game import Game, Setup
from engine.lines import play_line
from engine.moves import TURN
from engine.notation import format_move, written
from engine.outcome import Outcome
from engine.presets import PRESETS
from tests.service.house import ANA, EVA, HERE, RUI, THREAD, House, choice, long_line, waiting


def offered(game: Game, typed: str) -> tuple[str, ...]:
    return tuple(line for line, _ in completions(game, game.mover, typed))


async def test_an_empty_text_can_become_any_legal_move(table: Table) -> None:
    game = table.game
    moves = game.legal_moves()
    assert completions(game, game.mover, "  ") == tuple(
        (format_move(move), written(move, game.view)) for move in moves
    )


async def test_a_letter_keeps_the_moves_that_begin_so(table: Table) -> None:
    game = table.game
    moves = [format_move(move) for move in game.legal_moves()]
    for letter in "abcdefghrtnp":
        whole = [move for move in moves if move == letter]
        begun = [move for move in moves if move.startswith(letter)]
        if not whole:
            assert offered(game, letter) == tuple(begun)
            assert offered(game, letter.upper()) == tuple(begun)


async def test_a_whole_line_comes_first_and_then_goes_on(table: Table) -> None:
    game, line = table.game, long_line(table.game)
    first, *rest = completions(game, game.mover, line)
    played = play_line(game, game.mover, line)
    assert first == (line, " ".join(step.text for step in played.steps))
    for longer, reads in rest:
        assert longer.startswith(f"{line} ")
        again = play_line(game, game.mover, longer)
        assert again.stopped is None
        assert again.steps[-1].text == reads


async def test_every_offer_can_be_played(house: House, table: Table) -> None:
    for _ in range(40):
        game, line = table.game, choice(table.game)
        for text in ("", line, line[:1]):
            for whole in offered(game, text):
                assert play_line(game, game.mover, whole).stopped is None
        table = (await house.move(table)).table


async def test_what_lay_face_down_is_offered_only_to_the_bold(house: House, table: Table) -> None:
    while TURN not in table.game.legal_moves():
        table = (await house.move(table)).table
    timid, bold = offered(table.game, "n"), offered(table.game, "n!")
    assert timid[0] == "n"
    assert bold[0] == "n!"
    assert not any(line.startswith(("n t", "n p")) for line in timid)
    assert any(line.startswith("n t") for line in bold) or "n p!" in bold
    for line in bold:
        assert play_line(table.game, table.game.mover, line).stopped is None


async def test_nothing_goes_on_from_what_cannot_be_played(table: Table) -> None:
    game = table.game
    for text in ("xm", "zz", f"{choice(game)} xm", "rr", "(", "ra" * 300):
        assert offered(game, text) == ()


async def test_nothing_is_offered_after_the_turn_has_ended(house: House, table: Table) -> None:
    while choice(table.game) != "p":
        table = (await house.move(table)).table
    assert offered(table.game, "p") == ("p",)


async def test_nothing_is_offered_to_whoever_is_not_on_turn(house: House, table: Table) -> None:
    assert completions(table.game, table.game.mover.other, "") == ()
    over = await house.tables.act(HERE, house.sender(table.mover), Action.RESIGN)
    assert isinstance(over.table.game.outcome, Outcome)
    assert completions(over.table.game, table.game.mover, "") == ()


async def at(house: House, person: Person, channel_id: int = THREAD) -> tuple[str, ...]:
    found = await house.tables.completions(channel_id, person.user_id, "")
    return tuple(line for line, _ in found)


async def test_whoever_asks_and_wherever(house: House, table: Table) -> None:
    assert await at(house, table.mover) == offered(table.game, "")
    assert await at(house, waiting(table)) == ()
    assert await at(house, EVA) == ()
    assert await at(house, table.mover, channel_id=404) == ()
    fresh = House(house.store)
    assert await at(fresh, table.mover) == offered(table.game, "")
    moved = await house.move(table)
    assert await at(house, moved.table.mover) == offered(moved.table.game, "")
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


PAIR = """
    > A  r [3] Kd  n [9]
      B  r [3] Kc  n [9]
    a 8h 7s
    b 9s
"""


def test_a_pair_is_offered_letter_by_letter() -> None:
    start = parse(PAIR)
    game = Game.start(Setup(PRESETS["pt"], start))
    assert game.mover is Seat.A
    pairs = [line for line in offered(game, "") if "2" in line]
    assert pairs
    for pair in pairs:
        assert pair in offered(game, pair[:2])
        assert offered(game, pair)[0] == pair
