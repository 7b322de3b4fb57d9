"""What is kept about a person: shown, and deleted."""

from bot.texts.voice import Voice


class PrivacyTexts(Voice):
    """The sentences of `/privacy`."""

    def shown(self) -> str:
        """Stand above the file with all that is kept."""
        return self._(
            "This is all that I keep about you, in every server. Left out are cards that still "
            "lie face down, and what others have chosen for themselves."
        )

    def nothing(self) -> str:
        """Say that nothing is kept."""
        return self._("I keep nothing about you.")

    def sure(self, games: int, challenges: int) -> str:
        """Ask whether everything shall be deleted, and say what that means."""
        return "\n".join(
            [
                f"### {self._('Delete everything about you, in every server?')}",
                self._games(games),
                self._challenges(challenges),
                self._(
                    "- Your name, your settings and whom you have blocked are deleted.\n"
                    "- Games that are over stay for your opponents, with “Deleted player” and a "
                    "number in your place, which says nothing of you.\n"
                    "- What I have already posted stays in Discord.\n"
                    "**This cannot be taken back.** Afterwards you may play again, as somebody new."
                ),
            ]
        )

    def _games(self, games: int) -> str:
        if not games:
            return self._("- You have no game under way.")
        return self._n(
            "- **You resign the game that you have under way.** "
            "If its end may still be called, that end stands.",
            "- **You resign the {n} games that you have under way.** "
            "If the end of one may still be called, that end stands.",
            games,
        ).format(n=games)

    def _challenges(self, challenges: int) -> str:
        if not challenges:
            return self._("- You have no open challenge.")
        return self._n(
            "- The open challenge that you made or received is closed.",
            "- The {n} open challenges that you made or received are closed.",
            challenges,
        ).format(n=challenges)

    def delete(self) -> str:
        """Label the button that deletes everything."""
        return self._("Delete everything")

    def done(self) -> str:
        """Say that everything was deleted."""
        return self._("Everything about you is deleted. Thank you for playing.")

    def alias(self, number: int) -> str:
        """Name somebody who was forgotten."""
        return self._("Deleted player {n}").format(n=number)
