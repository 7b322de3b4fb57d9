"""Whatever Discord refuses at whatever step: the game is intact, and in the end all is told once.

A step is one row: what a player does, and which requests fail at it. Each fault is injected
once into each; after it the next command works.
"""

import pytest
import simcord

from engine.outcome import Ending
from tests.bot.injected import (
    ANSWER,
    CALLBACK,
    EDIT,
    FAULTS,
    POST,
    SOME,
    STRIP,
    THREAD,
    Fault,
    Request,
    allow_silence,
    broken,
    hasten,
    intact,
    is_told,
    messages_in,
    recovered,
)
from tests.bot.world import (
    PLAIN,
    World,
    begun,
    labels,
    newest_first,
    players,
    press,
    said,
    words,
)
from tests.service.house import choice

# Long; the lines it reaches are reached by quicker tests, and counting them is half the time.
pytestmark = pytest.mark.no_cover


@pytest.fixture(autouse=True)
def quick(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(world, monkeypatch)
    allow_silence(monkeypatch)


def each(
    *places: tuple[Request, ...], few: tuple[tuple[Request, ...], ...] = ()
) -> list[tuple[Fault, tuple[Request, ...]]]:
    """Return every fault at each of the places, and some at those where all are taken alike."""
    every = [(fault, requests) for requests in places for fault in FAULTS]
    return every + [(fault, requests) for requests in few for fault in FAULTS if fault in SOME]


async def test_challenge(world: World, env: simcord.Env, subtests: pytest.Subtests) -> None:
    for fault, requests in each((CALLBACK,)):
        with subtests.test(fault=fault, requests=requests):
            with broken(env, fault, *requests):
                result = await world.ana.slash(world.channel, "challenge", opponent=world.rui)
            assert is_told(result) or fault.nobody_waits, fault
            again = said(await world.ana.slash(world.channel, "challenge", opponent=world.rui))
            await press(world.ana, again, "Withdraw")
            assert await still_open(world) == 0, fault


async def still_open(world: World) -> int:
    """Return how many challenges are open."""
    store = world.bot.store
    assert store is not None
    async with store._database.reading() as connection:
        query = "SELECT count(*) FROM challenge WHERE state = 'open'"
        return int((await connection.exec_driver_sql(query)).scalar_one())


async def test_accept(world: World, env: simcord.Env, subtests: pytest.Subtests) -> None:
    for fault, requests in each((THREAD,), (POST,), few=((CALLBACK,), (EDIT,))):
        with subtests.test(fault=fault, requests=requests):
            known = {thread.id for thread in world.channel.threads}
            message = await world.challenge(world.ana, world.rui)
            with broken(env, fault, *requests):
                result = await world.rui.click(message, label="Accept")
            placed = [one for one in world.channel.threads if one.id not in known]
            assert placed or is_told(result) or fault.nobody_waits, (fault, requests)
            for label in ("Accept", "Open the table"):
                if label in labels(message):
                    await press(world.rui, message, label)
            await recovered(world)
            (thread,) = (one for one in world.channel.threads if one.id not in known)
            table = await world.bot.desk.tables.here(thread.id)
            await intact(world, table.game_id, 0)
            assert messages_in(thread) == 1, (fault, requests)
            assert f"<#{thread.id}>" in words(message) or requests == (EDIT,)
            if requests == (POST,):
                mover, _other, game = await players(world, thread)
                assert said(await mover.slash(thread, "move", line=choice(game)))


async def test_move(world: World, env: simcord.Env, subtests: pytest.Subtests) -> None:
    thread = await begun(world, PLAIN)
    table = await world.bot.desk.tables.here(thread.id)
    for fault, requests in each((CALLBACK,), (ANSWER, POST), few=((STRIP,),)):
        with subtests.test(fault=fault, requests=requests):
            mover, _other, game = await players(world, thread)
            shown = messages_in(thread)
            with broken(env, fault, *requests):
                result = await mover.slash(thread, "move", line=choice(game))
            posted = messages_in(thread) == shown + 1
            assert posted or is_told(result) or fault.nobody_waits, (fault, requests)
            await recovered(world)
            await intact(world, table.game_id, game.version + 1)
            assert messages_in(thread) == shown + 1, (fault, requests)


async def test_end(world: World, env: simcord.Env, subtests: pytest.Subtests) -> None:
    for fault, requests in each((ANSWER, POST), few=((CALLBACK,),)):
        with subtests.test(fault=fault, requests=requests):
            thread = await world.challenge_and_accept()
            mover, _other, game = await players(world, thread)
            number = (await world.bot.desk.tables.here(thread.id)).game_id
            question = said(await mover.slash(thread, "resign"))
            shown = messages_in(thread)
            with broken(env, fault, *requests):
                result = await mover.click(question, label="Resign")
            posted = messages_in(thread) == shown + 1
            assert posted or is_told(result) or fault.nobody_waits, (fault, requests)
            await recovered(world)
            ended = await intact(world, number, game.version + 1)
            assert ended.game.outcome is not None
            assert ended.game.outcome.ending is Ending.RESIGNED
            assert messages_in(thread) == shown + 1, (fault, requests)
            assert "over" in words(said(await mover.slash(thread, "move", line="n")))


async def test_reminder(world: World, env: simcord.Env, subtests: pytest.Subtests) -> None:
    clock = world.bot.desk.clocks._clock
    store = world.bot.store
    assert store is not None
    for fault, requests in each((POST,)):
        with subtests.test(fault=fault, requests=requests):
            thread = await world.challenge_and_accept(pace=1)
            mover, _other, game = await players(world, thread)
            number = (await world.bot.desk.tables.here(thread.id)).game_id
            async with store._database.writing() as connection:
                now = round(clock().timestamp() * 1000)
                await connection.exec_driver_sql(
                    "UPDATE clock SET due_at = ?, remind_at = ? WHERE game_id = ?",
                    (now + 12 * 3_600_000, now, number),
                )
            shown = messages_in(thread)
            with broken(env, fault, *requests):
                await world.bot.desk.clocks.strike()
                await recovered(world)
            assert messages_in(thread) == shown
            await recovered(world)
            await recovered(world)
            await intact(world, number, game.version)
            assert messages_in(thread) == shown + 1, fault
            assert f"<@{mover.id}>" in words(next(newest_first(thread)))
            assert said(await mover.slash(thread, "move", line=choice(game)))
