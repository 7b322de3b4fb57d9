"""What the service takes from the world: the time, and the seeds of the deals."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""Tells the time, with its zone."""

Seeds = Callable[[], str]
"""Gives a seed that nobody can guess, another one each time."""


def utc_now() -> datetime:
    """Return the time now."""
    return datetime.now(UTC)


def fresh_seed() -> str:
    """Return 128 random bits as text."""
    return secrets.token_hex(16)
