"""Calls, each situation of rules.md 7 under every preset that has them, as a picture."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.events import Called
from engine.faults import Fault
from engine.game import Game
from engine.outcome import Refusal
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import known, play
from tests.engine.tables import game_at
from tests.engine.verdicts import call, called, fault

A, B = Seat
STOP, FRENCH = ("br-stop", "pagat"), ("fr2", "fr3", "fr4")
CALLED = (*STOP, *FRENCH)

# The ace of spades lies in view, and the two that follows it.
ACE = """
      B   r [2♦ 3♦] K♦   n [5♦ 6♦]

    A♠ a | -- -- | e 9♠
    Q♣ b | -- -- | f 9♣
    J♠ c | -- -- | g 6♠
    2♠ d | -- -- | h 8♣

    > A   r [2♥ 3♥] K♥   n [4♥ 7♣ 5♥]
"""


def after(picture: str, preset: str, moves: str) -> Game:
    """Return the game after moves of A, who first turns a card where none turns by itself."""
    turns = "n " if preset in STOP else ""
    return play(game_at(picture, PRESETS[preset]), turns + moves)


def first_move(preset: str) -> int:
    """Return the number of A's first card move in the window."""
    return 1 if preset in STOP else 0


@pytest.mark.parametrize("preset", CALLED)
def test_call_too_late(preset: str) -> None:
    """B's own first move closes the window."""
    game = after(ACE, preset, "tg" if preset in FRENCH else "tg n")
    game = play(game, "p")
    assert game.refusal(Called(B)) is None
    game = play(game, "am")
    assert game.refusal(Called(B)) is Refusal.NO_WINDOW


@pytest.mark.parametrize("preset", CALLED)
def test_call_after_repair(preset: str) -> None:
    game = after(ACE, preset, "tg")
    assert called(game) is not None
    assert called(play(game, "am")) is None


@pytest.mark.parametrize("preset", CALLED)
def test_call_on_a_batch(preset: str) -> None:
    """The first fault that was not made good counts: the ace's was, the two's was not."""
    game = after(ACE, preset, "tg am ra" if preset in FRENCH else "tg am ra n")
    judged = call(play(game, "p"))
    assert fault(judged) is not None
    assert judged.verdict is not None
    assert judged.verdict.at == first_move(preset) + 2


@pytest.mark.parametrize("preset", CALLED)
@pytest.mark.parametrize("line", ["", "rm", "ra rm"])
def test_wrong_call_with_hidden_information(preset: str, line: str) -> None:
    """The ace turned up only when the king had gone; before, nobody could play it."""
    picture = ACE.replace("A♠ a", "a").replace("[2♥ 3♥]", "[2♥ A♥]")
    game = call(after(picture, preset, "ra"), line)
    assert fault(game) is None
    assert (game.calls.barred[B], game.calls.wrong) == (True, (0, 1))
    assert game.refusal(Called(B)) is Refusal.BARRED


QUIET = ACE.replace("A♠ a", "Q♠ a")


def twice_wrong(game: Game) -> Game:
    """Return the game with two wrong calls of B's behind it."""
    return replace(game, calls=replace(game.calls, wrong=(0, 2)))


@pytest.mark.parametrize("preset", CALLED)
def test_third_wrong_call_on_the_own_turn_ends_it(preset: str) -> None:
    """What lies up goes to the waste, as by `p`; the window is closed."""
    game = after(QUIET, preset, "tg")
    game = call(twice_wrong(play(game, "p" if preset in FRENCH else "n p")))
    assert (fault(game), game.mover, game.calls.wrong) == (None, A, (0, 3))
    assert [str(card) for card in game.view[Place.WASTE_B].up] == (
        ["6♦"] if preset in FRENCH else []
    )
    assert not any(game.calls.barred)
    assert [game.refusal(Called(seat)) for seat in Seat] == [Refusal.NO_WINDOW] * 2


@pytest.mark.parametrize("preset", CALLED)
def test_third_wrong_call_before_the_own_turn_skips_it(preset: str) -> None:
    """It counts for nothing: one turn was played without a centre play, not two."""
    game = call(twice_wrong(after(QUIET, preset, "tg")))
    assert (fault(game), game.mover, game.calls.skipped) == (None, A, (False, True))
    game = play(game, "p" if preset in FRENCH else "n p")
    assert (game.mover, game.counters.quiet, game.turn) == (A, 1, 2)
    assert not any((*game.calls.skipped, *game.calls.barred))
    assert game.refusal(Called(B)) is Refusal.NO_WINDOW
    assert game.view[Place.TALON_B].size == 2


@pytest.mark.parametrize("preset", FRENCH)
def test_rewind_restores_hidden_order_under_fr(preset: str) -> None:
    """Just after the fault: the seven that it turned up is discarded, the rest lies as before."""
    game = play(after(ACE.replace("h 8♣", "h 8♥"), preset, "tg th"), "p")
    assert str(game.view[Place.UPCARD].top) == "6♦"
    assert known(call(game)) == known("""
        > B   r [2♦ 3♦] K♦   n [5♦]   t 6♦

        A♠ a | -- -- | e 9♠
        Q♣ b | -- -- | f 9♣
        J♠ c | -- -- | g 6♠ 5♥
        2♠ d | -- -- | h 8♥

          A   r [2♥ 3♥] K♥   n [4♥]
              w 7♣
    """)


@pytest.mark.parametrize("preset", STOP)
def test_rewind_restores_hidden_order_under_stop(preset: str) -> None:
    """Just before the fault, which was turning a card; the ace is played."""
    game = play(after(ACE.replace("h 8♣", "h 8♥"), preset, "tg n th n"), "p")
    assert known(call(game)) == known("""
        > B   r [2♦ 3♦] K♦   n [5♦ 6♦]

            a | A♠ -- | e 9♠
        Q♣ b | -- -- | f 9♣
        J♠ c | -- -- | g 6♠
        2♠ d | -- -- | h 8♥

          A   r [2♥ 3♥] K♥   n [4♥ 7♣ 5♥]
    """)


@pytest.mark.parametrize(
    ("preset", "old", "new", "moves"),
    [
        ("br-stop", "A♠ a", "a", "n tm"),
        ("pagat", "A♠ a", "a", "n tm"),
        ("fr2", "7♣ 5♥", "A♦ 5♥", "tg tm"),
        ("fr3", "7♣ 5♥", "A♦ 5♥", "tg tm"),
    ],
)
def test_rewind_takes_a_centre_play_back_from_the_count(
    preset: str, old: str, new: str, moves: str
) -> None:
    """The ace of diamonds had set the turns without a centre play to none."""
    picture = ACE.replace(old, new).replace("5♥]", "A♦]" if preset in STOP else "5♥]")
    start = game_at(picture, PRESETS[preset])
    start = replace(start, counters=replace(start.counters, quiet=5))
    game = play(start, moves)
    assert game.counters.quiet == 0
    game = call(game)
    assert fault(game) in (Fault.HOUSE_BEFORE_TURNING, Fault.CARD_TO_CENTRE)
    assert (game.mover, game.turn, game.counters.quiet) == (B, 2, 6)
    assert len(game.counters.starts) == 2


@pytest.mark.parametrize("preset", STOP)
def test_reserve_play_uncovers_a_centre_card_and_d1_can_be_called(preset: str) -> None:
    picture = ACE.replace("A♠ a", "a").replace("[2♥ 3♥]", "[2♥ A♥]")
    game = play(game_at(picture, PRESETS[preset]), "ra")
    assert called(play(game, "n")) is Fault.RESERVE_TO_CENTRE
    assert called(play(game, "rm")) is None


@pytest.mark.parametrize("preset", STOP)
def test_two_empty_houses_and_one_reserve_card_and_d3_can_be_called(preset: str) -> None:
    picture = ACE.replace("A♠ a", "a").replace("Q♣ b", "b").replace("[2♥ 3♥] K♥", "K♥")
    game = game_at(picture, PRESETS[preset])
    assert called(play(game, "n")) is Fault.HOUSE_BEFORE_TURNING
    assert called(play(game, "ra n")) is None


def test_two_empty_houses_and_one_reserve_card_in_mode_4() -> None:
    picture = ACE.replace("A♠ a", "a").replace("Q♣ b", "b").replace("[2♥ 3♥] K♥", "K♥")
    game = game_at(picture.replace("2♠ d", "J♣ d"), PRESETS["fr4"])
    assert called(play(game, "tg")) is Fault.RESERVE_TO_HOUSE
    assert called(play(game, "ra tg")) is None


@pytest.mark.parametrize("preset", STOP)
def test_the_same_card_from_elsewhere_does_not_excuse_the_reserve(preset: str) -> None:
    """Both aces of spades fit; the reserve's comes first, and its turn comes afterwards too."""
    game = play(game_at(ACE.replace("K♥", "A♠"), PRESETS[preset]), "am")
    assert called(game) is Fault.RESERVE_TO_CENTRE
    assert called(play(game, "rm")) is None


# One black nine waits for two red eights; the ace lies under one of them.
ONE_NINE = ACE.replace("A♠ a", "8♥ A♠ a").replace("Q♣ b", "8♦ 3♣ b").replace("f 9♣", "f K♣")


def test_a_combination_is_given_up_by_the_move_that_ends_it() -> None:
    """The other eight takes the place; from then on nothing can reach the ace."""
    game = play(game_at(ONE_NINE, PRESETS["fr3"]), "tg be")
    after_all = call(game, "ae am")
    assert fault(after_all) is Fault.COMBINATION
    assert after_all.verdict is not None
    assert after_all.verdict.at == 1
    assert known(after_all) == known("""
        > B   r [2♦ 3♦] K♦   n [5♦]   t 6♦

        8♥ A♠ a | -- -- | e 9♠ 8♦
           3♣ b | -- -- | f K♣
           J♠ c | -- -- | g 6♠ 5♥
           2♠ d | -- -- | h 8♣

          A   r [2♥ 3♥] K♥   n [4♥]
              w 7♣
    """)


def test_a_combination_that_is_left_another_way_is_not_given_up() -> None:
    picture = ONE_NINE.replace("f K♣", "f 9♣")
    assert called(play(game_at(picture, PRESETS["fr3"]), "tg be"), "ae am") is None


@pytest.mark.parametrize(
    ("preset", "why"), [("br-stop", None), ("pagat", None), ("fr4", Fault.RESERVE_TO_HOUSE)]
)
def test_upcard_into_an_empty_house_with_reserve(preset: str, why: Fault | None) -> None:
    """Under Stop it is free, once it lies up; in mode 4 the reserve card comes first."""
    picture = ACE.replace("A♠ a", "a").replace("2♠ d", "J♣ d").replace(" 5♥]", "]   t 5♥")
    assert called(play(game_at(picture, PRESETS[preset]), "ta")) is why
