"""The rule sets by their titles, and the rules themselves as a player reads them."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from bot.texts.duty_rules import DutyRuleTexts
from engine.rules import (
    Entry,
    Loading,
    OpponentTops,
    OwnWaste,
    PairMoves,
    Rules,
    Scoring,
    Stalemate,
    Turning,
    UpcardToEmptyHouse,
)
from engine.rules_text import parse_rules

QUESTIONS: Final = tuple(field.name for field in fields(Rules))
"""The questions that rules answer, in the order in which they are asked."""


class RulebookTexts(DutyRuleTexts):
    """The rules in force, each answer a sentence."""

    def rules_title(self, text: str) -> str:
        """Name rules by their rule set and by what was chosen otherwise."""
        _ = self._
        name, *chosen = text.split()
        rules = parse_rules(text)
        others = (answer.partition("=")[0] for answer in chosen)
        told = (f"{self.question(other)}: {self.answer(other, rules)}" for other in others)
        return " · ".join((self.preset_title(name), *told))

    def preset_title(self, name: str) -> str:
        """Name a rule set."""
        _ = self._
        titles = {
            "br": _("Brazilian rules"),
            "br-stop": _("Brazilian rules with Stop!"),
            "pt": _("Portuguese rules"),
            "fr1": _("French rules, mode 1"),
            "fr2": _("French rules, mode 2"),
            "fr3": _("French rules, mode 3"),
            "fr4": _("French rules, mode 4"),
            "pagat": _("Pagat's rules"),
        }
        return titles[name]

    def rulebook(self, name: str, rules: Rules) -> str:
        """Return the rules of a game, as long as a message may be."""
        parts = [
            f"## {self._('Crapette: {title}').format(title=self.rules_title(name))}",
            self._aim(rules),
            self._centre(),
            self._houses(rules),
            self._loading(rules),
            self._talon(rules),
            self._duties(rules),
            self._calling(rules),
            self._limits(rules),
            self._draws(rules),
            self._points(rules),
        ]
        return "\n".join(part for part in parts if part)

    def _aim(self, rules: Rules) -> str:
        return self._(
            "**Aim.** Who first has no card left in reserve ({n} at the start), talon, upcard and "
            "waste wins at once. The reserve's top card lies face up; when it is played, the next "
            "one is turned."
        ).format(n=rules.reserve_size)

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
            else _("Two cards may go at once when another house is empty (`b2d`).")
        )
        houses = _(
            "**Houses** `a`–`h`, shared by both: built downwards in alternating colours, and "
            "only the outermost card is played."
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
            load += " " + _("You may play the tops of these piles to the centre (`xm`, `ym`).")
        return load

    def _talon(self, rules: Rules) -> str:
        _ = self._
        turned = (
            _("**Talon.** The next card turns up by itself when your turn begins.")
            if rules.turning is Turning.BY_ITSELF
            else _("**Talon.** `n` turns up your next card, as long as none lies turned up.")
        )
        waste = {
            OwnWaste.NEVER: _("Nothing is played from your waste."),
            OwnWaste.TO_EMPTY_HOUSE: _(
                "From your waste you may fill empty houses once your reserve is empty."
            ),
            OwnWaste.LIKE_A_HOUSE: _("The top of your waste may be played like a house's."),
        }[rules.own_waste]
        end = _(
            "Play it, as often as you can, or end your turn with it: `p` lays it on your waste. "
            "When the talon is used up, the waste is turned over, unshuffled."
        )
        must = (
            _("A card that fits a house or can be loaded may not be laid off so.")
            if rules.upcard_must_be_played
            else ""
        )
        return " ".join(part for part in (turned, end, must, waste) if part)

    def _limits(self, rules: Rules) -> str:
        _ = self._
        limits = _(
            "**Within a turn** no table may come back that was there before, and at most 60 moves "
            "between houses follow each other."
        )
        undo = (
            _("Moves are taken back (`/undo`) only if your opponent agrees.")
            if rules.has_calls
            else _("A move may be taken back (`/undo`) as long as it turned up no card.")
        )
        return f"{limits} {undo}"

    def _draws(self, rules: Rules) -> str:
        _ = self._
        draws = _(
            "**Drawn** is a game by agreement (`/draw`), when no card moves any more though all "
            "were seen, when the same table comes up a third time, or on a claim after 40 or more "
            "turns without a play to the centre."
        )
        if rules.stalemate is Stalemate.DRAWN:
            return draws
        fewest = _(
            "But unless it was agreed, who has fewer cards wins (a reserve card counts two)."
        )
        return f"{draws} {fewest}"

    def _points(self, rules: Rules) -> str:
        if rules.scoring is Scoring.NONE:
            return ""
        return self._(
            "**Points.** A win counts 30 and the loser's cards, two for each of the reserve and "
            "one for each other; a win by fewer cards counts the difference. A match "
            "(`/challenge … match`) is games in a row, seats swapped, to an agreed total; "
            "a resignation ends the game, not the match."
        )

    def comparison(self, names: tuple[str, str]) -> str:
        """Return what two texts of rules answer differently, question by question."""
        _ = self._
        first, second = map(parse_rules, names)
        lines = [
            f"- **{self.question(name)}**: {self.answer(name, first)} ↔ {self.answer(name, second)}"
            for name in QUESTIONS
            if getattr(first, name) != getattr(second, name)
        ]
        titles = " ↔ ".join(map(self.rules_title, names))
        return "\n".join((f"## {titles}", *(lines or [_("They are the same rules.")])))
