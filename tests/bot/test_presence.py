"""The bot is removed from a server and invited again: the games wait for it."""

import simcord
from simcord.backend.serializers import guild_create_payload

from bot.service.presence import KEPT_FOR
from tests.bot.world import PLAIN, World, begun


async def departed(world: World) -> set[int]:
    store = world.bot.store
    assert store is not None
    return {*await store.departures.left()}


async def test_removed_and_invited_again(world: World, env: simcord.Env) -> None:
    await begun(world, PLAIN)
    number = world.guild.id
    invited = guild_create_payload(env.backend, env.backend.get_guild(number))
    env.backend.emit("GUILD_DELETE", {"id": str(number)})
    await env.advance_time(1)
    assert await departed(world) == {number}
    env.backend.emit("GUILD_CREATE", invited)
    await env.advance_time(1)
    assert await departed(world) == set()


async def test_an_outage_is_no_removal(world: World, env: simcord.Env) -> None:
    await begun(world, PLAIN)
    payload = {"id": str(world.guild.id), "unavailable": True}
    env.backend.emit("GUILD_DELETE", payload)
    await env.settle()
    guild = env.bot.get_guild(world.guild.id)
    assert guild is not None
    assert guild.unavailable
    assert await departed(world) == set()
    await world.bot.desk.presence.compare(one.id for one in env.bot.guilds)
    assert await departed(world) == set()


async def test_removed_while_it_was_down(world: World, env: simcord.Env) -> None:
    thread = await begun(world, PLAIN)
    table = await world.bot.desk.tables.here(thread.id)
    await world.bot.close()
    env.backend.remove_guild(world.guild.id)
    await world.restart()
    assert await departed(world) == {world.guild.id}
    clock = world.bot.desk.presence._clock
    world.bot.desk.presence._clock = lambda: clock() + KEPT_FOR
    await env.advance_time(120)
    assert await departed(world) == set()
    store = world.bot.store
    assert store is not None
    assert await store.games.version_of(table.game_id) is None
