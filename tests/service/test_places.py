"""Games whose thread is lost go on; they are told of later, once, and get another place."""

import pytest
from structlog.testing import capture_logs

from bot.service.errors import GameIsOver, NoSuchGame, NotYourGame, ThreadTaken
from bot.service.place_errors import NothingToResume, SeveralGames
from bot.service.places import Places
from bot.service.table import Action, Table
from tests.service.house import ANA, CHANNEL, EVA, GUILD, HERE, RUI, THREAD, House, spoil
from tests.service.test_notices import told

ELSEWHERE = (GUILD, 77)


@pytest.fixture
def places(house: House) -> Places:
    return Places(house.store, house.tables, clock=house.clock)


async def quiet(house: House, table: Table) -> Table:
    """Announce all that is owed of a game, so that it is owed nothing."""
    await told(house, at_start=True)
    return await house.tables.by_id(table.game_id)


async def test_a_deleted_thread_leaves_the_game_without_a_place(
    house: House, table: Table, places: Places
) -> None:
    await quiet(house, table)
    await places.gone(THREAD, tell_in=CHANNEL)
    lost = await house.tables.by_id(table.game_id)
    assert (lost.thread_id, lost.board, lost.game) == (None, None, table.game)
    (trouble,) = await places.untold()
    assert (trouble.table, trouble.is_gone, trouble.tell_in) == (lost, True, CHANNEL)
    assert trouble.called is None, "nobody is owed anything"
    await places.told(table.game_id)
    assert await places.untold() == ()
    await places.gone(THREAD, tell_in=CHANNEL)
    assert await places.untold() == (), "it is told once"


async def test_a_deleted_channel_takes_its_threads_along(
    house: House, table: Table, places: Places
) -> None:
    other = await house.deal(THREAD + 1)
    await places.gone(CHANNEL)
    for game in (table, other):
        assert (await house.tables.by_id(game.game_id)).thread_id is None
    assert {trouble.tell_in for trouble in await places.untold()} == {None}


async def test_what_is_owed_waits_until_there_is_a_place_again(
    house: House, table: Table, places: Places
) -> None:
    moved = await house.move(table)
    await places.gone(THREAD, tell_in=CHANNEL)
    house.later(days=2)
    assert await house.notices.due(at_start=True) == ()
    (trouble,) = await places.untold()
    assert trouble.called == moved.table.mover
    lost = await house.tables.by_id(table.game_id)
    after = await places.move(lost, 78, 77)
    assert after is not None
    assert (after.thread_id, after.channel_id, after.board) == (78, 77, None)
    assert await house.notices.due() == (), "it is left to who moved the game for a minute"
    house.later(minutes=1)
    assert await told(house) == [0, 1]
    assert await places.untold() == ()
    assert not await places.is_in_trouble(table.game_id)


async def test_nothing_is_sent_where_nothing_can_be_written_until_something_changes(
    house: House, table: Table, places: Places
) -> None:
    await quiet(house, table)
    moved = await house.move(table)
    await places.shut(moved.table, tell_in=CHANNEL)
    house.later(days=1)
    assert await house.notices.due(at_start=True) == ()
    assert await places.is_in_trouble(table.game_id)
    await places.changed(GUILD + 1)
    assert await house.notices.due() == (), "that was another server"
    await places.changed(GUILD)
    assert await told(house) == [1]
    await places.changed()
    assert await told(house) == []


async def test_a_table_that_can_be_posted_shows_that_all_is_well(
    house: House, table: Table, places: Places
) -> None:
    moved = await house.move(table)
    await places.shut(moved.table)
    await house.tables.posted(moved.table, 51, moved.notice_id)
    assert not await places.is_in_trouble(table.game_id)
    (deal,) = await house.notices.due()
    assert deal.is_late


async def test_a_game_that_is_elsewhere_by_now_is_not_lost(
    house: House, table: Table, places: Places
) -> None:
    await house.tables.placed(table.game_id, THREAD + 1)
    await places.shut(table)
    await places.gone(THREAD)
    assert not await places.is_in_trouble(table.game_id)
    unplaced = await house.deal(None)
    await places.shut(unplaced)
    assert not await places.is_in_trouble(unplaced.game_id)


async def test_a_game_that_is_over_loses_nothing(
    house: House, table: Table, places: Places
) -> None:
    await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    await places.gone(THREAD)
    assert (await house.tables.by_id(table.game_id)).thread_id == THREAD


async def test_of_two_who_move_a_game_one_does(house: House, table: Table, places: Places) -> None:
    first = await places.move(table, 78, 77)
    assert first is not None
    assert await places.move(table, 79, 77) is None
    assert (await house.tables.by_id(table.game_id)).thread_id == 78
    other = await house.deal(THREAD + 1)
    with pytest.raises(ThreadTaken):
        await places.move(other, 78, 77)


async def test_a_game_that_cannot_be_read_keeps_no_other_one_untold(
    house: House, table: Table, places: Places, url: str
) -> None:
    other = await house.deal(THREAD + 1)
    await places.gone(CHANNEL)
    spoil(url, table)
    with capture_logs() as logs:
        (trouble,) = await places.untold()
    assert trouble.table.game_id == other.game_id
    assert [line["game"] for line in logs] == [table.game_id]


async def test_which_game_is_meant(house: House, table: Table, places: Places) -> None:
    with pytest.raises(NothingToResume):
        await places.meant(EVA.user_id, ELSEWHERE)
    assert await places.meant(ANA.user_id, ELSEWHERE) == table
    other = await house.deal(THREAD + 1)
    with pytest.raises(SeveralGames) as error:
        await places.meant(ANA.user_id, ELSEWHERE)
    assert error.value.count == 2
    assert await places.meant(ANA.user_id, (GUILD, THREAD + 1)) == other
    await places.shut(table)
    assert await places.meant(ANA.user_id, ELSEWHERE) == table
    assert await places.meant(ANA.user_id, ELSEWHERE, other.game_id) == other
    assert await places.meant(RUI.user_id, (GUILD, THREAD + 1)) == other


async def test_which_games_are_not_to_be_gone_on_with(
    house: House, table: Table, places: Places
) -> None:
    with pytest.raises(NotYourGame):
        await places.meant(EVA.user_id, ELSEWHERE, table.game_id)
    with pytest.raises(NoSuchGame):
        await places.meant(ANA.user_id, (GUILD + 1, 77), table.game_id)
    with pytest.raises(NoSuchGame):
        await places.meant(ANA.user_id, ELSEWHERE, 99)
    await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    with pytest.raises(GameIsOver):
        await places.meant(ANA.user_id, ELSEWHERE, table.game_id)
    with pytest.raises(NothingToResume):
        await places.meant(ANA.user_id, ELSEWHERE)


async def test_the_thread_of_a_game_may_be_closed_a_day_after_its_end_once(
    house: House, table: Table, places: Places
) -> None:
    assert await places.in_play() == ((THREAD, CHANNEL),)
    await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    assert not await places.is_played_in(THREAD)
    house.later(hours=23)
    again = await house.deal(THREAD)
    house.later(hours=2)
    assert await places.finished() == (), "another game is played in it"
    await house.tables.act(HERE, house.sender(RUI), Action.RESIGN)
    assert await places.finished() == (), "that one has only just ended"
    house.later(days=1)
    assert await places.finished() == ((table.game_id, THREAD), (again.game_id, THREAD))
    await places.closed(table.game_id)
    assert await places.finished() == ((again.game_id, THREAD),)
    await house.deal(THREAD)
    assert await places.is_played_in(THREAD)
