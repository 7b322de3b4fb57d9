"""Two at the same instant, and the same interaction twice: one move, and nobody is left alone."""

import asyncio
import copy
from typing import Any

import pytest
import simcord
from simcord.actors import _component_click, _slash

from tests.bot.world import PLAIN, World, begun, board, newest_first, players, press, said, words

# The lines it reaches are reached by others, and counting them is half the time.
pytestmark = pytest.mark.no_cover


def delivered(env: simcord.Env) -> list[Any]:
    """Collect every interaction that the bot is sent from now on."""
    got: list[Any] = []

    def note(name: str, payload: dict[str, Any]) -> None:
        if name == "INTERACTION_CREATE":
            got.append(copy.deepcopy(payload))

    env.backend.subscribers.append(note)
    return got


async def test_of_two_commands_at_the_same_instant_one_wins(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    results = await asyncio.gather(
        _slash(mover, thread, "move", {"line": "n"}),
        _slash(mover, thread, "move", {"line": "n"}),
    )
    assert all(result.acknowledged for result in results)
    answers = [said(result) for result in results]
    (won,) = (answer for answer in answers if not answer.ephemeral)
    (lost,) = (answer for answer in answers if answer.ephemeral)
    assert "turned up" in words(won)
    assert "turned up already" in words(lost) or "has changed" in words(lost)
    assert (await players(world, thread))[2].version == before.version + 1


async def test_of_two_presses_at_the_same_instant_one_wins(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    shown = board(thread)
    results = await asyncio.gather(
        *(_component_click(mover, shown, label="Turn card", custom_id=None) for _ in range(2))
    )
    assert all(result.acknowledged for result in results)
    sentences = [words(answer) for result in results for answer in result.followups]
    assert sum("turned up" in sentence for sentence in sentences) == 1
    assert (await players(world, thread))[2].version == 1


async def test_two_accept_an_open_challenge_and_one_plays(world: World) -> None:
    message = await world.challenge(world.ana)
    results = await asyncio.gather(
        *(
            _component_click(member, message, label="Accept", custom_id=None)
            for member in (world.rui, world.eva)
        )
    )
    assert all(result.acknowledged for result in results)
    (thread,) = world.channel.threads
    refused = [words(one) for result in results for one in result.followups]
    assert sum("no longer open" in sentence for sentence in refused) == 1
    assert len(list(newest_first(thread))) == 1


async def test_the_same_command_twice_moves_once(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    got = delivered(env)
    await mover.slash(thread, "move", line="n")
    shown = len(thread.history())
    env.backend.emit("INTERACTION_CREATE", copy.deepcopy(got[-1]))
    await env.settle()
    assert (await players(world, thread))[2].version == 1
    assert len(thread.history()) == shown


async def test_the_same_press_twice_moves_once(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _before = await players(world, thread)
    got = delivered(env)
    await press(mover, board(thread), "Turn card")
    shown = len(thread.history())
    env.backend.emit("INTERACTION_CREATE", copy.deepcopy(got[-1]))
    await env.settle()
    assert (await players(world, thread))[2].version == 1
    assert len(thread.history()) == shown


async def test_the_same_challenge_twice_is_made_once(world: World, env: simcord.Env) -> None:
    got = delivered(env)
    message = await world.challenge(world.ana, world.rui)
    env.backend.emit("INTERACTION_CREATE", copy.deepcopy(got[-1]))
    await env.settle()
    assert len(world.channel.history()) == 1
    await press(world.rui, message, "Accept")
    env.backend.emit("INTERACTION_CREATE", copy.deepcopy(got[-1]))
    await env.settle()
    (thread,) = world.channel.threads
    assert len(thread.history()) == 1
