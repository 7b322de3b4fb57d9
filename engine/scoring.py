"""What a game that is won counts, where more is counted than wins."""

from typing import Final

from engine.cards import Seat
from engine.outcome import Ending, Outcome
from engine.position import View
from engine.rules import Rules, Scoring
from engine.stalemate import count

WIN: Final = 30
STALEMATES: Final = frozenset(
    {Ending.NOTHING_MOVES, Ending.REPETITION, Ending.NO_CENTRE_PLAY, Ending.DRAW_CLAIMED}
)


def points(outcome: Outcome, view: View, rules: Rules) -> int | None:
    """Return the winner's points, or None where nobody won or a win is a win (PG; rules.md 6).

    Thirty and the loser's count; a stalemate brings the difference of the two counts.
    """
    winner = outcome.winner
    if rules.scoring is Scoring.NONE or winner is None:
        return None
    left = {seat: count(view, seat) for seat in Seat}
    if outcome.ending in STALEMATES:
        return left[winner.other] - left[winner]
    return WIN + left[winner.other]
