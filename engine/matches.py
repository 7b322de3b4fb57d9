"""A match: games one after another between the same two, for points, to an agreed total."""

from dataclasses import dataclass, replace
from typing import Final

from engine.cards import Seat
from engine.outcome import Outcome
from engine.position import View
from engine.rules import Rules
from engine.scoring import points

USUAL: Final = 300
LEAST: Final = 30
MOST: Final = 3000
Score = tuple[int, int]
"""What each has, by the seats of one game."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as one of its games finds it; the score is by the seats of that game."""

    total: int
    number: int = 1
    score: Score = (0, 0)

    def after(self, gains: Score) -> "Match":
        """Return the match with what this game brought its players, who keep their seats."""
        return replace(self, score=(self.score[0] + gains[0], self.score[1] + gains[1]))

    def following(self) -> "Match":
        """Return the match as the next game finds it: who sat in B sits in A (rules.md 6)."""
        return Match(self.total, self.number + 1, (self.score[1], self.score[0]))

    @property
    def winner(self) -> Seat | None:
        """Who has reached the total; a game brings points to one, so they never both do."""
        return next((seat for seat in Seat if self.score[seat] >= self.total), None)


def gains(outcome: Outcome, view: View, rules: Rules) -> Score:
    """Return what a game that is over brings each player; nothing but to a winner (PG)."""
    won = points(outcome, view, rules)
    if won is None or outcome.winner is None:
        return 0, 0
    return outcome.winner.put((0, 0), to=won)
