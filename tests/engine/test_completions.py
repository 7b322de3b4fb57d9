"""What is offered while a line is being typed."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Seat
from engine.completions import LONGEST, MOST, Completion, completions
from engine.events import Resigned
from engine.game import Game
from engine.lines import play_line
from engine.notation import format_move
from engine.position import Position
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from tests.engine.tables import PATIENT, game_at, games

FULL = "c 2d\nd 4d\ne 6d\nf 8d\ng 10d\nh Qd\n"
FR = PRESETS["fr1"]
PT = PRESETS["pt"]


def offered(picture: str, typed: str, rules: Rules = STANDARD) -> list[str]:
    game = game_at(picture if "B" in picture else f"{picture}\nB r Kc", rules)
    return [offer.line for offer in completions(game, game.mover, typed)]


def test_an_empty_line_can_become_every_legal_move() -> None:
    assert offered("a 9h\nb 10s\nn 5d", "") == ["ab", "n"]


def test_a_whole_line_comes_first_and_then_what_may_follow() -> None:
    game = game_at("a 9h 8s\nb 10s 9d\nr Kd\nn 5d\nB r Kc")
    assert completions(game, Seat.A, "AB")[:2] == (
        Completion("ab", "a→b (8♠)"),
        Completion("ab rc", "r→c (K♦)", due=True),
    )


def test_what_was_begun_is_finished() -> None:
    picture = "a 9h\nb 10s\nc 8s\nr Kd\nn 5d"
    assert offered(picture, "ab c") == ["ab cb"]
    assert offered(picture, "abc") == ["ab cb"]
    assert offered(picture, "ab ra")[0] == "ab ra"
    assert offered(picture, "ab ra c") == ["ab ra cb"]
    assert offered(picture, "ab y") == []


@pytest.mark.parametrize("typed", ["9", "9h", "9♥", "9♡", "9hb", "9♥→b", "9H B", "a", "a→", "ab"])
def test_a_card_may_be_named_to_find_its_move(typed: str) -> None:
    assert offered("a 9h\nb 10s\nr Kd\nn 5d", typed)[0] in ("ab", "9hb", "9♥b", "9♡b")


def test_ranks_before_a_symbol_are_found_in_every_language() -> None:
    picture = "a Js\nb Qh\nr Kd\nn 5d"
    for typed in ("j♠", "v♠", "b♠", "js", "V♤"):
        assert offered(picture, typed) == ["ab"]
    assert offered(picture, "j") == ["ab"]
    assert offered(picture, "v") == offered(picture, "b") == []
    assert offered("a 10s\nb Jh\nr Kd\nn 5d", "1") == ["ab"]
    assert offered("a 10s\nb Jh\nr Kd\nn 5d", "10s") == ["ab"]
    assert offered("a 10s\nb Jh\nr Kd\nn 5d", "t♠") == ["ab"]


def test_duties_come_first() -> None:
    game = game_at("b 10s\nc 9h\nr 8s\nn 5d\nB r Kc")
    offers = completions(game, Seat.A, "")
    due = [offer.line for offer in offers if offer.due]
    assert due == ["ra", "rd", "re", "rf", "rg", "rh"]
    assert [offer.line for offer in offers[: len(due)]] == due
    assert [offer.line for offer in offers[len(due) :]] == ["cb", "rc"]


def test_m_is_offered_where_it_plays_something_and_says_what() -> None:
    game = game_at("a As\nb 2s\nr Kd\nn 5d\nB r Kc")
    assert completions(game, Seat.A, "")[0] == Completion("m", "a→m (A♠) b→m (2♠)", due=True)
    assert offered("a As\nb 2s\nr Kd\nn 5d", "m")[0] == "m"
    assert "m" not in offered("a As\nb 2s\nr Kd\nn 5d", "", PRESETS["br-stop"])
    assert "m" not in offered("a 9s\nb 2s\nr Kd\nn 5d", "")
    assert "am m" in offered("a As\nb 2s\nr Kd\nn 5d", "am")


def test_m_is_foreseen_no_further_than_the_cards_lie_open() -> None:
    picture = FULL + "a 9h\nb 10s\nr [3s 2s] As\nn 5d"
    assert offered(picture, "m") == ["m", "m ab", "m n"]


def test_a_drawn_card_is_not_foreseen() -> None:
    picture = FULL + "a 9h\nb 6s\nr Kd\nn [3c 5d]"
    assert offered(picture, "n") == ["n"]
    assert offered(picture, "n t") == []
    assert offered(picture, "n p!") == []


def test_a_line_that_ends_the_turn_or_the_game_has_no_continuation() -> None:
    assert offered("t 9h\nn 5d", "p") == ["p"]
    assert offered("t 9h\nn 5d", "p n") == []
    assert offered("t As\na 9h\nb 10s", "tm") == ["tm"]
    assert offered("t As\na 9h\nb 10s", "tm m") == []


def test_an_exclamation_mark_is_kept() -> None:
    assert offered("a 9h\nb 10s\nc 8s\nr Kd\nn 5d", "ab!")[:2] == ["ab!", "ab ra!"]


def test_pairs_are_offered() -> None:
    assert "a2b" in offered("a 9h 8s\nb 10s\nr Kd", "a2", PT)


def test_named_cards_on_the_way_are_understood() -> None:
    picture = "a 9h\nb 10s\nc 8s\nr Kd\nn 5d"
    assert offered(picture, "9hb c") == ["9hb cb"]
    assert offered(picture, "9hc c") == []
    assert offered(picture, "7h c") == offered(picture, "7hc c") == []


def test_an_impossible_beginning_has_no_continuation() -> None:
    assert offered("a 9h\nb 10s\nn 5d", "ba") == []
    assert offered("a 9h\nb 10s\nn 5d", "z") == []
    assert offered("a 9h\nb 10s\nn 5d", "ab(") == []


def test_only_the_player_on_turn_is_helped_and_only_while_the_game_lasts() -> None:
    game = game_at("a 9h\nb 10s\nn 5d\nB r Kc")
    assert completions(game, Seat.B, "") == ()
    assert completions(game.after(Resigned(Seat.A)), Seat.A, "") == ()


def test_not_more_than_a_list_can_hold() -> None:
    houses = ["a Jh 10s 9h", "b Jh 10s 9h", "c Jd 10c 9d", "d Jd 10c 9d", "e Js 5h 4c"]
    picture = "\n".join((*houses, "f Js 5h 4c", "r Kd", "n 5d"))
    assert len(game_at(f"{picture}\nB r Kc", PT).legal_moves()) == MOST + 2
    assert len(offered(picture, "", PT)) == MOST


def test_not_longer_than_a_choice_can_be() -> None:
    runs = [" ".join(f"{rank}{suit}" for rank in "KQJT98765432A") for suit in "shd"]
    picture = "\n".join((f"a {runs[0]}", f"b {runs[1]}", f"c {runs[2]}", "r Kc", "n 5d"))
    typed = " ".join(["am"] * 13 + ["bm"] * 13 + ["cm"] * 7)
    assert LONGEST - 3 < len(typed) <= LONGEST
    assert offered(picture, typed) == [typed, f"{typed} m"]
    assert offered(picture, f"{typed} cm") == []


@PATIENT
@given(games(), st.data())
def test_offers_can_be_played_as_far_as_one_sees(game: Game, data: st.DataObject) -> None:
    offers = completions(game, game.mover, "")
    assert len(offers) >= min(len(game.legal_moves()), MOST)
    for offer in offers:
        assert play_line(game, game.mover, offer.line).stopped is None
    if offers:
        typed = data.draw(st.sampled_from(offers)).line
        for offer in completions(game, game.mover, typed)[1:]:
            assert offer.line.startswith(f"{typed} ")


@PATIENT
@given(games(), st.randoms(use_true_random=False))
def test_offers_do_not_depend_on_what_lies_face_down(game: Game, rng: Random) -> None:
    other = replace(game, position=shuffled(game.position, rng))
    for move in game.legal_moves():
        typed = format_move(move)
        assert completions(game, game.mover, typed) == completions(other, game.mover, typed)


def shuffled(position: Position, rng: Random) -> Position:
    """Return the position with the face-down cards in another order."""
    cards = [card for stack in position.hidden for card in stack]
    rng.shuffle(cards)
    stacks = []
    for stack in position.hidden:
        stacks.append(tuple(cards[: len(stack)]))
        del cards[: len(stack)]
    return Position(position.view, tuple(stacks))
