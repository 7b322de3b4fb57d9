"""A game seen again: every table that stood, in its turn, without what was taken back."""

import pytest

from bot.service.errors import NothingHappened
from bot.service.scenes import Scene, last_turn, of_game, of_turn, scenes
from engine.ai.greedy import Greedy
from engine.cards import Seat
from engine.deal import deal, lay_out
from engine.diagram import parse
from engine.events import Called, Event, Moved, Resigned, UndoAsked, UndoGranted, Undone
from engine.game import Game, Setup
from engine.notation import format_move, parse_move
from engine.presets import PRESETS
from engine.rules import STANDARD
from tests.engine.tables import EARLY


def staged(*events: Event, rules: str = "br-stop") -> Game:
    return Game.replay(Setup(PRESETS[rules], parse(EARLY)), events)


def moved(seat: Seat, *moves: str) -> tuple[Event, ...]:
    return tuple(Moved(seat, parse_move(move)) for move in moves)


def dealt(moves: int) -> Game:
    game = Game.start(Setup(STANDARD, lay_out(deal("scenes", STANDARD), STANDARD)))
    while game.version < moves:
        game = game.after(Moved(game.mover, Greedy().choose(game.view, STANDARD)))
    return game


def told(found: tuple[Scene, ...]) -> list[tuple[int, str | None]]:
    return [
        (scene.turn, None if scene.move is None else format_move(scene.move)) for scene in found
    ]


def test_each_move_is_a_scene_of_its_turn_after_the_deal() -> None:
    game = dealt(40)
    found = scenes(game)
    assert told(found[:1]) == [(0, None)]
    assert [scene.view for scene in found] == [
        Game.replay(game.setup, game.events[:version]).view for version in range(41)
    ]
    assert found[-1].turn in (game.turn, game.turn - 1)
    assert [scene.turn for scene in found] == sorted(scene.turn for scene in found)


def test_what_was_taken_back_is_not_seen() -> None:
    events = (*moved(Seat.A, "am", "gh"), Undone(Seat.A), *moved(Seat.A, "bf"))
    game = staged(*events, rules="br")
    assert told(scenes(game)) == [(0, None), (1, "am"), (1, "bf")]


def test_a_turn_taken_back_with_consent_begins_anew() -> None:
    game = staged(*moved(Seat.A, "am", "n"), UndoAsked(Seat.A), UndoGranted(Seat.B))
    assert told(scenes(game)) == [(0, None)]
    again = scenes(game.after(Moved(Seat.A, parse_move("gh"))))
    assert told(again) == [(0, None), (1, "gh")]


def test_a_call_that_is_upheld_is_a_scene_without_a_move() -> None:
    before = staged(*moved(Seat.A, "n"))
    game = before.after(Called(Seat.B, ""))
    found = scenes(game)
    assert told(found) == [(0, None), (1, "n"), (1, None)]
    assert found[-1].view == game.view
    assert of_turn(found, 1) == found


def test_what_changes_nothing_on_the_table_is_no_scene() -> None:
    game = staged(*moved(Seat.A, "am"), Resigned(Seat.B))
    assert told(scenes(game)) == [(0, None), (1, "am")]


def test_a_turn_begins_with_the_table_before_it() -> None:
    found = scenes(dealt(40))
    for turn in range(1, found[-1].turn + 1):
        shown = of_turn(found, turn)
        at = found.index(shown[0])
        assert found[at : at + len(shown)] == shown
        assert shown[0].turn < turn == shown[1].turn == shown[-1].turn


@pytest.mark.parametrize("turn", [-1, 0, 99])
def test_a_turn_that_never_was(turn: int) -> None:
    found = scenes(dealt(40))
    with pytest.raises(NothingHappened) as raised:
        of_turn(found, turn)
    assert (raised.value.turn, raised.value.last) == (turn, found[-1].turn)


def test_of_a_long_game_the_table_after_each_turn_is_left() -> None:
    game = dealt(120)
    found = scenes(game)
    assert of_game(found, 121) == found
    short = of_game(found, 120)
    assert [scene.turn for scene in short] == list(range(found[-1].turn + 1))
    assert (short[0], short[-1]) == (found[0], found[-1])
    assert all(found[found.index(scene) + 1].turn > scene.turn for scene in short[:-1])


def test_the_last_turn_is_one_that_is_over() -> None:
    assert last_turn(staged()) == 1
    first = staged(*moved(Seat.A, "am", "n", "p"))
    assert (first.turn, last_turn(first)) == (2, 1)
    assert last_turn(first.after(Resigned(Seat.A))) == 2
