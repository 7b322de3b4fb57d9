"""What comes round by itself: one process does it, and one failure stops nothing else."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord.http import Route
from structlog.testing import capture_logs

from bot.service.keeper import KEY
from bot.service.lease import Lease
from bot.service.places import Places
from bot.ui.chores import work
from bot.ui.outbox import flush
from tests.bot.injected import recovered
from tests.bot.world import PLAIN, World, begun, move, players

STOLEN = "another process"


async def owing(world: World, env: simcord.Env) -> simcord.ChannelHandle:
    """Return the thread of a game of which one table could not be posted."""
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    env.inject_error("POST", "/webhooks/*", status=500, times=1)
    env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await mover.slash(thread, "move", line="n")
    return thread


async def test_what_another_process_does_is_left_to_it(world: World, env: simcord.Env) -> None:
    thread = await owing(world, env)
    shown = len(thread.history())
    store = world.bot.store
    assert store is not None
    await world.bot.desk.lease.give_up()
    other = Lease(store, clock=discord.utils.utcnow, holder=STOLEN)
    assert await other.take()
    await env.advance_time(120)
    assert len(thread.history()) == shown
    await env.advance_time(timedelta(minutes=3).total_seconds())
    assert len(thread.history()) == shown + 1


async def test_who_takes_the_chores_over_looks_after_the_threads_once(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []
    changed = Places.changed

    async def noted(places: Places, guild_id: int | None = None) -> None:
        if guild_id is None:
            tried.append(places)
        await changed(places, guild_id)

    await world.bot.desk.lease.give_up()
    assert world.bot.store is not None
    assert await Lease(world.bot.store, clock=discord.utils.utcnow, holder=STOLEN).take()
    monkeypatch.setattr(Places, "changed", noted)
    await world.restart()
    await env.advance_time(90)
    assert tried == []
    await env.advance_time(timedelta(minutes=4).total_seconds())
    assert tried == [world.bot.desk.places]


async def test_what_nobody_saw_is_looked_at_again_if_that_failed(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []

    async def broken_once(places: Places, _guild_id: int | None = None) -> None:
        tried.append(places)
        if len(tried) == 1:
            raise ZeroDivisionError

    monkeypatch.setattr(Places, "changed", broken_once)
    await world.restart()
    await env.advance_time(240)
    assert tried == [world.bot.desk.places] * 2


async def test_a_chore_that_fails_stops_no_other(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await owing(world, env)
    shown = len(thread.history())

    async def broken(*_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.desk.tables, "close_due", broken)
    with capture_logs() as lines:
        await env.advance_time(180)
    assert {line["chore"] for line in lines if line["log_level"] == "error"} == {"ends"}
    assert len(thread.history()) == shown + 1


async def test_the_database_is_copied_when_it_is_due(
    world: World, env: simcord.Env, tmp_path: Path
) -> None:
    thread = await begun(world, PLAIN)
    store = world.bot.store
    assert store is not None
    await store.meta.put(KEY, discord.utils.utcnow().isoformat())
    await env.advance_time(240)
    assert len([*(tmp_path / "backup").glob("crapette-daily-*.db")]) == 1
    mover, _other, _game = await players(world, thread)
    await move(mover, thread, "n")


async def test_closing_waits_for_what_a_chore_is_sending(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await owing(world, env)
    shown, bot = len(thread.history()), world.bot
    request, taken, answered = bot.http.request, asyncio.Event(), asyncio.Event()

    async def slow(route: Route, **options: Any) -> Any:  # noqa: ANN401 -- as discord.py has it
        answer = await request(route, **options)
        if route.method == "POST":
            taken.set()
            await answered.wait()
        return answer

    monkeypatch.setattr(bot.http, "request", slow)
    chores = asyncio.create_task(work(bot, at_start=True))
    await taken.wait()
    closing = asyncio.create_task(world.restart())
    done, _waiting = await asyncio.wait({closing, chores}, timeout=0.4)
    assert not done
    answered.set()
    await closing
    assert await chores is True
    await recovered(world)
    assert len(thread.history()) == shown + 1


async def test_what_is_sent_again_after_a_crash_can_be_told_by_discord_from_what_is_new(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes one of two messages with the same nonce; SimCord takes both."""
    thread = await owing(world, env)

    async def crashed(*_args: object, **_options: object) -> None:
        problem = "killed before it was noted"
        raise RuntimeError(problem)

    with monkeypatch.context() as patch:
        patch.setattr("bot.ui.announce.replaced", crashed)
        patch.setattr("bot.service.notices.Notices.sent", crashed)
        with suppress(RuntimeError):
            await flush(world.bot, at_start=True)
    await world.crash()
    await recovered(world)
    sent = [
        request.json
        for request in env.http_requests
        if request.method == "POST" and request.path == f"/channels/{thread.id}/messages"
    ]
    first, again = (body["nonce"] for body in sent[-2:] if body)
    assert first == again
    assert 0 < len(first) <= 25
    assert all(body and body["enforce_nonce"] for body in sent[-2:])


async def test_once_it_closes_no_further_chore_is_begun(world: World, env: simcord.Env) -> None:
    thread = await owing(world, env)
    shown, door = len(thread.history()), world.bot.desk.door
    assert await door.close(1)
    assert await work(world.bot, at_start=True, first=True) is False
    await flush(world.bot, at_start=True)
    assert len(thread.history()) == shown
    door.closed = False
    await flush(world.bot, at_start=True)
    assert len(thread.history()) == shown + 1
