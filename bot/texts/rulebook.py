"""The rule sets by their titles, and the rules themselves as a player reads them."""

from dataclasses import fields
from typing import Final

from bot.texts.end_rules import EndRuleTexts
from engine.carry import LONGEST_ROW
from engine.rules import OwnWaste, Rules, Turning
from engine.rules_text import parse_rules

QUESTIONS: Final = tuple(field.name for field in fields(Rules))
"""The questions that rules answer, in the order in which they are asked."""


class RulebookTexts(EndRuleTexts):
    """The rules in force, each answer a sentence."""

    def rules_title(self, text: str) -> str:
        """Name rules by their rule set and by what was chosen otherwise."""
        _ = self._
        name, *chosen = text.split()
        rules = parse_rules(text)
        others = (answer.partition("=")[0] for answer in chosen)
        told = (f"{self.question(other)}: {self.answer(other, rules)}" for other in others)
        return " · ".join((self.preset_title(name), *told))

    def _short_title(self, text: str) -> str:
        """Name rules by their rule set alone, where what else was chosen is told below."""
        name, *chosen = text.split()
        title = self.preset_title(name)
        return self._("{title}, with options").format(title=title) if chosen else title

    def preset_title(self, name: str) -> str:
        """Name a rule set."""
        _ = self._
        titles = {
            "br": _("Brazilian rules"),
            "br-stop": _("Brazilian rules with “Stop!”"),
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
            f"## {self._('Crapette: {title}').format(title=self._short_title(name))}",
            self._aim(rules),
            self._deal(rules),
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

    def _talon(self, rules: Rules) -> str:
        _ = self._
        turned = (
            _(
                "**Talon.** The next card turns up by itself when your turn begins, and whenever "
                "you have played one."
            )
            if rules.turning is Turning.BY_ITSELF
            else _("**Talon.** `n` turns up your next card, as long as none lies turned up.")
        )
        end = _(
            "Play it, as often as you can, or end your turn with it: `p` lays it on your waste. "
            "When a card is to be turned and the talon is empty, the waste is turned over, "
            "unshuffled; with both empty, `p` passes."
        )
        must = (
            _("A card that fits a house or can be loaded may not be laid off so.")
            if rules.upcard_must_be_played
            else ""
        )
        return " ".join(part for part in (turned, end, must, self._own_waste(rules)) if part)

    def _own_waste(self, rules: Rules) -> str:
        _ = self._
        return {
            OwnWaste.NEVER: _("Nothing is played from your waste."),
            OwnWaste.TO_EMPTY_HOUSE: _(
                "From your waste you may fill empty houses once your reserve is empty."
            ),
            OwnWaste.LIKE_A_HOUSE: _("The top of your waste may be played like a house's."),
        }[rules.own_waste]

    def _limits(self, rules: Rules) -> str:
        _ = self._
        limits = _(
            "**Within a turn** no earlier table may come back, and at most {limit} moves between "
            "houses follow each other. A house's only card does not go to an empty house."
        ).format(limit=LONGEST_ROW)
        undo = (
            _("Moves are taken back (`/undo`) only if your opponent agrees.")
            if rules.has_calls
            else _("A move may be taken back (`/undo`) as long as it turned up no card.")
        )
        return f"{limits} {undo}"

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
