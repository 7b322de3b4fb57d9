"""A simple player: duties first, then whatever gets rid of a card."""

from typing import assert_never

from engine.generator import legal_moves
from engine.moves import End, Move, Pair, Play, Turn
from engine.piles import THEIRS, Spot
from engine.position import View
from engine.rules import Rules


class Greedy:
    """Duties first, fill houses from the reserve, load, empty houses, else turn (rules.md 8)."""

    def choose(self, view: View, rules: Rules) -> Move:
        """Return the first of the best legal moves."""
        return self.best(view, rules)[0]

    def best(self, view: View, rules: Rules) -> list[Move]:
        """Return the legal moves that come before all others, and are equal to this player."""
        worth = {move: _worth(view, move) for move in legal_moves(view, rules)}
        least = min(worth.values())
        return [move for move in worth if worth[move] == least]


def _worth(view: View, move: Move) -> int:
    """Return how late a move comes: lower is earlier."""
    match move:
        case Play(source, target):
            return _play_worth(view, source, target)
        case Turn():
            return 8
        case End():
            return 9
        case Pair():
            return 10
        case _:
            assert_never(move)


def _play_worth(view: View, source: Spot, target: Spot) -> int:
    if target is Spot.CENTRE:
        return 0 if source not in THEIRS else 11
    if target in THEIRS:
        return 2
    if source is Spot.RESERVE:
        return 1
    if source.is_house:
        empties = view.piles[source].size == 1 and view.piles[target].size > 0
        return 3 if empties else 12
    return 4
