"""How many plays a combination takes at least: the cards that lie above a needed one."""

from typing import Final

from engine.compact import Rest, needed
from engine.terms import Terms

FAR: Final = 1_000
"""More plays than any combination has: the centre cannot be reached."""


class Above(dict[bytes, int]):
    """By pile, the fewest plays before one of its cards can go to the centre: never too many.

    A needed card must be uncovered, one play for each card above it. Where the centre
    does not need it yet, cards of the opponent's must go there first, one play for each:
    an own card on that way would end a shorter combination itself.
    """

    def __init__(self, rest: Rest, terms: Terms) -> None:
        super().__init__()
        self._waits = _waits(rest, terms)

    def __missing__(self, pile: bytes) -> int:
        """Return the fewest plays for a pile that was not asked for before."""
        plays = (depth + self._waits.get(face, FAR) for depth, face in enumerate(reversed(pile)))
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
        level = {after for one in level for after in terms.their_plays(one)}
        plays += 1
    return waits
