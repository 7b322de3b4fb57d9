"""What a first-timer reads to be able to play."""

from bot.texts.voice import Voice


class ManualTexts(Voice):
    """The help, as long as one message may be."""

    def help(self) -> str:
        """Return all that is needed to play a first game."""
        return "\n".join(
            [
                f"## {self._('Crapette in two minutes')}",
                self._aim(),
                self._turn(),
                self._duties(),
                self._typing(),
                self._commands(),
            ]
        )

    def _aim(self) -> str:
        return self._(
            "A patience for two. **You win when your reserve, talon and waste are all empty.**\n"
            "- **Centre**: eight piles, built up in suit from ace to king.\n"
            "- **Houses** `a`–`h`: shared, built down in alternating colours "
            "(red 6 on black 7). An empty house takes any card.\n"
            "- **Loading**: get rid of a card by putting it on your *opponent's* reserve or waste: "
            "same suit, one rank higher or lower.\n"
            "You sit below or above in the picture; your reserve (13 cards), your face-down talon "
            "and your waste are on your side."
        )

    def _turn(self) -> str:
        return self._(
            "**Your turn.** Play outermost cards of houses, your reserve's top card and the upcard "
            "as often as you like. Nothing more to do? Turn up a talon card (`n`); play it and go "
            "on. When the card that lies up cannot or should not be played, end your turn (`p`): "
            "it goes to your waste, and your opponent plays."
        )

    def _duties(self) -> str:
        return self._(
            "**You must:** play to the centre what fits there, your reserve first; and fill an "
            "empty house before you turn up a card, as long as you have a reserve. "
            "I watch over that and tell you."
        )

    def _typing(self) -> str:
        return self._(
            "**Typing moves:** from where, then to where. From: house `a`–`h`, reserve `r`, "
            "upcard `t`. To: house `a`–`h`, centre `m`, the opponent's reserve `r` or waste `w`.\n"
            "- `/move ra`: reserve to house a\n"
            "- `/move bm`: house b to the centre\n"
            "- `/move tr`: upcard onto the opponent's reserve\n"
            "- `/move ra bm n tc`: four moves at once; it stops where something cannot be played\n"
            "You need not type: press **Moves** under the table and choose."
        )

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
