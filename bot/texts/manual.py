"""What a first-timer reads to be able to play."""

from bot.texts.rulebook import RulebookTexts
from engine.rules import CentreDuty, Enforcement, Rules, Turning
from engine.rules_text import parse_rules


class ManualTexts(RulebookTexts):
    """The help, as long as one message may be."""

    def help(self, text: str) -> str:
        """Return all that is needed to play a first game by these rules."""
        rules = parse_rules(text)
        return "\n".join(
            [
                f"## {self._('Crapette in two minutes')}",
                self._overview(text),
                f"- {self._centre()}",
                f"- {self._houses(rules)}",
                f"- {self._loading(rules)}",
                self._turn(rules),
                self._duties(rules),
                self._typing(rules),
                self._commands(),
            ]
        )

    def _overview(self, text: str) -> str:
        return self._(
            "A patience for two. **You win when your reserve, talon and waste are all empty.** "
            "You sit below or above in the picture; these three piles are on your side. The rules "
            "here are **{title}**, `/rules` tells them in full."
        ).format(title=self._short_title(text))

    def _turn(self, rules: Rules) -> str:
        _ = self._
        play = (
            _(
                "**Your turn.** A talon card turns up by itself, and whenever you have "
                "played it the next one. Play outermost cards of houses, your reserve's top card "
                "and the upcard as often as you like."
            )
            if rules.turning is Turning.BY_ITSELF
            else _(
                "**Your turn.** Play outermost cards of houses, your reserve's top card and the "
                "upcard as often as you like. Nothing more to do? Turn up a talon card (`n`); "
                "play it and go on."
            )
        )
        end = _(
            "When the card that lies up cannot or should not be played, end your turn (`p`): "
            "it goes to your waste, and your opponent plays."
        )
        return f"{play} {end}"

    def _typing(self, rules: Rules) -> str:
        _ = self._
        typed = _(
            "**Typing moves:** from where, then to where. From: house `a`–`h`, reserve `r`, "
            "upcard `t`. To: house `a`–`h`, centre `m`, the opponent's reserve `r` or waste `w`.\n"
            "- `/move ra`: reserve to house a\n"
            "- `/move bm`: house b to the centre\n"
            "- `/move tr`: upcard onto the opponent's reserve\n"
            "- `/move ra bm tc`: three moves at once; it stops where something cannot be played"
        )
        forced = _("- `/move m`: all that must go to the centre now, one after the other")
        read = _("You need not type: press **Moves** under the table and choose.")
        watched = rules.centre_enforcement is Enforcement.REFEREED
        has_m = watched and rules.centre_duty is not CentreDuty.NONE
        return "\n".join([typed, *([forced] if has_m else []), read])

    def _commands(self) -> str:
        return self._(
            "**To begin:** `/challenge` in a channel, with or without an opponent. You are called "
            "when it is your turn; there is no hurry, every move is kept.\n"
            "**In a game:** `/legal` what is possible now · `/table` the table again · `/undo` · "
            "`/draw` · `/resign` · `/abort` a game just begun · `/extend` more time, once · "
            "`/replay` a turn again, in pictures · `/record` the moves so far\n"
            "**Your games:** `/games` lists them · `/resume` one whose thread is gone · "
            "**Rematch** or **Next game** under one that is over\n"
            "**Yours to choose:** `/settings` reminders, holidays, pictures and more · "
            "`/privacy` what I keep about you\n"
            "**Other rules:** `/challenge` offers eight sets, `/rules` tells of each. Under some "
            "your opponent watches over the duties instead of me, and calls what was passed over: "
            "**Crapette!** under the table, or `/crapette`."
        )
