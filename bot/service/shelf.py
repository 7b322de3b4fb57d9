"""The tables as they are read from the store, the last ones kept at hand."""

from collections import OrderedDict
from typing import Final

from bot.service.folding import go_on
from bot.service.kept import start_of, table_of
from bot.service.table import Table
from bot.store import Store
from bot.store.games import Logged
from engine.event_text import parse_event

ROOM: Final = 64
"""How many tables are kept at hand."""


class Shelf:
    """Tables by number and by channel; a log only grows, so a known game only goes on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[int, Table] = OrderedDict()

    async def numbered(self, game_id: int) -> Table | None:
        """Return the game of this number as it is now, or None."""
        return await self._read(await self._store.games.numbered(game_id))

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the game of a channel as it is now, or None."""
        return await self._read(await self._store.games.in_thread(channel_id))

    def at_hand(self, channel_id: int) -> Table | None:
        """Return the game being played in a channel as last seen, without looking it up."""
        for table in self._tables.values():
            if table.thread_id == channel_id and not table.is_over:
                return table
        return None

    def put(self, table: Table) -> Table:
        """Keep a table at hand, and let the one go that was not looked at for longest.

        Returns:
            The table that is at hand now: a later one, if there was one.
        """
        known = self._tables.get(table.game_id)
        if known is not None and known.game.version > table.game.version:
            return known
        self._tables[table.game_id] = table
        self._tables.move_to_end(table.game_id)
        if len(self._tables) > ROOM:
            self._tables.popitem(last=False)
        return table

    async def _read(self, logged: Logged | None) -> Table | None:
        if logged is None:
            return None
        known = self._tables.get(logged.row.game_id)
        if known is not None and known.game.version > logged.row.version:
            return known
        game = start_of(logged.row) if known is None else known.game
        events = tuple(parse_event(line) for line in logged.lines[game.version :])
        return self.put(table_of(logged, await go_on(game, events)))
