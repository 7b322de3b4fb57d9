"""Threads that are deleted, locked or forbidden: the game lives on and gets another place."""

import discord
import pytest
import simcord

from tests.bot.world import (
    PLAIN,
    World,
    begun,
    board,
    labels,
    move,
    newest_first,
    players,
    press,
    said,
    users_called,
    words,
)

ANSWER = ("POST", "/webhooks/*")
POST = ("POST", "/channels/*/messages")


def told_in(channel: simcord.ChannelHandle) -> list[str]:
    """Return what a channel's plain messages say, challenges left out."""
    texts = [words(one) for one in channel.history()]
    return [text for text in texts if "/resume" in text]


def moved_to(world: World, *old: simcord.ChannelHandle) -> simcord.ChannelHandle:
    """Return the one thread that is not among the old ones."""
    known = {thread.id for thread in old}
    (new,) = (one for one in world.channel.threads if one.id not in known)
    return new


async def delete(world: World, channel: simcord.ChannelHandle) -> None:
    """Delete a channel or a thread, as a moderator does."""
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()


async def owing(world: World, env: simcord.Env, **fault: int) -> simcord.ChannelHandle:
    """Return the thread of a game in which the end of a turn could not be announced."""
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    await move(mover, thread, "n")
    env.inject_error(*ANSWER, times=1, **fault)
    env.inject_error(*POST, times=1, **fault)
    await mover.slash(thread, "move", line="p")
    return thread


async def test_a_deleted_thread_is_told_of_once_and_resume_gives_another(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, before = await players(world, thread)
    await delete(world, thread)
    await env.advance_time(200)
    (text,) = told_in(world.channel)
    assert "is gone" in text
    assert users_called(env, world.channel) == []
    assert "no thread" in words(said(await mover.slash(world.channel, "games")))
    answer = said(await mover.slash(world.channel, "resume"))
    new = moved_to(world)
    assert answer.ephemeral
    assert f"<#{new.id}>" in words(answer)
    calling, shown = new.history()
    assert f"<@{other.id}>" in words(calling)
    assert users_called(env, new) == []
    assert labels(shown)
    assert (await players(world, new))[2] == before
    assert "turned up" in words(await move(mover, new, "n"))
    await env.advance_time(600)
    assert len(told_in(world.channel)) == 1


async def test_what_is_owed_is_said_in_the_channel_and_flushed_by_resume(
    world: World, env: simcord.Env
) -> None:
    thread = await owing(world, env, status=500)
    mover, _other, game = await players(world, thread)
    await delete(world, thread)
    await env.advance_time(200)
    (text,) = told_in(world.channel)
    assert f"<@{mover.id}>, you are waited for" in text
    assert users_called(env, world.channel) == [mover.id]
    await mover.slash(world.channel, "resume")
    new = moved_to(world)
    (shown,) = new.history()
    assert f"<@{mover.id}>, your turn" in words(shown)
    assert users_called(env, new) == [mover.id]
    await env.advance_time(600)
    assert len(new.history()) == 1
    assert (await players(world, new))[2] == game


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (400, 160005)])
async def test_where_writing_is_forbidden_it_is_not_tried_again(
    world: World, env: simcord.Env, status: int, code: int
) -> None:
    thread = await owing(world, env, status=status, code=code)
    mover, _other, _game = await players(world, thread)
    path = f"/channels/{thread.id}/messages"
    tries = sum(one.method == "POST" and one.path == path for one in env.http_requests)
    await env.advance_time(600)
    assert tries == sum(one.method == "POST" and one.path == path for one in env.http_requests)
    (text,) = told_in(world.channel)
    assert f"<@{mover.id}>, you are waited for" in text
    assert f"<#{thread.id}>" in text
    await env.bot.get_channel(world.channel.id).edit(topic="all is well")
    await env.advance_time(120)
    assert f"<@{mover.id}>, your turn" in words(board(thread))
    assert users_called(env, thread) == [mover.id]


async def test_from_a_locked_thread_a_game_can_be_moved(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    kept = env.bot.get_channel(thread.id)
    assert isinstance(kept, discord.Thread)
    await kept.edit(locked=True)
    assert isinstance(kept.parent, discord.TextChannel)
    await kept.parent.set_permissions(kept.guild.me, manage_threads=False)
    refused = said(await mover.slash(thread, "move", line="n"))
    assert "locked" in words(refused)
    await mover.slash(world.channel, "resume")
    new = moved_to(world, thread)
    assert (await players(world, new))[2] == before
    assert "turned up" in words(await move(mover, new, "n"))


async def test_the_buttons_of_an_old_place_lead_to_the_new_one(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    old = board(thread)
    await world.bot.desk.places.shut(await world.bot.desk.tables.here(thread.id))
    await mover.slash(world.channel, "resume")
    new = moved_to(world, thread)
    pressed = await press(mover, old, "Turn card")
    assert f"<#{new.id}>" in words(said(pressed))
    assert "turned up" in words(board(new))
    assert [one.id for one in newest_first(new) if labels(one)] == [board(new).id]
    shown = len(new.history())
    await env.advance_time(180)
    assert len(new.history()) == shown


async def test_a_game_that_has_its_place_is_not_moved(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    for member, where in ((mover, world.channel), (other, world.channel), (mover, thread)):
        answer = said(await member.slash(where, "resume"))
        assert answer.ephemeral
        assert f"<#{thread.id}>" in words(answer)
    assert len(world.channel.threads) == 1
    assert len(thread.history()) == 1


async def test_what_cannot_be_resumed_is_refused_in_words(world: World) -> None:
    nothing = said(await world.eva.slash(world.channel, "resume"))
    assert "no game here" in words(nothing)
    first = await world.challenge_and_accept()
    await world.challenge_and_accept()
    several = said(await world.ana.slash(world.channel, "resume"))
    assert "several games" in words(several)
    offered = await world.ana.autocomplete(world.channel, "resume", "game", "")
    assert len(offered) == 2
    table = await world.bot.desk.tables.here(first.id)
    assert table.game_id in {choice["value"] for choice in offered}
    chosen = said(await world.ana.slash(world.channel, "resume", game=table.game_id))
    assert f"<#{first.id}>" in words(chosen)
    assert await world.eva.autocomplete(world.channel, "resume", "game", "") == []
    foreign = said(await world.eva.slash(world.channel, "resume", game=table.game_id))
    assert "Only" in words(foreign)
    for answer in (nothing, several, chosen, foreign):
        assert answer.ephemeral


async def test_a_deleted_channel_takes_no_game_along(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    await delete(world, world.channel)
    await env.advance_time(120)
    refuge = world.guild.create_text_channel("refuge")
    await mover.slash(refuge, "resume")
    (new,) = refuge.threads
    assert (await players(world, new))[2] == before
    assert "turned up" in words(await move(mover, new, "n"))


async def test_a_thread_that_went_while_the_bot_was_down(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    mover, other, before = await players(world, thread)
    await world.bot.close()
    env.backend.delete_channel(thread.id)
    await world.restart()
    await other.slash(world.channel, "resume")
    new = moved_to(world)
    assert (await players(world, new))[2] == before
    assert "turned up" in words(await move(mover, new, "n"))
