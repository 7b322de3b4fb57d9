"""“Crapette!”: judged when somebody calls, beside the event loop, and told to the one called."""

import asyncio
import threading
from dataclasses import replace

import pytest

from bot.service import answers
from bot.service.errors import NotYourGame, StaleVersion
from bot.service.people import Person
from bot.service.table import Result, Table
from bot.store import Store
from engine.cards import Seat
from engine.events import Called, Moved, Touched
from engine.faults import Fault
from engine.game import Game
from engine.judging import Verdict
from engine.notation import NotationError, parse_move
from engine.outcome import Refusal, Refused
from tests.service.conftest import Stage
from tests.service.house import ANA, EVA, HERE, RUI, House

# A owes the centre an ace, from the reserve and from house a.
TWO_ACES = """
    > A r [2♣ 3♣] A♠   n [5♣ 6♣ 7♣]
      B r [2♦ 3♦] K♦   n [5♦ 6♦ 7♦]
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    Q♦ d |  | h J♠
"""
# The ace in house a is covered by a ten that goes to house c.
COVERED = """
    > A r [2♣] 9♠ n [5♣ 6♣ 7♣]
      B r [2♦] K♦ n [5♦ 6♦ 7♦]
    10♠ A♥ a |  | e K♣
         Q♠ b |  | f K♥
         J♥ c |  | g Q♣
         Q♦ d |  | h J♠
"""
FOUL = "br touch=FOUL"


async def play(house: House, person: Person, line: str) -> Result:
    return await house.tables.play(HERE, house.sender(person), line)


async def call(house: House, person: Person, line: str = "") -> Result:
    return await house.tables.call(HERE, house.sender(person), line)


async def test_an_upheld_call_is_told_with_its_fault_and_the_table_goes_back(
    house: House, stage: Stage
) -> None:
    await stage(TWO_ACES)
    missed = await play(house, ANA, "n p!")
    result = await call(house, RUI)
    assert result.events == (Called(Seat.B),)
    assert result.table.game.verdict == Verdict(upheld=True, fault=Fault.RESERVE_TO_CENTRE, at=0)
    assert result.faulty is not None
    assert result.faulty.move == parse_move("n")
    assert (result.table.mover, result.table.game.turn) == (RUI, missed.table.game.turn)
    assert result.ping == ANA
    assert await house.tables.here(30) == result.table


async def test_the_player_called_learns_of_it_and_the_caller_needs_no_call(
    house: House, stage: Stage
) -> None:
    await stage(TWO_ACES)
    await play(house, ANA, "n")
    result = await call(house, RUI)
    assert (result.turn_changed, result.begins) == (True, False)
    assert (result.table.mover, result.ping) == (RUI, ANA)


async def test_a_wrong_call_bars_its_caller(house: House, stage: Stage) -> None:
    await stage(TWO_ACES)
    await play(house, ANA, "rm am")
    result = await call(house, RUI)
    assert (result.faulty, result.ping, result.turn_changed) == (None, ANA, False)
    assert result.table.game.verdict == Verdict(upheld=False)
    with pytest.raises(Refused) as error:
        await call(house, RUI)
    assert error.value.refusal is Refusal.BARRED


async def test_a_combination_is_shown_with_the_call(house: House, stage: Stage) -> None:
    await stage(COVERED, "fr3")
    await play(house, ANA, "p")
    result = await call(house, RUI, " ac \n am ")
    assert result.events == (Called(Seat.B, "ac am"),)
    assert result.table.game.verdict == Verdict(upheld=True, fault=Fault.COMBINATION, at=0)


async def test_what_cannot_be_called_costs_nothing(house: House, stage: Stage) -> None:
    table = await stage(TWO_ACES)
    with pytest.raises(Refused) as error:
        await call(house, RUI)
    assert error.value.refusal is Refusal.NO_WINDOW
    with pytest.raises(NotYourGame):
        await call(house, EVA)
    await play(house, ANA, "n")
    with pytest.raises(NotationError):
        await call(house, RUI, "zz")
    with pytest.raises(StaleVersion):
        await house.tables.call(HERE, house.sender(RUI), seen=table.game.version)
    assert not (await house.tables.here(30)).game.calls.barred[Seat.B]


async def test_no_call_under_rules_that_are_refereed(house: House, table: Table) -> None:
    await house.move(table)
    with pytest.raises(Refused) as error:
        await call(house, RUI if table.mover == ANA else ANA)
    assert error.value.refusal is Refusal.NO_CALLS


async def test_a_call_delivered_twice_is_judged_once(house: House, stage: Stage, url: str) -> None:
    await stage(TWO_ACES)
    await play(house, ANA, "n")
    sender = house.sender(RUI)
    first = await house.tables.call(HERE, sender)
    again = await house.tables.call(HERE, sender)
    assert again == replace(first, duplicate=True)
    store = await Store.open(url)
    restarted = House(store, house.now)
    assert await restarted.tables.call(HERE, sender) == again
    assert (await restarted.tables.here(30)).game == first.table.game
    await store.close()


async def test_an_announcement_of_a_call_says_later_what_it_would_have_said(
    house: House, stage: Stage
) -> None:
    table = await stage(TWO_ACES)
    moved = await play(house, ANA, "n")
    result = await call(house, RUI)
    await house.tables.posted(table, 1, await house.store.outbox.of_deal(table.game_id))
    await house.tables.posted(moved.table, 2, moved.notice_id)
    (notice,) = await house.notices.due(at_start=True)
    assert notice.result == replace(result, table=notice.result.table)
    assert notice.result.table.game == result.table.game


@pytest.fixture
def judges(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which threads calls are judged."""
    threads: list[str] = []
    after = Game.after

    def watched(game: Game, event: object) -> Game:
        if isinstance(event, Called):
            threads.append(threading.current_thread().name)
        return after(game, event)

    monkeypatch.setattr(Game, "after", watched)
    return threads


async def test_judging_never_holds_the_others_up(
    house: House, stage: Stage, judges: list[str], url: str
) -> None:
    await stage(TWO_ACES)
    await play(house, ANA, "n")
    await call(house, RUI)
    assert len(judges) == 1
    await play(house, RUI, "n p")
    assert len(judges) == 1
    store = await Store.open(url)
    restarted = House(store, house.now)
    await restarted.tables.here(30)
    await restarted.notices.due(at_start=True)
    assert len(judges) > 1
    assert threading.current_thread().name not in judges
    await store.close()


async def test_others_go_on_while_a_call_is_judged(
    house: House, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage(TWO_ACES)
    await play(house, ANA, "n")
    judging, other_done = threading.Event(), threading.Event()
    answer = answers._call

    def slowly(game: Game, event: Called) -> answers.Answer:
        judging.set()
        assert other_done.wait(10)
        return answer(game, event)

    monkeypatch.setattr(answers, "_call", slowly)
    calling = asyncio.create_task(call(house, RUI))
    await asyncio.to_thread(judging.wait, 10)
    assert not (await house.tables.here(30)).game.verdict
    other_done.set()
    assert (await calling).table.game.verdict == Verdict(
        upheld=True, fault=Fault.RESERVE_TO_CENTRE, at=0
    )


async def test_an_impossible_move_is_a_touch_where_touching_counts(
    house: House, stage: Stage
) -> None:
    await stage(TWO_ACES, FOUL)
    result = await play(house, ANA, "ab")
    assert result.events == (Touched(Seat.A, parse_move("ab")),)
    assert result.played is not None
    assert result.played.stopped is not None
    assert (result.ping, result.turn_changed) == (None, False)
    called = await call(house, RUI)
    assert called.table.game.verdict == Verdict(upheld=True, fault=Fault.TOUCH)
    assert (called.faulty, called.table.mover, called.ping) == (None, RUI, ANA)


async def test_where_a_line_stops_may_be_a_touch_too(house: House, stage: Stage) -> None:
    await stage(TWO_ACES, FOUL)
    result = await play(house, ANA, "rm am ab n")
    assert [type(event) for event in result.events] == [Moved, Moved, Touched]
    assert result.table.game.calls.touched == parse_move("ab")
    nothing_up = await play(house, ANA, "n n")
    assert nothing_up.events[-1] == Touched(Seat.A, parse_move("n"))


@pytest.mark.parametrize("line", ["p", "A♣m", "rm am m"])
async def test_what_is_no_touch(house: House, stage: Stage, line: str) -> None:
    await stage(TWO_ACES, FOUL)
    try:
        events = (await play(house, ANA, line)).events
    except answers.NothingPlayed:
        events = ()
    assert not any(isinstance(event, Touched) for event in events)


async def test_a_touch_costs_nothing_unless_the_rules_say_so(house: House, stage: Stage) -> None:
    await stage(TWO_ACES, "br")
    with pytest.raises(answers.NothingPlayed):
        await play(house, ANA, "ab")
    assert (await house.tables.here(30)).game.version == 0
