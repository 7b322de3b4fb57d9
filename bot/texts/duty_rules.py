"""The duties of a rule set and what may be called, as a player reads them."""

from collections.abc import Iterator

from bot.texts.table_rules import TableRuleTexts
from engine.rules import CentreDuty, Enforcement, HouseDuty, Remedy, Rules, Search, Touch


class DutyRuleTexts(TableRuleTexts):
    """The parts of the rules about duties and calls."""

    def _duties(self, rules: Rules) -> str:
        """Say what must be played, and who sees to it."""
        _ = self._
        if rules.search is Search.PRIORITIES:
            return self._priorities()
        duties = [*self._centre_duties(rules), *self._house_duties(rules)]
        if not duties:
            return _("**Duties.** None: nothing has to be played.")
        if not rules.has_calls:
            head = _("**Duties.** I watch over them and tell you.")
        else:
            head = _("**Duties.** Over those marked *called* your opponent watches, not I.")
        return "\n".join((head, *(f"- {duty}" for duty in duties)))

    def _centre_duties(self, rules: Rules) -> Iterator[str]:
        _ = self._
        called = self._called(rules.centre_enforcement)
        if rules.centre_duty is CentreDuty.RESERVE_FIRST:
            first = _("If your reserve's card fits the centre, it goes there before all.")
            yield f"{first}{called}"
        if rules.centre_duty is not CentreDuty.NONE:
            fits = _(
                "If a card of the houses, your reserve or the upcard fits the centre, it goes "
                "there before you do anything else."
            )
            yield f"{fits}{called}"

    def _house_duties(self, rules: Rules) -> Iterator[str]:
        _ = self._
        called = self._called(rules.house_enforcement)
        if rules.house_duty is HouseDuty.BEFORE_TURNING:
            fill = _(
                "While a house is empty and your reserve is not, you turn up no card: "
                "fill the house first."
            )
            yield f"{fill}{called}"
        if rules.house_duty is HouseDuty.BEFORE_UPCARD:
            wait = _(
                "While a house is empty and your reserve is not, the upcard goes nowhere but to "
                "the centre, and you do not end your turn: fill the house first."
            )
            yield f"{wait}{called}"

    def _called(self, enforcement: Enforcement) -> str:
        return f" *({self._('called')})*" if enforcement is Enforcement.CALLED else ""

    def _priorities(self) -> str:
        return self._(
            "**Duties** (*called*: your opponent watches, not I), in this order:\n"
            "- If a combination, moves with what lies open, can bring a card of the houses, your "
            "reserve or the upcard to the centre, begin a shortest one.\n"
            "- If not, and a house is empty, play your reserve's card.\n"
            "- If neither, do not lay off an upcard that fits a house.\n"
            "The first can be made good later in the turn by any such card to the centre, the "
            "second by any play of your reserve's card."
        )

    def _calling(self, rules: Rules) -> str:
        """Say what may be called, how, and what it brings."""
        _ = self._
        if not rules.hears_calls:
            return ""
        call = (
            _(
                "**“Crapette!”** (`/crapette` or the button) calls what your opponent did wrong "
                "in this turn or the one just ended, until your own first move; what was made "
                "good in the meantime cannot be called."
            )
            if rules.has_calls
            else _("**“Crapette!”** (`/crapette` or the button) calls a touch.")
        )
        wrong = _(
            "A wrong call bars you from calling until the end of your turn, this or the next one; "
            "from the third on, each costs you a turn too."
        )
        return " ".join((call, *self._kinds(rules), wrong, *self._ends(rules)))

    def _ends(self, rules: Rules) -> Iterator[str]:
        if rules.has_calls:
            yield self._("A win, and a draw that was not agreed, may be called for a day.")

    def _kinds(self, rules: Rules) -> Iterator[str]:
        _ = self._
        if rules.search is Search.OMITTED:
            yield _(
                "A combination is a way to bring a card to the centre with what lies open. Who "
                "makes another move that leaves none, or ends the turn while there is one, is "
                "called by showing it (`/crapette ac bm`)."
            )
        if rules.has_calls:
            yield self._remedy(rules)
        yield self._touching(rules)

    def _remedy(self, rules: Rules) -> str:
        _ = self._
        return (
            _("If you are right, the move stands, and it is your turn.")
            if rules.remedy is Remedy.AFTER_FAULT
            else _(
                "If you are right, the table goes back to before it, what had to go to the "
                "centre is played, and it is your turn."
            )
        )

    def _touching(self, rules: Rules) -> str:
        _ = self._
        if rules.touch is Touch.FOUL:
            return _(
                "A move that cannot be played is a touch: until the next move it may be called, "
                "and it is your turn."
            )
        return _(
            "A move that cannot be played costs nothing (there is an option: {option})."
        ).format(option=self.question("touch"))
