"""A match: points added up over games, seats in turn, to an agreed total (rules.md 6)."""

import pytest

from engine.cards import Seat
from engine.diagram import parse
from engine.matches import Match, gains
from engine.outcome import Ending, Outcome
from engine.presets import PRESETS

A, B = Seat
PAGAT = PRESETS["pagat"]
# A's count is 9, B's is 2 (as in the tests of the scoring).
VIEW = parse("> A r [2♣] 9♠ t 5♣ n [6♣ 7♣ 8♣] w K♠ B r A♦ a Q♥").view


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome(A, Ending.CARDS_GONE), (32, 0)),
        (Outcome(B, Ending.CARDS_GONE), (0, 39)),
        (Outcome(A, Ending.RESIGNED), (32, 0)),
        (Outcome(B, Ending.NOTHING_MOVES), (0, 7)),
        (Outcome(None, Ending.AGREED), (0, 0)),
        (Outcome(None, Ending.ABORTED), (0, 0)),
    ],
)
def test_a_game_brings_points_to_its_winner_alone(
    outcome: Outcome, expected: tuple[int, int]
) -> None:
    assert gains(outcome, VIEW, PAGAT) == expected


def test_where_a_win_is_a_win_a_game_brings_nothing() -> None:
    assert gains(Outcome(A, Ending.CARDS_GONE), VIEW, PRESETS["br"]) == (0, 0)


def test_the_score_follows_the_players_as_they_change_seats() -> None:
    first = Match(100)
    second = first.after((32, 0)).following()
    assert second == Match(100, number=2, score=(0, 32))
    third = second.after((40, 0)).following()
    assert third == Match(100, number=3, score=(32, 40))


@pytest.mark.parametrize(
    ("score", "winner"),
    [((0, 0), None), ((299, 299), None), ((300, 299), A), ((12, 300), B), ((12, 345), B)],
)
def test_it_is_won_by_who_reaches_the_total(score: tuple[int, int], winner: Seat | None) -> None:
    assert Match(300, score=score).winner is winner


def test_games_of_one_match_to_its_end() -> None:
    match, winners = Match(60), []
    for brought in ((32, 0), (0, 0), (0, 39), (0, 30)):
        match = match.after(brought)
        winners.append(match.winner)
        if match.winner is None:
            match = match.following()
    # Who won the first game in A wins the fourth in B, and so the match, 62 to 39.
    assert winners == [None, None, None, B]
    assert match == Match(60, number=4, score=(39, 62))
