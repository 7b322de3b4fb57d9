"""A copy of the database, once a day."""

from datetime import datetime, timedelta
from typing import Final

from bot.logs import logger
from bot.service.clock import Clock, utc_now
from bot.store import Store
from bot.store.errors import StoreError

DAY: Final = timedelta(days=1)
HOUR: Final = timedelta(hours=1)
KEY: Final = "next backup"

_log = logger(__name__)


class Keeper:
    """Looks after the copies; remembers in the store when the next one is due."""

    def __init__(self, store: Store, *, clock: Clock = utc_now) -> None:
        self._store, self._clock = store, clock

    async def copy_due(self) -> None:
        """Copy the database if a day has passed; where that fails, try again in an hour."""
        now = self._clock()
        due = await self._store.meta.get(KEY)
        if due is None:  # a database that is new holds nothing to lose
            await self._next(now + DAY)
        elif datetime.fromisoformat(due) <= now:
            await self._copy(now)

    async def _copy(self, now: datetime) -> None:
        try:
            copy = await self._store.back_up_daily()
        except StoreError as error:
            _log.error("the database could not be copied", error=str(error))
            await self._next(now + HOUR)
            return
        _log.info("the database was copied", file=copy.name)
        await self._next(now + DAY)

    async def _next(self, due: datetime) -> None:
        await self._store.meta.put(KEY, due.isoformat())
