"""Databases of earlier versions: what is in them stays, and reads as it should."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import Connection

from bot.store import Store, migrate, sqlite
from bot.store.rows import ServerRow
from bot.store.store import _parse
from tests.store.samples import ask, url_of

GAME = (
    "INSERT INTO game (game_id, guild_id, channel_id, player_a, player_b, rules, seed, deal,"
    " made_at, version, on_turn, outcome, changed_at)"
    " VALUES (7, 10, 20, 1, 2, 'br', 'seed', 'deal', 5000, 0, 1, 'A RESIGNED', 6000)"
)


async def made_at_step(path: Path, step: str) -> None:
    """Make a database as it was at a step."""

    def upgrade(connection: Connection) -> None:
        config = migrate._config()
        config.attributes["connection"] = connection
        command.upgrade(config, step)

    writer, reader = sqlite.engines(_parse(url_of(path)))
    async with writer.begin() as connection:
        await connection.run_sync(upgrade)
    await writer.dispose()
    await reader.dispose()


async def test_a_game_of_the_first_step_has_no_end_to_wait_for(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    await made_at_step(path, "0001")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(GAME)
    store = await Store.open(url_of(path))
    logged = await store.games.numbered(7)
    assert logged is not None
    assert (logged.row.outcome, logged.row.closes_at) == ("A RESIGNED", None)
    assert await store.servers.find(10) == ServerRow(guild_id=10)
    await store.close()
    assert ask(path, "SELECT version_num FROM alembic_version") == [(migrate.newest(),)]


async def test_the_rules_of_a_server_of_the_second_step_stay(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    await made_at_step(path, "0002")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO server (guild_id, rules) VALUES (10, 'fr2')")
        connection.execute(GAME)
    store = await Store.open(url_of(path))
    assert await store.servers.find(10) == ServerRow(guild_id=10, rules="fr2")
    logged = await store.games.numbered(7)
    assert logged is not None
    assert logged.row.private is False
    await store.close()
