"""The tables one play on, as far as a combination goes."""

from collections.abc import Iterator

from engine.compact import BUILDS_ON, UPCARD, WASTE, Houses
from engine.outside import Outside
from engine.rules import Entry, OwnWaste, UpcardToEmptyHouse

Table = tuple[Houses, Outside]
"""All that a combination can change."""


class Branching:
    """A table from which a combination goes on, and where its houses take cards."""

    def __init__(self, table: Table, *, by_letter: bool) -> None:
        """Look at the houses; of the empty ones at all by letter, or else at the first."""
        self._houses, self._outside = table
        self._taking: dict[int, list[int]] = {}
        self._empty: list[int] = []
        for letter, house in enumerate(self._houses):
            if house:
                self._taking.setdefault(house[-1], []).append(letter)
            elif by_letter or not self._empty:
                self._empty.append(letter)
        terms = self._outside.terms
        self._rules = terms.rules
        owed = self._empty and self._outside.rest.reserve
        self._waiting = UPCARD if terms.upcard_waits and owed else None

    def __iter__(self) -> Iterator[Table]:
        """Yield the tables one play on: after no centre play of an own card, and no win."""
        for letter, house in enumerate(self._houses):
            if house and house[-1]:
                yield from self._from_house(letter)
        for pile, card, after in self._outside.incoming:
            if pile != self._waiting:
                for target in self._entered(pile, card):
                    yield self._built(card, target), after
        for pile, after in self._outside.inner:
            if pile != self._waiting:
                yield self._houses, after

    def _from_house(self, letter: int) -> Iterator[Table]:
        house = self._houses[letter]
        card = house[-1]
        targets = self._fitting(card)
        if len(house) > 1:
            targets += self._empty
        for target in targets:
            yield self._built(card, target, letter), self._outside
        for after in self._outside.loads.get(card, ()):
            yield self._lifted(letter), after

    def _fitting(self, card: int) -> list[int]:
        taking = self._taking
        return [letter for face in BUILDS_ON[card] for letter in taking.get(face, ())]

    def _entered(self, pile: int, card: int) -> list[int]:
        """Return the houses that a card from outside may enter."""
        rules, reserve = self._rules, self._outside.rest.reserve
        if pile == WASTE:
            if rules.own_waste is OwnWaste.LIKE_A_HOUSE:
                return self._fitting(card) + self._empty
            return [] if reserve else self._empty
        if rules.entry is Entry.OPEN_HOUSE_ONLY and not self._empty:
            return []
        closed = rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY
        if pile == UPCARD and closed and reserve:
            return self._fitting(card)
        return self._fitting(card) + self._empty

    def _lifted(self, source: int) -> Houses:
        houses = list(self._houses)
        houses[source] = houses[source][:-1]
        return tuple(houses)

    def _built(self, card: int, target: int, source: int | None = None) -> Houses:
        houses = list(self._houses)
        houses[target] += bytes((card,))
        if source is not None:
            houses[source] = houses[source][:-1]
        return tuple(houses)
