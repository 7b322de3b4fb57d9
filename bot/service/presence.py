"""The servers that the bot is in: what belongs to others waits, and is removed after a while."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from bot.logs import logger
from bot.service.clock import Clock, utc_now
from bot.store import Store

KEPT_FOR: Final = timedelta(days=30)
"""How long the games of a server wait for the bot to be invited again."""

_log = logger(__name__)


class Presence:
    """Which servers the bot has left, kept in a store."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock

    async def left(self, guild_id: int) -> None:
        """Note that the bot is no longer in a server: nothing is done in its games any more."""
        await self._store.departures.leave((guild_id,), self._clock())
        _log.info("a server was left", guild=guild_id)

    async def back(self, guild_id: int) -> None:
        """Note that the bot is in a server: if it was away, the games go on."""
        if await self._store.departures.come_back(guild_id, self._clock()):
            _log.info("back in a server", guild=guild_id)

    async def compare(self, guild_ids: Iterable[int]) -> None:
        """Note which servers were left or found again while nobody was looking."""
        present = frozenset(guild_ids)
        left = await self._store.departures.left()
        for guild_id in present & left.keys():
            await self.back(guild_id)
        missing = await self._store.departures.known() - present - left.keys()
        for guild_id in missing:
            await self.left(guild_id)

    async def purge_due(self) -> None:
        """Remove what belongs to servers that were left thirty days ago."""
        before = self._clock() - KEPT_FOR
        for guild_id, left_at in (await self._store.departures.left()).items():
            if left_at <= before and await self._store.departures.purge(guild_id, before):
                _log.info("what belonged to a server was removed", guild=guild_id)
