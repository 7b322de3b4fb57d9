"""Drawn games (rules.md 2.11): the situations of section 7, each a picture of the table."""

import pytest

from engine.diagram import parse
from engine.outcome import Ending
from engine.presets import PRESETS
from tests.engine.acting import ending, known, legal, play
from tests.engine.tables import game_at

REFEREED_ON_REQUEST = ("br", "pt")

STUCK = """
      B   r [1] Kc   n [Jc Js]
          w

    2s a | -- -- | e 2s
    2h b | -- -- | f 2h
    2d c | -- -- | g 2d
    2c d | -- -- | h 2c

    > A   r [1] Kd   n [9d]
          w
"""


@pytest.mark.parametrize("preset", REFEREED_ON_REQUEST)
def test_early_stalemate_not_declared_with_unseen_cards(preset: str) -> None:
    game = play(game_at(STUCK, PRESETS[preset]), "n p n p")
    assert ending(game) is None, "each had a fruitless turn, but B has an unseen card"
    game = play(game, "n p n p n p")
    assert (game.counters.fruitless, game.counters.stock, ending(game)) == (5, 2, None)
    game = play(game, "n")
    assert ending(game) is None, "counters are looked at when a turn ends"
    assert ending(play(game, "p")) == (None, Ending.NOTHING_MOVES)


def test_early_stalemate_not_declared_under_fr_either() -> None:
    game = play(game_at(STUCK, PRESETS["fr1"]), "p p p p p")
    assert ending(game) is None
    assert ending(play(game, "p")) == (None, Ending.NOTHING_MOVES)


def test_a_card_move_ends_the_fruitless_turns_and_turning_does_not() -> None:
    game = play(game_at(STUCK.replace("2h b", "5h 6c b").replace("2d c", "6s c")), "n p n p")
    assert game.counters.fruitless == 2
    assert play(game, "bc n p").counters.fruitless == 0


NOTHING_LEFT = """
      B   r [1] Kc   n
          w

    2s a | -- -- | e 2s
    2h b | -- -- | f 2h
    2d c | -- -- | g 2d
    2c d | -- -- | h 2c

    > A   r [1] Kd   n
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_both_pass(preset: str) -> None:
    game = play(game_at(NOTHING_LEFT, PRESETS[preset]), "p")
    assert (ending(game), legal(game)) == (None, "p")
    over = play(game, "p")
    assert over.outcome is not None
    assert (over.outcome.ending, legal(over)) == (Ending.NOTHING_MOVES, "")


THREEFOLD = """
      B   r [1] Kc   n
          w

    5h 6s a | -- -- | e 2s
       6c b | -- -- | f 2h
       2d c | -- -- | g 2d
       2c d | -- -- | h 2c

    > A   r [1] Kd   n
          w
"""


@pytest.mark.parametrize("preset", ["br", "pt", "fr1"])
def test_three_fold_position(preset: str) -> None:
    game = game_at(THREEFOLD, PRESETS[preset])
    again = play(game, "ab p ba p")
    assert (known(again), ending(again)) == (known(game), None)
    almost = play(again, "ab p ba")
    assert (known(almost), ending(almost)) != (known(game), None)
    assert ending(play(almost, "p")) == (None, Ending.REPETITION)


def test_three_fold_position_counts_by_seat_on_turn_and_by_faces() -> None:
    game = play(game_at(THREEFOLD), "p ab p p ba p")
    assert ending(game) is None
    twins = THREEFOLD.replace("6c b", "5h 6c b").replace("2d c", "6s c").replace("5h 6s a", "6s a")
    carousel = play(game_at(twins), "ba p p")
    assert ending(carousel) is None
    assert ending(play(carousel, "ab p p ba p p ab p p")) == (None, Ending.REPETITION)


def test_the_talon_is_part_of_the_position() -> None:
    game = game_at(THREEFOLD.replace("Kd   n", "Kd   n [8d 10d]"))
    later = play(game, "ab n p ba p " * 4)
    assert ending(later) is None, "its two cards make every other turn a different one"
    assert ending(play(later, "ab n p")) == (None, Ending.REPETITION)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kd   n [8d 10d]", "Kd   n [10d 8d]"),  # the hidden order
        ("A   r [1] Kd", "A   r* [1] Kd"),  # PT's flag
        ("5h 6s a", "5d 6s a"),  # a face
    ],
)
def test_what_makes_positions_different(one: str, other: str) -> None:
    picture = THREEFOLD.replace("Kd   n", "Kd   n [8d 10d]")
    assert parse(picture).key() != parse(picture.replace(one, other)).key()


def test_the_seat_on_turn_is_part_of_the_position() -> None:
    assert parse("> A r Kd\nB r 6h").key() != parse("A r Kd\n> B r 6h").key()


LOADED_AND_UNLOADED = """
    > B   r [1] Kc   n
          w

    7h 8s a | -- -- | e 2s
       2c b | -- -- | f 2h
       2d c | -- -- | g 2d
       2c d | -- -- | h 2h

      A   r [1] 6h   n
          w
"""


@pytest.mark.parametrize("preset", ["br", "fr1"])
def test_that_a_reserve_was_used_makes_no_difference_where_no_rule_asks(preset: str) -> None:
    game = play(game_at(LOADED_AND_UNLOADED, PRESETS[preset]), "ar p ra p ar p ra")
    assert ending(game) is None
    assert ending(play(game, "p")) == (None, Ending.REPETITION)


def test_which_copy_lies_where_makes_no_difference() -> None:
    assert parse(THREEFOLD).key() == parse(THREEFOLD.replace("5h", "5h'")).key()
