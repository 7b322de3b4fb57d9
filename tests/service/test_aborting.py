"""Calling a game off: alone, or with the other's consent, and then it counts for nobody."""

import asyncio

import pytest

from bot.service.errors import GameIsOver
from bot.service.table import Action, Numbered, Result, Table
from engine.events import AbortAsked, AbortDeclined, Aborted, AbortGranted
from engine.outcome import Ending, Outcome, Refusal, Refused
from tests.service.house import HERE, House, waiting, whole_turn

CALLED_OFF = Outcome(None, Ending.ABORTED)


async def test_before_the_first_move_one_calls_it_off_alone(house: House, table: Table) -> None:
    result = await house.tables.act(HERE, house.sender(waiting(table)), Action.ABORT)
    assert result.events == (Aborted(table.game.mover.other),)
    assert (result.table.game.outcome, result.ping) == (CALLED_OFF, None)
    assert result.table.seed == house.seed, "a game that is over proves its deal"
    (game,) = await house.tables.games_of(table.mover.user_id, table.guild_id)
    assert game.outcome == CALLED_OFF
    with pytest.raises(GameIsOver):
        await house.move(result.table)


async def test_once_the_other_has_moved_it_takes_both(house: House, table: Table) -> None:
    moved = (await house.move(table)).table
    asker = waiting(moved)
    with pytest.raises(Refused) as error:
        await house.tables.act(HERE, house.sender(asker), Action.ABORT)
    assert error.value.refusal is Refusal.ABORT_NEEDS_CONSENT
    asked = await house.tables.act(HERE, house.sender(asker), Action.ASK_ABORT)
    assert asked.events == (AbortAsked(moved.game.mover.other),)
    assert asked.ping == moved.mover
    granted = await house.tables.act(HERE, house.sender(moved.mover), Action.GRANT_ABORT)
    assert granted.events == (AbortGranted(moved.game.mover),)
    assert granted.table.game.outcome == CALLED_OFF


async def test_declined_the_game_goes_on(house: House, table: Table) -> None:
    await house.tables.act(HERE, house.sender(table.mover), Action.ASK_ABORT)
    declined = await house.tables.act(HERE, house.sender(waiting(table)), Action.DECLINE_ABORT)
    assert declined.events == (AbortDeclined(table.game.mover.other),)
    assert (await house.move(declined.table)).table.game.outcome is None


async def test_in_the_third_turn_it_is_too_late(house: House, table: Table) -> None:
    while table.game.turn < 3:
        sender, line = house.sender(table.mover), whole_turn(table.game)
        table = (await house.tables.play(HERE, sender, line)).table
    for action in (Action.ABORT, Action.ASK_ABORT):
        with pytest.raises(Refused) as error:
            await house.tables.act(HERE, house.sender(table.mover), action)
        assert error.value.refusal is Refusal.ABORT_TOO_LATE


async def test_a_first_move_and_calling_off_at_once(house: House, table: Table) -> None:
    told = await asyncio.gather(
        house.move(table),
        house.tables.act(Numbered(table.game_id), house.sender(waiting(table)), Action.ABORT),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Result) for answer in told) == 1
    assert (await house.tables.by_id(table.game_id)).game.version == 1
