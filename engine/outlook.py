"""How many plays a combination takes at least: the cards that lie above a needed one."""

from typing import Final

from engine.branching import Terms, their_plays
from engine.compact import THEIR_RESERVE, Rest, Table, needed
from engine.rules import OwnWaste

FAR: Final = 1_000
"""More plays than any combination has: the centre cannot be reached."""


class Outlook:
    """The fewest plays that a combination from a table can take: never too many.

    A needed card must be uncovered, one play for each card above it. Where the centre
    does not need it yet, cards of the opponent's must go there first, one play for each:
    an own card on that way would end a shorter combination itself.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._by_need: dict[tuple[bytes, ...], _Above] = {}

    def plays(self, table: Table) -> int:
        """Return the fewest plays, the last one included: 1 if an own-side card fits now."""
        houses, rest = table
        above = self._above(rest)
        waste = above[rest.waste]
        if self._terms.rules.own_waste is OwnWaste.TO_EMPTY_HOUSE:
            waste += 1
        return 1 + min(
            *map(above.__getitem__, houses), above[rest.reserve], above[rest.upcard], waste
        )

    def _above(self, rest: Rest) -> "_Above":
        key = rest[THEIR_RESERVE:]
        if key not in self._by_need:
            self._by_need[key] = _Above(_waits(rest, self._terms))
        return self._by_need[key]


class _Above(dict[bytes, int]):
    """By pile, the fewest plays before one of its cards can go to the centre."""

    def __init__(self, waits: dict[int, int]) -> None:
        super().__init__()
        self._waits = waits

    def __missing__(self, pile: bytes) -> int:
        up = pile[pile.rfind(0) + 1 :]
        plays = (depth + self._waits.get(face, FAR) for depth, face in enumerate(reversed(up)))
        self[pile] = fewest = min(plays, default=FAR)
        return fewest


def _waits(rest: Rest, terms: Terms) -> dict[int, int]:
    """Return, by needed face, how many of the opponent's cards go to the centre before it."""
    waits: dict[int, int] = {}
    level, plays = {rest}, 0
    while level:
        for one in level:
            for face in needed(one.centre):
                waits.setdefault(face, plays)
        level = {after for one in level for after in their_plays(one, terms)}
        plays += 1
    return waits
