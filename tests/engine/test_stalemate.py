"""What is counted towards a draw, and what a stalemate is worth (rules.md 2.11)."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.events import DrawClaimed, Undone
from engine.outcome import Ending, Outcome, Refusal
from engine.presets import PRESETS
from engine.rules import STANDARD, Stalemate
from engine.stalemate import Counters
from tests.engine.acting import ending, play
from tests.engine.quiet import quiet, slow
from tests.engine.tables import game_at

FEWEST = replace(STANDARD, stalemate=Stalemate.FEWEST_CARDS)


@pytest.mark.parametrize(("size", "limit"), [(19, 40), (20, 42), (25, 52)])
def test_after_long_turns_without_a_centre_play_a_draw_may_be_claimed(
    size: int, limit: int
) -> None:
    game = quiet(slow(size), limit - 1)
    for seat in Seat:
        assert game.refusal(DrawClaimed(seat)) is Refusal.NO_CLAIM
    game = quiet(game, 1)
    for seat in Seat:
        claimed = game.after(DrawClaimed(seat))
        assert claimed.outcome == Outcome(None, Ending.DRAW_CLAIMED)
        assert not claimed.can_claim_draw
    late = quiet(game, 19)
    assert (ending(late), late.can_claim_draw) == (None, True)
    assert ending(quiet(late, 1)) == (None, Ending.NO_CENTRE_PLAY)


def test_a_centre_play_resets_the_count_at_once_and_undo_brings_it_back() -> None:
    game = quiet(slow(19, "pt", h="Ac"), 40)
    played = play(game, "hm")
    assert (game.can_claim_draw, played.can_claim_draw) == (True, False)
    assert played.after(Undone(game.mover)).can_claim_draw
    assert not quiet(played, 1).can_claim_draw
    assert quiet(played, 1).counters.quiet == 0
    assert quiet(played, 2).counters.quiet == 1


def test_the_opponents_card_on_the_centre_resets_the_count_too() -> None:
    game = game_at("> A r Kd n [3]  a 5h  m As\nB r [3] 2s n [2]", PRESETS["fr4"])
    game = replace(game, counters=replace(game.counters, quiet=50))
    assert play(game, "xm").counters.quiet == 0


@pytest.mark.parametrize(("covered", "limit", "grace"), [(0, 40, 20), (1, 120, 80), (2, 120, 80)])
def test_covered_houses_need_longer(covered: int, limit: int, grace: int) -> None:
    rules = replace(STANDARD, covered=covered)
    assert not Counters(quiet=limit - 1).claimable(rules)
    assert Counters(quiet=limit).claimable(rules)
    assert Counters(quiet=limit + grace - 1).ending(rules) is None
    assert Counters(quiet=limit + grace).ending(rules) is Ending.NO_CENTRE_PLAY


LOWER = """
      B   r [1] Kc   n [Jc]
          w 9c

    2s a | -- -- | e 2s
    2h b | -- -- | f 2h
    2d c | -- -- | g 2d
    2c d | -- -- | h 2c

    > A   r Kd   n [Qd]
          w 9d
"""


@pytest.mark.parametrize(
    ("picture", "winner"),
    [
        (LOWER, Seat.A),  # 2 + 2 against 4 + 2
        (LOWER.replace("r Kd", "r [2] Kd"), Seat.B),  # 6 + 2
        (LOWER.replace("r Kd", "r [1] Kd"), None),  # 4 + 2
    ],
)
def test_the_lower_count_wins_a_stalemate(picture: str, winner: Seat | None) -> None:
    game = play(game_at(picture, FEWEST), "n p " * 6)
    assert ending(game) == (winner, Ending.NOTHING_MOVES)
    assert ending(play(game_at(picture), "n p " * 6)) == (None, Ending.NOTHING_MOVES)


def test_the_lower_count_wins_a_claimed_draw_and_the_upcard_counts() -> None:
    game = play(game_at(LOWER.replace("r Kd", "r Kd   t 10d"), FEWEST), "")
    game = replace(game, counters=replace(game.counters, quiet=60))
    assert ending(game.after(DrawClaimed(Seat.B))) == (Seat.A, Ending.DRAW_CLAIMED)
    heavier = game_at(LOWER.replace("r Kd   n [Qd]", "r Kd   n [Qd 7d]   t 10d"), FEWEST)
    heavier = replace(heavier, counters=replace(heavier.counters, quiet=60))
    assert ending(heavier.after(DrawClaimed(Seat.A))) == (None, Ending.DRAW_CLAIMED)
