"""What every test of the service starts from: an empty house, or one with a game begun."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.service import shelf
from bot.service.table import Table
from bot.store import Store
from bot.store.rows import GameRow
from engine.diagram import parse
from engine.game import Game, Setup
from engine.rules_text import parse_rules
from tests.service.house import THREAD, House

Stage = Callable[..., Awaitable[Table]]


@pytest.fixture
def url(tmp_path: Path, empty_store: Path) -> str:
    path = shutil.copy(empty_store, tmp_path / "crapette.db")
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    store = await Store.open(url)
    yield House(store)
    await store.close()


@pytest.fixture
def stage(house: House, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Begin games at a table of a picture, Ana in A and Rui in B."""

    async def begin(
        picture: str,
        rules: str = "br-stop",
        thread_id: int = THREAD,
        total: int | None = None,
        pace: int | None = None,
    ) -> Table:
        def start(row: GameRow) -> Game:
            return Game.start(Setup(parse_rules(row.rules), parse(picture)))

        monkeypatch.setattr(shelf, "start_of", start)
        return await house.deal(thread_id, rules=rules, total=total, pace=pace)

    return begin


@pytest.fixture
async def table(house: House) -> Table:
    return await house.deal()
