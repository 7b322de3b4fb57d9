"""The token `m`: what is forced to the centre, and where it stops (notation.md)."""

import pytest

from engine.cards import Card, Rank, Seat, Suit
from engine.forced import NotForced, Unforced
from engine.moves import Play
from engine.piles import Spot
from engine.presets import PRESETS
from engine.rules import OwnWaste, Rules
from tests.engine.played import FR, play, stop, texts, why


def test_m_plays_all_that_is_forced_reserve_first() -> None:
    played = play("m 2s 4h\nc 5h\na 3s\nr [9d 4s] Ac\nt 6h\nn 9c\nB r 5d", "m")
    assert texts(played) == [
        "r→m (A♣)",
        "a→m (3♠)",
        "r→m (4♠)",
        "c→m (5♥)",
        "t→m (6♥)",
    ]
    assert played.stopped is None


def test_m_plays_the_own_waste_where_it_is_played_like_a_house() -> None:
    rules = Rules(own_waste=OwnWaste.LIKE_A_HOUSE)
    assert texts(play("w 9c Ac\nt As\nr 5d\nB r 5d", "m", rules)) == ["t→m (A♠)", "w→m (A♣)"]


def test_m_stops_where_equal_cards_leave_a_choice() -> None:
    played = play("a 2s\nb 2s\nc Ah\nr 9d\nm As", "m")
    assert texts(played) == []
    assert why(played) == NotForced(
        Unforced.EQUAL_CARDS,
        (
            (Card(Rank.TWO, Suit.SPADES, Seat.A), Play(Spot.A, Spot.CENTRE)),
            (Card(Rank.TWO, Suit.SPADES, Seat.B), Play(Spot.B, Spot.CENTRE)),
        ),
    )


def test_m_that_played_something_stops_silently_before_a_choice() -> None:
    played = play("a As\nb 2s\nc 2s\nr 9d\nn 5c", "m")
    assert (texts(played), played.stopped) == (["a→m (A♠)"], None)


def test_m_goes_on_where_both_piles_wait_or_d1_decides() -> None:
    both = play("a 2s\nb 2s\nr 9d\nm As As", "m")
    assert texts(both) == ["a→m (2♠)", "b→m (2♠)"]
    first = play("a 2s\nr 2s\nm As\nn 5c", "m")
    assert texts(first) == ["r→m (2♠)"]


def test_m_leaves_the_choice_where_the_reserve_has_no_precedence() -> None:
    played = play("a 2s\nr 2s\nm As\nn 5c\nt 9h", "m", FR)
    assert isinstance(why(played), NotForced)


def test_m_is_never_blind() -> None:
    played = play("r [5d 2s] As\nn 5c\nB r 5h", "m")
    assert texts(played) == ["r→m (A♠)", "r→m (2♠)"]


def test_m_that_would_play_nothing_is_refused() -> None:
    assert stop(play("a 9h\nr 5d", "m")) == ("m", NotForced(Unforced.NOTHING_FITS))


@pytest.mark.parametrize("preset", ["br-stop", "fr2", "fr3", "fr4", "pagat", "pt"])
def test_m_does_not_exist_where_the_referee_stands_back(preset: str) -> None:
    played = play("a As\nr 5d\nt 9h", "m", PRESETS[preset])
    assert why(played) == NotForced(Unforced.NOT_REFEREED)


def test_m_ends_with_the_game() -> None:
    played = play("t As\na 2s\nB r 5d", "m")
    assert texts(played) == ["t→m (A♠)"]
    assert played.game_after.outcome is not None
