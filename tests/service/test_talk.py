"""What players do besides moving: undo, draws, resigning."""

import pytest

from bot.service.table import Action, Result, Table
from engine.cards import Seat
from engine.events import DrawAccepted, DrawDeclined, DrawOffered, UndoGranted, Undone
from engine.moves import END
from engine.outcome import Ending, Outcome, Refusal, Refused
from tests.service.house import HERE, House, waiting


async def quiet_move(house: House, table: Table) -> Result:
    """Play on until a move turned nothing up."""
    result = await house.move(table)
    while True:
        assert result.played is not None
        (step,) = result.played.steps
        if not step.turned_up and step.event.move != END:
            return result
        result = await house.move(result.table)


async def refusal(house: House, table: Table, action: Action) -> Refusal:
    with pytest.raises(Refused) as error:
        await house.tables.act(HERE, house.sender(table.mover), action)
    assert await house.tables.by_id(table.game_id) == table
    return error.value.refusal


async def test_a_move_that_turned_nothing_up_is_taken_back(house: House, table: Table) -> None:
    moved = await quiet_move(house, table)
    undone = await house.tables.act(HERE, house.sender(moved.table.mover), Action.UNDO)
    assert undone.events == (Undone(moved.table.game.mover),)
    assert undone.table.game.version == moved.table.game.version + 1
    assert not undone.turn_changed
    assert undone.ping is None


async def test_with_consent_the_turn_is_taken_back(house: House, table: Table) -> None:
    moved = await house.move(table)
    mover, opponent = moved.table.mover, waiting(moved.table)
    await house.tables.act(HERE, house.sender(mover), Action.ASK_UNDO)
    await house.tables.act(HERE, house.sender(opponent), Action.DECLINE_UNDO)
    await house.tables.act(HERE, house.sender(mover), Action.ASK_UNDO)
    granted = await house.tables.act(HERE, house.sender(opponent), Action.GRANT_UNDO)
    assert granted.events == (UndoGranted(table.game.mover.other),)
    assert granted.table.game.position == table.game.position


async def test_a_draw_is_offered_and_agreed(house: House, table: Table) -> None:
    offered = await house.tables.act(HERE, house.sender(table.mover), Action.OFFER_DRAW)
    assert offered.events == (DrawOffered(table.game.mover),)
    agreed = await house.tables.act(HERE, house.sender(waiting(table)), Action.ACCEPT_DRAW)
    assert agreed.events == (DrawAccepted(table.game.mover.other),)
    assert agreed.table.game.outcome == Outcome(None, Ending.AGREED)
    (game,) = await house.tables.games_of(table.mover.user_id, table.guild_id)
    assert game.outcome == agreed.table.game.outcome


async def test_a_draw_is_offered_and_declined(house: House, table: Table) -> None:
    await house.tables.act(HERE, house.sender(table.mover), Action.OFFER_DRAW)
    declined = await house.tables.act(HERE, house.sender(waiting(table)), Action.DECLINE_DRAW)
    assert declined.events == (DrawDeclined(table.game.mover.other),)
    assert declined.table.game.outcome is None


async def test_whoever_resigns_has_lost(house: House, table: Table) -> None:
    resigned = await house.tables.act(HERE, house.sender(waiting(table)), Action.RESIGN)
    assert resigned.table.game.outcome == Outcome(table.game.mover, Ending.RESIGNED)
    assert table.game.mover in Seat


async def test_what_is_out_of_place_is_refused(house: House, table: Table) -> None:
    assert await refusal(house, table, Action.CLAIM_DRAW) is Refusal.NO_CLAIM
    assert await refusal(house, table, Action.ACCEPT_DRAW) is Refusal.NOT_OFFERED
    assert await refusal(house, table, Action.GRANT_UNDO) is Refusal.NOT_ASKED
    assert await refusal(house, table, Action.UNDO) is Refusal.NOTHING_TO_UNDO


ANSWERS = (
    ((Action.DECLINE_DRAW, Action.DECLINE_UNDO, Action.DECLINE_ABORT), None),
    ((Action.GRANT_UNDO, Action.DECLINE_ABORT, Action.DECLINE_DRAW), None),
    ((Action.DECLINE_ABORT, Action.ACCEPT_DRAW), Ending.AGREED),
    ((Action.DECLINE_UNDO, Action.GRANT_ABORT), Ending.ABORTED),
)


@pytest.mark.parametrize(("answers", "ending"), ANSWERS)
async def test_each_of_several_questions_can_be_answered(
    house: House, table: Table, answers: tuple[Action, ...], ending: Ending | None
) -> None:
    mover, other = table.mover, waiting(table)
    await house.move(table)
    asks = {mover: (Action.OFFER_DRAW, Action.ASK_UNDO), other: (Action.ASK_ABORT,)}
    for person, questions in asks.items():
        for question in questions:
            await house.tables.act(HERE, house.sender(person), question)
    for answer in answers:
        person = mover if answer in (Action.GRANT_ABORT, Action.DECLINE_ABORT) else other
        talk = (await house.tables.act(HERE, house.sender(person), answer)).table.game.talk
    after = (await house.tables.by_id(table.game_id)).game
    if ending is None:
        assert (talk.draw, talk.undo, talk.abort) == (None, None, None)
        assert after.outcome is None
    else:
        assert after.outcome is not None
        assert after.outcome.ending is ending
