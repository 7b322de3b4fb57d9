"""A game in which the time counts, and all that its clock has said."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

from bot.service.chimes import Chime, ChimeKind
from bot.service.people import Person
from bot.service.table import Numbered, Result, Table
from bot.service.timer import Timer
from bot.store import Store
from tests.service.house import RUI, THREAD, House, waiting, whole_turn


async def deal(house: House, pace: int | None = 3, thread_id: int = THREAD) -> Table:
    """Begin a game with so many days a turn, and announce the deal."""
    challenge = await house.challenge(pace=pace)
    result = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    table = await house.tables.placed(result.table.game_id, thread_id)
    await house.tables.posted(table, 1, result.notice_id)
    return table


async def restarted(house: House, url: str) -> House:
    """Return a new process on the same database, at the same time."""
    await house.store.close()
    after = House(await Store.open(url), house.now)
    after.ids = house.ids
    return after


async def turn(house: House, table: Table) -> Table:
    """Let the player on turn play the whole turn, and announce it."""
    return (await move(house, table, whole_turn(table.game))).table


async def move(house: House, table: Table, line: str) -> Result:
    """Play a line for the player on turn, and announce it."""
    key, sender = Numbered(table.game_id), house.sender(table.mover)
    result = await house.tables.play(key, sender, line)
    await house.tables.posted(result.table, 2, result.notice_id)
    return result


async def heard(house: House, **passed: float) -> list[Chime]:
    """Let time pass, from one moment that matters to the next, and return what clocks said."""
    end, said = house.now + timedelta(**passed), []
    while True:
        said += await strike(house)
        if house.now >= end:
            return said
        house.now = min([end, *(at for at in moments(house) if at > house.now)])


def moments(house: House) -> list[datetime]:
    """Return when something may happen by itself."""
    with closing(sqlite3.connect(house.store.path)) as database:
        found = database.execute(
            "SELECT remind_at FROM clock UNION SELECT due_at FROM clock"
            " UNION SELECT adjourn_at FROM clock UNION SELECT until FROM holiday"
        )
        return [datetime.fromtimestamp(at / 1000, UTC) for (at,) in found if at is not None]


async def strike(house: House) -> list[Chime]:
    """Do what the chores do, once, and return what was told."""
    await house.clocks.beat()
    await house.clocks.strike()
    said = []
    while owed := await house.notices.due():
        for notice in owed:
            assert isinstance(notice, Chime), notice
            if not notice.is_moot:
                said.append(notice)
            await house.notices.sent(notice.notice_id)
    return said


def told(said: list[Chime]) -> list[tuple[ChimeKind, Person | None]]:
    """Return what was said and whom it called."""
    return [(chime.kind, chime.ping) for chime in said]


async def timer(house: House, table: Table) -> Timer:
    """Return how the time stands."""
    found = (await house.tables.by_id(table.game_id)).timer
    assert found is not None
    return found


async def due_at(house: House, table: Table) -> datetime:
    """Return the deadline."""
    due = (await timer(house, table)).due_at
    assert due is not None
    return due


def other(table: Table) -> Person:
    """Return who waits."""
    return waiting(table)
