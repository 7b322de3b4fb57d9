"""How the cards are dealt, who starts, and where a card may go, as a player reads it."""

from collections.abc import Iterator
from typing import Final

from bot.texts.answers import AnswerTexts
from engine.piles import HOUSES
from engine.rules import (
    Entry,
    Loading,
    OpponentTops,
    Packs,
    PairMoves,
    Rules,
    Side,
    Starter,
    Tie,
    UpcardToEmptyHouse,
)

HAND: Final = 52
"""As many cards are dealt to each player."""

OWN_HOUSES: Final = len(HOUSES) // 2


class TableRuleTexts(AnswerTexts):
    """The parts of the rules about the table and its piles."""

    def _deal(self, rules: Rules) -> str:
        """Say how the cards are dealt, and who starts."""
        _ = self._
        packs = (
            _("**Deal.** Each player has a pack of 52 cards.")
            if rules.packs is Packs.OWN
            else _("**Deal.** Both packs are shuffled together, and each player is dealt 52 cards.")
        )
        piles = (
            _("{n} are the reserve, on its owner's right, the last one face up;")
            if rules.reserve_side is Side.RIGHT
            else _("{n} are the reserve, on its owner's left, the last one face up;")
        )
        rest = _("one lies face up in each of the four own houses; {n} are the talon.")
        return " ".join(
            (
                packs,
                piles.format(n=rules.reserve_size),
                rest.format(n=HAND - rules.reserve_size - OWN_HOUSES * (1 + rules.covered)),
                self._start(rules),
            )
        )

    def _start(self, rules: Rules) -> str:
        _ = self._
        starts = {
            Starter.LOWEST: _("The lower reserve card starts (ace low, king high)."),
            Starter.HIGHEST: _("The higher reserve card starts (ace low, king high)."),
        }[rules.starter]
        tie = {
            Tie.HOUSES_IN_TURN: _(
                "If they are equal, the own houses nearest the reserves decide in the same way, "
                "then the next ones; in the end a coin."
            ),
            Tie.TALON_CARDS: _(
                "If they are equal, the next card of each decides in the same way, until two "
                "differ; these cards go into the middle of the talons."
            ),
            Tie.SORTED_HOUSES: _(
                "If they are equal, the highest cards of the own houses decide in the same way, "
                "then the second highest; then the suits of the reserve cards (♠ ♥ ♦ ♣); in the "
                "end a coin."
            ),
        }[rules.tie]
        return f"{starts} {tie}"

    def _centre(self) -> str:
        return self._(
            "**Centre.** Eight piles, two of each suit, built up from the ace to the king. "
            "What lies there stays there."
        )

    def _houses(self, rules: Rules) -> str:
        _ = self._
        empty = (
            _("An empty house takes any card.")
            if rules.upcard_to_empty_house is UpcardToEmptyHouse.ALWAYS
            else _("An empty house takes any card, the upcard only once your reserve is empty.")
        )
        pairs = (
            _("Cards go one at a time.")
            if rules.pair_moves is PairMoves.NEVER
            else _(
                "Two cards may go at once when another house is empty (`b2d`), which counts as "
                "three moves."
            )
        )
        houses = _(
            "**Houses** `a`–`h`, shared: built downwards in alternating colours "
            "(red 6 on black 7), and only the outermost card is played."
        )
        return " ".join((houses, empty, pairs, *self._house_options(rules)))

    def _house_options(self, rules: Rules) -> Iterator[str]:
        _ = self._
        if rules.entry is Entry.OPEN_HOUSE_ONLY:
            yield _("Cards of reserve and talon enter the houses only while some house is empty.")
        if rules.covered:
            yield self._n(
                "Each house begins with {n} card face down under its first one; it is turned up "
                "when it lies outermost.",
                "Each house begins with {n} cards face down under its first one; each is turned "
                "up when it lies outermost.",
                rules.covered,
            ).format(n=rules.covered)

    def _loading(self, rules: Rules) -> str:
        _ = self._
        load = _(
            "**Loading.** You may put a card on the opponent's reserve or waste: same suit, one "
            "rank higher or lower than the card on top. An empty pile cannot be loaded."
        )
        if rules.loading is Loading.ONCE_USED:
            load += " " + _("A reserve may be loaded once its owner has played a card from it.")
        if rules.opponent_tops is OpponentTops.TO_CENTRE:
            load += " " + _(
                "You may play the tops of these piles to the centre (`xm`, `ym`); with the last "
                "of them your opponent wins."
            )
        return load
