"""What lies outside the houses, and the plays that start or end there."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from engine.compact import (
    LOADS_ON,
    RESERVE,
    THEIR_RESERVE,
    THEIR_WASTE,
    UPCARD,
    WASTE,
    Houses,
    Rest,
)
from engine.outlook import Above
from engine.rules import OwnWaste
from engine.terms import Terms


class Incoming(NamedTuple):
    """An own card from outside the houses that may be played, and what lies there without it."""

    pile: int
    card: int
    after: "Outside"


class Outsides:
    """All that was met of what can lie outside; equal ones are the same, so quick to tell."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._by_rest: dict[Rest, Outside] = {}
        self._by_need: dict[tuple[bytes, ...], Above] = {}

    def lying(self, rest: Rest) -> "Outside":
        """Return what lies outside, as the one that was met before if it was."""
        outside = self._by_rest.get(rest)
        if outside is None:
            outside = self._by_rest[rest] = Outside(rest, self)
        return outside

    def above(self, rest: Rest) -> Above:
        """Return how far piles are from the centre, the same for the same opponent's piles."""
        need = rest[THEIR_RESERVE:]
        if need not in self._by_need:
            self._by_need[need] = Above(rest, self.terms)
        return self._by_need[need]


class Outside:
    """What lies outside the houses, from where no own-side card fits the centre.

    So no duty towards the centre is open. Plays that end the game are left out: nothing
    comes after them.
    """

    def __init__(self, rest: Rest, known: Outsides) -> None:
        self.rest = rest
        self._known = known
        self.terms = known.terms
        self._above = known.above(rest)
        waste = self._above[rest.waste]
        if self.terms.rules.own_waste is OwnWaste.TO_EMPTY_HOUSE:
            waste += 1
        self._own_plays = min(self._above[rest.reserve], self._above[rest.upcard], waste)

    def fewest_plays(self, houses: Houses) -> int:
        """Return the fewest plays of a combination, its last included: 1 if a card fits now."""
        return 1 + min(self._own_plays, *map(self._above.__getitem__, houses))

    @cached_property
    def incoming(self) -> tuple[Incoming, ...]:
        """The own cards from here that may be played."""
        return tuple(self._incoming())

    @cached_property
    def loads(self) -> dict[int, list["Outside"]]:
        """By face, what lies here when such a card from a house was loaded."""
        loaded: dict[int, list[Outside]] = {}
        for pile, face in self._loadable():
            after = self._known.lying(self.rest.with_top(pile, face))
            loaded.setdefault(face, []).append(after)
        return loaded

    @cached_property
    def inner(self) -> tuple[tuple[int, "Outside"], ...]:
        """What lies here after plays that leave the houses alone, with the pile played from."""
        return tuple((pile, self._known.lying(rest)) for pile, rest in self._inner())

    def _incoming(self) -> Iterator[Incoming]:
        for pile in (RESERVE, UPCARD, WASTE):
            cards = self.rest[pile]
            if cards and cards[-1]:
                rest = self.rest.without_top(pile)
                if not self.terms.own_win(rest):
                    yield Incoming(pile, cards[-1], self._known.lying(rest))

    def _loadable(self) -> Iterator[tuple[int, int]]:
        """Yield the opponent's piles and the faces that load them."""
        for pile in (THEIR_RESERVE, THEIR_WASTE):
            cards = self.rest[pile]
            if cards and (pile == THEIR_WASTE or self.terms.loads_reserve):
                for face in LOADS_ON[cards[-1]]:
                    yield pile, face

    def _inner(self) -> Iterator[tuple[int, Rest]]:
        loadable = tuple(self._loadable())
        for pile, card, after in self.incoming:
            if pile == WASTE and self.terms.rules.own_waste is OwnWaste.TO_EMPTY_HOUSE:
                continue
            for target, face in loadable:
                if face == card:
                    yield pile, after.rest.with_top(target, face)
        for rest in self.terms.their_plays(self.rest):
            yield THEIR_RESERVE, rest
