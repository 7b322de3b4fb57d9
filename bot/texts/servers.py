"""What a server chooses for itself, and the form in which options are chosen."""

from bot.texts.rulebook import RulebookTexts


class ServerTexts(RulebookTexts):
    """The sentences about a server's rules and about options."""

    def chosen(self, rules: str) -> str:
        """Say which rules a server plays by from now on."""
        return self._(
            "From now on this server plays by: **{rules}**. A challenge may name others."
        ).format(rules=self.rules_title(rules))

    def standing(self, rules: str) -> str:
        """Say which rules a server plays by."""
        return self._(
            "This server plays by: **{rules}**. `/server rules` with other ones changes that."
        ).format(rules=self.rules_title(rules))

    def not_allowed(self) -> str:
        """Say who may choose for a server."""
        return self._(
            "Only those who may manage the server can choose for it (`/server`): ask one of them."
        )

    def options(self, rules: str) -> str:
        """Stand above the form in which options are chosen."""
        return self._("**{rules}**\nChange what you like, then press the button.").format(
            rules=self.rules_title(rules)
        )

    def send(self) -> str:
        """Label the button that sends a challenge."""
        return self._("Send the challenge")

    def keep(self) -> str:
        """Label the button that keeps rules for the server."""
        return self._("Play by these rules")
