"""Talon, upcard and waste: the situations of rules.md 7, each a picture of the table."""

import pytest

from engine.moves import IllegalMove, Reason
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import known, legal, play, seen, why_not
from tests.engine.tables import game_at

BR, FR = PRESETS["br"], PRESETS["fr1"]
ON_REQUEST = ("br", "br-stop", "pt", "pagat")
BY_ITSELF = ("fr1", "fr2", "fr3", "fr4")

LAST_TALON_CARD = """
      B   r [3] 6h   n [4]
          w 8c

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2] Kd   n [9s]
          w 3c 4d 6c
"""


@pytest.mark.parametrize("preset", ON_REQUEST)
def test_last_talon_card_played_mid_turn(preset: str) -> None:
    game = play(game_at(LAST_TALON_CARD, PRESETS[preset]), "n tb")
    assert seen(game) == seen("""
          B   r [3] 6h   n [4]
              w 8c

        10s a | -- -- | e 10s
     9s 10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 10c

        > A   r [2] Kd   n
              w 3c 4d 6c
    """)
    assert why_not(game, "p") is Reason.TURN_FIRST
    again = play(game, "n")
    assert (str(again.view.upcard), again.view[Place.WASTE_A].size) == ("3♣", 0)
    assert [str(card) for card in again.position.hidden[Place.TALON_A]] == ["6♣", "4♦"]


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_last_talon_card_played_mid_turn_and_the_waste_turned_at_once(preset: str) -> None:
    game = play(game_at(LAST_TALON_CARD, PRESETS[preset]), "tb")
    assert seen(game) == seen("""
          B   r [3] 6h   n [4]
              w 8c

        10s a | -- -- | e 10s
     9s 10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 10c

        > A   r [2] Kd   n [2]   t 3c
              w
    """)
    assert [str(card) for card in game.position.hidden[Place.TALON_A]] == ["6♣", "4♦"]


LAST_TO_DISCARD = """
      B   r [As 2s 3s] 6h   n [Kc 8c]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [Ad 2d] Kd   n [7c]
          w 3c 4d
"""


@pytest.mark.parametrize("preset", ON_REQUEST)
def test_last_talon_card_discarded(preset: str) -> None:
    game = play(game_at(LAST_TO_DISCARD, PRESETS[preset]), "n p")
    assert known(game) == known("""
        > B   r [As 2s 3s] 6h   n [Kc 8c]
              w 7s

        10s a | -- -- | e 10s
        10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 10c

          A   r [Ad 2d] Kd   n
              w 3c 4d 7c
    """), "it is not recycled yet"
    loaded = play(game, "n tw")
    assert [str(card) for card in loaded.view[Place.WASTE_A].up] == ["3♣", "4♦", "7♣", "8♣"]


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_last_talon_card_discarded_is_recycled_when_its_owner_is_on_turn(preset: str) -> None:
    game = play(game_at(LAST_TO_DISCARD, PRESETS[preset]), "p")
    assert known(game) == known("""
        > B   r [As 2s 3s] 6h   n [Kc]   t 8c
              w 7s

        10s a | -- -- | e 10s
        10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 10c

          A   r [Ad 2d] Kd   n
              w 3c 4d 7c
    """)
    assert known(play(game, "tw p")) == known("""
          B   r [As 2s 3s] 6h   n
              w 7s Kc

        10s a | -- -- | e 10s
        10h b | -- -- | f 10h
        10d c | -- -- | g 10d
        10c d | -- -- | h 10c

        > A   r [Ad 2d] Kd   n [8c 7c 4d]   t 3c
              w
    """)


TALON_EMPTY = """
      B   r [3] 6h   n [4]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2c 2d] Kd   n
          w 3c 4d 7c
"""
TALON_TURNED_OVER = """
      B   r [3] 6h   n [4]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2c 2d] Kd   n [7c 4d]   t 3c
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_talon_empty_waste_not_at_turn_start(preset: str) -> None:
    game = game_at(TALON_EMPTY, PRESETS[preset])
    if preset in ON_REQUEST:
        assert legal(game) == "n"
        game = play(game, "n")
    assert known(game) == known(TALON_TURNED_OVER)


RESERVE_ALONE = """
      B   r [3] 6h   n [4]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2] Kd   n
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_talon_and_waste_empty_reserve_not(preset: str) -> None:
    game = game_at(RESERVE_ALONE, PRESETS[preset])
    assert legal(game) == "p"
    nothing = Reason.NOTHING_TO_TURN if preset in ON_REQUEST else Reason.TURNS_BY_ITSELF
    assert why_not(game, "n") is nothing
    assert why_not(game, "ta") is Reason.NOTHING_TO_TURN
    passed = play(game, "p")
    assert (passed.mover.name, passed.turn, passed.view[Place.WASTE_A].size) == ("B", 2, 0)


LAST_UPCARD = """
      B   r [3] 6h   n [4]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r   n [7c]
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_unplayable_last_upcard(preset: str) -> None:
    game = game_at(LAST_UPCARD, PRESETS[preset])
    if preset in ON_REQUEST:
        game = play(game, "n")
    assert (str(game.view.upcard), legal(game)) == ("7♣", "p")
    discarded = play(game, "p")
    assert discarded.outcome is None
    assert [str(card) for card in discarded.view[Place.WASTE_A].up] == ["7♣"]
    again = play(discarded, "n p n" if preset in ON_REQUEST else "p")
    assert (str(again.view.upcard), again.outcome) == ("7♣", None)


JUST_DISCARDED = """
      B   r [3] 8c   n [4]
          w 7s

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2] Kd   n [2] t 7c
          w 3c 4d
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_load_on_the_card_just_discarded(preset: str) -> None:
    game = play(game_at(JUST_DISCARDED, PRESETS[preset]), "p rw")
    assert [str(card) for card in game.view[Place.WASTE_A].up] == ["3♣", "4♦", "7♣", "8♣"]


def test_an_upcard_lies_up_until_it_is_played_or_discarded() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(game_at(JUST_DISCARDED), "n")
    assert caught.value.reason is Reason.UPCARD_LIES_UP
    assert str(caught.value.facts.card) == "7♣"


@pytest.mark.parametrize("preset", BY_ITSELF)
def test_nothing_is_turned_on_request_under_fr(preset: str) -> None:
    assert why_not(game_at(JUST_DISCARDED, PRESETS[preset]), "n") is Reason.TURNS_BY_ITSELF
