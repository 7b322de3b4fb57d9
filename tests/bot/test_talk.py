"""Draw offers, taking back and resigning, by commands and by the buttons they bring."""

import pytest
import simcord

from bot.service.people import Sender
from bot.service.table import Numbered
from engine.outcome import Ending, Outcome
from tests.bot.staged import Stage, stage_of
from tests.bot.world import (
    PLAIN,
    World,
    begun,
    board,
    labels,
    move,
    players,
    press,
    said,
    users_called,
    words,
)
from tests.engine.quiet import quiet_turn, slow_table


@pytest.fixture
def stage(world: World, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return stage_of(world, monkeypatch)


async def test_a_draw_is_offered_once_and_accepted_by_the_opponent_alone(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    offer = said(await mover.slash(thread, "draw"))
    assert users_called(env) == [other.id]
    assert f"<@{other.id}>, **{mover.user.global_name}** offers a draw." in words(offer)
    assert labels(board(thread))[:2] == ["Accept", "Decline"]
    for member in (mover, world.eva):
        refused = said(await press(member, board(thread), "Accept"))
        assert refused.ephemeral
    again = said(await mover.slash(thread, "draw"))
    assert again.ephemeral
    assert "on offer already" in words(again)
    await world.crash()
    await press(other, board(thread), "Accept")
    assert "Drawn." in words(board(thread))
    assert labels(board(thread)) == ["Rematch"]
    assert (await players(world, thread))[2].outcome == Outcome(None, Ending.AGREED)


async def test_a_declined_draw_goes_on_and_is_not_offered_again_in_the_turn(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    await mover.slash(thread, "draw")
    question = said(await other.slash(thread, "draw"))
    assert question.ephemeral
    assert labels(question) == ["Accept", "Decline"]
    await press(other, question, "Decline")
    assert words(question) == "Done."
    assert "declined the draw" in words(board(thread))
    again = said(await mover.slash(thread, "draw"))
    assert "declined in this turn" in words(again)


async def test_a_draw_can_be_claimed_when_the_rules_give_it(world: World, stage: Stage) -> None:
    thread = await stage(slow_table(19), "br")
    await quiet_turns(world, thread)
    _mover, other, game = await players(world, thread)
    assert game.can_claim_draw
    question = said(await other.slash(thread, "draw"))
    assert question.ephemeral
    assert labels(question) == ["Claim the draw", "Offer a draw"]
    await press(other, question, "Claim the draw")
    assert "Claimed" in words(said(await other.slash(thread, "table")))
    assert (await players(world, thread))[2].outcome == Outcome(None, Ending.DRAW_CLAIMED)


async def quiet_turns(world: World, thread: simcord.ChannelHandle) -> None:
    """Let both play forty turns, past Discord, in which nothing goes to the centre."""
    tables = world.bot.desk.tables
    for number in range(40):
        table = await tables.here(thread.id)
        assert not table.game.can_claim_draw
        line = f"{quiet_turn(table.game)}!"
        await tables.play(Numbered(table.game_id), Sender(table.mover, number), line)


async def test_a_move_is_taken_back_alone_as_long_as_it_turned_nothing_up(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, before = await players(world, thread)
    nothing = said(await mover.slash(thread, "undo"))
    assert nothing.ephemeral
    assert "nothing to take back" in words(nothing)
    await move(mover, thread, "ab")
    assert "It is not your turn" in words(said(await other.slash(thread, "undo")))
    undone = said(await mover.slash(thread, "undo"))
    assert "took a move back" in words(undone)
    assert (await players(world, thread))[2].view == before.view


async def test_what_turned_a_card_is_taken_back_only_if_the_opponent_agrees(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, before = await players(world, thread)
    await move(mover, thread, "n")
    question = said(await mover.slash(thread, "undo"))
    assert question.ephemeral
    assert labels(question) == ["Ask"]
    await press(mover, question, "Ask")
    assert users_called(env) == [other.id]
    await world.restart()
    await press(other, board(thread), "Decline")
    assert "did not agree" in words(board(thread))
    await press(mover, said(await mover.slash(thread, "undo")), "Ask")
    await press(other, board(thread), "Accept")
    assert "agreed: the turn begins anew" in words(board(thread))
    assert (await players(world, thread))[2].view == before.view


async def test_resigning_wants_to_be_confirmed_and_ends_the_game(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    stranger = said(await world.eva.slash(thread, "resign"))
    assert stranger.ephemeral
    assert "Only Ana and Rui play here" in words(stranger)
    question = said(await other.slash(thread, "resign"))
    assert question.ephemeral
    assert (await players(world, thread))[2].outcome is None
    await press(other, question, "Resign")
    assert f"{mover.user.global_name} wins against {other.user.global_name}!" in words(
        board(thread)
    )
    table = await world.bot.desk.tables.here(thread.id)
    assert table.seed is not None
    assert table.seed in words(board(thread))
    late = said(await mover.slash(thread, "move", line="n"))
    assert late.ephemeral
    assert "This game is over" in words(late)
    assert labels(board(thread)) == ["Rematch"]


async def test_a_record_in_progress_tells_nothing_hidden(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    await move(mover, thread, "n")
    answer = said(await world.eva.slash(thread, "record"))
    text = (await answer.attachments[0].read()).decode()
    assert PLAIN not in text
    assert "[Seed" not in text
    assert "[Deal " not in text
    assert "n=" in text
