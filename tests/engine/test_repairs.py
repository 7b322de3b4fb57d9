"""What makes a fault good, so that nobody can call it any more (rules.md 4.1)."""

from engine.faults import Fault
from engine.presets import PRESETS
from tests.engine.acting import play
from tests.engine.tables import game_at
from tests.engine.verdicts import called

# The three of spades lies under the eight of hearts; the opponent has an ace and a two to give.
TABLE = """
      B   r [Q♠ 3♦] A♣   n [6♦]
          w 7♥ 3♠

    8♥ 3♠ a | 2♠ -- | e 9♠
       4♦ b | -- -- | f K♣
       J♠ c | -- -- | g 6♠
       J♣ d | -- -- | h 8♣

    > A   r [2♦] 7♦   n [10♦ 4♥]   t 5♥
"""


def test_a_card_of_the_opponents_does_not_make_an_overlooked_combination_good() -> None:
    """Under mode 4 it takes one of the own side; any of them will do."""
    game = play(game_at(TABLE, PRESETS["fr4"]), "tg")
    assert called(game) is Fault.SHORTEST_COMBINATION
    assert called(play(game, "xm")) is Fault.SHORTEST_COMBINATION
    own = TABLE.replace("n [10♦ 4♥]", "n [10♦ A♥]")
    assert called(play(game_at(own, PRESETS["fr4"]), "tg tm")) is None


def test_a_card_of_the_opponents_with_the_same_face_makes_a_forgotten_one_good() -> None:
    """Under mode 2 what counts is the face that fitted, not whose it is."""
    game = play(game_at(TABLE.replace("8♥ 3♠ a", "3♠ a"), PRESETS["fr2"]), "tg")
    assert called(game) is Fault.CARD_TO_CENTRE
    assert called(play(game, "xm")) is Fault.CARD_TO_CENTRE
    assert called(play(game, "ym")) is None


def test_a_card_with_another_face_makes_none_good() -> None:
    picture = TABLE.replace("8♥ 3♠ a", "3♠ a").replace("n [10♦ 4♥]", "n [10♦ A♥]")
    game = play(game_at(picture, PRESETS["fr2"]), "tg tm")
    assert called(game) is Fault.CARD_TO_CENTRE


def test_any_play_of_a_reserve_card_makes_a_neglected_house_good() -> None:
    picture = TABLE.replace("8♥ 3♠ a", "3♦' a").replace("4♦ b", "b")
    game = play(game_at(picture, PRESETS["fr4"]), "tg")
    assert called(game) is Fault.RESERVE_TO_HOUSE
    assert called(play(game, "rh")) is None
