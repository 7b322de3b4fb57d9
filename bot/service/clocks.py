"""The clocks of the games: what they strike, and what players may do about them."""

from datetime import timedelta
from typing import Final

from bot.logs import logger
from bot.service.chimes import Chime, ChimeKind
from bot.service.clock import Clock, utc_now
from bot.service.deeds import player
from bot.service.errors import NotYourTurn
from bot.service.patience import first_try
from bot.service.people import Sender
from bot.service.table import Table
from bot.service.tables import Tables
from bot.service.timekeeping import extended, given, muted, resumed
from bot.service.winding import struck
from bot.store import Store
from bot.store.clock_rows import Wind
from engine.events import TimeClaimed
from engine.outcome import Refusal, Refused

OUTAGE: Final = timedelta(minutes=3)
"""How long the time may go unkept before all that was to come comes later."""

_log = logger(__name__)


class Clocks:
    """The clocks of the games in play, kept in a store."""

    def __init__(self, store: Store, tables: Tables, *, clock: Clock = utc_now) -> None:
        self._store, self._tables, self._clock = store, tables, clock
        self._beats = False

    async def beat(self) -> timedelta | None:
        """Note that the time is being kept; call it once a minute.

        Returns:
            The first time, by how much all clocks were put off since nobody had kept the
            time; None if they were not.
        """
        longest = timedelta.max if self._beats else OUTAGE
        gap = await self._store.clocks.beat(self._clock(), longest)
        self._beats = True
        return gap

    async def strike(self) -> None:
        """Let every clock do what is due; what must be told of it is owed then.

        A game that cannot be read stops no other clock.
        """
        for game_id in await self._store.clocks.due(self._clock()):
            try:
                await self._strike(game_id)
            except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
                _log.exception("a clock cannot strike", game=game_id)

    async def extend(self, game_id: int, sender: Sender) -> Chime:
        """Add once the pace to the time of the sender's turn.

        Raises:
            NoSuchGame, NotYourGame, GameIsOver, NotYourTurn: as named.
            NotThisTurn: the turn has just ended.
            NoClock, ClockStands, TimeIsUp, AlreadyExtended: as named.
        """
        table = await self._tables.by_id(game_id)
        seat = player(table, sender.person.user_id)
        if seat is not table.game.mover:
            raise NotYourTurn(game_id, table.mover)
        wind = extended(seat, sender.person.user_id, self._clock())
        return await self._told(table, sender, ChimeKind.EXTENDED, wind)

    async def give(self, game_id: int, sender: Sender) -> Chime:
        """Give the opponent, whose time is up, the pace anew.

        Raises:
            NoSuchGame, NotYourGame, GameIsOver, TimeNotUp: as named.
            Refused: the sender is the one whose time it is.
        """
        table = await self._tables.by_id(game_id)
        seat = player(table, sender.person.user_id)
        if seat is table.game.mover:
            raise Refused(TimeClaimed(seat), Refusal.OWN_TIME)
        wind = given(sender.person.user_id, self._clock())
        return await self._told(table, sender, ChimeKind.GIVEN, wind)

    async def wake(self, game_id: int, sender: Sender) -> Chime:
        """Take up an adjourned game again; either player may.

        Raises:
            NoSuchGame, NotYourGame, GameIsOver, NotAdjourned: as named.
        """
        table = await self._tables.by_id(game_id)
        player(table, sender.person.user_id)
        wind = resumed(sender.person.user_id, self._clock())
        return await self._told(table, sender, ChimeKind.RESUMED, wind)

    async def mute(self, game_id: int, sender: Sender, turn: int) -> None:
        """Remind the sender no more in this turn.

        Raises:
            NoSuchGame, NotYourGame, GameIsOver, NotYourTurn, NotThisTurn: as named.
        """
        table = await self._tables.by_id(game_id)
        if player(table, sender.person.user_id) is not table.game.mover:
            raise NotYourTurn(game_id, table.mover)
        await self._store.clocks.change(game_id, muted(turn), self._clock())

    async def _told(self, table: Table, sender: Sender, kind: ChimeKind, wind: Wind) -> Chime:
        now = self._clock()
        (notice_id,) = await self._store.clocks.change(table.game_id, wind, first_try(now))
        after = await self._tables.by_id(table.game_id)
        return Chime(notice_id, 0, kind, table.game.turn, after, sender.person, now)

    async def _strike(self, game_id: int) -> None:
        now, table = self._clock(), await self._tables.by_id(game_id)
        await self._store.clocks.change(game_id, struck(table.game.turn, now), now)
