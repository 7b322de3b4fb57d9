"""Looking for the running bot's sign of life, as a container does once a minute."""

import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from bot.settings import Settings

OLD: Final = 180.0
"""Seconds after which a bot that gave no sign of life is taken for dead."""


def health(settings: Settings, _options: Namespace) -> int:
    """Return 0 if the running bot gave a sign of life of late, else 1."""
    file = settings.health_file
    age = _age(file)
    if age is None:
        _say(f"no bot runs here, or it keeps its sign of life elsewhere than {file} (HEALTH_FILE)")
        return 1
    if age >= OLD:
        _say(f"no sign of life in {file} for three minutes")
        return 1
    _say("alive")
    return 0


def _age(file: Path) -> float | None:
    """Return how many seconds ago the last sign of life was given, None if none ever was."""
    try:
        return time.time() - file.stat().st_mtime
    except OSError:
        return None


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
