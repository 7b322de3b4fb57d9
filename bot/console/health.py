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
    alive = is_alive(file)
    sys.stdout.write("alive\n" if alive else f"no sign of life in {file} for three minutes\n")
    return 0 if alive else 1


def is_alive(file: Path) -> bool:
    """Return whether a bot that uses this file gave a sign of life within three minutes."""
    try:
        return time.time() - file.stat().st_mtime < OLD
    except OSError:
        return False
