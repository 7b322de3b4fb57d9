"""Deadlines, reminders, extensions, claims: each once, and never against the other rules."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.service.chimes import ChimeKind
from bot.service.errors import GameIsOver, NotYourGame, NotYourTurn, StaleVersion
from bot.service.table import Action, Numbered, Result, Table
from bot.service.time_errors import (
    AlreadyExtended,
    ClockStands,
    NoClock,
    NotAdjourned,
    NotThisTurn,
    TimeIsUp,
    TimeNotUp,
)
from bot.store import Store
from bot.store.rows import Append
from engine.cards import Seat
from engine.outcome import Ending, Outcome, Refusal, Refused
from tests.service.house import EVA, House, choice, spoil
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

HALF, TENTH, EXPIRED = ChimeKind.HALF, ChimeKind.TENTH, ChimeKind.EXPIRED
DAY = timedelta(days=1)


@pytest.fixture
async def table(house: House) -> Table:
    return await deal(house)


@pytest.fixture
async def late(house: House, table: Table) -> Table:
    """A game in which the time of the player on turn is up, and the opponent was told."""
    await heard(house, days=3)
    return await house.tables.by_id(table.game_id)


@pytest.fixture
async def other_house(url: str, house: House) -> AsyncIterator[House]:
    """A second process, as it were, with the same database."""
    store = await Store.open(url)
    yield House(store, house.now)
    await store.close()


async def test_a_turn_has_its_pace_from_its_beginning_on(house: House, table: Table) -> None:
    assert await due_at(house, table) == house.now + 3 * DAY
    house.later(days=1)
    first = (await move(house, table, choice(table.game))).table
    if first.game.turn == table.game.turn:
        assert await due_at(house, table) == house.now + 2 * DAY
    table = await turn(house, first)
    assert table.timer is not None
    assert (table.timer.due_at, table.timer.turn) == (house.now + 3 * DAY, table.game.turn)


async def test_reminders_at_half_time_and_near_the_end_then_the_opponent_chooses(
    house: House, table: Table
) -> None:
    mover, waits = table.mover, other(table)
    said = await heard(house, days=6)
    assert told(said) == [(HALF, mover), (TENTH, mover), (EXPIRED, waits)]
    assert (await timer(house, table)).expired_at == table.made_at + 3 * DAY


async def test_reminders_missed_while_nobody_looked_become_one(house: House, table: Table) -> None:
    await strike(house)
    house.later(days=2, hours=23)
    assert told(await strike(house)) == [(TENTH, table.mover)]
    assert await strike(house) == []


async def test_a_turn_that_is_played_ends_its_reminders(house: House, table: Table) -> None:
    assert told(await heard(house, days=2)) == [(HALF, table.mover)]
    table = await turn(house, table)
    assert told(await heard(house, days=1)) == []
    assert told(await heard(house, hours=12)) == [(HALF, table.mover)]


async def test_a_reminder_that_was_overtaken_is_not_sent(house: House, table: Table) -> None:
    house.later(hours=36)
    await house.clocks.strike()
    (owed,) = await house.notices.due()
    assert not owed.is_moot
    await turn(house, table)
    (owed,) = await house.notices.due()
    assert owed.is_moot


async def test_no_more_for_this_turn(house: House, table: Table) -> None:
    sender = house.sender(table.mover)
    await house.clocks.mute(table.game_id, sender, table.game.turn)
    assert told(await heard(house, days=3)) == [(EXPIRED, other(table))]
    with pytest.raises(NotYourTurn):
        await house.clocks.mute(table.game_id, house.sender(other(table)), table.game.turn)
    table = await turn(house, table)
    with pytest.raises(NotThisTurn):
        await house.clocks.mute(table.game_id, house.sender(table.mover), table.game.turn - 1)
    assert told(await heard(house, days=2)) == [(HALF, table.mover)]


async def test_one_extension_for_each_player(house: House, table: Table) -> None:
    house.later(days=2)
    chime = await house.clocks.extend(table.game_id, house.sender(table.mover))
    assert (chime.kind, chime.ping, chime.is_moot) == (ChimeKind.EXTENDED, None, False)
    await house.notices.sent(chime.notice_id)
    assert await due_at(house, table) == house.now + 4 * DAY
    with pytest.raises(AlreadyExtended):
        await house.clocks.extend(table.game_id, house.sender(table.mover))
    assert told(await heard(house, days=2)) == [(HALF, table.mover)]
    table = await turn(house, table)
    chime = await house.clocks.extend(table.game_id, house.sender(table.mover))
    await house.notices.sent(chime.notice_id)
    table = await turn(house, table)
    for person in table.players:
        with pytest.raises((AlreadyExtended, NotYourTurn)):
            await house.clocks.extend(table.game_id, house.sender(person))


async def test_who_may_extend(house: House, table: Table) -> None:
    with pytest.raises(NotYourTurn):
        await house.clocks.extend(table.game_id, house.sender(other(table)))
    with pytest.raises(NotYourGame):
        await house.clocks.extend(table.game_id, house.sender(EVA))
    free = await deal(house, None, 31)
    with pytest.raises(NoClock):
        await house.clocks.extend(free.game_id, house.sender(free.mover))
    await house.tables.act(Numbered(free.game_id), house.sender(free.mover), Action.RESIGN)
    with pytest.raises(GameIsOver):
        await house.clocks.extend(free.game_id, house.sender(free.mover))


async def test_a_missed_deadline_is_not_extended(house: House, late: Table) -> None:
    with pytest.raises(TimeIsUp):
        await house.clocks.extend(late.game_id, house.sender(late.mover))


async def test_the_win_is_claimed_by_who_waited(house: House, late: Table) -> None:
    key = Numbered(late.game_id)
    with pytest.raises(Refused) as error:
        await house.tables.act(key, house.sender(late.mover), Action.CLAIM_TIME)
    assert error.value.refusal is Refusal.OWN_TIME
    claimed = await house.tables.act(key, house.sender(other(late)), Action.CLAIM_TIME)
    winner = late.game.mover.other
    assert claimed.table.game.outcome == Outcome(winner, Ending.TIME_CLAIMED)
    assert claimed.table.timer is None
    await house.tables.posted(claimed.table, 9, claimed.notice_id)
    assert await heard(house, days=40) == []


async def test_nothing_is_claimed_before_the_time_is_up(house: House, table: Table) -> None:
    key = Numbered(table.game_id)
    with pytest.raises(TimeNotUp) as error:
        await house.tables.act(key, house.sender(other(table)), Action.CLAIM_TIME)
    assert error.value.due_at == house.now + 3 * DAY
    with pytest.raises(TimeNotUp):
        await house.clocks.give(table.game_id, house.sender(other(table)))
    free = await deal(house, None, 31)
    with pytest.raises(TimeNotUp) as error:
        await house.tables.act(Numbered(free.game_id), house.sender(other(free)), Action.CLAIM_TIME)
    assert error.value.due_at is None


async def test_a_move_after_the_deadline_counts_and_ends_the_claim(
    house: House, late: Table
) -> None:
    house.later(days=1)
    moved = await move(house, late, choice(late.game))
    assert moved.table.timer is not None
    assert moved.table.timer.due_at == house.now + 3 * DAY
    waits = moved.table.players[late.game.mover.other]
    with pytest.raises((TimeNotUp, Refused)):
        await house.tables.act(Numbered(late.game_id), house.sender(waits), Action.CLAIM_TIME)


async def test_what_the_opponent_does_ends_no_claim(house: House, late: Table) -> None:
    key = Numbered(late.game_id)
    offer = await house.tables.act(key, house.sender(other(late)), Action.OFFER_DRAW)
    await house.tables.posted(offer.table, 9, offer.notice_id)
    assert (await timer(house, late)).expired_at is not None
    answer = await house.tables.act(key, house.sender(late.mover), Action.DECLINE_DRAW)
    assert answer.table.timer is not None
    assert answer.table.timer.expired_at is None


async def test_more_time_may_be_given(house: House, late: Table) -> None:
    with pytest.raises(Refused):
        await house.clocks.give(late.game_id, house.sender(late.mover))
    chime = await house.clocks.give(late.game_id, house.sender(other(late)))
    assert (chime.kind, chime.ping) == (ChimeKind.GIVEN, late.mover)
    await house.notices.sent(chime.notice_id)
    assert await due_at(house, late) == house.now + 3 * DAY
    with pytest.raises(TimeNotUp):
        await house.clocks.give(late.game_id, house.sender(other(late)))
    said = await heard(house, days=3)
    assert told(said) == [(HALF, late.mover), (TENTH, late.mover), (EXPIRED, other(late))]


@pytest.mark.parametrize("pace", [1, None])
async def test_after_thirty_days_of_silence_a_game_is_adjourned_and_can_be_resumed(
    house: House, pace: int | None
) -> None:
    table = await deal(house, pace)
    mover = table.mover
    with pytest.raises(NotAdjourned):
        await house.clocks.wake(table.game_id, house.sender(mover))
    await heard(house, days=1)
    said = await heard(house, days=60)
    assert told(said) == [(ChimeKind.ADJOURNED, None)]
    with pytest.raises((TimeNotUp, ClockStands)):
        await house.clocks.give(table.game_id, house.sender(other(table)))
    with pytest.raises((NoClock, ClockStands)):
        await house.clocks.extend(table.game_id, house.sender(mover))
    chime = await house.clocks.wake(table.game_id, house.sender(other(table)))
    assert (chime.kind, chime.ping) == (ChimeKind.RESUMED, mover)
    await house.notices.sent(chime.notice_id)
    with pytest.raises(NotAdjourned):
        await house.clocks.wake(table.game_id, house.sender(mover))
    if pace is not None:
        assert await due_at(house, table) == house.now + DAY
    kinds = [kind for kind, _ping in told(await heard(house, days=32))]
    assert kinds[-1] is ChimeKind.ADJOURNED
    chime = await house.clocks.wake(table.game_id, house.sender(mover))
    assert chime.ping is None


async def test_a_move_resumes_an_adjourned_game(house: House, table: Table) -> None:
    await heard(house, days=40)
    assert (await timer(house, table)).adjourned_at is not None
    moved = await move(house, table, choice(table.game))
    assert moved.table.timer is not None
    assert moved.table.timer.due_at == house.now + 3 * DAY
    assert moved.table.timer.adjourned_at is None


async def test_without_a_pace_every_event_puts_the_adjournment_off(house: House) -> None:
    table = await deal(house, None)
    assert table.timer is None
    await heard(house, days=20)
    table = (await move(house, table, choice(table.game))).table
    assert await heard(house, days=29) == []
    assert told(await heard(house, days=1)) == [(ChimeKind.ADJOURNED, None)]


def meet(monkeypatch: pytest.MonkeyPatch, barrier: asyncio.Barrier, *houses: House) -> None:
    """Let nobody write to a log before all have looked at the table."""

    def waiting_in(house: House) -> Callable[[Append], Awaitable[int]]:
        append = house.store.log.append

        async def together(entry: Append) -> int:
            await barrier.wait()
            return await append(entry)

        return together

    for house in houses:
        monkeypatch.setattr(house.store.log, "append", waiting_in(house))


async def test_a_claim_and_a_move_at_the_same_instant(
    house: House, other_house: House, late: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    meet(monkeypatch, asyncio.Barrier(2), house, other_house)
    other_house.now = house.now
    other_house.ids = iter(range(10**6, 10**7))
    told_of = await asyncio.gather(
        house.tables.play(Numbered(late.game_id), house.sender(late.mover), choice(late.game)),
        other_house.tables.act(
            Numbered(late.game_id), other_house.sender(other(late)), Action.CLAIM_TIME
        ),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in told_of) == ["Result", "StaleVersion"]
    assert (await house.tables.by_id(late.game_id)).game.version == 1


async def test_a_claim_and_more_time_at_the_same_instant(
    house: House, other_house: House, late: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    barrier = asyncio.Barrier(2)
    meet(monkeypatch, barrier, house)
    other_house.now = house.now
    other_house.ids = iter(range(10**6, 10**7))

    async def give() -> object:
        await barrier.wait()
        return await other_house.clocks.give(late.game_id, other_house.sender(other(late)))

    claim, gift = await asyncio.gather(
        house.tables.act(Numbered(late.game_id), house.sender(other(late)), Action.CLAIM_TIME),
        give(),
        return_exceptions=True,
    )
    assert isinstance(claim, Result) is isinstance(gift, TimeNotUp)
    assert isinstance(claim, Result | StaleVersion)


async def test_two_processes_strike_once(house: House, other_house: House, table: Table) -> None:
    house.later(hours=36)
    other_house.now = house.now
    await asyncio.gather(house.clocks.strike(), other_house.clocks.strike())
    assert told(await strike(house)) == [(HALF, table.mover)]


async def test_each_stage_outlives_the_process(house: House, table: Table, url: str) -> None:
    said = []
    for _ in range(14):
        house = await restarted(house, url)
        said += await strike(house)
        house.later(hours=6)
        await house.clocks.beat()
    await house.store.close()
    assert told(said) == [(HALF, table.mover), (TENTH, table.mover), (EXPIRED, other(table))]


async def test_the_time_of_an_outage_does_not_count(house: House, table: Table, url: str) -> None:
    await heard(house, days=1)
    before = await due_at(house, table)
    house = await restarted(house, url)
    house.later(days=2)
    assert await house.clocks.beat() == 2 * DAY
    assert await house.clocks.beat() is None
    assert await due_at(house, table) == before + 2 * DAY
    assert await strike(house) == []
    assert told(await heard(house, hours=12)) == [(HALF, table.mover)]
    house.later(days=9)
    assert await house.clocks.beat() is None, "who runs is late and was not out"
    await house.store.close()


@pytest.mark.usefixtures("table")
async def test_a_short_outage_counts(house: House, url: str) -> None:
    await strike(house)
    house = await restarted(house, url)
    house.later(minutes=3)
    assert await house.clocks.beat() is None
    await house.store.close()


async def test_a_game_that_cannot_be_read_stops_no_other_clock(
    house: House, table: Table, url: str
) -> None:
    second = await deal(house, 3, 31)
    spoil(url, table)
    house.later(hours=36)
    with capture_logs() as logs:
        await house.clocks.strike()
    assert [line["game"] for line in logs if line["log_level"] == "error"] == [table.game_id]
    assert told(await strike(house)) == [(HALF, second.mover)]


async def test_a_game_of_before_gets_its_clock(house: House, table: Table) -> None:
    async with house.store._database.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM clock")
    assert (await house.tables.by_id(table.game_id)).timer is None
    house.later(days=9)
    assert await strike(house) == []
    assert await due_at(house, table) == house.now + 3 * DAY
    async with house.store._database.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM clock")
    result = await house.tables.act(
        Numbered(table.game_id), house.sender(table.players[Seat.A]), Action.RESIGN
    )
    assert result.table.timer is None
