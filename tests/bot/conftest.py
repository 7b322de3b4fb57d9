"""The bot in a simulated server: one member challenges, another accepts, a third looks on."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from tests.bot.world import World, close, world_of


@pytest.fixture
async def world(tmp_path: Path, empty_store: Path) -> AsyncIterator[World]:
    """Give a server in which the bot runs on a database of its own."""
    shutil.copy(empty_store, tmp_path / "crapette.db")
    world = await world_of(tmp_path)
    yield world
    await close(world)


@pytest.fixture
def env(world: World) -> simcord.Env:
    """Give the simulation itself; its presence among the fixtures selects its clock."""
    return world.env
