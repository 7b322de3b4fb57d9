"""Ending a game for the server."""

from bot.texts.names import bare, safe
from bot.texts.voice import Voice


class AnnulTexts(Voice):
    """The question, and what comes of it."""

    def game_choice(self, names: tuple[str, str], number: int) -> str:
        """Name a game in a list of choices."""
        first, second = map(bare, names)
        return self._("{first} – {second} (game {n})").format(first=first, second=second, n=number)

    def sure(self, names: tuple[str, str]) -> str:
        """Ask whether a game shall be ended for the server."""
        return self._(
            "End the game of **{first}** and **{second}**? It will count for nobody, and cannot "
            "be taken up again. Its thread is told."
        ).format(first=safe(names[0]), second=safe(names[1]))

    def end_game(self) -> str:
        """Label the button that ends a game for the server."""
        return self._("End the game")

    def annulled(self) -> str:
        """Say that a game was ended for the server."""
        return self._("Those who manage this server have ended the game.")
