"""Requests, outcomes and people as the store keeps them, and back."""

import pytest

from bot.service import shelf
from bot.service.answers import Call, Lapse, Line, answer, format_request, parse_request
from bot.service.kept import person
from bot.service.locks import Locks
from bot.service.people import Person
from bot.service.table import Action, Table
from bot.store import Store
from engine.cards import Seat
from engine.diagram import parse
from engine.events import Moved
from engine.game import Game, Setup
from engine.moves import TURN
from engine.notation import Expected, NotationError
from engine.outcome import Ending, Outcome, Refused
from engine.outcome_text import format_outcome, parse_outcome
from engine.presets import PRESETS
from tests.engine.tables import EARLY
from tests.service.house import House


@pytest.mark.parametrize("text", ["", "ra bc", "line n", " n ", "action resign", "ra\nbc!"])
def test_a_line_is_kept_as_it_was_typed(text: str) -> None:
    assert parse_request(format_request(Line(text))) == Line(text)


@pytest.mark.parametrize("text", ["", "9hm", "ra bc"])
def test_a_call_is_kept_with_its_line(text: str) -> None:
    assert parse_request(format_request(Call(text))) == Call(text)


def test_that_nobody_called_in_time_is_kept() -> None:
    assert parse_request(format_request(Lapse())) == Lapse()


@pytest.mark.parametrize("action", Action)
def test_an_action_is_kept_as_a_word(action: Action) -> None:
    assert parse_request(format_request(action)) is action


@pytest.mark.parametrize("action", Action)
async def test_every_action_is_an_event_of_its_player(table: Table, action: Action) -> None:
    try:
        event = answer(table.game, Seat.B, action).events[0]
    except Refused as error:
        event = error.event
    assert event.by is Seat.B


@pytest.mark.parametrize("request_of", [Line, Call])
def test_what_cannot_be_read_is_told_by_the_rules_of_the_game(
    request_of: type[Line | Call],
) -> None:
    game = Game.start(Setup(PRESETS["br-stop"], parse(EARLY))).after(Moved(Seat.A, TURN))
    seat = game.mover if request_of is Line else game.mover.other
    with pytest.raises(NotationError) as error:
        answer(game, seat, request_of("ra bz"))
    assert error.value.expected == (Expected.TARGET,)


def test_what_is_no_request_is_refused() -> None:
    with pytest.raises(ValueError, match="dance"):
        parse_request("action dance")


@pytest.mark.parametrize("ending", Ending)
@pytest.mark.parametrize("winner", [None, *Seat])
def test_an_outcome_is_kept_as_two_words(winner: Seat | None, ending: Ending) -> None:
    outcome = Outcome(winner, ending)
    assert parse_outcome(format_outcome(outcome)) == outcome


def test_whoever_was_never_seen_goes_by_number() -> None:
    assert person(12, None) == Person(12, "12")
    assert person(12, "") == Person(12, "")


def test_a_game_has_one_lock_while_anybody_holds_it() -> None:
    locks = Locks()
    first = locks.of(1)
    assert locks.of(1) is first
    assert locks.of(2) is not first
    del first
    assert not list(locks._held)


async def test_the_shelf_has_room_for_some_and_forgets_the_oldest(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "ROOM", 2)
    first, *_ = [await house.deal(thread_id) for thread_id in range(3)]
    at_hand = house.tables._shelf.at_hand
    assert [at_hand(thread_id) is None for thread_id in range(3)] == [True, False, False]
    assert await house.tables.by_id(first.game_id) == first
    assert [at_hand(thread_id) is None for thread_id in range(3)] == [False, True, False]


async def test_the_shelf_never_goes_back(house: House, table: Table, url: str) -> None:
    old = await house.store.games.numbered(table.game_id)
    moved = await house.move(table)
    assert await house.tables._shelf._read(old) == moved.table
    assert house.tables._shelf.put(table) == moved.table
    store = await Store.open(url)
    assert await House(store).tables._shelf._read(old) == table
    await store.close()
