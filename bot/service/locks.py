"""One thing at a time in each game."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock for each game that somebody is acting in."""

    def __init__(self) -> None:
        self._held: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, game_id: int) -> asyncio.Lock:
        """Return the lock of a game: the same one for as long as anybody has it."""
        lock = self._held.get(game_id)
        if lock is None:
            lock = self._held[game_id] = asyncio.Lock()
        return lock
