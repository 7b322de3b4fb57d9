"""Calling a game off by command: alone, by asking, and too late."""

import simcord

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


async def test_before_the_first_move_it_wants_to_be_confirmed_and_counts_for_nobody(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    _mover, other, _game = await players(world, thread)
    question = said(await other.slash(thread, "abort"))
    assert question.ephemeral
    assert "has made no move yet" in words(question)
    await press(other, question, "Call it off")
    assert "Called off." in words(board(thread))
    assert "counts for nobody" in words(board(thread))


async def test_later_the_other_is_asked_and_too_late_the_way_out_is_named(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    await move(mover, thread, "n")
    asked = said(await other.slash(thread, "abort"))
    assert f"<@{mover.id}>, **{other.user.global_name}** asks to call this game off" in words(asked)
    assert users_called(env) == [mover.id]
    assert labels(board(thread))[:2] == ["Accept", "Decline"]
    choice = said(await mover.slash(thread, "abort"))
    assert (choice.ephemeral, labels(choice)) == (True, ["Accept", "Decline"])
    await press(mover, choice, "Decline")
    assert "did not agree: the game goes on" in words(board(thread))
    await move(mover, thread, "p!")
    await move(other, thread, "n p!")
    late = said(await other.slash(thread, "abort"))
    assert late.ephemeral
    assert all(way in words(late) for way in ("first two turns", "`/draw`", "`/resign`"))
