"""The other rooms of the store: small facts, names, moments, announcements, threads."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateTable

from bot.store import Store
from bot.store.errors import Conflict
from bot.store.looks import LookRow
from bot.store.metadata import METADATA, Moment
from bot.store.rows import BoardRow, ServerRow
from tests.store.samples import (
    ANA,
    NOW,
    RUI,
    anything_goes,
    ask,
    begun,
    entry,
    new_challenge,
)


async def test_small_facts_are_remembered_and_replaced(store: Store) -> None:
    assert await store.meta.get("commands") is None
    await store.meta.put("commands", "first")
    await store.meta.put("commands", "second")
    await store.meta.put("other", "third")
    assert await store.meta.get("commands") == "second"


async def test_names_are_the_servers_and_the_last_seen(store: Store) -> None:
    game_id = await begun(store)
    renamed = replace(ANA, name="Ana Maria")
    elsewhere = replace(RUI, guild_id=11, name="Rui elsewhere")
    await store.log.append(entry(game_id, 0, "A n", member=renamed))
    await store.log.append(entry(game_id, 1, "A p", member=elsewhere))
    logged = await store.games.numbered(game_id)
    assert logged is not None
    assert (logged.row.name_a, logged.row.name_b) == ("Ana Maria", "Rui")


async def test_somebody_never_seen_has_no_name(store: Store) -> None:
    row = await store.challenges.add(new_challenge(), (), anything_goes)
    assert (row.challenger_name, row.opponent_name) == (None, None)


async def test_moments_are_kept_to_the_millisecond_in_utc(store: Store, path: Path) -> None:
    lisbon = timezone(timedelta(hours=1))
    made = new_challenge()
    asked = replace(made, made_at=datetime(2030, 7, 1, 12, 0, 0, 5000, tzinfo=lisbon))
    row = await store.challenges.add(asked, (), anything_goes)
    assert row.made_at == asked.made_at
    assert row.made_at.tzinfo is UTC
    assert ask(path, "SELECT made_at FROM challenge") == [(1909134000005,)]


def test_no_moment_is_none() -> None:
    dialect = sqlite.dialect()
    assert Moment().process_bind_param(None, dialect) is None
    assert Moment().process_result_value(None, dialect) is None
    assert Moment().process_bind_param(NOW, dialect) == 1893501015250
    assert Moment().process_result_value(1893501015250, dialect) == NOW


async def test_announcements_are_owed_in_order_and_sent_once(store: Store, path: Path) -> None:
    game_id = await begun(store)
    deal_notice = await store.outbox.of_deal(game_id)
    notice_id = await store.log.append(entry(game_id, 0, "A n"))
    (oldest,) = await store.outbox.oldest()
    assert (oldest.notice_id, oldest.interaction_id, oldest.attempts) == (deal_notice, None, 0)
    await store.outbox.postpone(deal_notice, NOW + timedelta(hours=1))
    (oldest,) = await store.outbox.oldest()
    assert (oldest.attempts, oldest.due_at) == (1, NOW + timedelta(hours=1))
    for hours in (1, 2):
        await store.outbox.sent(deal_notice, NOW + timedelta(hours=hours))
    (oldest,) = await store.outbox.oldest()
    assert (oldest.notice_id, oldest.interaction_id) == (notice_id, 1000)
    first = (NOW + timedelta(hours=1)).timestamp() * 1000
    assert ask(path, "SELECT sent_at FROM outbox ORDER BY 1 DESC LIMIT 1") == [(first,)]


async def test_a_board_and_its_announcement_are_one_step(store: Store) -> None:
    game_id = await begun(store)
    notice_id = await store.outbox.of_deal(game_id)
    board = BoardRow(message_id=5, version=0, turn=1)
    assert await store.boards.post(game_id, board, notice_id, NOW) is None
    assert await store.outbox.oldest() == ()
    later = BoardRow(message_id=6, version=0, turn=1)
    assert await store.boards.post(game_id, later, None, NOW) == board


async def test_a_thread_has_one_game_in_play(store: Store) -> None:
    first, second = await begun(store, 100), await begun(store, 200)
    await store.games.place(first, 30, NOW)
    with pytest.raises(Conflict):
        await store.games.place(second, 30, NOW)
    assert [row.game_id for row in await store.games.unplaced()] == [second]
    await store.log.append(entry(first, 0, "A resign", outcome="B RESIGNED"))
    await store.games.place(second, 30, NOW)
    assert await store.games.number_in(30) == (second, 0)
    await store.log.append(entry(second, 0, "A resign", outcome="B RESIGNED", by=9))
    assert await store.games.number_in(30) == (second, 1)
    assert await store.games.number_in(31) is None
    assert await store.games.in_thread(31) is None
    assert await store.games.version_of(99) is None


async def test_a_game_is_due_when_its_end_becomes_final(store: Store) -> None:
    games = [await begun(store, 100 * number) for number in range(1, 4)]
    for number, hours in zip(games, (2, 1, 3), strict=True):
        closes_at = NOW + timedelta(hours=hours)
        await store.log.append(replace(entry(number, 0, "A p", by=number), closes_at=closes_at))
    assert await store.games.due(NOW) == ()
    assert await store.games.due(NOW + timedelta(hours=2)) == (games[1], games[0])
    await store.log.append(entry(games[1], 1, "B close", outcome="A CARDS_GONE", by=9, member=None))
    assert await store.games.due(NOW + timedelta(hours=2)) == (games[0],)
    logged = await store.games.numbered(games[2])
    assert logged is not None
    assert logged.row.closes_at == NOW + timedelta(hours=3)


async def test_a_server_is_as_it_chose_last(store: Store) -> None:
    assert await store.servers.find(10) == ServerRow(guild_id=10)
    await store.servers.choose(10, pace=3)
    await store.servers.choose(10, rules="fr1", language="pt-BR")
    await store.servers.choose(11, rules="pt")
    await store.servers.choose(10, rules="fr4", pace=None)
    assert await store.servers.find(10) == ServerRow(guild_id=10, rules="fr4", language="pt-BR")
    assert await store.servers.languages() == {10: "pt-BR"}


async def test_a_server_keeps_to_the_channels_it_named_last(store: Store) -> None:
    for channels in ((), (21, 20), (22,), ()):
        await store.servers.keep_to(10, channels)
        assert await store.servers.channels(10) == tuple(sorted(channels))
        assert await store.servers.channels(11) == ()


async def test_a_list_has_games_in_play_first_and_an_end(store: Store) -> None:
    numbers = [await begun(store, 100 * number) for number in range(1, 5)]
    await store.log.append(entry(numbers[3], 0, "A resign", outcome="B RESIGNED"))
    rows = await store.games.of_player(2, 10, limit=3)
    assert [row.game_id for row in rows] == [numbers[2], numbers[1], numbers[0]]
    assert [row.game_id for row in await store.games.of_player(1, 10, limit=9)][-1] == numbers[3]


def test_the_tables_can_be_made_in_postgresql_too() -> None:
    for table in METADATA.sorted_tables:
        made = str(CreateTable(table).compile(dialect=postgresql.dialect()))
        assert f"CREATE TABLE {table.name} (" in made


async def test_a_look_is_kept_part_by_part_and_gone_when_nothing_is_chosen(
    store: Store, path: Path
) -> None:
    assert await store.looks.of(7) == LookRow()
    look = LookRow(ground="light", colours=4, letters="VDR", compact=False)
    await store.looks.keep(7, look)
    await store.looks.keep(8, LookRow(compact=True))
    assert await store.looks.of(7) == look
    await store.looks.keep(7, LookRow())
    assert ask(path, "SELECT owner_id, ground, compact FROM look") == [(8, None, 1)]
