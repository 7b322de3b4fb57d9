"""The tables that lie one play after another, as far as a combination goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from engine.compact import (
    BUILDS_ON,
    LOADS_ON,
    RESERVE,
    THEIR_RESERVE,
    THEIR_WASTE,
    UPCARD,
    WASTE,
    Houses,
    Rest,
    Table,
    laid,
    lifted,
    risen,
)
from engine.piles import Spot, talon_of
from engine.position import View
from engine.rules import (
    Enforcement,
    Entry,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    Rules,
    UpcardToEmptyHouse,
)

_NO_CARD: Final = 255


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same during a combination: the rules, and what cannot be played."""

    rules: Rules
    own_stock: int
    their_stock: int
    loads_reserve: bool
    upcard_waits: bool

    @classmethod
    def at(cls, view: View, rules: Rules) -> Self:
        """Return the terms for combinations that begin at a table."""
        own = view.mover
        waste = 0 if rules.own_waste is OwnWaste.NEVER else view.pile(Spot.WASTE).size
        return cls(
            rules,
            view.stock(own) - waste,
            view.piles[talon_of(own.other)].size,
            rules.loading is Loading.ALWAYS or view.used[own.other],
            rules.house_duty is HouseDuty.BEFORE_UPCARD
            and rules.house_enforcement is Enforcement.REFEREED,
        )


def their_plays(rest: Rest, terms: Terms) -> Iterator[Rest]:
    """Yield what the rest becomes when a top of the opponent's goes to the centre, but no win."""
    left = len(rest.their_reserve) + len(rest.their_waste) + terms.their_stock
    if terms.rules.opponent_tops is OpponentTops.NEVER or left == 1:
        return
    for pile in (THEIR_RESERVE, THEIR_WASTE):
        cards = rest[pile]
        centre = risen(rest.centre, cards[-1]) if cards and cards[-1] else None
        if centre is not None:
            yield lifted(rest, pile)._replace(centre=centre)


@dataclass(frozen=True, slots=True)
class Branching:
    """A table from which a combination goes on; no own-side card fits the centre there.

    So no duty towards the centre is open. `empty` are the empty houses worth trying.
    """

    terms: Terms
    houses: Houses
    rest: Rest
    tops: list[int]
    empty: list[int]

    @classmethod
    def at(cls, table: Table, terms: Terms, *, by_letter: bool) -> Self:
        """Return what branches off a table, by letter through every empty house."""
        houses, rest = table
        tops = [house[-1] if house else _NO_CARD for house in houses]
        empty = [letter for letter, house in enumerate(houses) if not house]
        return cls(terms, houses, rest, tops, empty if by_letter else empty[:1])

    def __iter__(self) -> Iterator[Table]:
        """Yield the tables one play on, but none where an own card goes to the centre or a win."""
        yield from self._from_houses()
        yield from self._from_own()
        for rest in their_plays(self.rest, self.terms):
            yield self.houses, rest

    def _from_houses(self) -> Iterator[Table]:
        for letter, house in enumerate(self.houses):
            card = self.tops[letter]
            if not house or not card:
                continue
            targets = self._fitting(card)
            if len(house) > 1:
                targets += self.empty
            for target in targets:
                yield self._built(card, target, letter), self.rest
            for rest in self._loaded(card, self.rest):
                yield self._lifted(letter), rest

    def _from_own(self) -> Iterator[Table]:
        for pile in (RESERVE, UPCARD, WASTE):
            cards = self.rest[pile]
            if not cards or not cards[-1]:
                continue
            rest = lifted(self.rest, pile)
            if not (rest.reserve or rest.upcard or rest.waste or self.terms.own_stock):
                continue
            for target in self._entered(pile, cards[-1]):
                yield self._built(cards[-1], target), rest
            if self._may_load(pile):
                for after in self._loaded(cards[-1], rest):
                    yield self.houses, after

    def _fitting(self, card: int) -> list[int]:
        onto = BUILDS_ON[card]
        return [letter for letter, top in enumerate(self.tops) if top in onto]

    def _entered(self, pile: int, card: int) -> list[int]:
        """Return the houses that a card from outside them may enter."""
        rules = self.terms.rules
        if pile == WASTE and rules.own_waste is OwnWaste.TO_EMPTY_HOUSE:
            return [] if self.rest.reserve else self.empty
        if self._waits(pile):
            return []
        if pile != WASTE and rules.entry is Entry.OPEN_HOUSE_ONLY and not self.empty:
            return []
        if (
            pile == UPCARD
            and rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY
            and self.rest.reserve
        ):
            return self._fitting(card)
        return self._fitting(card) + self.empty

    def _may_load(self, pile: int) -> bool:
        if pile == WASTE:
            return self.terms.rules.own_waste is OwnWaste.LIKE_A_HOUSE
        return not self._waits(pile)

    def _waits(self, pile: int) -> bool:
        """Return whether the upcard has to wait for the reserve card (D4)."""
        owed = self.terms.upcard_waits and self.rest.reserve and self.empty
        return pile == UPCARD and bool(owed)

    def _loaded(self, card: int, rest: Rest) -> Iterator[Rest]:
        """Yield what the opponent's piles become when the card is loaded."""
        onto = LOADS_ON[card]
        reserve, waste = self.rest.their_reserve, self.rest.their_waste
        if self.terms.loads_reserve and reserve and reserve[-1] in onto:
            yield laid(rest, THEIR_RESERVE, card)
        if waste and waste[-1] in onto:
            yield laid(rest, THEIR_WASTE, card)

    def _lifted(self, letter: int) -> Houses:
        houses = list(self.houses)
        houses[letter] = houses[letter][:-1]
        return tuple(houses)

    def _built(self, card: int, target: int, source: int | None = None) -> Houses:
        houses = list(self.houses)
        houses[target] += bytes((card,))
        if source is not None:
            houses[source] = houses[source][:-1]
        return tuple(houses)
