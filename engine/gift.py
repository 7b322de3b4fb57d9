"""A move that makes the opponent a gift: it plays the last card that he had."""

from engine.moves import Move
from engine.position import View
from engine.rules import Rules
from engine.step import step


def gives_away(view: View, move: Move, rules: Rules) -> bool:
    """Return whether a possible move would let the opponent win: who makes it is warned.

    That takes one of his tops played to the centre (FR 32, FR 41; rules.md 2.9).
    """
    return step(view, move, rules).has_won(view.mover.other)
