"""What went wrong around a game, and what to do about it."""

from bot.texts.names import safe
from bot.texts.voice import Voice


class FaultTexts(Voice):
    """The sentences for what is not done."""

    def no_game_here(self) -> str:
        """Say that the channel has no game."""
        return self._(
            "No game is played here. `/games` shows where yours are; `/challenge` starts one."
        )

    def no_such_game(self) -> str:
        """Say that a game does not exist."""
        return self._("This game does not exist any more. `/games` shows yours.")

    def not_your_game(self, first: str, second: str) -> str:
        """Say that a spectator cannot move."""
        return self._(
            "Only {first} and {second} play here. You may look on with `/legal` and `/table`, "
            "or start a game of your own with `/challenge`."
        ).format(first=safe(first), second=safe(second))

    def not_your_turn(self, mover: str) -> str:
        """Say who is on turn."""
        return self._(
            "It is {name}'s turn. You will be called when it is yours; "
            "`/legal` shows what {name} may do."
        ).format(name=safe(mover))

    def stale(self) -> str:
        """Say that the table has changed."""
        return self._(
            "The table has changed in the meantime, so nothing was done. "
            "The newest table is at the end of this thread."
        )

    def game_over(self) -> str:
        """Say that a game has ended."""
        return self._("This game is over. `/challenge` starts another one.")

    def thread_taken(self) -> str:
        """Say that a thread has a game already."""
        return self._(
            "Another game is being played in this thread. Go to the channel, or to a thread "
            "without a game: `/challenge` starts a game there, `/resume` takes one up again."
        )

    def no_thread(self) -> str:
        """Say that a thread could not be opened, and what becomes of the game."""
        return self._(
            "The game is kept, but I could not open a thread for it. "
            "Press **Open the table** under the challenge to try again."
        )

    def no_place(self) -> str:
        """Say that there can be no table in such a channel."""
        return self._(
            "Threads cannot be opened in a channel of this kind. Go to a text channel or a thread."
        )

    def not_in_server(self) -> str:
        """Say that games are played in servers."""
        return self._("Crapette is played in a server, not in direct messages.")

    def trouble_at_discord(self) -> str:
        """Say that Discord did not take something."""
        return self._(
            "Discord did not take my answer. If you moved, the move is kept: "
            "the table will be posted again shortly, and `/table` shows it now."
        )

    def thread_closed(self) -> str:
        """Say that a thread is archived or locked."""
        return self._(
            "I cannot write here: the thread is archived or locked. Write a message in it to open "
            "it again, or ask a moderator to unlock it; `/resume` in a channel gives the game "
            "another thread. The game is kept."
        )

    def thread_gone(self) -> str:
        """Say that a thread was deleted."""
        return self._(
            "The thread of this game is gone. The game is kept: `/resume` in a channel gives it "
            "another one."
        )

    def message_blocked(self) -> str:
        """Say that the server's filter blocked a message."""
        return self._(
            "The server's AutoMod blocked my message. A moderator can exempt me. The game is kept."
        )

    def too_many_threads(self) -> str:
        """Say that the server has no room for another thread."""
        return self._(
            "This server has as many open threads as Discord allows. Close one, then press "
            "**Open the table** under the challenge, or use `/resume`. The game is kept."
        )

    def not_saved(self) -> str:
        """Say that nothing was written."""
        return self._("I could not save that, so nothing was done. Try again in a moment.")

    def restarting(self) -> str:
        """Say that the bot is going down."""
        return self._("I am being restarted. Try again in a minute; no game is lost.")

    def unknown_command(self) -> str:
        """Say that a command has changed."""
        return self._("I no longer know this command. Reload Discord (Ctrl+R) and try again.")

    def unexpected(self, ident: str) -> str:
        """Say that something is broken, with the number under which it was logged."""
        return self._(
            "Something went wrong on my side. What was played is kept; `/table` shows it. "
            "If it happens again, tell the bot's host this number: `{ident}`."
        ).format(ident=ident)
