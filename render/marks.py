"""What the picture points at: the last moves, what can be moved, a fault."""

from dataclasses import dataclass
from typing import Final, Self

from engine.piles import Pile, Place
from engine.position import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """The places to be marked, as they are called in the picture's `View`.

    `sources` are shown by a ghost, `targets` by a ring; `movable` tops are lit (for the list
    of legal moves), `faults` are marked as broken duties.
    """

    sources: frozenset[Place] = frozenset()
    targets: frozenset[Place] = frozenset()
    movable: frozenset[Place] = frozenset()
    faults: frozenset[Place] = frozenset()

    @classmethod
    def between(cls, before: View, after: View) -> Self:
        """Return the marks of what happened between two tables: one move, or many.

        A pile that has grown, or whose top card came in between, is a target; one that is
        smaller, and has no such card, is a source.
        """
        grown = {place: after[place].size - before[place].size for place in Place}
        if before.mover is not after.mover:
            grown[Place.UPCARD] = after[Place.UPCARD].size
        targets = {
            place
            for place, cards in grown.items()
            if cards > 0 or (place is not Place.UPCARD and _topped(before[place], after[place]))
        }
        sources = {place for place, cards in grown.items() if cards < 0} - targets
        return cls(sources=frozenset(sources), targets=frozenset(targets))


def _topped(before: Pile, after: Pile) -> bool:
    """Return whether the top card came to the pile in between, and was not only uncovered."""
    if after.top is None or after.top in before.up:
        return False
    return after.down == before.down or len(after.up) > 1


NO_MARKS: Final = Marks()
