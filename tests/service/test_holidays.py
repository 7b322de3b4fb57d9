"""Who is away has no time to lose, thirty days a year at most; reminders are as each wishes."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.chimes import Chime, ChimeKind
from bot.service.habits import WEEK, Habit, Where
from bot.service.table import Action, Numbered, Table
from bot.service.time_errors import ClockStands, DayPast, NoSuchDay, TooLongAway
from tests.service.conftest import Stage
from tests.service.house import ANA, HERE, RUI, House, choice
from tests.service.timed import (
    deal,
    due_at,
    heard,
    move,
    other,
    restarted,
    strike,
    timer,
    told,
    turn,
)

AWAY, HALF, OWN, TENTH = ChimeKind.AWAY, ChimeKind.HALF, ChimeKind.OWN, ChimeKind.TENTH
DAY = timedelta(days=1)
# A's last card goes to house a, although house b holds an ace for the centre.
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"


@pytest.fixture
async def table(house: House) -> Table:
    return await deal(house)


async def test_the_clock_stands_while_its_player_is_away_and_the_thread_is_told_once(
    house: House, table: Table
) -> None:
    mover = table.mover
    house.later(days=1)
    assert await house.holidays.leave(mover.user_id, "10") == house.now + 10 * DAY
    standing = await timer(house, table)
    assert (standing.due_at, standing.left) == (None, 2 * DAY)
    with pytest.raises(ClockStands):
        await house.clocks.extend(table.game_id, house.sender(mover))
    (chime,) = await strike(house)
    assert (chime.kind, chime.ping, chime.person) == (AWAY, None, mover)
    assert chime.table.away_until[table.game.mover] == house.now + 10 * DAY
    (game,) = await house.tables.games_of(other(table).user_id, table.guild_id)
    assert (game.away_until, game.on_turn) == (house.now + 10 * DAY, mover)
    assert await heard(house, days=9) == []
    assert told(await heard(house, days=2)) == [(HALF, mover)]
    assert await due_at(house, table) == house.now + DAY
    (game,) = await house.tables.games_of(mover.user_id, table.guild_id)
    assert game.away_until is None


async def test_only_the_own_clock_stands(house: House, table: Table) -> None:
    await house.holidays.leave(other(table).user_id, "10")
    assert await due_at(house, table) == house.now + 3 * DAY
    assert told(await strike(house)) == [(AWAY, None)]
    table = await turn(house, table)
    assert table.timer is not None
    assert (table.timer.due_at, table.timer.left) == (None, 3 * DAY)


async def test_who_is_back_early_goes_on_with_the_time_left(house: House, table: Table) -> None:
    mover = table.mover
    assert not await house.holidays.come_back(mover.user_id)
    await house.holidays.leave(mover.user_id, "20")
    await heard(house, days=5)
    assert await house.holidays.come_back(mover.user_id)
    assert await due_at(house, table) == house.now + 3 * DAY
    assert await house.holidays.until((mover.user_id,)) == {}
    assert await house.holidays.leave(mover.user_id, "25") == house.now + 25 * DAY
    with pytest.raises(TooLongAway) as error:
        await house.holidays.leave(mover.user_id, "26")
    assert (error.value.days_left, error.value.year) == (25, 2030)
    assert await house.holidays.until((mover.user_id,)) == {mover.user_id: house.now + 25 * DAY}


async def test_each_year_has_its_thirty_days(house: House) -> None:
    house.now = datetime(2030, 12, 20, 12, tzinfo=UTC)
    with pytest.raises(TooLongAway) as error:
        await house.holidays.leave(ANA.user_id, "45")
    assert (error.value.days_left, error.value.year) == (30, 2031)
    assert await house.holidays.leave(ANA.user_id, "40") == house.now + 40 * DAY
    house.later(days=40)
    await house.holidays.leave(ANA.user_id, "1")


@pytest.mark.parametrize("text", ["", "0", "-3", "soon", "٣", "2030-02-30", "2030-13-01"])
async def test_a_day_that_is_none(house: House, text: str) -> None:
    with pytest.raises(NoSuchDay) as error:
        await house.holidays.leave(ANA.user_id, text)
    assert error.value.text == text


@pytest.mark.parametrize("text", ["2029-12-31", "20291231", "0001-01-01"])
async def test_a_day_that_has_passed(house: House, text: str) -> None:
    with pytest.raises(DayPast) as error:
        await house.holidays.leave(ANA.user_id, text)
    assert error.value.text == text


@pytest.mark.parametrize("text", ["31", "1000", "9999999", "2030-03-01", "20300301", "9999-12-31"])
async def test_more_days_than_a_year_gives_are_too_many_however_they_are_typed(
    house: House, text: str
) -> None:
    with pytest.raises(TooLongAway) as error:
        await house.holidays.leave(ANA.user_id, text)
    assert error.value.days_left == 30


async def test_the_day_that_is_named_is_the_last_one(house: House) -> None:
    end = await house.holidays.leave(ANA.user_id, " 2030-01-09 ")
    assert end == datetime(2030, 1, 10, tzinfo=UTC)


async def test_a_holiday_begun_after_the_deadline_takes_no_claim_away(
    house: House, table: Table
) -> None:
    await heard(house, days=3)
    await house.holidays.leave(table.mover.user_id, "10")
    assert (await timer(house, table)).expired_at is not None
    assert told(await strike(house)) == [(AWAY, None)]


async def test_a_holiday_during_an_outage_and_an_adjourned_game(
    house: House, table: Table, url: str
) -> None:
    await house.holidays.leave(table.mover.user_id, "10")
    await strike(house)
    house = await restarted(house, url)
    house.later(days=12)
    assert await strike(house) == []
    assert await due_at(house, table) == house.now + 3 * DAY
    await heard(house, days=60)
    assert (await timer(house, table)).adjourned_at is not None
    await house.holidays.leave(table.mover.user_id, "2")
    assert await strike(house) == []
    assert not await house.holidays.come_back(ANA.user_id + 5)
    await house.store.close()


async def test_the_tick_finds_who_has_left_by_itself(house: House, table: Table) -> None:
    house.later(days=1)
    async with house.store._database.writing() as connection:
        until = round((house.now + 5 * DAY).timestamp() * 1000)
        await connection.exec_driver_sql(
            "INSERT INTO holiday (user_id, since, until) VALUES (?, 0, ?)",
            (table.mover.user_id, until),
        )
    assert await strike(house) == []
    assert (await timer(house, table)).left == 2 * DAY


async def test_an_end_that_may_be_called_stops_the_clock(house: House, stage: Stage) -> None:
    start = await stage(LAST_CARD, pace=1)
    assert start.timer is not None
    won = (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table
    assert won.timer is not None
    assert (won.timer.due_at, won.timer.left) == (None, DAY)
    house.later(hours=30)
    await house.clocks.strike()
    assert (await timer(house, won)).left is not None
    called = await house.tables.call(HERE, house.sender(RUI))
    assert called.table.game.outcome is None
    assert called.table.timer is not None
    assert called.table.timer.due_at == house.now + DAY


async def test_an_end_without_a_pace_waits_too(house: House, stage: Stage) -> None:
    await stage(LAST_CARD)
    await house.habits.remind(RUI.user_id, Where.THREAD, 4, "en-US")
    won = (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table
    await house.habits.remind(RUI.user_id, Where.THREAD, 3, "en-US")
    house.later(days=40)
    await house.clocks.strike()
    assert (await house.tables.by_id(won.game_id)).timer is None
    closed = await house.tables.act(HERE, house.sender(RUI), Action.CLOSE)
    assert closed.table.timer is None


async def test_an_interval_of_ones_own_three_times_a_turn(house: House, table: Table) -> None:
    mover = table.mover
    await house.habits.remind(mover.user_id, Where.THREAD, 10, "en-US")
    said = await heard(house, days=2, hours=23)
    assert told(said) == [(OWN, mover), (OWN, mover), (TENTH, mover)]
    table = await turn(house, table)
    assert told(await heard(house, hours=36)) == [(HALF, table.mover)]


async def test_a_long_interval_leaves_the_last_warning(house: House, table: Table) -> None:
    mover = table.mover
    await house.habits.remind(mover.user_id, Where.THREAD, 48, "en-US")
    said = await heard(house, days=2, hours=23)
    assert told(said) == [(OWN, mover), (TENTH, mover)]
    await heard(house, hours=1)
    await house.habits.remind(mover.user_id, Where.THREAD, 5, "en-US")
    assert await heard(house, days=1) == []


async def test_an_interval_without_a_pace(house: House) -> None:
    table = await deal(house, None)
    mover, waits = table.mover, other(table)
    await house.habits.remind(waits.user_id, Where.THREAD, 1, "en-US")
    await house.habits.remind(mover.user_id, Where.THREAD, 24, "en-US")
    assert told(await heard(house, days=2)) == [(OWN, mover)] * 2
    table = (await move(house, table, choice(table.game))).table
    assert told(await heard(house, days=9)) == [(OWN, mover)]
    (owed,) = [Chime(1, 0, OWN, table.game.turn, table, mover, house.now)]
    assert not owed.is_moot


async def test_wishes_are_kept(house: House, url: str) -> None:
    assert await house.habits.of(ANA.user_id) == Habit()
    await house.habits.remind(ANA.user_id, Where.DM, 12, "pt-BR")
    await house.habits.closed(ANA.user_id)
    assert not (await house.habits.of(ANA.user_id)).takes_dm
    await house.habits.send_digest(ANA.user_id, "de", wanted=True)
    house = await restarted(house, url)
    kept = Habit(where=Where.DM, hours=12, takes_dm=True, digest=True, locale="de")
    assert await house.habits.of(ANA.user_id) == kept
    await house.store.close()


async def test_the_digest_comes_once_a_week_and_names_who_waits(house: House, table: Table) -> None:
    mover = table.mover
    for person in table.players:
        await house.habits.send_digest(person.user_id, "en-US", wanted=True)
    found = {digest.user_id: digest.games for digest in await house.habits.digests()}
    assert {user: len(games) for user, games in found.items()} == {
        mover.user_id: 1,
        other(table).user_id: 0,
    }
    assert await house.habits.digests() == ()
    await house.habits.send_digest(other(table).user_id, "en-US", wanted=False)
    house.now += WEEK
    (digest,) = await house.habits.digests()
    assert (digest.user_id, digest.games[0].game_id) == (mover.user_id, table.game_id)
    await house.habits.closed(mover.user_id)
    house.now += WEEK
    assert await house.habits.digests() == ()


async def test_the_list_of_games_puts_what_is_due_first(house: House) -> None:
    week, day, free = [await deal(house, pace, 40 + (pace or 0)) for pace in (7, 1, None)]
    gone = await deal(house, 14, 60)
    await house.tables.act(Numbered(gone.game_id), house.sender(ANA), Action.RESIGN)
    user, guild = week.mover.user_id, week.guild_id
    games = await house.tables.games_of(user, guild)
    assert [game.game_id for game in games] == [one.game_id for one in (day, week, free, gone)]
    house.later(days=1)
    await house.clocks.strike()
    house.later(days=31)
    await house.clocks.strike()
    games = await house.tables.games_of(user, guild)
    assert [game.game_id for game in games][:1] == [week.game_id]
    assert {game.game_id for game in games[1:3]} == {day.game_id, free.game_id}


async def test_two_who_go_away_at_the_same_instant_are_both_told(house: House) -> None:
    table = await deal(house)
    for person in table.players:
        await house.holidays.leave(person.user_id, "3")
    assert [(chime.kind, chime.person) for chime in await strike(house)] == [
        (ChimeKind.AWAY, person) for person in table.players
    ]


async def test_who_is_back_before_it_was_told_is_not_said_to_be_away(
    house: House, table: Table
) -> None:
    await house.holidays.leave(table.mover.user_id, "2030-01-20")
    assert await house.holidays.come_back(table.mover.user_id)
    assert await strike(house) == []
    await house.holidays.leave(table.mover.user_id, "2030-01-20")
    assert told(await strike(house)) == [(AWAY, None)]
