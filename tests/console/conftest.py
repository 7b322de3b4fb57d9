"""The command line, in an empty folder and with nothing set."""

from pathlib import Path

import pytest

VARIABLES = (
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "DATABASE_URL",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "DEV_GUILD_ID",
    "HEALTH_FILE",
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start in an empty folder, with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
