"""What a win counts in Pagat's rules (rules.md 6)."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.diagram import parse
from engine.outcome import Ending, Outcome
from engine.presets import PRESETS
from engine.rules import Rules
from engine.scoring import points

A, B = Seat
PAGAT = PRESETS["pagat"]
# A holds 2 reserve cards, the upcard, 3 talon cards and 1 in the waste: 9; B 1 reserve card: 2.
TABLE = "> A r [2♣] 9♠ t 5♣ n [6♣ 7♣ 8♣] w K♠ B r A♦ a Q♥"


def counted(winner: Seat | None, ending: Ending, rules: Rules = PAGAT) -> int | None:
    return points(Outcome(winner, ending), parse(TABLE).view, rules)


@pytest.mark.parametrize("ending", [Ending.CARDS_GONE, Ending.RESIGNED, Ending.TIME_CLAIMED])
def test_a_win_counts_thirty_and_the_losers_cards(ending: Ending) -> None:
    assert counted(B, ending) == 30 + 2 * 2 + 1 + 3 + 1
    assert counted(A, ending) == 30 + 2


@pytest.mark.parametrize(
    "ending",
    [Ending.NOTHING_MOVES, Ending.REPETITION, Ending.NO_CENTRE_PLAY, Ending.DRAW_CLAIMED],
)
def test_a_stalemate_counts_the_difference(ending: Ending) -> None:
    assert counted(B, ending) == 9 - 2


def test_nobody_has_points_where_nobody_won() -> None:
    assert counted(None, Ending.AGREED) is None


def test_where_a_win_is_a_win_there_are_no_points() -> None:
    assert counted(B, Ending.CARDS_GONE, PRESETS["br-stop"]) is None
    assert counted(B, Ending.CARDS_GONE, replace(PAGAT, scoring=PRESETS["br"].scoring)) is None
