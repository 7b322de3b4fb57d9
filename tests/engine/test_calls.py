"""Calls: who may call what and when, and where the table goes (rules.md 4)."""

from dataclasses import replace

import pytest

from engine import diagram
from engine.cards import Seat
from engine.events import (
    Called,
    Closed,
    DrawClaimed,
    DrawOffered,
    Moved,
    Touched,
    UndoAsked,
    UndoGranted,
    Undone,
)
from engine.faults import Fault
from engine.game import Game, Setup
from engine.judging import Verdict
from engine.notation import NotationError, parse_move
from engine.outcome import Ending, Refusal, Refused
from engine.piles import Place, Spot
from engine.presets import PRESETS
from engine.rules import Rules, Touch

A, B = Seat


def game_at(picture: str, rules: Rules | str) -> Game:
    """Start a game from a picture of the table."""
    answers = PRESETS[rules] if isinstance(rules, str) else rules
    return Game.start(Setup(answers, diagram.parse(picture)))


def played(game: Game, line: str) -> Game:
    """Play moves of whoever is on turn."""
    for token in line.split():
        game = game.after(Moved(game.mover, parse_move(token)))
    return game


def refused(game: Game, event: Called | Closed | Touched | Undone) -> Refusal:
    """Return why the event is refused."""
    with pytest.raises(Refused) as caught:
        game.after(event)
    return caught.value.refusal


QUIET = "> A r [2♣] 9♠ n [5♣ 6♣] B r K♦ n [9♦] a Q♥ b Q♦ c Q♠ d Q♣ e J♥ f J♦ g J♠ h J♣"

# D1 and D2 can be missed: the ace in the reserve, the ace in house a.
TWO_ACES = """
    > A r [2♣ 3♣] A♠   n [5♣ 6♣ 7♣]
      B r [2♦ 3♦] K♦   n [5♦ 6♦ 7♦]
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    Q♦ d |  | h J♠
"""


def test_an_upheld_call_goes_back_before_the_fault_and_makes_the_centre_play() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "n")
    game = game.after(Called(B))
    assert game.verdict is not None
    assert (game.verdict.upheld, game.verdict.fault) == (True, Fault.RESERVE_TO_CENTRE)
    assert game.position == diagram.parse("""
      A r* [2♣] 3♣   n [5♣ 6♣ 7♣]
    > B r [2♦ 3♦] K♦   n [5♦ 6♦ 7♦]
    A♥ a | A♠ | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    Q♦ d |  | h J♠
    """)
    assert refused(game, Called(A)) is Refusal.NO_WINDOW


def test_rewind_restores_hidden_order() -> None:
    start = game_at(TWO_ACES, "br-stop")
    game = played(start, "n").after(Called(B))
    assert game.position.hidden[Place.TALON_A] == start.position.hidden[Place.TALON_A]


def test_a_fault_is_called_after_the_turn_has_ended_too() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "n p")
    called = game.after(Called(B))
    assert called.mover is B
    assert called.turn == game.turn
    assert called.view.top(Spot.THEIR_WASTE) is None  # the discarded card lies in the talon again
    assert called.view.stock(A) == 3


def test_call_too_late() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "n p am")
    assert refused(game, Called(B)) is Refusal.NO_WINDOW


def test_call_before_anything_happened_is_no_call() -> None:
    assert refused(game_at(TWO_ACES, "br-stop"), Called(B)) is Refusal.NO_WINDOW


def test_call_after_repair_d1() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "am rm")
    verdict_dismissed(game.after(Called(B)))


def verdict_dismissed(game: Game) -> None:
    """See that the last call was dismissed and its caller barred."""
    assert game.verdict is not None
    assert not game.verdict.upheld
    assert game.calls.barred[game.events[-1].by]


def test_call_after_repair_by_the_other_copy() -> None:
    """The same face reached the centre afterwards; which copy it was does not matter."""
    game = played(game_at("> A r 9♠ n [9♣] B r K♦ n [9♦] a A♠' b 5♥ c 6♠ d A♠", "br-stop"), "bc am")
    verdict_dismissed(game.after(Called(B)))


def test_call_after_repair_d3() -> None:
    picture = "> A r [5♥] 9♥ n [3♣] B r K♦ n [9♦] b Q♥ c Q♦ d Q♠ e Q♣ f J♥ g J♦ h J♠"
    game = played(game_at(picture, "br-stop"), "n")
    fault = game.after(Called(B))
    assert fault.verdict is not None
    assert fault.verdict.fault is Fault.HOUSE_BEFORE_TURNING
    assert fault.position == diagram.parse(picture.replace("> A", "A").replace("B r", "> B r"))
    verdict_dismissed(played(game, "ra").after(Called(B)))


def test_call_on_a_batch_counts_the_first_unrepaired_fault() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "n p")
    assert game.after(Called(B)).verdict == game_verdict(Fault.RESERVE_TO_CENTRE, 0)


def game_verdict(fault: Fault, at: int) -> Verdict:
    """Return the verdict of a call upheld for a fault."""
    return Verdict(upheld=True, fault=fault, at=at)


def test_wrong_call_with_hidden_information() -> None:
    """What nobody could see is no fault: the ace lay face down when the move was made."""
    picture = "> A r [A♠] 9♥ n [3♣] B r K♦ n [9♦] a 10♠ b Q♥ c Q♦ d Q♠ e Q♣ f J♥ g J♦ h 2♠"
    game = played(game_at(picture, "br-stop"), "ra")
    verdict_dismissed(game.after(Called(B)))


def test_a_barred_player_calls_again_only_after_his_own_turn() -> None:
    game = played(game_at(QUIET, "br-stop"), "n").after(Called(B))
    assert refused(game, Called(B)) is Refusal.BARRED
    game = played(game, "p")
    assert refused(game, Called(B)) is Refusal.BARRED
    game = played(game, "n p")
    assert not game.calls.barred[B]


def with_wrong_calls(game: Game, wrong: tuple[int, int]) -> Game:
    """Return the game with wrong calls counted before."""
    return replace(game, calls=replace(game.calls, wrong=wrong))


def test_third_wrong_call_of_the_player_on_turn_ends_his_turn() -> None:
    game = played(game_at(QUIET, "br-stop"), "n p")
    game = with_wrong_calls(game, (0, 2)).after(Called(B))
    assert game.mover is A
    assert game.calls.wrong == (0, 3)
    assert not game.calls.barred[B]
    assert refused(game, Called(A)) is Refusal.NO_WINDOW


def test_third_wrong_call_before_the_own_turn_skips_it() -> None:
    game = played(game_at(QUIET, "br-stop"), "n")
    game = with_wrong_calls(game, (0, 2)).after(Called(B))
    assert game.calls.skipped == (False, True)
    game = played(game, "p")
    assert game.mover is A
    assert game.calls.skipped == (False, False)
    assert not game.calls.barred[B]
    assert refused(game, Called(B)) is Refusal.NO_WINDOW
    assert game.counters.fruitless == 1


def test_second_wrong_call_costs_no_turn() -> None:
    game = played(game_at(QUIET, "br-stop"), "n")
    game = with_wrong_calls(game, (0, 1)).after(Called(B))
    assert game.calls.skipped == (False, False)


def test_the_card_just_discarded_is_demanded_for_the_centre() -> None:
    picture = "> A r 9♥ n [A♣] B r K♦ n [9♦] a Q♥ b Q♦ c Q♠ d Q♣ e J♥ f J♦ g J♠ h J♣"
    game = played(game_at(picture, "br-stop"), "n p").after(Called(B))
    assert game.position == diagram.parse(
        "A r 9♥ > B r K♦ n [9♦] a Q♥ b Q♦ c Q♠ d Q♣ e J♥ f J♦ g J♠ h J♣ m A♣"
    )
    assert (game.mover, game.outcome) == (B, None)


def test_the_demanded_card_wins_when_it_was_the_last() -> None:
    picture = "> A n [A♣] B r K♦ n [9♦] a Q♥ b Q♦"
    game = played(game_at(picture, "br-stop"), "n p").after(Called(B))
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.provisional) == (A, False)


FR_ACE = """
    > A r [2♣ 3♣] 9♠   n [5♣ 6♣]
      B r [2♦ 3♦] K♦   n [5♦ 6♦]
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    10♥ d |  | h J♠
"""


def test_upheld_in_france_stays_just_after_the_fault() -> None:
    game = played(game_at(FR_ACE, "fr2"), "rd").after(Called(B))
    assert game.verdict == game_verdict(Fault.CARD_TO_CENTRE, 0)
    assert game.position == diagram.parse("""
      A r* [2♣] 3♣   n [5♣]   w 6♣
    > B r [2♦ 3♦] K♦   n [5♦]   t 6♦
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    9♠ 10♥ d |  | h J♠
    """)


def test_upheld_in_france_for_the_discard_changes_nothing_more() -> None:
    game = played(game_at(FR_ACE, "fr2"), "p")
    called = game.after(Called(B))
    assert called.verdict == game_verdict(Fault.CARD_TO_CENTRE, 0)
    assert called.position == game.position
    assert refused(called, Called(B)) is Refusal.NO_WINDOW


# The two of hearts lies under the ten of spades, which fits the knave of hearts.
COVERED_TWO = """
    > A r [2♣ 3♣] 9♠   n [5♣ 6♣]
      B r [2♦ 3♦] K♦   n [5♦ 6♦]
    10♠ 2♥ a | A♥ | e K♣
    Q♠ b |  | f Q♥
    J♥ c |  | g Q♣
    4♥ d |  | h J♠
"""


def test_a_combination_left_lying_is_called_with_a_demonstration() -> None:
    game = played(game_at(COVERED_TWO, "fr3"), "p")
    called = game.after(Called(B, "ac am"))
    assert called.verdict == game_verdict(Fault.COMBINATION, 0)
    verdict_dismissed(game.after(Called(B)))


def test_a_demonstration_names_cards_as_well_as_piles() -> None:
    game = played(game_at(COVERED_TWO, "fr3"), "p")
    assert game.after(Called(B, "10s c 2♥m")).verdict == game_verdict(Fault.COMBINATION, 0)


@pytest.mark.parametrize("line", ["ac", "am", "ac p", "ac n am", "m", "ac 5hm", "ab", "ac am am"])
def test_a_line_that_is_no_combination_makes_the_call_wrong(line: str) -> None:
    verdict_dismissed(played(game_at(COVERED_TWO, "fr3"), "p").after(Called(B, line)))


def test_an_unreadable_line_costs_nothing() -> None:
    game = played(game_at(COVERED_TWO, "fr3"), "p")
    with pytest.raises(NotationError):
        game.after(Called(B, "zz"))
    assert not game.calls.barred[B]


def test_a_combination_still_there_after_the_action_is_no_fault() -> None:
    game = played(game_at(COVERED_TWO, "fr3"), "hf")
    verdict_dismissed(game.after(Called(B, "ac am")))


def test_a_combination_repaired_by_another_centre_play_is_no_fault() -> None:
    picture = COVERED_TWO.replace("4♥ d", "10♦ 3♠ d").replace("9♠", "A♠")
    game = played(game_at(picture, "fr3"), "dh")
    assert game.after(Called(B)).verdict == game_verdict(Fault.CARD_TO_CENTRE, 0)
    verdict_dismissed(played(game, "rm").after(Called(B)))


def test_priorities_first_the_shortest_combination() -> None:
    game = played(game_at(COVERED_TWO, "fr4"), "hf")
    assert game.after(Called(B)).verdict == game_verdict(Fault.SHORTEST_COMBINATION, 0)
    verdict_dismissed(played(game_at(COVERED_TWO, "fr4"), "ac").after(Called(B)))


def test_priorities_then_the_reserve_card_while_a_house_is_empty() -> None:
    picture = "> A r [2♣] 9♠ n [5♣ 6♣] B r [2♦] K♦ n [5♦ 6♦] b Q♠ c 7♥ d 9♥ e K♣ f K♥ g Q♣ h J♠"
    game = played(game_at(picture, "fr4"), "tc")
    assert game.after(Called(B)).verdict == game_verdict(Fault.RESERVE_TO_HOUSE, 0)
    verdict_dismissed(played(game_at(picture, "fr4"), "ra").after(Called(B)))


def test_priorities_last_the_upcard_that_fits_is_not_discarded() -> None:
    picture = (
        "> A r [2♣] 9♠ n [5♣ 6♣] B r [2♦] K♦ n [5♦ 6♦] a 4♠ b Q♠ c 7♥ d 9♥ e K♣ f K♥ g Q♣ h J♠"
    )
    game = played(game_at(picture, "fr4"), "p")
    assert game.after(Called(B)).verdict == game_verdict(Fault.UPCARD_DISCARDED, 0)
    other = picture.replace("7♥", "8♥")
    verdict_dismissed(played(game_at(other, "fr4"), "p").after(Called(B)))


FOUL = replace(PRESETS["br"], touch=Touch.FOUL)


def test_touch_is_called_until_the_next_legal_move() -> None:
    game = game_at(QUIET, FOUL).after(Touched(A, parse_move("ra")))
    called = game.after(Called(B))
    assert called.verdict is not None
    assert (called.verdict.fault, called.mover) == (Fault.TOUCH, B)
    assert refused(played(game, "n"), Called(B)) is Refusal.NO_TOUCH


def test_touch_puts_the_upcard_on_the_waste() -> None:
    game = played(game_at(QUIET, FOUL), "n").after(Touched(A, parse_move("n")))
    called = game.after(Called(B))
    assert called.position == diagram.parse(
        "A r [2♣] 9♠ n [5♣] w 6♣ > B r K♦ n [9♦] a Q♥ b Q♦ c Q♠ d Q♣ e J♥ f J♦ g J♠ h J♣"
    )


def test_what_is_no_touch() -> None:
    assert refused(game_at(QUIET, FOUL), Touched(A, parse_move("p"))) is Refusal.TOUCH_IS_FREE
    assert refused(game_at(QUIET, FOUL), Touched(A, parse_move("n"))) is Refusal.TOUCH_IS_FREE
    assert refused(game_at(QUIET, FOUL), Touched(B, parse_move("ra"))) is Refusal.NOT_YOUR_TURN
    assert refused(game_at(QUIET, "br"), Touched(A, parse_move("ra"))) is Refusal.TOUCH_IS_FREE


def test_where_nothing_is_called_there_are_no_calls() -> None:
    assert refused(played(game_at(QUIET, "br"), "n"), Called(B)) is Refusal.NO_CALLS
    assert refused(played(game_at(QUIET, "fr1"), "p"), Called(B)) is Refusal.NO_CALLS


LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"


def test_a_win_under_called_duties_is_provisional_and_can_be_closed() -> None:
    game = played(game_at(LAST_CARD, "br-stop"), "n ta")
    assert game.outcome is not None
    assert game.outcome.provisional
    assert refused(game, Closed(A)) is Refusal.NOTHING_TO_CLOSE
    closed = game.after(Closed(B))
    assert closed.outcome is not None
    assert (closed.outcome.winner, closed.outcome.provisional) == (A, False)
    assert refused(closed, Called(B)) is Refusal.GAME_OVER


def test_a_win_that_passed_over_a_duty_is_called_back() -> None:
    game = played(game_at(LAST_CARD, "br-stop"), "n ta").after(Called(B))
    assert game.outcome is None
    assert game.position == diagram.parse("A n [9♥] > B r K♦ n [9♦] a 10♠ b -- c Q♦ m A♣")


def test_a_dismissed_call_makes_the_win_final() -> None:
    game = played(game_at("> A n [9♥] B r K♦ n [9♦] a 10♠ c Q♦", "br-stop"), "n ta")
    called = game.after(Called(B))
    assert called.outcome is not None
    assert (called.outcome.winner, called.outcome.provisional) == (A, False)


def test_in_france_a_winning_fault_is_upheld_and_the_win_stands() -> None:
    game = played(game_at("> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦", "fr2"), "ta").after(Called(B))
    assert game.verdict == game_verdict(Fault.CARD_TO_CENTRE, 0)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.provisional) == (A, False)


def test_a_win_that_nobody_can_call_is_final() -> None:
    game = played(game_at(LAST_CARD, "br-stop"), "n").after(Called(B))
    assert game.verdict is not None
    game = game_at("> A n [9♥] B r K♦ n [9♦] a 10♠ c Q♦", "br-stop")
    game = played(played(game, "n").after(Called(B)), "ta")
    assert game.outcome is not None
    assert not game.outcome.provisional


def test_undo_needs_consent_under_called_duties_and_takes_back_the_turn() -> None:
    start = game_at(COVERED_TWO, "fr3")
    game = played(start, "ac hf")
    assert refused(game, Undone(A)) is Refusal.UNDO_NEEDS_CONSENT
    game = game.after(UndoAsked(A)).after(UndoGranted(B))
    assert game.position == start.position
    assert refused(game, Called(B)) is Refusal.NO_WINDOW


def test_a_claimed_draw_is_provisional_while_the_other_can_call() -> None:
    game = played(game_at(QUIET, "br-stop"), "n")
    quiet = replace(game, counters=replace(game.counters, quiet=40))
    claimed = quiet.after(DrawClaimed(A))
    assert claimed.outcome is not None
    assert (claimed.outcome.ending, claimed.outcome.provisional) == (Ending.DRAW_CLAIMED, True)
    by_other = quiet.after(DrawClaimed(B))
    assert by_other.outcome is not None
    assert not by_other.outcome.provisional


def test_a_call_changes_nothing_before_it_is_made() -> None:
    game = played(game_at(TWO_ACES, "br-stop"), "n")
    assert game.verdict is None
    assert game.after(DrawOffered(B)).verdict is None
    assert played(game, "p").verdict is None
