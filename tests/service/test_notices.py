"""What was committed and not announced goes out later, in order, once."""

from datetime import timedelta

from structlog.testing import capture_logs

from bot.service.patience import GRACE, LONGEST_WAIT, next_try
from bot.service.table import Action, Board, Table
from bot.store import Store
from tests.service.house import HERE, THREAD, House, long_line, spelt, spoil


async def told(house: House, *, at_start: bool = False) -> list[int]:
    """Announce all that is due, and return the versions in the order in which they went out."""
    versions = []
    while due := await house.notices.due(at_start=at_start):
        for notice in due:
            versions.append(notice.result.table.game.version)
            message_id = 1000 + notice.notice_id
            await house.tables.posted(notice.result.table, message_id, notice.notice_id)
    return versions


async def test_what_is_announced_at_once_is_not_announced_again(house: House) -> None:
    table = await house.deal()
    (notice,) = await house.notices.due(at_start=True)
    await house.tables.posted(table, 1, notice.notice_id)
    result = await house.move(table)
    await house.tables.posted(result.table, 2, result.notice_id)
    house.later(days=1)
    assert await house.notices.due(at_start=True) == ()


async def test_whoever_commits_has_a_minute_to_announce(house: House, table: Table) -> None:
    house.later(seconds=59)
    assert await house.notices.due() == ()
    assert len(await house.notices.due(at_start=True)) == 1
    house.later(seconds=1)
    assert len(await house.notices.due()) == 1
    assert await told(house) == [table.game.version]


async def test_in_order_within_each_game_and_once(house: House, table: Table) -> None:
    second = await house.deal(THREAD + 1)
    for _ in range(3):
        table = (await house.move(table)).table
    house.later(minutes=2)
    first = await house.notices.due()
    assert [notice.result.table.game_id for notice in first] == [table.game_id, second.game_id]
    assert sorted(await told(house)) == [0, 0, 1, 2, 3]
    assert await told(house) == []


async def test_a_late_announcement_says_what_the_prompt_one_would(
    house: House, table: Table
) -> None:
    line = await house.tables.play(HERE, house.sender(table.mover), long_line(table.game) + " xm")
    offer = await house.tables.act(HERE, house.sender(table.mover), Action.OFFER_DRAW)
    restarted = House(house.store, house.now)
    (deal,) = await restarted.notices.due(at_start=True)
    assert deal.result.table == table
    assert (deal.result.played, deal.result.turn_changed) == (None, True)
    await restarted.notices.sent(deal.notice_id)
    (late,) = await restarted.notices.due(at_start=True)
    assert (spelt(late.result), late.attempts) == (spelt(line), 0)
    await restarted.notices.sent(late.notice_id)
    (late,) = await restarted.notices.due(at_start=True)
    assert late.result == offer


async def test_a_game_that_cannot_be_read_keeps_no_other_one_waiting(
    house: House, table: Table, url: str
) -> None:
    other = await house.deal(THREAD + 1)
    spoil(url, table)
    house.later(minutes=1)
    with capture_logs() as logs:
        (notice,) = await house.notices.due()
        assert notice.result.table == other
        await house.notices.sent(notice.notice_id)
        assert await house.notices.due() == ()
    told_of = [(line["log_level"], line["game"]) for line in logs]
    assert told_of == [("error", table.game_id)], "it is tried again only later"


async def test_a_failed_announcement_is_tried_again_and_again(house: House, table: Table) -> None:
    house.later(minutes=1)
    (notice,) = await house.notices.due()
    assert notice.table == notice.result.table == table
    await house.notices.failed(notice)
    assert await house.notices.due() == ()
    house.later(minutes=1)
    (notice,) = await house.notices.due()
    assert notice.attempts == 1
    await house.notices.failed(notice)
    house.later(minutes=1)
    assert await house.notices.due() == ()
    house.later(minutes=1)
    (notice,) = await house.notices.due()
    assert notice.attempts == 2


def test_waits_grow_to_six_hours(house: House) -> None:
    waits = [next_try(house.now, failures) - house.now for failures in (0, 1, 2, 5, 100)]
    minutes = [timedelta(minutes=number) for number in (1, 2, 4, 32)]
    assert waits == [*minutes, LONGEST_WAIT]
    assert waits[0] == GRACE


async def test_a_later_table_makes_an_announcement_late(house: House, table: Table) -> None:
    moved = await house.move(table)
    (notice,) = await house.notices.due(at_start=True)
    assert not notice.is_late
    await house.tables.posted(moved.table, 5, moved.notice_id)
    (notice,) = await house.notices.due(at_start=True)
    assert notice.is_late


async def test_a_new_board_replaces_the_one_before(house: House, table: Table) -> None:
    assert await house.tables.posted(table, 50) is None
    moved = await house.move(table)
    assert moved.table.board == Board(50, 0, 1)
    assert await house.tables.posted(moved.table, 51, moved.notice_id) == Board(50, 0, 1)
    assert (await house.tables.here(THREAD)).board == Board(51, 1, moved.table.game.turn)
    assert await house.tables.posted(moved.table, 52) == Board(51, 1, moved.table.game.turn)


async def test_a_board_that_comes_too_late_is_itself_the_old_one(
    house: House, table: Table
) -> None:
    moved = await house.move(table)
    await house.tables.posted(moved.table, 51)
    assert await house.tables.posted(table, 50) == Board(50, 0, 1)
    assert (await house.tables.here(THREAD)).board == Board(51, 1, moved.table.game.turn)


async def test_a_new_thread_has_no_board_yet(house: House, table: Table) -> None:
    await house.tables.posted(table, 50)
    same = await house.tables.placed(table.game_id, THREAD)
    assert same.board == Board(50, 0, 1)
    elsewhere = await house.tables.placed(table.game_id, THREAD + 1)
    assert elsewhere.board is None


async def test_the_outbox_outlives_the_process(house: House, table: Table, url: str) -> None:
    moved = await house.move(table)
    await house.store.close()
    store = await Store.open(url)
    notices = House(store, house.now).notices
    (deal,) = await notices.due(at_start=True)
    await notices.sent(deal.notice_id)
    (notice,) = await notices.due(at_start=True)
    assert (notice.notice_id, notice.result.events) == (moved.notice_id, moved.events)
    await store.close()
