"""Games that lost their place, and those that got a new one."""

from bot.texts.names import bare, safe
from bot.texts.voice import Voice


class PlaceTexts(Voice):
    """The sentences about the threads of games."""

    def gone(self, players: tuple[str, str], called: tuple[int, str] | None) -> str:
        """Say in a channel that a game's thread is gone; `called` is who is waited for.

        That is a player's id, and the name of the opponent.
        """
        if called is not None:
            return self._(
                "<@{user}>, you are waited for in your game against **{opponent}**, but its "
                "thread is gone. The game is kept: `/resume` gives it a new thread."
            ).format(user=called[0], opponent=safe(called[1]))
        return self._(
            "The thread of the game **{first}** – **{second}** is gone. The game is kept: "
            "`/resume` gives it a new thread."
        ).format(first=safe(players[0]), second=safe(players[1]))

    def shut(self, players: tuple[str, str], thread: int, called: tuple[int, str] | None) -> str:
        """Say in a channel that I cannot write into a game's thread; `called` as in `gone`."""
        if called is not None:
            return self._(
                "<@{user}>, you are waited for in your game against **{opponent}**, but I cannot "
                "write in <#{thread}>. A moderator can let me, or `/resume` gives the game "
                "another thread."
            ).format(user=called[0], opponent=safe(called[1]), thread=thread)
        return self._(
            "I cannot write in <#{thread}>, the thread of **{first}** – **{second}**. "
            "A moderator can let me, or `/resume` gives the game another thread."
        ).format(thread=thread, first=safe(players[0]), second=safe(players[1]))

    def moved(self, called: int, name: str) -> str:
        """Tell the opponent of who moved a game where it goes on."""
        return self._("<@{user}>, **{name}** has moved your game here.").format(
            user=called, name=safe(name)
        )

    def goes_on(self, thread_id: int) -> str:
        """Say where a game goes on."""
        return self._("The game goes on in <#{thread}>.").format(thread=thread_id)

    def several(self) -> str:
        """Ask which game is meant."""
        return self._("You play several games here. Choose one of them with `game` in `/resume`.")

    def nothing(self) -> str:
        """Say that there is nothing to go on with."""
        return self._("You have no game here to go on with. `/challenge` starts one.")

    def choice(self, opponent: str, *, mine: bool, placed: bool) -> str:
        """Name a game in the list from which one is chosen."""
        _ = self._
        state = _("your turn") if mine else _("waiting")
        where = "" if placed else f" · {_('no thread')}"
        return (
            _("against {opponent} · {state}").format(opponent=bare(opponent), state=state) + where
        )

    def not_added(self, name: str) -> str:
        """Say that somebody could not be added to a private thread."""
        return self._(
            "I could not add **{name}** to this thread. Mention {name} here, and Discord does."
        ).format(name=safe(name))
