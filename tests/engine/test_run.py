"""A run of moves: which ones it makes, which ones it leaves alone, and what comes of it."""

from dataclasses import replace

import pytest

from engine.calls import Calls
from engine.cards import Seat
from engine.events import (
    Called,
    Closed,
    DrawOffered,
    Event,
    Moved,
    Touched,
    UndoAsked,
    UndoGranted,
    Undone,
)
from engine.game import Game, Setup
from engine.legality import objection
from engine.moves import END, TURN, Move, Pair, Play
from engine.notation import parse_move
from engine.piles import Pile, Place, Spot
from engine.playing import moved
from engine.position import Position
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from engine.rules_text import parse_rules
from engine.run import Run
from engine.spread import is_steady
from tests.engine.acting import play
from tests.engine.folding import folded
from tests.engine.tables import game_at
from tests.engine.test_generator import PICTURES
from tests.soak.rules import MIXTURES

A, B = Seat
MORE = {
    "last card": "> A r 2h   a 3s b 3c   m Ah\nB r 6h w 9d",
    "their last card": "> A r 9s n [3]   a 3s   m Ah\nB w 2h",
    "their last reserve card": "> A r 9s t 3c   a 4h   m Ah\nB r 2h",
    "waste to be turned over": "> A r 9s w 5c 4c   a 3s b 6d   m Ah Kd\nB r 6h n [2] w 9d",
    "nothing to turn": "> A r 9s 8s t 2h   a 3s   m Ah\nB r 6h n [2] w 9d",
    "waste to a house": "> A n [3] w 5c 9s   a 10h   b [1] 5d\nB r 6h n [2] w 9d",
    "both piles of a suit": "> A r 3h n [3]   a 2h b Kh c 3h   m Ah Ah Qs\nB r 2h n [2] w 9d",
    "upcard and empty house": "> A r 9s n [3] t 8s   a 9h b 7s\nB r [2] 9s n [2] w 7s",
    "upcard, no reserve": "> A n [3] w 4s t 8s   a 9h b 7s   e 8h\nB r [2] 9s n [2] w 7s",
    "king to the centre": "> A r Kh Kd n [3]   a 9h b 7s   m Qh Qd Qd\nB r 2c n [2] w 2s",
    "no empty house": "> A r 9s n [3] t 8s  a 10h b 9h c Kc d Kd e Kh f Ks g Qc h Qd\nB r 2h n [2]",
    "waste after the reserve": "> A r 9s n [3] w 7d t 6c   a 10h   b Qs\nB r [1] 2d n [2] w 2d",
    "other tops": "> A r 9s n [3] t 6c   a 7h b 7s c 10d   m Ad\nB r [1] 2d n [2] w 2d",
}
UNDER = (
    "br",
    "pt",
    "fr1",
    *MIXTURES,
    "pt own_waste=LIKE_A_HOUSE",
    "fr1 entry=OPEN_HOUSE_ONLY",
)
SPOTS = [spot for spot in Spot if spot not in (Spot.D, Spot.F, Spot.G, Spot.H)]
EVERY: tuple[Move, ...] = (
    *(Play(source, target) for source in SPOTS for target in SPOTS),
    Pair(Spot.A, Spot.C),
    TURN,
    END,
)


def ran(game: Game, *events: Event) -> tuple[Game, int]:
    """Return the game after a run, and how many of the events it played."""
    return Run.of(game).through(game, events, 0)


def is_doubtful(game: Game, move: Move) -> bool:
    """Return whether a move that can be made is left to the referee all the same."""
    ends_it = moved(game, move).outcome is not None
    with_upcard = game.rules.upcard_must_be_played and game.view.upcard is not None
    return ends_it or isinstance(move, Pair) or (move == END and with_upcard)


def tables(picture: str, rules: Rules) -> list[Game]:
    """Return a game that starts from a picture, and one with used reserves and in a long row."""
    game = game_at(picture, rules)
    view, row = game.view, (((1,),) * 8,)
    views = (view, replace(view, used=(True, True), row=row * 60))
    return [replace(game, position=replace(game.position, view=view)) for view in views]


@pytest.mark.parametrize("name", [*PICTURES, *MORE])
@pytest.mark.parametrize("rules_text", UNDER)
def test_a_run_makes_what_the_referee_lets_pass_and_leaves_the_rest(
    rules_text: str, name: str
) -> None:
    rules = parse_rules(rules_text)
    for game in tables({**PICTURES, **MORE}[name], rules):
        for move in EVERY:
            after, made = ran(game, Moved(game.mover, move))
            possible = objection(game.view, move, rules) is None and game.outcome is None
            assert made == (possible and not is_doubtful(game, move)), move
            assert after == (moved(game, move) if made else game), move


TWO_TURNS = (
    "> A r [2] 9s n [3c 4c 5c]   a 8h 7s b 8d c 10d d Ks e Kc f Kd g Kh h Ks\n"
    "B r [2d 3d] 6h n [3h 4h 5h] w 9d"
)


def log(game: Game, moves: str) -> list[Event]:
    """Return moves of whoever is on turn as events, `n p n p`."""
    return [*play(game, moves).events]


def test_a_run_goes_on_from_turn_to_turn() -> None:
    game = game_at(TWO_TURNS)
    events = log(game, "n p n p n p n")
    after, made = ran(game, *events)
    assert made == len(events)
    assert replace(after, events=tuple(events)) == folded(game.setup, events)
    assert [step.move for step in after.trail] == [TURN]


@pytest.mark.parametrize("moves", ["n", "n p", "n p n", "n p n p"])
def test_a_run_keeps_the_turn_played_and_the_one_just_ended(moves: str) -> None:
    game = game_at(TWO_TURNS, PRESETS["br-stop"])
    after, _ = ran(game, *log(game, moves))
    plain = play(game, moves)
    assert (after.trail, after.past) == (plain.trail, plain.past)


def test_a_run_goes_on_in_the_middle_of_a_turn() -> None:
    game = game_at(TWO_TURNS)
    begun = play(game, "ab n")
    after, made = ran(begun, Moved(A, END))
    assert made == 1
    assert after == moved(begun, END)


def test_a_run_stops_before_what_is_no_move_and_before_somebody_elses() -> None:
    game = game_at(TWO_TURNS)
    for event in (DrawOffered(A), Undone(A), Moved(B, TURN)):
        after, made = ran(game, Moved(A, TURN), event, Moved(A, END))
        assert (after, made) == (moved(game, TURN), 1)


def test_a_run_does_not_bring_back_a_table() -> None:
    game = game_at("> A r [2] Kd n [3]   a 6s 5h   b 6c\nB r 6h n [2] w 9d")
    after, made = ran(game, Moved(A, parse_move("ab")), Moved(A, parse_move("ba")))
    assert (after, made) == (moved(game, parse_move("ab")), 1)


def test_a_row_of_house_moves_goes_on_to_its_limit() -> None:
    game = game_at("> A r [2] Kd n [3]   a 6s 5h   b 6c\nB r 6h n [2] w 9d")
    view = replace(game.view, row=(((1,),) * 8,) * 59)
    long = replace(game, position=replace(game.position, view=view))
    after, made = ran(long, Moved(A, parse_move("ab")))
    assert (len(after.view.row), made) == (60, 1)
    assert after == moved(long, parse_move("ab"))


def test_a_move_ends_the_question_of_taking_back_and_a_touch() -> None:
    rules = parse_rules("br touch=FOUL")
    game = play(game_at(TWO_TURNS, rules), "n")
    asked = game.after(UndoAsked(A)).after(Touched(A, TURN))
    after, made = ran(asked, Moved(A, END))
    assert (after.talk.undo, after.calls.touched, made) == (None, None, 1)
    assert after == moved(asked, END)


def test_an_offer_lapses_at_the_end_of_the_others_turn() -> None:
    game = play(game_at(TWO_TURNS).after(DrawOffered(B)), "n")
    after, _ = ran(game, Moved(A, END))
    assert (game.talk.draw, after.talk.draw) == (B, None)
    assert after == moved(game, END)


def test_a_move_forgets_the_verdict_of_the_call_before_it() -> None:
    called = play(game_at(TWO_TURNS, PRESETS["br-stop"]), "n").after(Called(B))
    assert called.verdict is not None
    after, made = ran(called, Moved(called.mover, END))
    assert (after.verdict, made) == (None, 1)
    assert after == moved(replace(called, verdict=None), END)


def test_a_bar_is_lifted_and_a_lost_turn_left_to_the_referee() -> None:
    game = play(game_at(TWO_TURNS, PRESETS["br-stop"]), "n")
    barred = replace(game, calls=Calls(barred=(True, False)))
    assert ran(barred, Moved(A, END)) == (moved(barred, END), 1)
    skipped = replace(game, calls=Calls(skipped=(False, True)))
    assert ran(skipped, Moved(A, END)) == (skipped, 0)


def test_nothing_is_played_when_the_game_is_over_or_somebody_has_no_card() -> None:
    over = play(game_at(MORE["last card"]), "rm")
    assert over.outcome is not None
    assert ran(over, Moved(A, END)) == (over, 0)
    bare = game_at("> A r 9s t 8s  a 9h\nB")
    assert ran(bare, Moved(A, parse_move("ta"))) == (bare, 0)
    assert Game.replay(bare.setup, [Moved(A, parse_move("ta"))]).outcome is not None


def test_a_draw_is_left_to_the_referee() -> None:
    game = game_at("> A r Kd   a Kh b Ks c Kc d Kd e Qd f Qs g Qc h Qh\nB r Kc")
    events = [Moved(seat, END) for seat in (A, B)]
    assert ran(game, *events)[1] == 1
    assert Game.replay(game.setup, events) == folded(game.setup, events)
    assert folded(game.setup, events).outcome is not None


def test_a_table_that_no_game_knows_is_played_the_plain_way() -> None:
    start = game_at(TWO_TURNS).position
    piles, hidden = list(start.view.piles), list(start.hidden)
    piles[Place.WASTE_B], hidden[Place.WASTE_B] = Pile(1, ()), piles[Place.WASTE_B].up
    view = replace(start.view, piles=tuple(piles))
    game = Game.start(Setup(STANDARD, Position(view, tuple(hidden))))
    assert not is_steady(game.position)
    events = log(game, "n p")
    assert Game.replay(game.setup, events) == folded(game.setup, events)


def test_a_replayed_log_is_kept_whole_with_all_that_is_no_move() -> None:
    game = game_at(MORE["last card"], PRESETS["br-stop"])
    won = play(game, "rm")
    closed = won.after(Closed(B)) if won.may_call(B) else won
    assert Game.replay(game.setup, iter(closed.events)) == closed


def test_a_run_goes_on_from_the_table_that_another_event_left() -> None:
    game = game_at(TWO_TURNS)
    ab, ended, turned = Moved(A, parse_move("ab")), Moved(A, END), Moved(A, TURN)
    for between in ([Undone(A)], [UndoAsked(A), UndoGranted(B)], [DrawOffered(A)]):
        events = [ab, *between, turned, ended, Moved(B, TURN)]
        assert Game.replay(game.setup, events) == folded(game.setup, events)


def test_a_run_goes_on_after_a_pair() -> None:
    game = game_at("> A r [2] Kd n [3]   a 8h 7s 6h   b 8d\nB r 6h n [2] w 9d", PRESETS["pt"])
    events = log(game, "a2b n p n")
    assert Game.replay(game.setup, events) == folded(game.setup, events)
