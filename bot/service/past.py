"""What an older message shows: the table as it was, and what had just been done at it."""

from dataclasses import dataclass
from functools import partial

from bot.service.answers import Lapse, parse_request
from bot.service.folding import as_of, aside, holds_calls
from bot.service.results import told_again
from bot.service.table import Result, Table
from bot.store.log import Deed
from engine.events import Event
from engine.trail import Step


@dataclass(frozen=True, slots=True)
class Past:
    """A table as it was, and what had just been done at it: nothing, after the deal.

    `faulty` is the action for which a call was upheld; `lapsed` says that nobody had called
    an end in time.
    """

    table: Table
    events: tuple[Event, ...] = ()
    faulty: Step | None = None
    lapsed: bool = False


Told = Result | Past
"""What was done, told at once or later."""


async def recalled(table: Table, version: int, deed: Deed | None) -> Past:
    """Return a table as it was at a version, and the deed that had brought it there."""
    if deed is None:
        return Past(await as_of(table, version))
    row = deed.row
    events = table.game.events[row.version_before : version]
    if holds_calls(events):
        again = await aside(partial(told_again, table, deed), judging=True)
        return Past(again.table, events, again.faulty)
    lapsed = isinstance(parse_request(row.request), Lapse)
    return Past(await as_of(table, version), events, lapsed=lapsed)
