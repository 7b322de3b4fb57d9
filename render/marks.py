"""What the picture points at: the last moves, what can be moved, a fault."""

from dataclasses import dataclass
from typing import Final, Self

from engine.piles import Place
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

        A pile that is smaller than it was is a source, a pile that has grown is a target.
        """
        grown = {place: after[place].size - before[place].size for place in Place}
        if before.mover is not after.mover:
            grown[Place.UPCARD] = after[Place.UPCARD].size
        return cls(
            sources=frozenset(place for place, cards in grown.items() if cards < 0),
            targets=frozenset(place for place, cards in grown.items() if cards > 0),
        )


NO_MARKS: Final = Marks()
