"""The threads of games: kept open while they are played, opened on request, closed at last."""

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.service.places import OPEN_AFTER_END
from bot.ui.chores import work
from bot.ui.threads import close_finished
from tests.bot.world import PLAIN, World, begun, board, move, players, press, said

WEEK = timedelta(days=7)


def archived(thread: simcord.ChannelHandle) -> bool:
    meta: Any = thread._env.backend.channels[thread.id].thread_metadata
    return bool(meta.archived)


async def archive(world: World, thread: simcord.ChannelHandle, after: timedelta) -> None:
    """Archive a thread so long after its last message, as Discord or a moderator does."""
    last = discord.utils.snowflake_time(board(thread).id)
    meta: Any = world.env.backend.channels[thread.id].thread_metadata
    meta.archive_timestamp = (last + after).isoformat()
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    meta.archive_timestamp = (last + after).isoformat()
    await world.env.advance_time(1)


@pytest.mark.parametrize(("after", "stays"), [(WEEK, False), (timedelta(hours=3), True)])
async def test_what_discord_archives_is_opened_and_what_a_moderator_does_is_respected(
    world: World, after: timedelta, *, stays: bool
) -> None:
    thread = await begun(world, PLAIN)
    await archive(world, thread, after)
    assert archived(thread) is stays
    mover, _other, _game = await players(world, thread)
    await mover.slash(world.channel, "games")
    assert not archived(thread)


@pytest.mark.parametrize(("after", "stays"), [(WEEK, False), (timedelta(hours=3), True)])
async def test_the_same_if_it_happened_while_the_bot_was_down(
    world: World, after: timedelta, *, stays: bool
) -> None:
    thread = await begun(world, PLAIN)
    await world.bot.close()
    last = discord.utils.snowflake_time(board(thread).id)
    meta: Any = world.env.backend.channels[thread.id].thread_metadata
    meta.archived, meta.archive_timestamp = True, (last + after).isoformat()
    await world.restart()
    await world.env.advance_time(1)
    assert archived(thread) is stays


async def test_a_thread_deleted_while_the_bot_was_down_is_missed_at_the_start(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    number = (await world.bot.desk.tables.here(thread.id)).game_id
    await world.bot.close()
    env.backend.delete_channel(thread.id)
    await world.restart()
    await env.settle()
    assert (await world.bot.desk.tables.by_id(number)).thread_id is None


async def test_a_day_after_the_end_a_thread_is_closed(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    running = await world.challenge_and_accept()
    mover, _other, _game = await players(world, thread)
    await press(mover, said(await mover.slash(thread, "resign")), "Resign")
    places = world.bot.desk.places
    await close_finished(world.bot)
    assert not archived(thread)
    clock = places._clock
    places._clock = lambda: clock() + OPEN_AFTER_END
    env.inject_error("PATCH", f"/channels/{thread.id}", status=500, times=1)
    await close_finished(world.bot)
    assert not archived(thread), "Discord did not take it, so it is tried again"
    await close_finished(world.bot)
    assert archived(thread)
    assert not archived(running)
    assert await places.finished() == ()
    await work(world.bot)
    assert archived(thread), "a game that is over needs no open thread"
    mover, _other, _game = await players(world, running)
    await move(mover, running, "n")
