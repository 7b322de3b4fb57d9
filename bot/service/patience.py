"""How long an announcement is left to whoever promised it, and when it is tried again."""

from datetime import datetime, timedelta
from typing import Final

GRACE: Final = timedelta(minutes=1)
"""Whoever commits something announces it; after this time somebody else does."""

LONGEST_WAIT: Final = timedelta(hours=6)


def first_try(now: datetime) -> datetime:
    """Return when an announcement promised now is made by somebody else."""
    return now + GRACE


def next_try(now: datetime, failures: int) -> datetime:
    """Return when to try again after so many failures: each time twice as long, to a limit."""
    return now + min(GRACE * (1 << min(failures, 16)), LONGEST_WAIT)
