"""The tables at which games are played: look at one, move, call, offer, undo, resign."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.logs import logger
from bot.service.answers import Annul, Answer, Call, Lapse, Line, Request, answer
from bot.service.clock import Clock, utc_now
from bot.service.deeds import entry, seat_for
from bot.service.errors import (
    GameIsOver,
    NoGameHere,
    NoSuchGame,
    StaleVersion,
    ThreadTaken,
)
from bot.service.folding import as_of, aside, holds_calls
from bot.service.locks import Locks
from bot.service.overview import overview
from bot.service.past import Past, recalled
from bot.service.patience import first_try
from bot.service.people import Sender
from bot.service.results import done, told_again
from bot.service.shelf import Shelf
from bot.service.table import Action, Board, Here, Key, Numbered, Result, Summary, Table
from bot.store import Store
from bot.store.errors import AlreadyDone, Conflict
from bot.store.rows import BoardRow
from engine.completions import completions

LISTED: Final = 50
"""How many games of a player a list holds at most."""

_log = logger(__name__)


class Tables:
    """The games being played and played, kept in a store."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock
        self._shelf, self._locks = Shelf(store), Locks()

    async def here(self, channel_id: int) -> Table:
        """Return the game being played in a channel, or else the last one played there.

        Raises:
            NoGameHere: there never was one.
        """
        table = await self._shelf.in_channel(channel_id)
        if table is None:
            raise NoGameHere(channel_id)
        return table

    async def by_id(self, game_id: int) -> Table:
        """Return the game of this number.

        Raises:
            NoSuchGame: there is none.
        """
        table = await self._shelf.numbered(game_id)
        if table is None:
            raise NoSuchGame(game_id)
        return table

    async def play(self, key: Key, sender: Sender, line: str, *, seen: int | None = None) -> Result:
        """Play a line of moves as far as it goes; committed when this returns.

        A button gives the version that its player was looking at; without it, that is the
        version at the moment of the call.

        Raises:
            NoGameHere, NoSuchGame, NotYourGame, GameIsOver, NotYourTurn: as named.
            StaleVersion: somebody was faster.
            NotationError: the text is no line (the engine's).
            NothingPlayed: the first token cannot be played.
        """
        return await self._do(key, sender, Line(line), seen)

    async def act(
        self, key: Key, sender: Sender, action: Action | Annul, *, seen: int | None = None
    ) -> Result:
        """Do something else than moving; committed when this returns.

        Raises:
            NoGameHere, NoSuchGame, NotYourGame, GameIsOver: as named.
            StaleVersion: somebody was faster.
            Refused: it cannot happen now (the engine's).
        """
        return await self._do(key, sender, action, seen)

    async def call(
        self, key: Key, sender: Sender, line: str = "", *, seen: int | None = None
    ) -> Result:
        """Call “Crapette!”, with a combination or without; judged only now (rules.md 4).

        Raises:
            NoGameHere, NoSuchGame, NotYourGame, GameIsOver: as named.
            StaleVersion: somebody was faster.
            NotationError: the text is no line (the engine's).
            Refused: it cannot be called now (the engine's).
        """
        return await self._do(key, sender, Call(line), seen)

    async def close_due(self) -> tuple[Result, ...]:
        """Close the games whose end nobody called in time; their announcement is due at once.

        A game that cannot be read keeps no other one open.
        """
        closed = []
        for game_id in await self._store.games.due(self._clock()):
            try:
                closed.append(await self.let_stand(await self.by_id(game_id)))
            except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
                _log.exception("an end cannot be closed", game=game_id)
        return tuple(result for result in closed if result is not None)

    async def let_stand(self, table: Table) -> Result | None:
        """Close a game in its closer's stead, unless it was called or closed meanwhile."""
        if table.closer is None:
            return None
        # A game lapses once at most, so its number makes up for the interaction there is not.
        sender, key = Sender(table.closer, -table.game_id), Numbered(table.game_id)
        try:
            return await self._do(key, sender, Lapse(), table.game.version)
        except (GameIsOver, StaleVersion):
            return None

    async def _do(self, key: Key, sender: Sender, request: Request, seen: int | None) -> Result:
        game_id, version = await self._head(key)
        async with self._locks.of(game_id):
            table = await self.by_id(game_id)
            again = await self._again(table, sender.interaction_id)
            if again is not None:
                return again
            seat = seat_for(table, sender, request)
            if table.game.version != (version if seen is None else seen):
                raise StaleVersion(game_id, version if seen is None else seen, table.game.version)
            work = partial(answer, table.game, seat, request)
            given = await aside(work, judging=isinstance(request, Call))
            return await self._commit(table, sender, request, given)

    async def completions(
        self, channel_id: int, user_id: int, typed: str
    ) -> tuple[tuple[str, str], ...]:
        """Return how a typed line can go on and what that does; nothing where none applies.

        What the typed moves would turn up is not looked at.
        """
        table = self._shelf.at_hand(channel_id) or await self._shelf.in_channel(channel_id)
        seat = None if table is None else table.seat_of(user_id)
        if table is None or seat is None:
            return ()
        offers = completions(table.game, seat, typed)
        return tuple((offer.line, offer.written) for offer in offers)

    async def games_of(self, user_id: int, guild_id: int) -> tuple[Summary, ...]:
        """Return a player's games in a server: own turn first, then the others, ended last."""
        rows = await self._store.games.of_player(user_id, guild_id, LISTED)
        return await overview(self._store, rows, user_id, self._clock())

    async def unplaced(self) -> tuple[Table, ...]:
        """Return the games in play that have no thread yet."""
        return tuple([await self.by_id(row.game_id) for row in await self._store.games.unplaced()])

    async def placed(self, game_id: int, thread_id: int) -> Table:
        """Note the thread in which a game is played; it has no board there yet.

        Raises:
            NoSuchGame: there is no such game.
            ThreadTaken: another game is being played there.
        """
        await self.by_id(game_id)
        try:
            await self._store.games.place(game_id, thread_id, first_try(self._clock()))
        except Conflict as error:
            other = await self.here(thread_id)
            raise ThreadTaken(thread_id, other.game_id) from error
        return await self.by_id(game_id)

    async def posted(
        self, table: Table, message_id: int, notice_id: int | None = None
    ) -> Board | None:
        """Note the message that shows a table, and that its notice is out.

        Returns:
            The board that must lose its buttons now: the one before, or this very one if a
            later table was posted first; None if there is none.
        """
        board = BoardRow(message_id=message_id, version=table.game.version, turn=table.game.turn)
        old = await self._store.boards.post(table.game_id, board, notice_id, self._clock())
        return None if old is None else Board(old.message_id, old.version, old.turn)

    async def recalled(self, table: Table, version: int) -> Past:
        """Return a game's table as it was at a version, and what had brought it there."""
        deed = await self._store.log.deed_at(table.game_id, version)
        return await recalled(table, version, deed)

    async def _head(self, key: Key) -> tuple[int, int]:
        """Return the number and the version of the game that is meant."""
        if isinstance(key, Here):
            head = await self._store.games.number_in(key.channel_id)
            if head is None:
                raise NoGameHere(key.channel_id)
            return head
        version = await self._store.games.version_of(key.game_id)
        if version is None:
            raise NoSuchGame(key.game_id)
        return key.game_id, version

    async def _again(self, table: Table, interaction_id: int) -> Result | None:
        """Return the answer given to the interaction before, if there was one."""
        deed = await self._store.log.deed(interaction_id)
        if deed is None:
            return None
        judging = holds_calls(table.game.events)
        told = await aside(partial(told_again, table, deed), judging=judging)
        return replace(told, duplicate=True)

    async def _commit(
        self, before: Table, sender: Sender, request: Request, given: Answer
    ) -> Result:
        """Write an answer into the log, unless another process was faster."""
        written = entry(before, sender, request, given, self._clock())
        try:
            notice_id = await self._store.log.append(written)
        except (AlreadyDone, Conflict) as error:
            table = await self.by_id(before.game_id)
            again = await self._again(table, sender.interaction_id)
            if again is None:
                version = before.game.version
                raise StaleVersion(table.game_id, version, table.game.version) from error
            return again
        self._shelf.put(replace(before, game=given.game))
        after = await as_of(await self.by_id(before.game_id), given.game.version)
        return done((before, after), request, given, notice_id)
