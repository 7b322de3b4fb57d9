"""Bringing a database up to date: which step it is at, which ones it lacks."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

STEPS: Final = Path(__file__).parent / "migrations"


def newest() -> str:
    """Return the number of the last step there is."""
    return _script().get_current_head() or ""


def current(connection: Connection) -> str | None:
    """Return the number of the step that a database is at, or None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Return whether this version of the bot has that step."""
    return revision in {step.revision for step in _script().walk_revisions()}


def upgrade(connection: Connection) -> None:
    """Take the steps that a database lacks, inside the transaction that is open."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    return config


def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
