"""The whole table in words, for who cannot see the picture."""

from collections.abc import Iterable
from typing import Final

from bot.texts.names import bare, safe
from bot.texts.voice import Voice
from engine.cards import Seat, Suit
from engine.piles import HOUSES, Pile, centre_places, reserve_of, talon_of, waste_of
from engine.position import View

LONGEST_ALT: Final = 1024
Names = tuple[str, str]
"""The players' display names by seat, as they wrote them."""


class TableTexts(Voice):
    """The table, pile by pile."""

    def alt(
        self, view: View, turn: int, names: Names, before: str = "", *, over: bool = False
    ) -> str:
        """Return the table in words for a screen reader, in at most 1,024 characters."""
        first, second = map(bare, names)
        words = " ".join(
            filter(None, [before, *self.lines(view, turn, (first, second), over=over)])
        )
        return words if len(words) <= LONGEST_ALT else f"{words[: LONGEST_ALT - 1]}…"

    def lit(self, piles: Iterable[str]) -> str:
        """Say which piles are lit, by the letters that are typed for them."""
        _ = self._
        letters = ", ".join(piles)
        if not letters:
            return _("Nothing is lit: no card can be moved.")
        return _("Lit, for something can be moved from there: {piles}.").format(piles=letters)

    def lines(self, view: View, turn: int, names: Names, *, over: bool = False) -> tuple[str, ...]:
        """Return the table in words, a line for each part of it; names are taken as they are."""
        return (
            self._over(view, turn) if over else self._turn(view, turn, names),
            self._houses(view),
            self._centre(view),
            *(self._player(view, seat, names) for seat in (view.mover, view.mover.other)),
        )

    def legend(self, names: Names, *, over: bool = False) -> str:
        """Explain the diagram that stands above."""
        first, second = map(safe, names)
        who = (
            self._("`A` is {first}, `B` is {second}.")
            if over
            else self._("`A` is {first}, `B` is {second}; `>` stands before who is on turn.")
        )
        signs = self._(
            "`r` reserve, `n` talon, `w` waste, `t` upcard, `a`–`h` houses, the centre between the "
            "bars. `[5]` means five cards face down; cards face up stand beside it, and the lines "
            "above count both."
        )
        return f"-# {who.format(first=first, second=second)} {signs}"

    def _turn(self, view: View, turn: int, names: Names) -> str:
        _ = self._
        mover = names[view.mover]
        if view.upcard is None:
            return _("Turn {turn}, {name} to play; no card is turned up.").format(
                turn=turn, name=mover
            )
        return _("Turn {turn}, {name} to play; {card} is turned up.").format(
            turn=turn, name=mover, card=view.upcard
        )

    def _over(self, view: View, turn: int) -> str:
        _ = self._
        if view.upcard is None:
            return _("Turn {turn}, nobody is on turn any more; no card is turned up.").format(
                turn=turn
            )
        return _("Turn {turn}, nobody is on turn any more; {card} is turned up.").format(
            turn=turn, card=view.upcard
        )

    def _houses(self, view: View) -> str:
        _ = self._
        houses = "; ".join(
            f"{'abcdefgh'[house]} {self._fan(view[house]) or _('empty')}" for house in HOUSES
        )
        return _("Houses, outermost card last: {houses}.").format(houses=houses)

    def _fan(self, pile: Pile) -> str:
        covered = (
            [self._n("{n} face down", "{n} face down", pile.down).format(n=pile.down)]
            if pile.down
            else []
        )
        return " ".join([*covered, *map(str, pile.up)])

    def _centre(self, view: View) -> str:
        _ = self._
        piles = []
        for suit in Suit:
            tops = [view[place].top for place in centre_places(suit)]
            begun = ", ".join(top.rank.symbol for top in tops if top)
            piles.append(f"{suit.symbol} {begun or _('none')}")
        return _("Centre: {piles}.").format(piles="; ".join(piles))

    def _player(self, view: View, seat: Seat, names: Names) -> str:
        _ = self._
        side = _("below") if seat is Seat.A else _("above")
        return _("{name} ({side}): reserve {reserve}, talon {talon}, waste {waste}.").format(
            name=names[seat],
            side=side,
            reserve=self._stack(view[reserve_of(seat)]),
            talon=view[talon_of(seat)].size or _("empty"),
            waste=self._stack(view[waste_of(seat)]),
        )

    def _stack(self, pile: Pile) -> str:
        _ = self._
        if not pile.size:
            return _("empty")
        if pile.top is None:
            return self._n("{n} card", "{n} cards", pile.size).format(n=pile.size)
        return self._n("{top} ({n} card)", "{top} ({n} cards)", pile.size).format(
            top=pile.top, n=pile.size
        )
