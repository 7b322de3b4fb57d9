"""A combination shown by the caller: what counts as one (rules.md 3, FR modes)."""

from dataclasses import replace

import pytest

from engine.demonstration import demonstrates
from engine.notation import parse_line
from engine.presets import PRESETS
from engine.rules import PairMoves
from tests.engine.tables import game_at

# The two of spades lies under the eight of hearts, which fits either black nine.
TABLE = """
      B   r [Q♠ 3♦] 2♣   n [6♦]
          w 7♥ A♣

    8♥ 2♠ a | A♠ -- | e 9♠
       Q♥ b | -- -- | f 9♣
       J♠ c | -- -- | g 6♠
       J♣ d | -- -- | h 8♣

    > A   r [3♠] 7♦   n [3♣ 4♥]   t 5♥
"""


def shows(line: str, picture: str = TABLE, preset: str = "fr3") -> bool:
    """Return whether a line is a combination on a table."""
    game = game_at(picture, PRESETS[preset])
    return demonstrates(parse_line(line), game.view, game.rules)


@pytest.mark.parametrize("line", ["ae am", "af am", "8♥e am", "a→e 2♠ m", "tg ae am", "ae am!"])
def test_a_card_of_the_own_side_ends_on_the_centre(line: str) -> None:
    assert shows(line)


@pytest.mark.parametrize("line", ["ym", "ym xm", "am", "ae", "ae am cb"])
def test_it_does_not_end_otherwise(line: str) -> None:
    """The opponent's tops may be a step of it, never its end."""
    assert not shows(line)


def test_the_opponents_tops_may_be_steps_of_it() -> None:
    assert shows("ym xm ae rm", TABLE.replace("7♦", "3♣").replace("n [3♣ 4♥]", "n [4♥]"))
    assert not shows("xm ym ae am"), "the two of clubs needs the ace first"


def test_a_card_that_it_turns_up_is_not_played() -> None:
    """The three of spades lies under the seven: nobody could know."""
    assert shows("ae rh am")
    assert not shows("ae am rh rm")


def test_a_card_that_it_turns_up_is_neither_built_nor_loaded_upon() -> None:
    """The top of the opponent's reserve has gone to the centre; what lies below is unseen."""
    picture = TABLE.replace("3♦] 2♣", "2♦] A♦").replace("7♦", "3♦")
    assert shows("ae am", picture)
    assert not shows("xm rr ae am", picture)


@pytest.mark.parametrize("line", ["n ae am", "ae p am", "m", "ae m", "tg te am"])
def test_no_talon_card_is_turned_in_it_and_nothing_is_left_to_the_referee(line: str) -> None:
    assert not shows(line)


def test_refereed_duties_bind_it() -> None:
    """With an empty house and a reserve the upcard may not be built, in mode 3."""
    picture = TABLE.replace("J♣ d", "d").replace("Q♥ b", "K♥ b")
    assert not shows("tg ae am", picture)
    assert shows("rd tg ae am", picture)
    assert shows("tg ae am", picture, "fr4")


def test_circles_are_refused_in_it_too() -> None:
    assert not shows("ae ef fe am")


def test_a_step_that_ends_the_game_ends_it() -> None:
    """The last own card is built, or the opponent's last one goes to the centre."""
    won = TABLE.replace("r [3♠] 7♦   n [3♣ 4♥]   t 5♥", "r t 5♥")
    assert shows("ae am", won)
    assert not shows("tg ae am", won)
    given = TABLE.replace("r [Q♠ 3♦] 2♣   n [6♦]", "r n").replace("w 7♥ A♣", "w A♣")
    assert not shows("ym ae am", given)


def test_a_pair_in_it_stands_for_its_single_moves() -> None:
    """Pairs are the Portuguese game's, but the questions can be answered freely."""
    rules = replace(PRESETS["fr3"], pair_moves=PairMoves.THROUGH_EMPTY_HOUSE)
    picture = TABLE.replace("8♥ 2♠ a", "8♥ 9♠' 2♠ a").replace("h 8♣", "h")
    game = game_at(picture.replace("Q♥ b", "10♥ b").replace("r [3♠] 7♦", "r"), rules)
    assert demonstrates(parse_line("a2b am"), game.view, rules)
    assert not demonstrates(parse_line("a2c am"), game.view, rules)
