"""Moves that would give the opponent the win, of which the mover is warned."""

from engine.legality import objection
from engine.moves import Move, Play
from engine.piles import Spot
from engine.position import View
from engine.rules import Rules
from engine.step import step

_THEIRS = (Spot.THEIR_RESERVE, Spot.THEIR_WASTE)


def gives_win(view: View, move: Move, rules: Rules) -> bool:
    """Return whether a move can be made and takes the opponent's last card (rules.md 2.9, FR 32).

    Only a play from the opponent's own piles can.
    """
    if not isinstance(move, Play) or move.source not in _THEIRS:
        return False
    if objection(view, move, rules) is not None:
        return False
    return step(view, move, rules).has_won(view.mover.other)
