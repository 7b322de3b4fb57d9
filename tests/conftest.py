"""What the tests of several layers start from."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the tables once; every test gets a copy of the file."""
    path = tmp_path_factory.mktemp("empty") / "crapette.db"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(make())
    return path
