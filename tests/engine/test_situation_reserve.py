"""The reserve and the win: the situations of rules.md 7, each a picture of the table."""

import pytest

from engine.cards import Seat
from engine.game import Game
from engine.moves import Reason
from engine.outcome import Ending
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import ending, known, legal, play, seen, why_not
from tests.engine.tables import game_at

BY_ITSELF = ("fr1", "fr2", "fr3", "fr4")

LAST_RESERVE_CARD = """
      B   r [3] 6h   n [4]
          w 9d

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h

    > A   r 9s   n [Kc 8c 7s]
          w 3c
"""


@pytest.mark.parametrize("preset", ["br", "br-stop", "pt", "pagat"])
def test_last_reserve_card_played(preset: str) -> None:
    game = play(game_at(LAST_RESERVE_CARD, PRESETS[preset]), "rb")
    assert seen(game) == seen("""
          B   r [3] 6h   n [4]
              w 9d

        10s a | -- -- | e 10s
     9s 10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h

        > A   r   n [3]
              w 3c
    """)
    assert why_not(game, "n") is None, "an empty house owes nothing to an empty reserve"
    later = play(game, "n p")
    assert later.view[Place.RESERVE_A].size == 0
    assert why_not(later, "rr") is Reason.LOAD_ON_EMPTY


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_last_reserve_card_played_and_the_upcard_is_free(preset: str) -> None:
    game = play(game_at(LAST_RESERVE_CARD, PRESETS[preset]), "rb th")
    assert seen(game) == seen("""
          B   r [3] 6h   n [4]
              w 9d

        10s a | -- -- | e 10s
     9s 10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 7s

        > A   r   n [1]   t 8c
              w 3c
    """)


def won(game: Game) -> bool:
    """Return whether A has just won, the turn not ended, and nothing more can be played."""
    by_cards = ending(game) == (Seat.A, Ending.CARDS_GONE)
    return by_cards and game.mover is Seat.A and game.trail != () and legal(game) == ""


WIN_BY_UPCARD = """
      B   r [3] 6h   n [4]
          w 9d

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r   n   t 9s
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_win_in_mid_turn_by_upcard(preset: str) -> None:
    game = play(game_at(WIN_BY_UPCARD, PRESETS[preset]), "tb")
    assert won(game)
    assert ending(game) == (Seat.A, Ending.CARDS_GONE)


WIN_BY_RESERVE = """
      B   r [3] 6h   n [4]
          w 9d

    10s a | -- As | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r 2s   n
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_win_in_mid_turn_by_reserve(preset: str) -> None:
    assert won(play(game_at(WIN_BY_RESERVE, PRESETS[preset]), "rm"))


WIN_BY_LOAD = """
      B   r* [3] 6h   n [4]
          w 9d

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r   n   t 5h
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_win_in_mid_turn_by_load(preset: str) -> None:
    assert won(play(game_at(WIN_BY_LOAD, PRESETS[preset]), "tr"))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_on_the_waste_is_no_win(preset: str) -> None:
    picture = WIN_BY_LOAD.replace("t 5h\n          w", "t 5h\n          w Kc")
    assert play(game_at(picture, PRESETS[preset]), "tr").outcome is None


LOADED_RESERVE = """
      B   r [3] Kh   n [4]
          w 9d

    10s a | 4c -- | e 10s
    10h b | -- 3d | f 10h
    10d c | -- -- | g 10d
    Jc d | -- -- | h 10c

    > A   r [As 2s] 6d 7d 6d 5d 4d   n [4]
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_loaded_reserve_unwinds(preset: str) -> None:
    game = play(game_at(LOADED_RESERVE, PRESETS[preset]), "rm rm rm rm")
    assert [str(card) for card in game.view[Place.RESERVE_A].up] == ["6♦"]
    assert game.view[Place.RESERVE_A].down == 2
    assert str(game.view[Place.DIAMONDS_1].top) == "7♦"


def test_loaded_reserve_unwinds_to_the_card_below() -> None:
    game = play(game_at(LOADED_RESERVE.replace("7d 6d 5d 4d", "5d 4d")), "rm rm rm")
    assert known(game) == known("""
          B   r [3] Kh   n [4]
              w 9d

        10s a | 4c -- | e 10s
        10h b | -- 6d | f 10h
        10d c | -- -- | g 10d
         Jc d | -- -- | h 10c

        > A   r* [As] 2s   n [4]
              w
    """)


UNCOVERS = """
      B   r [3] Kh   n [4]
          w 9d

    10s a | As -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    2h 3s d | -- Ah | h 10c

    > A   r [4h 2s] 9c   n [4]
          w
"""


def test_reserve_play_uncovers_a_centre_card() -> None:
    assert legal(game_at(UNCOVERS)) == "dm"
    game = play(game_at(UNCOVERS.replace("2h 3s d", "3s d")), "rb")
    assert seen(game) == seen("""
          B   r [3] Kh   n [4]
              w 9d

        10s a | As -- | e 10s
     9c 10h b | -- Ah | f 10h
        10d c | -- -- | g 10d
         3s d | -- -- | h 10c

        > A   r [1] 2s   n [4]
              w
    """)
    assert legal(game) == "rm", "D1 binds at once"
    both = play(game_at(UNCOVERS.replace("2h 3s d", "2h d").replace("[4h 2s] 9c", "[4h] 2s")), "")
    assert legal(both) == "rm", "D1 goes before D2"
    assert why_not(both, "dm") is Reason.DUTY_RESERVE


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_reserve_play_uncovers_a_centre_card_that_has_no_precedence_under_fr(preset: str) -> None:
    picture = UNCOVERS.replace("2h 3s d", "2h d").replace("[4h 2s] 9c", "[4h] 2s")
    game = game_at(picture, PRESETS[preset])
    assert why_not(game, "rm") is None
    assert why_not(game, "dm") is None


THEIR_LAST_CARD = """
      B   r   n
          w 5h

    10s a | 4h -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [3] Kd   n [4]   t 9s
          w
"""


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_fr_i_play_the_opponents_last_card(preset: str) -> None:
    game = play(game_at(THEIR_LAST_CARD, PRESETS[preset]), "ym")
    assert ending(game) == (Seat.B, Ending.CARDS_GONE)
    assert (game.mover, legal(game)) == (Seat.A, "")
    swapped = THEIR_LAST_CARD.replace("r   n\n          w 5h", "r 5h   n\n          w")
    by_reserve = play(game_at(swapped, PRESETS[preset]), "xm")
    assert ending(by_reserve) == (Seat.B, Ending.CARDS_GONE)


@pytest.mark.parametrize("preset", ["br", "br-stop", "pt", "pagat"])
def test_the_opponents_last_card_is_his_own_elsewhere(preset: str) -> None:
    assert why_not(game_at(THEIR_LAST_CARD, PRESETS[preset]), "ym") is Reason.OPPONENT_CARD
