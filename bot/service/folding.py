"""Games played again from their logs: where calls must be judged anew, beside the event loop."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from bot.service.kept import rewound
from bot.service.table import Table
from engine.events import Called, Event
from engine.game import Game

Done = TypeVar("Done")


def holds_calls(events: Iterable[Event]) -> bool:
    """Return whether to play the events is to judge a call, which may take seconds."""
    return any(isinstance(event, Called) for event in events)


async def aside(work: Callable[[], Done], *, judging: bool) -> Done:
    """Return what a piece of work returns; if it judges, it is done beside the event loop."""
    return await asyncio.to_thread(work) if judging else work()


async def go_on(game: Game, events: tuple[Event, ...]) -> Game:
    """Return a game after more events."""
    return await aside(partial(_after, game, events), judging=holds_calls(events))


async def as_of(table: Table, version: int) -> Table:
    """Return a table as it was at a version."""
    judging = version != table.game.version and holds_calls(table.game.events[:version])
    return await aside(partial(rewound, table, version), judging=judging)


def _after(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        game = game.after(event)
    return game
