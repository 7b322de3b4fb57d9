"""How a game is won, drawn and counted, as a player reads it."""

from bot.texts.duty_rules import DutyRuleTexts
from engine.rules import Rules, Scoring, Stalemate
from engine.stalemate import GRACE, GRACE_COVERED, QUIET, QUIET_COVERED


class EndRuleTexts(DutyRuleTexts):
    """The parts of the rules about the end of a game."""

    def _aim(self, rules: Rules) -> str:
        _ = self._
        won = (
            _(
                "**Aim.** Whoever first has no card left in reserve, talon, upcard and waste wins, "
                "unless a call undoes it."
            )
            if rules.has_calls
            else _(
                "**Aim.** Whoever first has no card left in reserve, talon, upcard and waste wins "
                "at once."
            )
        )
        turned = _("When the reserve's top card is played, the next one is turned.")
        return f"{won} {turned}"

    def _draws(self, rules: Rules) -> str:
        _ = self._
        drawn = _(
            "**Drawn** by agreement (`/draw`), when no card moves any more though all were seen, "
            "or when a turn begins with the same table for the third time."
        )
        fewest = (
            ""
            if rules.stalemate is Stalemate.DRAWN
            else _("But unless agreed, whoever has fewer cards wins (a reserve card counts two).")
        )
        return " ".join(part for part in (drawn, self._quiet(rules), fewest) if part)

    def _quiet(self, rules: Rules) -> str:
        """Say when want of centre plays ends a game (rules.md 2.11)."""
        quiet, grace = (QUIET_COVERED, GRACE_COVERED) if rules.covered else (QUIET, GRACE)
        return self._(
            "After {quiet} turns without a play to the centre (twice the cards of the fuller "
            "talon and waste and two, if that is more) either player may claim it; {grace} turns "
            "later I end the game."
        ).format(quiet=quiet, grace=grace)

    def _points(self, rules: Rules) -> str:
        if rules.scoring is Scoring.NONE:
            return ""
        return self._(
            "**Points.** A win counts 30 and the loser's cards, two for each of the reserve and "
            "one for each other; a win by fewer cards counts the difference. A match "
            "(`/challenge … match`) is games in a row, seats swapped, to an agreed total; "
            "a resignation ends the game, not the match."
        )
