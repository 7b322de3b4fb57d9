"""Servers that are left: their games wait, go on when the bot is back, or are removed."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.service.errors import NoSuchGame
from bot.service.looks import Looks, Wish
from bot.service.places import Places
from bot.service.presence import KEPT_FOR, Presence
from bot.service.servers import Servers
from bot.service.table import Table
from bot.store.metadata import METADATA
from tests.service.conftest import Stage
from tests.service.house import ANA, CHANNEL, GUILD, HERE, RUI, THREAD, House
from tests.service.test_notices import told
from tests.service.test_open_ends import LAST_CARD

OTHER = GUILD + 1


@pytest.fixture
def presence(house: House) -> Presence:
    return Presence(house.store, clock=house.clock)


def numbers(house: House) -> dict[str, set[int]]:
    """Return by table the numbers in it that may be a server's."""
    found = {}
    with closing(sqlite3.connect(house.store.path)) as database:
        for table in METADATA.sorted_tables:
            columns = [name for name in ("guild_id", "owner_id") if name in table.c]
            if columns:
                rows = database.execute(str(select(*(table.c[name] for name in columns))))
                found[table.name] = {row[0] for row in rows}
    return found


def counts(house: House) -> dict[str, int]:
    """Return how many rows each table has."""
    with closing(sqlite3.connect(house.store.path)) as database:
        return {
            name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 -- our own names
            for name in METADATA.tables
            if name != "meta"
        }


async def deal_in(house: House, guild_id: int, thread_id: int) -> Table:
    """Begin a game in a server, and make a move in it."""
    challenge = await house.challenge(guild_id=guild_id)
    begun = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    table = await house.tables.placed(begun.table.game_id, thread_id)
    return (await house.move(table)).table


async def test_in_a_server_that_was_left_nothing_is_done(
    house: House, table: Table, presence: Presence
) -> None:
    await house.challenge(ANA, None)
    await Places(house.store, house.tables, clock=house.clock).gone(THREAD)
    other = await deal_in(house, OTHER, THREAD + 1)
    await presence.left(GUILD)
    house.later(days=8)
    due = await house.notices.due(at_start=True)
    assert {notice.result.table.game_id for notice in due} == {other.game_id}
    assert await house.lobby.expire_due() == ()
    assert await Places(house.store, house.tables).untold() == ()
    await presence.back(GUILD)
    assert len(await house.lobby.expire_due()) == 1
    (trouble,) = await Places(house.store, house.tables).untold()
    assert trouble.table.game_id == table.game_id


async def test_what_was_owed_is_due_when_the_bot_is_back(
    house: House, table: Table, presence: Presence
) -> None:
    moved = await house.move(table)
    await presence.left(GUILD)
    house.later(days=29)
    await presence.purge_due()
    await presence.back(GUILD)
    assert await told(house) == [0, 1]
    assert (await house.tables.by_id(table.game_id)).game == moved.table.game
    await presence.back(GUILD)
    assert await told(house) == []


async def test_an_open_end_stays_open_as_long_as_the_bot_is_away(
    house: House, stage: Stage, presence: Presence
) -> None:
    await stage(LAST_CARD)
    ended = (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table
    assert ended.closes_at is not None
    house.later(hours=23)
    await presence.left(GUILD)
    house.later(days=5)
    assert await house.tables.close_due() == ()
    await presence.back(GUILD)
    assert await house.tables.close_due() == ()
    back = await house.tables.by_id(ended.game_id)
    assert back.closes_at == ended.closes_at + timedelta(days=5)
    house.later(hours=1)
    assert len(await house.tables.close_due()) == 1


async def test_after_thirty_days_nothing_of_a_server_is_left(
    house: House, presence: Presence
) -> None:
    other = await deal_in(house, OTHER, THREAD + 1)
    await told(house, at_start=True)
    before = counts(house)
    gone = await deal_in(house, GUILD, THREAD)
    await house.challenge(ANA, None)
    await Servers(house.store).choose_rules(GUILD, "pt")
    await Looks(house.store).choose(GUILD, Wish(compact=True))
    await Places(house.store, house.tables, clock=house.clock).gone(THREAD, tell_in=CHANNEL)
    await presence.left(GUILD)
    house.later(days=29)
    await presence.purge_due()
    assert (await house.tables.by_id(gone.game_id)).game == gone.game
    house.later(days=1)
    await presence.purge_due()
    assert counts(house) == before
    assert all(GUILD not in found for found in numbers(house).values())
    with pytest.raises(NoSuchGame):
        await house.tables.by_id(gone.game_id)
    assert (await house.tables.by_id(other.game_id)).game == other.game
    await presence.purge_due()
    again = await deal_in(house, GUILD, THREAD)
    assert again.game_id > gone.game_id, "old buttons must not mean another game"


async def test_a_server_that_came_back_is_not_removed(
    house: House, table: Table, presence: Presence
) -> None:
    await presence.left(GUILD)
    house.now += KEPT_FOR
    await presence.back(GUILD)
    assert not await house.store.departures.purge(GUILD, house.now)
    await presence.purge_due()
    assert (await house.tables.by_id(table.game_id)).game == table.game


async def test_who_left_while_nobody_looked_is_found_out(
    house: House, table: Table, presence: Presence
) -> None:
    await deal_in(house, OTHER, THREAD + 1)
    await presence.compare({OTHER, 99})
    assert {*await house.store.departures.left()} == {GUILD}
    first = await house.store.departures.left()
    house.later(days=1)
    await presence.compare({OTHER})
    assert await house.store.departures.left() == first, "the first time counts"
    await presence.left(GUILD)
    assert await house.store.departures.left() == first
    await presence.compare({OTHER, GUILD})
    assert await house.store.departures.left() == {}
    assert (await house.tables.by_id(table.game_id)).game == table.game


@pytest.mark.parametrize("marked", [(), (99,)])
async def test_only_what_is_marked_is_removed(
    house: House, table: Table, marked: tuple[int, ...]
) -> None:
    await house.move(table)
    with closing(sqlite3.connect(house.store.path)) as database:
        for game_id in marked:
            database.execute("INSERT INTO purge VALUES (?)", (game_id,))
        with pytest.raises(sqlite3.IntegrityError, match="never_removed"):
            database.execute("DELETE FROM event")
        with pytest.raises(sqlite3.IntegrityError, match="never_changed"):
            database.execute("UPDATE event SET line = 'B n'")
