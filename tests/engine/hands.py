"""Crafted deals in the words of the texts: the reserve's top card and the own houses."""

from engine.deal import lay_out
from engine.position import Position
from engine.rules import Rules
from tests.engine.crafted import crafted

RESERVE_TOP = 12
"""Where in a hand of 52 the reserve's face-up card stands; the houses follow it."""


def crowned(reserve: str, *after: str) -> dict[int, str]:
    """Return the places of a reserve's top card and of the cards dealt after it."""
    return dict(enumerate((reserve, *after), start=RESERVE_TOP))


def table_of(a: dict[int, str], b: dict[int, str], rules: Rules) -> Position:
    """Return the table dealt from A's and B's cards at these places."""
    return lay_out(crafted(a, b), rules)
