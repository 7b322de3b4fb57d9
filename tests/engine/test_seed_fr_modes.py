"""The French text, line by line: the four ways of playing (the table is docs/rules.md)."""

import pytest

from engine.cards import Seat
from engine.events import Called
from engine.faults import Fault
from engine.outcome import Refusal
from engine.presets import PRESETS
from tests.engine.acting import known, legal, play, seen
from tests.engine.tables import game_at
from tests.engine.verdicts import call, called, fault

MODES = ("fr1", "fr2", "fr3", "fr4")
CALLED = MODES[1:]
A, B = Seat

# The two of spades lies in view for the ace in the centre; the five fits the six.
OVERLOOKED = """
      B   r [2♦] K♦   n [6♦]

    2♠ a | A♠ -- | e 9♠
    Q♣ b | -- -- | f 9♣
    J♠ c | -- -- | g 6♠
    J♣ d | -- -- | h 8♣

    > A   r [2♥] K♥   n [4♥ 3♥]   t 5♥
"""


def test_fr_43_there_are_four_ways_of_playing_and_they_share_the_rest() -> None:
    """They differ in who sees to the duties, and in nothing that a player could build."""
    assert len(MODES) == 4
    free = OVERLOOKED.replace("2♠ a", "Q♠ a")
    assert {legal(game_at(free, PRESETS[mode])) for mode in MODES} == {"tg p"}
    assert [PRESETS[mode].has_calls for mode in MODES] == [False, True, True, True]


def test_fr_45_mode_1_plays_on_as_long_as_it_can_and_nothing_is_called() -> None:
    game = play(game_at(OVERLOOKED, PRESETS["fr1"]), "am ra tg")
    assert game.mover is A
    assert game.refusal(Called(B)) is Refusal.NO_CALLS
    assert play(game, "p").mover is B


def test_fr_46_mode_2_a_visible_card_forgotten_for_the_centre_is_called() -> None:
    """The table stays as it is, the upcard goes to the waste, and the opponent plays."""
    game = call(play(game_at(OVERLOOKED, PRESETS["fr2"]), "tg"))
    assert fault(game) is Fault.CARD_TO_CENTRE
    assert known(game) == known(
        """
        > B   r [2♦] K♦   n   t 6♦

        2♠ a | A♠ -- | e 9♠
        Q♣ b | -- -- | f 9♣
        J♠ c | -- -- | g 6♠ 5♥
        J♣ d | -- -- | h 8♣

          A   r [2♥] K♥   n [4♥]
              w 3♥
        """
    )


@pytest.mark.parametrize("mode", CALLED)
def test_fr_46_the_player_is_interrupted_just_where_he_forgot_it(mode: str) -> None:
    """What he did afterwards is taken back, cards turned up meanwhile included."""
    picture = OVERLOOKED.replace("e 9♠", "e 4♠")
    once = call(play(game_at(picture, PRESETS[mode]), "tg"))
    later = call(play(game_at(picture, PRESETS[mode]), "tg te p"))
    assert fault(once) == fault(later) is not None
    assert known(once) == known(later)


def test_fr_46_a_combination_is_not_called_in_mode_2() -> None:
    picture = OVERLOOKED.replace("2♠ a", "8♥ 2♠ a")
    assert called(play(game_at(picture, PRESETS["fr2"]), "p")) is None


# The two of spades lies under the eight of hearts, which fits either black nine.
COMBINATION = OVERLOOKED.replace("2♠ a", "8♥ 2♠ a")


def test_fr_47_mode_3_a_combination_left_lying_is_called_and_shown_at_once() -> None:
    game = play(game_at(COMBINATION, PRESETS["fr3"]), "p")
    assert called(game, "ae am") is Fault.COMBINATION
    assert called(game, "af am") is Fault.COMBINATION
    assert called(game) is None
    after = call(game, "ae am")
    assert known(after) == known(game)
    assert after.mover is B


@pytest.mark.parametrize(("old", "line"), [("2♥", "ae am"), ("K♥", "ae am rm"), ("5♥", "ae am tm")])
def test_fr_47_it_may_bring_a_card_of_a_house_the_crapette_or_the_talon(
    old: str, line: str
) -> None:
    picture = COMBINATION.replace(old, "3♠")
    assert called(play(game_at(picture, PRESETS["fr3"]), "p"), line) is Fault.COMBINATION


def test_fr_47_even_when_it_plays_against_the_players_own_game() -> None:
    """It fills the only empty house with a house card, and it plays the opponent's top."""
    picture = COMBINATION.replace("e 9♠", "e").replace("f 9♣", "f 10♠").replace("K♦", "2♠'")
    picture = picture.replace("8♥ 2♠ a", "8♥ 3♠ a").replace("[2♥] K♥", "")
    game = play(game_at(picture, PRESETS["fr3"]), "p")
    assert called(game, "xm ae am") is Fault.COMBINATION
    assert called(game, "xm") is None


@pytest.mark.parametrize("line", ["ae", "am", "ae am p", "ae rm", "eg am"])
def test_fr_47_a_wrong_demonstration_is_dismissed(line: str) -> None:
    game = call(play(game_at(COMBINATION, PRESETS["fr3"]), "p"), line)
    assert fault(game) is None
    assert game.calls.barred[B]


def test_fr_47_what_was_forgotten_in_plain_view_is_called_without_a_demonstration() -> None:
    assert called(play(game_at(OVERLOOKED, PRESETS["fr3"]), "tg")) is Fault.CARD_TO_CENTRE


def test_fr_48_mode_4_the_opponent_takes_the_turn_of_who_ignores_a_priority() -> None:
    game = call(play(game_at(OVERLOOKED, PRESETS["fr4"]), "tg"))
    assert (fault(game), game.mover) == (Fault.SHORTEST_COMBINATION, B)
    assert seen(game) == seen(call(play(game_at(OVERLOOKED, PRESETS["fr2"]), "tg")))


def test_fr_49_first_a_card_to_the_centre_by_the_fewest_moves() -> None:
    """The two of spades needs two moves, the two of hearts three; the ace of clubs one."""
    picture = COMBINATION.replace("| -- -- | f", "| A♥ -- | f").replace("Q♣ b", "8♦ 7♠ 2♥ b")
    rules = PRESETS["fr4"]
    assert called(play(game_at(picture, rules), "ae")) is None
    assert called(play(game_at(picture, rules), "bf")) is Fault.SHORTEST_COMBINATION
    ace = picture.replace("J♠ c", "A♣ c")
    assert called(play(game_at(ace, rules), "ae")) is Fault.SHORTEST_COMBINATION
    assert called(play(game_at(ace, rules), "cm")) is None


def test_fr_50_then_the_crapette_into_an_empty_house_or_anywhere() -> None:
    """▸ While a house is empty; on a house or onto the opponent's pile, as one likes."""
    picture = OVERLOOKED.replace("2♠ a", "a").replace("K♦", "Q♥").replace("e 9♠", "e 4♦ 9♠")
    game = game_at(picture, PRESETS["fr4"])
    for move in ("ra", "rr"):
        assert called(play(game, move)) is None
    for move in ("tg", "ta", "ea", "p"):
        assert called(play(game, move)) is Fault.RESERVE_TO_HOUSE
    full = game_at(picture.replace(" a |", "Q♠ a |"), PRESETS["fr4"])
    assert called(play(full, "tg")) is None


def test_fr_51_then_the_talon_card_on_a_house() -> None:
    """▸ It is a fault to discard it, not to do something else first."""
    picture = OVERLOOKED.replace("2♠ a", "Q♠ a")
    rules = PRESETS["fr4"]
    assert called(play(game_at(picture, rules), "p")) is Fault.UPCARD_DISCARDED
    assert called(play(game_at(picture.replace("g 6♠", "g 8♠"), rules), "p")) is None


def test_fr_52_whoever_keeps_to_the_priorities_cannot_be_called() -> None:
    game = play(game_at(OVERLOOKED, PRESETS["fr4"]), "am ra tg p")
    assert called(game) is None
    assert game.refusal(Called(A)) is Refusal.NO_WINDOW
