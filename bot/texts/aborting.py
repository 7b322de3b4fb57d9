"""Calling a game off that has just begun."""

from bot.texts.names import safe
from bot.texts.voice import Voice


class AbortTexts(Voice):
    """The questions and answers about it."""

    def question(self, name: str, opponent_id: int) -> str:
        """Ask the opponent to call the game off."""
        return self._("<@{opponent}>, **{name}** asks to call this game off.").format(
            opponent=opponent_id, name=safe(name)
        )

    def asked_of_you(self, opponent: str) -> str:
        """Ask whether an open question is granted."""
        return self._(
            "**{opponent}** asks to call this game off: it would count for nobody. Do you agree?"
        ).format(opponent=safe(opponent))

    def sure(self, opponent: str) -> str:
        """Ask whether the game is really called off."""
        return self._(
            "Call this game off? {opponent} has made no move yet, so it ends at once "
            "and counts for nobody."
        ).format(opponent=safe(opponent))

    def declined(self, name: str) -> str:
        """Say that the game goes on."""
        return self._("**{name}** did not agree: the game goes on.").format(name=safe(name))

    def call_off(self) -> str:
        """Label the button that calls the game off."""
        return self._("Call it off")
