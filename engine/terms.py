"""What stays the same during a combination, and what follows from it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from engine.compact import THEIR_RESERVE, THEIR_WASTE, Rest, risen
from engine.piles import Spot, talon_of
from engine.position import View
from engine.rules import Enforcement, HouseDuty, Loading, OpponentTops, OwnWaste, Rules


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules, the cards that cannot be played, and what may be loaded and must wait (D4)."""

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

    def own_win(self, rest: Rest) -> bool:
        """Return whether the mover has no card left."""
        return not (rest.reserve or rest.upcard or rest.waste or self.own_stock)

    def their_win(self, rest: Rest) -> bool:
        """Return whether the opponent has no card left."""
        return not (rest.their_reserve or rest.their_waste or self.their_stock)

    def their_plays(self, rest: Rest) -> Iterator[Rest]:
        """Yield what becomes of the rest when a top of the opponent's goes to the centre.

        A play that ends the game is left out: nothing comes after it.
        """
        if self.rules.opponent_tops is OpponentTops.NEVER:
            return
        for pile in (THEIR_RESERVE, THEIR_WASTE):
            cards = rest[pile]
            centre = risen(rest.centre, cards[-1]) if cards and cards[-1] else None
            if centre is not None:
                after = rest.without_top(pile)._replace(centre=centre)
                if not self.their_win(after):
                    yield after
