"""Databases for the tests of the store: real files, each in a folder of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.store.samples import url_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "crapette.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url_of(path))
    yield opened
    await opened.close()
