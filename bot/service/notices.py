"""What was committed and not yet announced: it goes out later, in order, once."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from bot.logs import logger
from bot.service.chimes import Chime, ChimeKind
from bot.service.clock import Clock, utc_now
from bot.service.folding import aside, holds_calls
from bot.service.patience import next_try
from bot.service.results import dealt, told_again
from bot.service.table import Result, Table
from bot.service.tables import Tables
from bot.store import Store
from bot.store.rows import NoticeRow

_log = logger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """An announcement that is still to be made, and how often it was tried."""

    notice_id: int
    attempts: int
    result: Result

    @property
    def table(self) -> Table:
        """The table that it is about."""
        return self.result.table

    @property
    def is_late(self) -> bool:
        """Whether a later table is posted already, so that only the words are missing."""
        board = self.result.table.board
        return board is not None and board.version > self.result.table.game.version


Owed = Notice | Chime
"""What may be owed: the announcement of a deal or of a deed, or what a clock says."""


class Notices:
    """The announcements still owed, kept in a store."""

    def __init__(self, store: Store, tables: Tables, *, clock: Clock = utc_now) -> None:
        self._store, self._tables, self._clock = store, tables, clock

    async def due(self, *, at_start: bool = False) -> tuple[Owed, ...]:
        """Return what should be announced now: of each game the oldest that is owed.

        What was committed less than a minute ago is left to whoever committed it; at the
        start of the program nobody is left, so everything owed is due. Announce it, then
        call `Tables.posted` with the notice's number, or `sent`, or `failed`; then ask again.
        A game that cannot be read keeps no other one waiting: its notice is tried again later.
        """
        now = self._clock()
        owed = await self._store.outbox.oldest()
        told = [await self._try(row) for row in owed if at_start or row.due_at <= now]
        return tuple(notice for notice in told if notice is not None)

    async def sent(self, notice_id: int) -> None:
        """Note that an announcement is out, or was given up for good."""
        await self._store.outbox.sent(notice_id, self._clock())

    async def failed(self, notice: Owed) -> None:
        """Note that an announcement could not be made; it is tried again later."""
        await self._store.outbox.postpone(
            notice.notice_id, next_try(self._clock(), notice.attempts)
        )

    async def _try(self, row: NoticeRow) -> Owed | None:
        try:
            return await self._told(row)
        except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
            _log.exception("an announcement cannot be told", game=row.game_id)
        await self._store.outbox.postpone(row.notice_id, next_try(self._clock(), row.attempts))
        return None

    async def _told(self, row: NoticeRow) -> Owed:
        table = await self._tables.by_id(row.game_id)
        if row.kind is not None:
            return _chime(row, table, self._clock())
        by = row.interaction_id
        deed = None if by is None else await self._store.log.deed(by)
        if deed is None:
            return Notice(row.notice_id, row.attempts, dealt(table, row.notice_id))
        judging = holds_calls(table.game.events)
        result = await aside(partial(told_again, table, deed), judging=judging)
        return Notice(row.notice_id, row.attempts, result)


def _chime(row: NoticeRow, table: Table, now: datetime) -> Chime:
    kind, people = ChimeKind(row.kind), {one.user_id: one for one in table.players}
    person = people.get(row.user_id or 0, table.mover)
    return Chime(row.notice_id, row.attempts, kind, row.turn or 0, table, person, now)
