"""The sign of life that `python -m bot health` looks for."""

import math
from pathlib import Path
from typing import Final

from bot.logs import logger

SLOW: Final = 30.0
"""Seconds of latency with which a connection counts as dead."""

_log = logger(__name__)


def beat(file: Path, latency: float) -> None:
    """Touch the file, if the connection to Discord is alive."""
    if not math.isfinite(latency) or latency > SLOW:
        _log.warning("the connection to Discord is slow", seconds=latency)
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as error:
        _log.warning("the sign of life cannot be written", file=str(file), error=str(error))
