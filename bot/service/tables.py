"""The tables at which games are played: look at one, move, offer, undo, resign."""

from bot.service.clock import Clock, utc_now
from bot.service.people import Sender
from bot.service.table import Action, Board, Key, Result, Summary, Table
from bot.store import Store


class Tables:
    """The games being played and played, kept in a store."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None: ...

    async def here(self, channel_id: int) -> Table:
        """Return the game being played in a channel, or else the last one played there.

        Raises:
            NoGameHere: there never was one.
        """
        raise NotImplementedError

    async def by_id(self, game_id: int) -> Table:
        """Return the game of this number.

        Raises:
            NoSuchGame: there is none.
        """
        raise NotImplementedError

    async def play(self, key: Key, sender: Sender, line: str, *, seen: int | None = None) -> Result:
        """Play a line of moves as far as it goes; committed when this returns.

        A button gives the version that its player was looking at. A line of which nothing
        could be played raises what stopped it.

        Raises:
            NoGameHere, NoSuchGame, NotYourGame, GameIsOver, NotYourTurn: as named.
            StaleVersion: somebody was faster.
            NotationError: the text is no line (the engine's).
            IllegalMove, Refused: the first move cannot be made (the engine's).
        """
        raise NotImplementedError

    async def act(
        self, key: Key, sender: Sender, action: Action, *, seen: int | None = None
    ) -> Result:
        """Do something else than moving; committed when this returns.

        Raises:
            NoGameHere, NoSuchGame, NotYourGame, GameIsOver: as named.
            StaleVersion: somebody was faster.
            Refused: it cannot happen now (the engine's).
        """
        raise NotImplementedError

    async def completions(
        self, channel_id: int, user_id: int, typed: str
    ) -> tuple[tuple[str, str], ...]:
        """Return legal continuations of a typed line and what they do; nothing if none apply."""
        raise NotImplementedError

    async def games_of(self, user_id: int, guild_id: int) -> tuple[Summary, ...]:
        """Return a player's games in a server: own turn first, then the others, ended last."""
        raise NotImplementedError

    async def unplaced(self) -> tuple[Table, ...]:
        """Return the games in play that have no thread yet."""
        raise NotImplementedError

    async def placed(self, game_id: int, thread_id: int) -> Table:
        """Note the thread in which a game is played.

        Raises:
            NoSuchGame: there is no such game.
            ThreadTaken: another game is being played there.
        """
        raise NotImplementedError

    async def posted(
        self, table: Table, message_id: int, notice_id: int | None = None
    ) -> Board | None:
        """Note the message that shows a table, and that its notice is out.

        Returns:
            The board that must lose its buttons now: the one before, or this very one if a
            later table was posted first; None if there is none.
        """
        raise NotImplementedError
