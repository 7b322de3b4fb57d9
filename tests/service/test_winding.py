"""What a clock makes of facts that another process has changed a moment before."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.chimes import ChimeKind
from bot.service.winding import after_deed, struck
from bot.store.clock_rows import ClockRow, Facts
from bot.store.errors import Conflict
from tests.service.house import House, choice
from tests.service.timed import deal, move, strike, timer

NOW = datetime(2030, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)
RUNS = ClockRow(game_id=1, turn=1, allowance=86_400_000, due_at=NOW + DAY)


def facts(clock: ClockRow | None, outcome: str | None = None) -> Facts:
    return Facts(
        game_id=1,
        on_turn=1,
        pace=1,
        outcome=outcome,
        closes_at=None,
        hours=None,
        away_until=None,
        clock=clock,
    )


@pytest.mark.parametrize("clock", [None, RUNS])
def test_nothing_is_claimed_of_a_clock_that_has_time_left(clock: ClockRow | None) -> None:
    with pytest.raises(Conflict):
        after_deed(1, NOW, active=False, claims=True)(facts(clock))


def test_a_game_that_has_ended_meanwhile_strikes_no_more() -> None:
    assert struck(1, NOW + 2 * DAY)(facts(RUNS, "A RESIGNED")) is None


def test_a_clock_at_which_nothing_is_due_stays_as_it_is() -> None:
    assert struck(1, NOW)(facts(RUNS)) is None


async def test_who_is_away_and_plays_all_the_same_loses_no_time(house: House) -> None:
    table = await deal(house, 3)
    await house.holidays.leave(table.mover.user_id, "9")
    await strike(house)
    house.later(days=1)
    moved = await move(house, table, choice(table.game))
    assert (await timer(house, moved.table)).left == 3 * DAY


async def test_who_may_extend_still(house: House) -> None:
    table = await deal(house, 3)
    seat = table.game.mover
    assert (await timer(house, table)).may_extend(seat)
    chime = await house.clocks.extend(table.game_id, house.sender(table.mover))
    assert not (await timer(house, table)).may_extend(seat)
    assert (await timer(house, table)).may_extend(seat.other)
    assert chime.kind is ChimeKind.EXTENDED
