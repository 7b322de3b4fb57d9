"""Discord is told the commands when they change, and only then; they are within its limits."""

from typing import Any

import pytest
import simcord
from discord import Locale, app_commands

from bot.client import build
from bot.commands.registry import register
from bot.store import Store
from tests.bot.world import World

# The lines it reaches are reached by others, and counting them is half the time.
pytestmark = pytest.mark.no_cover

PUT = "/applications/"


def told(env: simcord.Env) -> int:
    """Count how often Discord was told the commands."""
    return sum(one.method == "PUT" and one.path.endswith("/commands") for one in env.http_requests)


async def test_commands_are_told_once_and_again_when_they_change(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(env) == 1
    await world.restart()
    await world.crash()
    assert told(env) == 1
    monkeypatch.setattr("bot.client.languages", lambda: ("en", "pt-BR"))
    monkeypatch.setattr("bot.ui.translator.Translator.translate", _portuguese)
    await world.restart()
    assert told(env) == 2
    await world.restart()
    assert told(env) == 2


async def test_they_can_be_told_by_force(world: World, env: simcord.Env) -> None:
    store = world.bot.store
    assert isinstance(store, Store)
    assert not await register(world.bot, store.meta)
    assert await register(world.bot, store.meta, force=True)
    assert told(env) == 2


async def test_with_a_servers_id_they_are_told_there_alone(world: World, env: simcord.Env) -> None:
    settings = world.settings.model_copy(update={"dev_guild_id": world.guild.id})
    await world.bot.close()
    await env.restart_bot(build(settings))
    assert env.http_requests[-1].path.endswith(f"/guilds/{world.guild.id}/commands")


async def test_every_command_is_within_discords_limits(world: World) -> None:
    commands = world.bot.tree.get_commands()
    names = {command.name for command in commands}
    assert names >= {
        "challenge",
        "draw",
        "games",
        "help",
        "legal",
        "move",
        "record",
        "resign",
        "rules",
        "table",
        "undo",
        "Challenge to Crapette",
    }
    for command in commands:
        payload: dict[str, Any] = command.to_dict(world.bot.tree)
        assert payload["contexts"] == [0]
        assert payload["integration_types"] == [0]
        assert len(payload.get("description") or "") <= 100
        for option in payload.get("options", []):
            assert 0 < len(option["description"]) <= 100


async def _portuguese(
    _self: app_commands.Translator,
    string: app_commands.locale_str,
    locale: Locale,
    _context: object,
) -> str | None:
    return f"{string.message} pt".lower()[:30] if locale is Locale.brazil_portuguese else None
