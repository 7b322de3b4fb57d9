"""What was committed and not yet announced: it goes out later, in order, once."""

from dataclasses import dataclass

from bot.service.clock import Clock, utc_now
from bot.service.table import Result
from bot.service.tables import Tables
from bot.store import Store


@dataclass(frozen=True, slots=True)
class Notice:
    """An announcement that is still to be made, and how often it was tried."""

    notice_id: int
    attempts: int
    result: Result


class Notices:
    """The announcements still owed, kept in a store."""

    def __init__(self, store: Store, tables: Tables, *, clock: Clock = utc_now) -> None: ...

    async def due(self) -> tuple[Notice, ...]:
        """Return what should be announced now: of each game the oldest that is owed.

        What was committed less than a minute ago is left to whoever committed it.
        Announce, then `Tables.posted` with the notice's number, or `failed`; then ask again.
        """
        raise NotImplementedError

    async def failed(self, notice_id: int) -> None:
        """Note that an announcement could not be made; it is tried again later."""
        raise NotImplementedError
