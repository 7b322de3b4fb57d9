"""A card named in place of its pile (notation.md)."""

from engine.cards import Seat
from engine.events import Moved
from engine.moves import Play, Reason
from engine.naming import NoSuchPlay, SeveralPlays
from engine.piles import Spot
from tests.engine.played import PT, named, play, reason, texts, why


def test_a_named_card_stands_for_its_one_legal_move() -> None:
    played = play("a 9h\nb 10s\nr Kd\nn 5d", "9♥→b")
    assert played.events == (Moved(Seat.A, Play(Spot.A, Spot.B)),)


def test_of_two_copies_the_legal_one_is_meant() -> None:
    """Under PT the upcard enters an empty house only when the reserve is empty."""
    played = play("a 10c 9h\nb 10s\nc 3s\nt 9h\nr Kd\nn 5d", "9hd", PT)
    assert played.events == (Moved(Seat.A, Play(Spot.A, Spot.D)),)


def test_a_card_that_may_go_by_several_ways_is_an_error_that_names_them() -> None:
    ways = (Play(Spot.A, Spot.B), Play(Spot.UPCARD, Spot.B))
    played = play("a 9h\nb 10s\nt 9h\nr Kd", "9hb")
    assert why(played) == SeveralPlays(named("9hb"), ways)


def test_a_card_that_lies_nowhere_on_top_is_an_error_that_names_it() -> None:
    assert why(play("a 9h 8s\nb 10s\nr Kd", "9hb")) == NoSuchPlay(named("9hb"), ())


def test_a_single_card_that_cannot_go_there_says_why() -> None:
    assert reason(play("a 9h\nb 10d\nr Kd", "9hb")) is Reason.HOUSE_SEQUENCE
    assert reason(play("B w 9h\nA b 10s\nr Kd", "9hb")) is Reason.OPPONENT_CARD
    assert reason(play("a 9h\nb 10d\nr Kd\nB w 9h", "9hb")) is Reason.HOUSE_SEQUENCE


def test_two_copies_of_which_none_can_go_there_are_named() -> None:
    plays = (Play(Spot.A, Spot.B), Play(Spot.UPCARD, Spot.B))
    assert why(play("a 9h\nt 9h\nb 10d\nr Kd", "9hb")) == NoSuchPlay(named("9hb"), plays)


def test_the_card_is_looked_for_on_the_table_as_it_is_then() -> None:
    played = play("a 9h 8s\nb 10s\nc 9d\nr Kd\nn 5d", "8sc 9hb")
    assert texts(played) == ["a→c (8♠)", "a→b (9♥)"]
