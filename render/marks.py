"""What the picture points at: the last moves, what can be moved, a fault."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Self

from engine.cards import Card, Seat
from engine.piles import EMPTY, Place, talon_of, waste_of
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
    def along(cls, views: Sequence[View]) -> Self:
        """Return the marks of what happened from the first of some tables to the last.

        A pile whose top card came in between is a target; one that is smaller, and has no
        such card, is a source. Best is a table for each move: where many lie between two,
        a card that nobody saw may pass for one that was only uncovered. There must be one
        table at least.
        """
        before, after = views[0], views[-1]
        come = {arrival for pair in pairwise(views) for arrival in _arrivals(*pair)}
        tops = {(place, after[place].top) for place in Place if after[place].size}
        targets = {place for place, _top in come & tops}
        kept = before.mover is after.mover
        smaller = {place for place in Place if after[place].size < before[place].size}
        sources = smaller - targets if kept else smaller - targets - {Place.UPCARD}
        return cls(sources=frozenset(sources), targets=frozenset(targets))

    @classmethod
    def between(cls, before: View, after: View) -> Self:
        """Return the marks of what happened from one table to another."""
        return cls.along((before, after))


_Arrival = tuple[Place, Card | None]
"""A pile, and a card that came to it: None is one that lies face down there."""


def _arrivals(before: View, after: View) -> Iterator[_Arrival]:
    """Yield what came where between two tables."""
    seen = _seen(before)
    for place in Place:
        if before[place] != after[place]:
            yield from ((place, card) for card in _come(place, before, after, seen))
    hidden = seen - _seen(after)
    for seat in Seat:
        talon = talon_of(seat)
        recycled = hidden.intersection(before[waste_of(seat)].up)
        if recycled or after[talon].size > before[talon].size:
            yield talon, None


def _come(place: Place, before: View, after: View, seen: frozenset[Card]) -> Iterator[Card]:
    """Yield the face-up cards that came to a pile, and were not only uncovered."""
    fresh = place is Place.UPCARD and before.mover is not after.mover
    old, new = EMPTY if fresh else before[place], after[place]
    for height, card in enumerate(new.up, start=new.down):
        if height < old.down:  # the lowest one may have been turned up where it lay
            if height > new.down or card in seen:
                yield card
        elif height >= old.size or old.up[height - old.down] != card:
            yield card


def _seen(view: View) -> frozenset[Card]:
    return frozenset(card for pile in view.piles for card in pile.up)


NO_MARKS: Final = Marks()
