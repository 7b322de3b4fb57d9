"""When Discord does not take it: the game is intact, the player is told, and all goes out later."""

import asyncio

import aiohttp
import discord
import pytest
import simcord
from structlog.testing import capture_logs

from bot.store.errors import StoreUnavailable
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

# The lines it reaches are reached by others, and counting them is half the time.
pytestmark = pytest.mark.no_cover

ANSWER = ("POST", "/webhooks/*")
POST = ("POST", "/channels/*/messages")
CALLBACK = ("POST", "/interactions/*")
STRIP = ("PATCH", "/channels/*/messages/*")
THREAD = ("POST", "/channels/*/threads")

TROUBLE = [
    (403, 50001, "Discord did not take"),
    (403, 50013, "Discord did not take"),
    (400, 50083, "archived or locked"),
    (400, 160005, "archived or locked"),
    (404, 10003, "thread of this game is gone"),
    (400, 200000, "AutoMod"),
    (401, 50027, "Discord did not take"),
]


@pytest.mark.parametrize(("status", "code", "sentence"), TROUBLE)
async def test_a_move_whose_table_cannot_be_posted_stands_and_goes_out_later(
    world: World, env: simcord.Env, status: int, code: int, sentence: str
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _before = await players(world, thread)
    await move(mover, thread, "n")
    env.inject_error(*ANSWER, status=status, code=code, message="injected", times=1)
    env.inject_error(*POST, status=status, code=code, message="injected", times=1)
    result = await mover.slash(thread, "move", line="p")
    told = [one for one in result.followups if one.ephemeral] or [said(result)]
    assert told[0].ephemeral
    assert sentence in words(told[0])
    assert (await players(world, thread))[0] is other
    shown = len(thread.history())
    await world.bot.desk.places.changed()  # or nothing would be sent where that is forbidden
    await env.advance_time(180)
    history = thread.history()
    assert len(history) == shown + 1
    assert f"<@{other.id}>, your turn" in words(history[-1])
    assert users_called(env, thread) == [other.id]
    assert [one.id for one in newest_first(thread) if labels(one)] == [history[-1].id]
    await env.advance_time(600)
    assert len(thread.history()) == shown + 1
    await move(other, thread, "n")


async def test_an_answer_that_is_not_taken_is_posted_without_it(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    env.inject_error(*CALLBACK, status=404, code=10062, message="Unknown interaction", times=1)
    await mover.slash(thread, "move", line="n")
    assert "turned up" in words(board(thread))
    assert (await players(world, thread))[2].version == 1
    await env.advance_time(180)
    assert len(thread.history()) == 2


async def test_a_broken_connection_is_no_reason_to_lose_a_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)

    async def broken(*_arguments: object, **_options: object) -> None:
        raise aiohttp.ClientOSError

    monkeypatch.setattr(discord.Webhook, "send", broken)
    await mover.slash(thread, "move", line="n")
    monkeypatch.undo()
    assert "turned up" in words(board(thread))
    assert [one for one in thread.history() if words(one) in ("", "…")] == []
    assert len(thread.history()) == 2


async def test_the_next_move_is_announced_even_before_the_one_owed(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _before = await players(world, thread)
    env.inject_error(*ANSWER, status=500, code=0, times=1)
    env.inject_error(*POST, status=403, code=50013, times=1)
    await mover.slash(thread, "move", line="n")
    await move(mover, thread, "p")
    newest = board(thread)
    assert f"<@{other.id}>, your turn" in words(newest)
    await env.advance_time(180)
    assert board(thread).id == newest.id
    assert sum("turned up" in words(one) for one in thread.history()) >= 1
    assert [one.id for one in newest_first(thread) if labels(one)] == [newest.id]


async def test_what_a_crash_kept_from_being_announced_goes_out_at_the_start(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _before = await players(world, thread)
    await move(mover, thread, "n")
    env.inject_error(*ANSWER, status=403, code=50013, times=1)
    env.inject_error(*POST, status=403, code=50013, times=1)
    await mover.slash(thread, "move", line="p")
    shown = len(thread.history())
    await world.crash()
    await env.settle()
    assert len(thread.history()) == shown + 1
    assert f"<@{other.id}>, your turn" in words(board(thread))


async def test_an_older_table_that_cannot_be_edited_is_left_alone(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    env.inject_error(*STRIP, status=400, code=30046, times=1)
    answer = await move(mover, thread, "n")
    assert "turned up" in words(answer)
    path = f"/channels/{thread.id}/messages/"
    edits = [one for one in env.http_requests if one.method == "PATCH" and path in one.path]
    assert len(edits) == 1


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [(403, 50013, "could not open a thread"), (400, 160006, "as many open threads")],
)
async def test_a_game_whose_thread_cannot_be_opened_waits_for_it(
    world: World, env: simcord.Env, status: int, code: int, sentence: str
) -> None:
    message = await world.challenge(world.ana, world.rui)
    env.inject_error("POST", "/channels/*/messages/*/threads", status=status, code=code, times=1)
    result = await press(world.rui, message, "Accept")
    assert [one.ephemeral for one in result.followups] == [True]
    assert sentence in words(result.followups[0])
    assert "no place yet" in words(message)
    assert labels(message) == ["Open the table"]
    await world.crash()
    await press(world.eva, message, "Open the table")
    (thread,) = world.channel.threads
    mover, _other, game = await players(world, thread)
    assert f"<@{mover.id}>, you start." in words(board(thread))
    assert game.version == 0
    assert f"<#{thread.id}>" in words(message)
    await env.advance_time(180)
    assert len(thread.history()) == 1


async def test_a_crash_between_dealing_and_opening_the_thread_leaves_a_way(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await world.challenge(world.ana, world.rui)
    monkeypatch.setattr("bot.ui.lobby_buttons.seat", _nothing)
    await press(world.rui, message, "Accept")
    monkeypatch.undo()
    await world.crash()
    late = await press(world.rui, message, "Accept")
    assert "no longer open" in words(late.followups[0])
    assert labels(message) == ["Open the table"]
    await press(world.rui, message, "Open the table")
    assert board(world.channel.threads[0])
    assert not env.errors


async def _nothing(*_arguments: object) -> None:
    """Stand for a process that was killed at this point."""


async def test_a_challenge_that_nobody_can_see_is_not_open(world: World, env: simcord.Env) -> None:
    env.inject_error(*CALLBACK, status=500, code=0, times=1)
    answer = said(await world.ana.slash(world.channel, "challenge", opponent=world.rui))
    assert answer.ephemeral
    assert "Discord did not take" in words(answer)
    assert not world.channel.history()
    assert labels(await world.challenge(world.ana, world.rui))


async def test_a_database_that_cannot_be_written_is_told_and_nothing_is_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)

    async def broken(*_arguments: object) -> None:
        raise StoreUnavailable

    monkeypatch.setattr(world.bot.desk.tables._store.log, "append", broken)
    answer = said(await mover.slash(thread, "move", line="n"))
    assert answer.ephemeral
    assert "could not save" in words(answer)
    monkeypatch.undo()
    assert (await players(world, thread))[2] == before


async def test_what_nobody_foresaw_is_logged_under_the_number_that_is_shown(
    world: World,
    env: simcord.Env,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)

    async def broken(*_arguments: object, **_options: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.desk.tables, "play", broken)
    with capture_logs() as lines:
        answers = (
            said(await mover.slash(thread, "move", line="n")),
            said(await press(mover, board(thread), "Turn card")),
        )
    logged = [line for line in lines if line["log_level"] == "error"]
    for answer, line in zip(answers, logged, strict=True):
        assert answer.ephemeral
        assert f"`{line['ident']}`" in words(answer)
        assert "ZeroDivisionError" not in words(answer)
        assert isinstance(line["exc_info"], ZeroDivisionError)
    assert [type(error.__cause__) for error in env.errors] == [ZeroDivisionError]


async def test_a_slow_move_is_promised_in_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    monkeypatch.setattr("bot.ui.ack.PATIENCE", 0.01)
    play = world.bot.desk.tables.play

    async def slow(*arguments: object, **options: object) -> object:
        await asyncio.to_thread(lambda: __import__("time").sleep(0.3))
        return await play(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(world.bot.desk.tables, "play", slow)
    result = await mover.slash(thread, "move", line="n")
    assert "turned up" in words(said(result))
    refused = await mover.slash(thread, "move", line="n")
    assert said(refused).ephemeral
    assert "turned up already" in words(said(refused))
    assert [one for one in thread.history() if words(one) in ("", "…")] == []


async def test_while_it_closes_nobody_is_let_in(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    world.bot.desk.door.closed = True
    for answer in (
        said(await mover.slash(thread, "move", line="n")),
        said(await press(mover, board(thread), "Turn card")),
    ):
        assert answer.ephemeral
        assert "being restarted" in words(answer)
    assert await mover.autocomplete(thread, "move", "line", "") == []
    assert (await players(world, thread))[2] == before


async def test_closing_waits_for_what_is_under_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = world.bot.desk.door
    assert door.enter(1)
    closing = asyncio.create_task(door.close(5))
    await asyncio.sleep(0.05)
    assert not closing.done()
    assert not door.enter(2)
    door.leave(1)
    assert await closing
    monkeypatch.setattr(door, "closed", False)
    assert door.enter(3)
    assert not await door.close(0.01)
    door.leave(3)
