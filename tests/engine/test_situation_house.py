"""The houses: the situations of rules.md 7, each a picture of the table."""

import pytest

from engine.game import Game
from engine.moves import Reason
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import known, legal, play, seen, why_not
from tests.engine.tables import game_at

TWO_EMPTY_HOUSES = """
      B   r [3] 6h   n [4]
          w 3d

    10s a | -- -- | e 10s
    10h b | -- -- | f
    10d c | -- -- | g
    10c d | -- -- | h 10c

    > A   r Kd   n [Qs 7s]
          w
"""


@pytest.mark.parametrize("preset", ["br", "pt"])
def test_two_empty_houses_and_one_reserve_card(preset: str) -> None:
    game = game_at(TWO_EMPTY_HOUSES, PRESETS[preset])
    turning = {"br": Reason.DUTY_HOUSE, "pt": None}[preset]
    assert why_not(game, "n") is turning
    assert [why_not(game, move) for move in ("rf", "rg")] == [None, None]
    filled = play(game, "rg n")
    assert seen(filled) == seen("""
          B   r [3] 6h   n [4]
              w 3d

        10s a | -- -- | e 10s
        10h b | -- -- | f
        10d c | -- -- | g Kd
        10c d | -- -- | h 10c

        > A   r   n [1]   t 7s
              w
    """)
    assert legal(filled) == "tf p", "the other house owes nothing any more"


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3"])
def test_two_empty_houses_and_one_reserve_card_before_the_upcard(preset: str) -> None:
    game = game_at(TWO_EMPTY_HOUSES, PRESETS[preset])
    assert legal(game) == "rf rg"
    assert legal(play(game, "rf")) == "tg p"


UPCARD_AND_HOUSE = """
      B   r [3] 6h   n [4]
          w 3d

    10s a | -- -- | e 10s
    10h b | -- -- | f
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [2] Kd   n [3]   t 7s
          w
"""


def test_upcard_into_an_empty_house_with_reserve() -> None:
    assert why_not(game_at(UPCARD_AND_HOUSE, PRESETS["br"]), "tf") is None
    assert why_not(game_at(UPCARD_AND_HOUSE, PRESETS["pt"]), "tf") is Reason.UPCARD_AFTER_RESERVE
    assert why_not(game_at(UPCARD_AND_HOUSE, PRESETS["fr1"]), "tf") is Reason.DUTY_UPCARD
    assert why_not(game_at(UPCARD_AND_HOUSE, PRESETS["fr4"]), "tf") is None, "it may be called"


@pytest.mark.parametrize("preset", PRESETS)
def test_upcard_into_an_empty_house_without_reserve(preset: str) -> None:
    game = game_at(UPCARD_AND_HOUSE.replace("r [2] Kd", "r"), PRESETS[preset])
    assert why_not(game, "tf") is None


SHUTTLE = """
      B   r [3] 6h   n [4]
          w 3d

    5h 6s a | -- -- | e 10s
       6c b | -- -- | f 4c
      10d c | -- -- | g 10d
      10c d | -- -- | h 10c

    > A   r [2] Kd   n [3]   t 7s
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_red_five_shuttled_between_two_black_sixes(preset: str) -> None:
    game = play(game_at(SHUTTLE, PRESETS[preset]), "ab")
    assert seen(game) == seen(SHUTTLE.replace("5h 6s a", "6s a").replace("6c b", "5h 6c b"))
    assert why_not(game, "ba") is Reason.CIRCLE
    onward = play(game, "fb")
    assert why_not(onward, "ba") is Reason.HOUSE_SEQUENCE


def test_the_five_may_go_back_in_the_next_turn_and_after_another_card() -> None:
    game = play(game_at(SHUTTLE, PRESETS["br"]), "ab p")
    assert why_not(game, "ba") is None
    turned = play(play(game_at(SHUTTLE.replace("   t 7s", "")), "ab"), "n")
    assert why_not(turned, "ba") is None, "a talon card was turned: the table is another"
    assert why_not(play(turned, "ba"), "ab") is Reason.CIRCLE


def test_a_circle_of_three_moves_is_one_too_and_copies_make_no_difference() -> None:
    game = game_at(
        "> A r Kd n [3]   a 6s 5h   b 6c 5d   c 6s\nB r [3] 6h n [2]   d 2s e 2s f 2h g 2h h 2c"
    )
    circled = play(game, "ac ba")
    assert why_not(circled, "cb") is None, "hearts and diamonds have changed places"
    twins = game_at(
        "> A r Kd n [3]   a 6s 5h   b 6c 5h   c 6s\nB r [3] 6h n [2]   d 2s e 2s f 2h g 2h h 2c"
    )
    assert why_not(play(twins, "ac ba"), "cb") is Reason.CIRCLE


LONE = """
      B   r [3] 6h   n [4]
          w 3d

    10s a | -- -- | e 10s
    10h b | -- -- | f
    10d c | -- -- | g 9s 8h
    10c d | -- -- | h 10c

    > A   r [2] Kd   n [3]   t 7s
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_lone_card_to_an_empty_house(preset: str) -> None:
    game = game_at(LONE, PRESETS[preset])
    assert why_not(game, "af") is Reason.LONE_CARD
    assert why_not(game, "gf") is None
    assert why_not(play(game, "gf"), "fg") is Reason.CIRCLE


def test_a_card_on_a_covered_one_is_not_alone() -> None:
    game = game_at(LONE.replace("10s a", "10s [3c] a"))
    moved = play(game, "af")
    assert str(moved.view[Place.HOUSE_A].top) == "3♣"
    assert why_not(moved, "fa") is Reason.HOUSE_SEQUENCE


COVERED = """
      B   r [3] 6h   n [4]
          w 3d

     9s [2h 3c] a | -- -- | e 10s
            10h b | -- -- | f [As] 9c
            10d c | -- -- | g 10d
            10c d | -- -- | h 10c

    > A   r [2] Kd   n [3]
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_covered_card_turned_when_exposed(preset: str) -> None:
    game = play(game_at(COVERED, PRESETS[preset]), "ab")
    assert str(game.view[Place.HOUSE_A].top) == "2♥"
    assert game.view[Place.HOUSE_A].down == 1
    assert game.position.hidden[Place.HOUSE_A] == play(game, "").position.hidden[Place.HOUSE_A]
    assert game.trail[-1].revealed
    assert not game.view.has_empty_house


def test_covered_card_that_fits_the_centre_binds_at_once() -> None:
    game = play(game_at(COVERED), "fc")
    assert legal(game) == "fm"
    assert play(game, "fm").view.has_empty_house, "only now is nothing left in it"


def row(game: Game, length: int) -> Game:
    """Return the game after house moves that never bring a table back."""
    while len(game.view.row) < length:
        move = next(
            move for move in legal(game).split() if move[0] != "t" and move[1] in "abcdefgh"
        )
        game = play(game, move)
    return game


def test_no_more_than_sixty_house_moves_in_a_row() -> None:
    picture = """
          B   r [3] Kh   n [4]
              w Kd

        6s a | -- -- | e 5h
        6c b | -- -- | f 5d
        6s c | -- -- | g 4s
        6c d | -- -- | h 4c

        > A   r [2] Kd   n [3h 8h]
              w
    """
    game = row(game_at(picture, PRESETS["pt"]), 60)
    assert known(game) != known(picture)
    moves = {why_not(game, source + house) for source in "efgh" for house in "abcd"}
    assert Reason.LONG_ROW in moves
    assert None not in moves
    later = play(game, "n")
    assert {why_not(later, source + house) for source in "efgh" for house in "abcd"} & {None}
