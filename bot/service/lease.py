"""Of several processes on one database, the one that does what comes round by itself."""

import os
import socket
from datetime import timedelta
from typing import Final

from bot.service.clock import Clock, utc_now
from bot.store import Store

TERM: Final = timedelta(seconds=150)
"""How long a process that was killed keeps the others from taking over."""

_CHORES: Final = "chores"


def this_process() -> str:
    """Name the process, as long as it lives: its host and its number there."""
    return f"{socket.gethostname()}:{os.getpid()}"[:100]


class Lease:
    """A process's claim to the chores, kept in a store; it lapses unless it is renewed."""

    def __init__(self, store: Store, *, clock: Clock = utc_now, holder: str | None = None) -> None:
        self._store, self._clock = store, clock
        self._holder = holder or this_process()

    async def take(self) -> bool:
        """Take or renew the claim; return whether the chores are this process's to do."""
        now = self._clock()
        return await self._store.leases.take(_CHORES, self._holder, now, now + TERM)

    async def give_up(self) -> None:
        """Leave the chores to whoever takes them next."""
        await self._store.leases.give_up(_CHORES, self._holder)
