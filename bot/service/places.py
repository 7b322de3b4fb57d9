"""Where games are played: places that are lost or cannot be written to, and new ones."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.logs import logger
from bot.service.clock import Clock, utc_now
from bot.service.errors import GameIsOver, NoSuchGame, NotYourGame, ThreadTaken
from bot.service.patience import first_try
from bot.service.people import Person
from bot.service.place_errors import NothingToResume, SeveralGames
from bot.service.table import Summary, Table
from bot.service.tables import Tables
from bot.store import Store
from bot.store.errors import Conflict
from bot.store.rows import LostRow
from bot.store.troubles import CLOSED, GONE, SHUT

Placed = Table | Summary
"""A game, as far as it is somewhere."""

OPEN_AFTER_END: Final = timedelta(days=1)
"""How long the thread of a game stays open after its end."""

AT_ONCE: Final = 20

_log = logger(__name__)


@dataclass(frozen=True, slots=True)
class Trouble:
    """A game that cannot be told anything where it is, and in which channel to say so.

    `called` is the player waited for, if that player was not told so yet.
    """

    table: Table
    is_gone: bool
    tell_in: int | None
    called: Person | None


class Places:
    """The places of the games, kept in a store."""

    def __init__(self, store: Store, tables: Tables, *, clock: Clock = utc_now) -> None:
        self._store, self._tables, self._clock = store, tables, clock

    async def gone(self, channel_id: int, *, tell_in: int | None = None) -> None:
        """Note that a thread is no more, or a channel with all the threads in it."""
        for game_id, thread_id in await self._store.places.played_in(channel_id):
            await self._lose(game_id, thread_id, GONE, tell_in)

    async def shut(self, game: Placed, *, tell_in: int | None = None) -> None:
        """Note that nothing can be written where a game is, until something changes."""
        if game.thread_id is not None:
            await self._lose(game.game_id, game.thread_id, SHUT, tell_in)

    async def changed(self, guild_id: int | None = None) -> None:
        """Note that something has changed in a server, or perhaps in any: it is tried again."""
        await self._store.places.open_again(guild_id, self._clock())

    async def is_in_trouble(self, game_id: int) -> bool:
        """Return whether nothing can be told where a game is."""
        return bool(await self._store.places.of((game_id,)))

    async def is_played_in(self, thread_id: int) -> bool:
        """Return whether a game is being played in a thread."""
        return bool(await self._store.places.played_in(thread_id))

    async def in_play(self) -> tuple[tuple[int, int], ...]:
        """Return the threads in which games are being played, with the channels they are in."""
        return await self._store.places.in_play()

    async def finished(self) -> tuple[tuple[int, int], ...]:
        """Return some games that ended a day ago, with threads that may be closed now.

        Close each, or leave it if it is not ours, then call `closed`.
        """
        return await self._store.places.finished(self._clock() - OPEN_AFTER_END, AT_ONCE)

    async def closed(self, game_id: int) -> None:
        """Note that the thread of a game that is over needs nothing any more."""
        row = LostRow(game_id=game_id, state=CLOSED, tell_in=None, told=True, at=self._clock())
        await self._store.places.close(row)

    async def owes(self, game_id: int) -> bool:
        """Return whether anything about a game is still to be announced."""
        return await self._store.outbox.owes(game_id)

    async def untold(self) -> tuple[Trouble, ...]:
        """Return of which games the players must hear that their place is lost.

        Tell them, then call `told`. A game that cannot be read keeps no other one waiting.
        """
        found = [await self._trouble(row) for row in await self._store.places.untold()]
        return tuple(trouble for trouble in found if trouble is not None)

    async def told(self, game_id: int) -> None:
        """Note that the players of a game were told, or that they cannot be."""
        await self._store.places.told(game_id)

    async def meant(self, user_id: int, here: tuple[int, int], game_id: int | None = None) -> Table:
        """Return the game that a player wants to go on with, in a server and channel.

        If none is named: the one played here; or the only one that has lost its place; or
        the only one there is.

        Raises:
            NoSuchGame, NotYourGame, GameIsOver: as named.
            NothingToResume, SeveralGames: none was named, and no single one can be meant.
        """
        number = await self._likely(user_id, here) if game_id is None else game_id
        table = await self._tables.by_id(number)
        if table.guild_id != here[0]:
            raise NoSuchGame(number)
        if table.seat_of(user_id) is None:
            raise NotYourGame(number, table.players)
        if table.game.outcome is not None and table.is_over:
            raise GameIsOver(number, table.game.outcome)
        return table

    async def running(self, user_id: int, guild_id: int) -> tuple[Summary, ...]:
        """Return a player's games in play in a server, first those that wait for that player."""
        games = await self._tables.games_of(user_id, guild_id)
        return tuple(game for game in games if game.outcome is None)

    async def move(self, table: Table, thread_id: int, channel_id: int) -> Table | None:
        """Move a game to another thread, which is in that channel; it has no board there yet.

        Returns:
            None if somebody else has moved it meanwhile.

        Raises:
            ThreadTaken: another game is being played there.
        """
        due_at, number = first_try(self._clock()), table.game_id
        new = (thread_id, channel_id)
        try:
            if not await self._store.places.move(number, table.thread_id, new, due_at):
                return None
        except Conflict as error:
            other = await self._tables.here(thread_id)
            raise ThreadTaken(thread_id, other.game_id) from error
        return await self._tables.by_id(number)

    async def _likely(self, user_id: int, here: tuple[int, int]) -> int:
        guild_id, channel_id = here
        games = await self.running(user_id, guild_id)
        troubled = await self._store.places.of(tuple(game.game_id for game in games))
        at_hand = [game for game in games if game.thread_id == channel_id]
        lost = [game for game in games if game.thread_id is None or game.game_id in troubled]
        meant = at_hand or lost or games
        if not meant:
            raise NothingToResume
        if len(meant) > 1:
            raise SeveralGames(len(meant))
        return meant[0].game_id

    async def _lose(self, game_id: int, thread_id: int, state: str, tell_in: int | None) -> None:
        row = LostRow(game_id=game_id, state=state, tell_in=tell_in, told=False, at=self._clock())
        await self._store.places.lose(row, thread_id)

    async def _trouble(self, row: LostRow) -> Trouble | None:
        try:
            table = await self._tables.by_id(row.game_id)
        except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
            _log.exception("a game without a place cannot be read", game=row.game_id)
            return None
        owes = await self.owes(row.game_id)
        waited_for = table.closer or table.mover
        return Trouble(table, row.state == GONE, row.tell_in, waited_for if owes else None)
