"""Combinations: ways to bring an own-side card to the centre with what lies face up."""

from dataclasses import dataclass
from typing import Final

from engine.carry import carry
from engine.duties import own_side
from engine.generator import legal_moves
from engine.moves import Move, Play
from engine.piles import Spot
from engine.position import View
from engine.rules import Rules

BOUND: Final = 20_000
"""Positions that a search may hold before it gives up (rules.md 3, FR modes)."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: the length of the shortest combinations and how they begin.

    `length` counts single moves and is None when there is no combination; `finished` is
    False when the search gave up, and then nothing is known.
    """

    length: int | None
    firsts: frozenset[Move]
    finished: bool = True


NOTHING: Final = Found(None, frozenset())
UNFINISHED: Final = Found(None, frozenset(), finished=False)


def plain_search(view: View, rules: Rules, bound: int = BOUND) -> Found:
    """Return the shortest combinations, by going through all positions level by level.

    The measure of `engine.search.search`: plain and slow (rules.md 3, P1–P3).
    """
    level = {_key(view): (view, frozenset[Move]())}
    seen, length = set(level), 0
    while level:
        length += 1
        goals, level = _next_level(level, seen, rules)
        seen |= level.keys()
        if len(seen) > bound:
            return UNFINISHED
        if goals:
            return Found(length, goals)
    return NOTHING


_Level = dict[object, tuple[View, frozenset[Move]]]


def _next_level(level: _Level, seen: set[object], rules: Rules) -> tuple[frozenset[Move], _Level]:
    """Return the first moves of what reaches the centre now, and the positions one move on."""
    goals, after = frozenset[Move](), _Level()
    sources = own_side(rules)
    for view, firsts in level.values():
        for move in legal_moves(view, rules):
            if not isinstance(move, Play):
                continue
            begins = firsts or frozenset((move,))
            if move.target is Spot.CENTRE and move.source in sources:
                goals |= begins
                continue
            one_on = carry(view, move.source, move.target)
            key = _key(one_on)
            if key in seen or one_on.is_over:
                continue
            known = after.get(key, (one_on, frozenset[Move]()))
            after[key] = (known[0], known[1] | begins)
    return goals, after


def _key(view: View) -> object:
    """Return what makes two tables the same: the faces that can be seen, and the counts."""
    return tuple((down, *(card.face for card in up)) for down, up in view.piles)
