"""Opening a database: made, brought up to date, or refused with a clear reason."""

import asyncio
import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import Store, migrate
from bot.store.errors import (
    DamagedDatabase,
    ForeignDatabase,
    NewerDatabase,
    StoreError,
    UnsupportedDatabase,
    UnwritableDatabase,
)
from bot.store.metadata import METADATA
from tests.store.samples import ask, begun, entry, put, url_of

SHOPPING = b"My shopping list: milk, bread, a pack of cards."
NEXT_STEP = '''"""A step that the tests add."""

from alembic import op
import sqlalchemy as sa

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("member", sa.Column("locale", sa.Text))
    {then}
'''


async def test_a_new_database_is_made_with_its_folder(path: Path) -> None:
    store = await Store.open(url_of(path))
    assert store.path == path
    assert ask(path, "SELECT version_num FROM alembic_version") == [(migrate.newest(),)]
    await store.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["crapette.db"]


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    put(path, b"")
    await (await Store.open(url_of(path))).close()
    assert ask(path, "SELECT count(*) FROM game") == [(0,)]


async def test_the_settings_of_the_file(store: Store) -> None:
    for engine in (store._database.reading, store._database.writing):
        async with engine() as connection:
            settings = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
            ]
        assert settings == ["wal", 5000, 1, 1]


async def test_the_steps_lead_to_the_tables_that_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async with store._database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_opened_by_two_at_once_it_is_made_once(path: Path) -> None:
    stores = await asyncio.gather(*(Store.open(url_of(path)) for _ in range(3)))
    await begun(stores[0])
    assert await stores[2].games.version_of(1) == 0
    for store in stores:
        await store.close()


async def test_opening_again_makes_no_copy(path: Path) -> None:
    for _ in range(2):
        await (await Store.open(url_of(path))).close()
    assert not (path.parent / "backup").exists()


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The steps in a folder of their own, to which a test can add one."""
    folder = tmp_path / "50% more steps"
    shutil.copytree(migrate.STEPS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "STEPS", folder)
    return folder


def add_step(steps: Path, then: str = "") -> None:
    text = NEXT_STEP.format(newest=migrate.newest(), then=then)
    (steps / "versions" / "r9999_next.py").write_text(text)


async def test_before_a_step_the_database_is_copied(path: Path, steps: Path) -> None:
    store = await Store.open(url_of(path))
    await store.log.append(entry(await begun(store), 0, "A n"))
    await store.close()
    before = migrate.newest()
    add_step(steps)
    await (await Store.open(url_of(path))).close()
    assert ask(path, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert ask(path, "SELECT DISTINCT locale FROM member") == [(None,)]
    (copy,) = (path.parent / "backup").iterdir()
    assert copy.name.startswith("crapette-before-9999-")
    assert ask(copy, "SELECT version_num FROM alembic_version") == [(before,)]
    assert ask(copy, "SELECT line FROM event") == ask(path, "SELECT line FROM event") == [("A n",)]


async def test_a_step_that_fails_leaves_the_database_as_it_was(path: Path, steps: Path) -> None:
    await (await Store.open(url_of(path))).close()
    before = ask(path, "SELECT sql FROM sqlite_master")
    add_step(steps, then="raise ValueError('a bad step')")
    with pytest.raises(ValueError, match="a bad step"):
        await Store.open(url_of(path))
    assert ask(path, "SELECT sql FROM sqlite_master") == before


async def test_a_database_of_a_later_version_is_left_alone(path: Path, steps: Path) -> None:
    add_step(steps)
    await (await Store.open(url_of(path))).close()
    (steps / "versions" / "r9999_next.py").unlink()
    with pytest.raises(NewerDatabase) as error:
        await Store.open(url_of(path))
    assert (error.value.path, error.value.revision) == (path, "9999")


async def test_a_file_that_is_no_database(path: Path) -> None:
    put(path, SHOPPING)
    with pytest.raises(ForeignDatabase) as error:
        await Store.open(url_of(path))
    assert error.value.path == path
    assert await asyncio.to_thread(path.read_bytes) == SHOPPING


async def test_a_database_of_something_else(path: Path) -> None:
    put(path, b"")
    ask(path, "CREATE TABLE recipe (name TEXT)")
    ask(path, "CREATE TABLE alembic_version (version_num TEXT)")
    with pytest.raises(ForeignDatabase):
        await Store.open(url_of(path))
    assert ask(path, "SELECT name FROM sqlite_master") == [("recipe",), ("alembic_version",)]


async def test_a_damaged_database(path: Path) -> None:
    put(path, b"SQLite format 3\0" + bytes(range(256)) * 20)
    with pytest.raises(DamagedDatabase) as error:
        await Store.open(url_of(path))
    assert error.value.path == path


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    put(tmp_path / "file", b"")
    path = tmp_path / "file" / "data" / "crapette.db"
    with pytest.raises(UnwritableDatabase) as error:
        await Store.open(url_of(path))
    assert error.value.path == path
    assert "file" in error.value.cause


async def test_a_folder_in_place_of_the_file(path: Path) -> None:
    put(path / "something", b"")
    with pytest.raises(UnwritableDatabase):
        await Store.open(url_of(path))


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite:///data/crapette.db",
        "postgresql+asyncpg://bot:secret@host/crapette",
        "mysql://bot:secret@host/crapette",
        "no address at all secret",
        "",
    ],
)
async def test_an_address_that_is_no_file(url: str) -> None:
    with pytest.raises(UnsupportedDatabase) as error:
        await Store.open(url)
    assert "secret" not in str(error.value) + error.value.url
    assert isinstance(error.value, StoreError)
