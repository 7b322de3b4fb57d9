"""A line played token by token: how far it goes, and what it tells (notation.md)."""

import pytest
from hypothesis import given

from engine.cards import Card, Rank, Seat, Suit
from engine.diagram import parse
from engine.events import Moved
from engine.game import Game
from engine.lines import Blind, Played, StepShown, play_line
from engine.moves import END, TURN, Pair, Play, Reason
from engine.notation import (
    NotationError,
    format_move,
    parse_line,
    parse_move,
    written,
)
from engine.outcome import Ending, Refusal, Refused
from engine.piles import Place, Spot
from tests.engine.played import FR, FULL, PT, play, reason, stop, texts, turned, why
from tests.engine.tables import PATIENT, game_at, games


def test_a_line_is_played_to_its_end() -> None:
    played = play("a 9h\nb 10s\nc 8s\nr Kd\nn 5d", "ab cb")
    assert texts(played) == ["a→b (9♥)", "c→b (8♠)"]
    assert played.events == (
        Moved(Seat.A, Play(Spot.A, Spot.B)),
        Moved(Seat.A, Play(Spot.C, Spot.B)),
    )
    assert played.stopped is None
    assert played.game_after.view[Place.HOUSE_B] == parse("b 10s 9h 8s").view[Place.HOUSE_B]
    assert played.game_after.events == played.events


def test_it_stops_at_the_first_token_that_cannot_be_played() -> None:
    played = play("a 9h\nb 10s\nc 8s\nr Kd\nn 5d", "ab cb cd ra")
    assert texts(played) == ["a→b (9♥)", "c→b (8♠)"]
    assert stop(played)[0] == "cd"
    assert reason(played) is Reason.NOTHING_THERE


def test_when_the_first_token_fails_nothing_is_played() -> None:
    game = game_at("a 9h\nb 10d\nn 5d")
    played = play_line(game, Seat.A, "ab n")
    assert (played.game_after, played.steps) == (game, ())
    assert reason(played) is Reason.HOUSE_SEQUENCE


def test_wrong_text_plays_nothing() -> None:
    with pytest.raises(NotationError):
        play("a 9h\nb 10s\nn 5d", "ab z")


def test_a_parsed_line_is_played_as_well() -> None:
    game = game_at("a 9h\nb 10s\nn 5d")
    assert play_line(game, Seat.A, parse_line("ab")) == play_line(game, Seat.A, "a→b")


def test_another_player_s_line_is_refused() -> None:
    played = play_line(game_at("a 9h\nb 10s\nn 5d"), Seat.B, "ab")
    error = why(played)
    assert isinstance(error, Refused)
    assert error.refusal is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("line", ["m", "9hb"])
def test_the_referee_s_tokens_too_are_for_the_player_on_turn(line: str) -> None:
    error = why(play_line(game_at("a 9h\nb 10s\nn 5d"), Seat.B, line))
    assert isinstance(error, Refused)
    assert error.refusal is Refusal.NOT_YOUR_TURN


def test_what_turned_up_is_told() -> None:
    picture = FULL + "a 9h\nb 10s\nr [Kd 2s] 8s\nn [3c 5d]"
    played = play(picture, "ra!")
    assert (texts(played), turned(played)) == (["r→a (8♠)"], [(Place.RESERVE_A, "2♠")])
    played = play(picture, "n")
    assert played.steps == (
        StepShown(
            Moved(Seat.A, TURN),
            "n",
            ((Place.UPCARD, Card(Rank.FIVE, Suit.DIAMONDS, Seat.A)),),
        ),
    )


def test_a_recycled_card_turns_up_again() -> None:
    played = play(FULL + "a 9h\nb 10s\nr Kd\nw 3c 4c 5c", "n")
    assert turned(played) == [(Place.UPCARD, "3♣")]


def test_a_card_uncovered_in_a_house_is_told() -> None:
    assert turned(play("a [4c] 9h\nb 10s\nn 5d", "ab")) == [(Place.HOUSE_A, "4♣")]


def test_a_card_that_turns_by_itself_is_told() -> None:
    played = play("t 9h\nb 10s\nn [4c 5c]", "tb", FR)
    assert turned(played) == [(Place.UPCARD, "5♣")]
    ended = play("B n [4s]\nA t 9h\nn [4c 5c]", "p", FR)
    assert turned(ended) == [(Place.UPCARD, "4♠")]


def test_a_card_that_lay_face_down_when_the_line_was_sent_is_blind() -> None:
    picture = FULL + "a 9h\nb 6s\nr Kd\nn [3c 5d]"
    played = play(picture, "n tb")
    assert texts(played) == ["n"]
    assert stop(played) == ("tb", Blind((Card(Rank.FIVE, Suit.DIAMONDS, Seat.A),)))
    assert texts(play(picture, "n tb !")) == ["n", "t→b (5♦)"]


def test_ending_the_turn_with_an_unseen_upcard_is_blind() -> None:
    picture = FULL + "a 9h\nb 6s\nr Kd\nn [3c 5d]"
    assert stop(play(picture, "n p")) == (
        "p",
        Blind((Card(Rank.FIVE, Suit.DIAMONDS, Seat.A),)),
    )
    assert play(picture, "n p!").stopped is None


def test_the_reserve_s_next_card_is_blind() -> None:
    played = play("a 9h\nb 10s\nc 7d\nr [Kd 7c 8d] 8s", "ra rb")
    assert stop(played)[0] == "rb"
    assert isinstance(why(played), Blind)


def test_a_card_named_before_it_was_seen_is_blind() -> None:
    picture = FULL + "a 9h\nb 6s\nr Kd\nn [3c 5d]"
    assert stop(play(picture, "n 5db")) == (
        "5db",
        Blind((Card(Rank.FIVE, Suit.DIAMONDS, Seat.A),)),
    )
    assert texts(play(picture, "n 5db!")) == ["n", "t→b (5♦)"]


def test_a_recycled_card_was_seen_in_the_waste() -> None:
    played = play(FULL + "a 9h\nb 6s\nr Kd\nw 5d", "n tb")
    assert texts(played) == ["n", "t→b (5♦)"]


def test_building_on_a_card_that_was_not_seen_is_not_blind() -> None:
    played = play("a [10s] 2c\nb 3h\nc 9h\nn 5d", "ab ca")
    assert texts(played) == ["a→b (2♣)", "c→a (9♥)"]


def test_a_pair_that_lay_open_is_played_and_told_with_both_cards() -> None:
    played = play("a 9h 8s\nb 10s\nn 5d", "a2b", PT)
    assert texts(played) == ["a2b (9♥ 8♠)"]
    assert played.events == (Moved(Seat.A, Pair(Spot.A, Spot.B)),)


def test_a_pair_with_a_card_that_was_not_seen_is_blind() -> None:
    picture = "a [9h] 2c\nb 3h\nc 8s\ne 10s\nn 5d"
    played = play(picture, "ab ca a2e", PT)
    assert texts(played) == ["a→b (2♣)", "c→a (8♠)"]
    assert stop(played) == ("a2e", Blind((Card(Rank.NINE, Suit.HEARTS, Seat.A),)))
    assert texts(play(picture, "ab ca a2e!", PT))[2:] == ["a2e (9♥ 8♠)"]


def test_after_the_end_of_the_turn_the_rest_is_not_the_player_s() -> None:
    played = play("t 9h\nn 5d\nB n 6d", "p n")
    assert texts(played) == ["p"]
    error = why(played)
    assert isinstance(error, Refused)
    assert error.refusal is Refusal.NOT_YOUR_TURN


def test_when_the_game_ends_in_the_middle_the_rest_is_dropped() -> None:
    picture = "t As\na 9h\nb 10s\nB r 5d"
    played = play(picture, "tm ab")
    assert played.game_after.outcome is not None
    assert (stop(played)[0], texts(played)) == ("ab", ["t→m (A♠)"])
    error = why(played)
    assert isinstance(error, Refused)
    assert error.refusal is Refusal.GAME_OVER


def test_a_win_with_the_last_token_stops_nothing() -> None:
    played = play("t As\na 9h\nB r 5d", "tm")
    assert played.stopped is None
    assert played.game_after.outcome is not None
    assert played.game_after.outcome.ending is Ending.CARDS_GONE


@PATIENT
@given(games())
def test_every_legal_move_is_played_by_its_text_and_by_its_written_form(game: Game) -> None:
    for move in game.legal_moves():
        shown = written(move, game.view)
        assert parse_move(shown) == parse_move(format_move(move)) == move
        played = play_line(game, game.mover, shown)
        assert played.game_after == game.after(Moved(game.mover, move))
        assert played.stopped is None
        assert seen_after(played) == seen_before(game, played)


def seen_after(played: Played) -> set[str]:
    return faces(played.game_after)


def seen_before(game: Game, played: Played) -> set[str]:
    return faces(game) | {str(card) for step in played.steps for _, card in step.turned_up}


def faces(game: Game) -> set[str]:
    return {str(card) for pile in game.view.piles for card in pile.up}


def test_end_and_turn_are_written_as_typed() -> None:
    view = parse("t 9h").view
    assert (written(END, view), written(TURN, view)) == ("p", "n")
    assert written(Play(Spot.A, Spot.B), view) == "a→b"
