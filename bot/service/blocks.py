"""Who wants no challenges from whom; games that are being played go on."""

from typing import Final

from bot.service.choice_errors import BlockSelf, TooManyBlocks
from bot.service.clock import Clock, utc_now
from bot.store import Store

MOST_BLOCKS: Final = 60
"""How many people one may block: as many as a message has room to list."""


class Blocks:
    """The blocks, kept in a store; the one who is blocked is never told."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock

    async def block(self, user_id: int, other_id: int) -> None:
        """Take no more challenges from somebody, in any server.

        Raises:
            BlockSelf, TooManyBlocks: as named.
        """
        if user_id == other_id:
            raise BlockSelf
        if not await self._store.blocks.add(user_id, other_id, self._clock(), MOST_BLOCKS):
            raise TooManyBlocks(MOST_BLOCKS)

    async def unblock(self, user_id: int, other_id: int) -> bool:
        """Take challenges from somebody again, and return whether that was not so."""
        return await self._store.blocks.remove(user_id, other_id)

    async def blocked(self, user_id: int) -> tuple[int, ...]:
        """Return whom somebody has blocked."""
        return await self._store.blocks.of(user_id)
