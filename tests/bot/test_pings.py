"""Of all that the bot posts in a game nothing calls more than the one player it is for."""

import pytest
import simcord
from simcord.types import HttpLogEntry

from bot.texts.names import safe
from tests.bot.world import PLAIN, World, board, move, press, said

# Long; the lines it reaches are reached by quicker tests, and counting them is half the time.
pytestmark = pytest.mark.no_cover

NAMES = ("@everyone **x** <@&1>", "\u202e[a](https://e.vil)\u2066 @here " + "n" * 20)


def posts(env: simcord.Env) -> list[dict[str, object]]:
    """Return all messages that were sent or edited, as they were sent."""
    bodies = [entry for entry in env.http_requests if entry.method in ("POST", "PATCH")]
    return [message for entry in bodies if (message := _message(entry))]


def _message(entry: HttpLogEntry) -> dict[str, object]:
    body = entry.json or {}
    message = body.get("data", body)
    return message if isinstance(message, dict) and "components" in message else {}


def called_by(message: dict[str, object]) -> list[int]:
    """Return whom a message may call; fail if it may call whole groups."""
    allowed = message.get("allowed_mentions")
    assert isinstance(allowed, dict), message
    assert not allowed.get("parse"), "whole groups may be called"
    assert not allowed.get("roles")
    return [int(user) for user in allowed.get("users", [])]


async def test_no_message_calls_more_than_the_one_it_is_for(world: World, env: simcord.Env) -> None:
    first, second = (
        world.guild.add_member(env.create_user(f"nasty{number}", global_name=name))
        for number, name in enumerate(NAMES)
    )
    world.bot.desk.lobby._seeds = lambda: PLAIN
    thread = await world.challenge_and_accept(first, second)
    table = await world.bot.desk.tables.here(thread.id)
    on_turn, waiting = (first, second) if table.mover.user_id == first.id else (second, first)
    await move(on_turn, thread, "n!")
    await on_turn.slash(thread, "draw")
    await press(waiting, board(thread), "Decline")
    await press(on_turn, said(await on_turn.slash(thread, "undo")), "Ask")
    await press(waiting, board(thread), "Accept")
    await waiting.slash(thread, "table")
    await press(on_turn, said(await on_turn.slash(thread, "resign")), "Resign")
    calls = [(called_by(message), str(message)) for message in posts(env)]
    assert len(calls) > 8
    assert max(len(users) for users, _ in calls) == 1
    names = {first.id: NAMES[0], second.id: NAMES[1]}
    told = [(users[0], text) for users, text in calls if users]
    assert {user for user, _ in told} == {first.id, second.id}
    for user, text in told:
        (other,) = (name for number, name in names.items() if number != user)
        assert str([safe(other)])[2:-2] in text, "the opponent is not named"
