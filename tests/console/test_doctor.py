"""What the doctor finds about a bot that is online."""

import discord
import pytest

from bot.console.doctor import Finding, database, picture, servers
from tests.bot.conftest import env, world
from tests.bot.world import World

__all__ = ["env", "world"]


async def test_a_server_in_which_all_is_granted(world: World) -> None:
    (finding,) = servers(world.bot)
    assert finding.well
    assert "Club: all permissions are granted" in finding.text


async def test_a_server_in_which_something_is_missing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = discord.Permissions(view_channel=True, send_messages=True)
    monkeypatch.setattr(discord.Member, "guild_permissions", some)
    (finding,) = servers(world.bot)
    assert not finding.well
    assert "missing Create Public Threads, Send Messages in Threads, Attach Files" in finding.text
    assert "https://discord.com" in finding.text


async def test_a_bot_that_nobody_has_invited(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(world.bot), "guilds", [])
    (finding,) = servers(world.bot)
    assert not finding.well
    assert "permissions=309237763072" in finding.text


async def test_database_and_pictures_of_a_running_bot(world: World) -> None:
    assert (await database(world.bot)).well
    assert picture().well
    assert str(Finding(well=False, text="it is ill")) == "BAD  it is ill"
