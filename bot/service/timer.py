"""A game's clock as the people at the table see it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.store.clock_rows import ClockRow
from engine.cards import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """How the time of the turn stands.

    It runs towards `due_at`, or stands with `left`; from `expired_at` on the opponent may
    claim the win; an adjourned game counts no time until somebody resumes it.
    """

    turn: int
    due_at: datetime | None
    left: timedelta | None
    muted: bool
    extended: tuple[bool, bool]
    expired_at: datetime | None
    adjourned_at: datetime | None

    @property
    def runs(self) -> bool:
        """Whether time passes for the player waited for."""
        return self.due_at is not None and self.expired_at is None

    @property
    def is_over(self) -> bool:
        """Whether the time of the turn is up, or the game was put aside."""
        return self.expired_at is not None or self.adjourned_at is not None

    @property
    def reminds(self) -> bool:
        """Whether the player waited for is still to be reminded in this turn."""
        return self.runs and not self.muted

    def may_extend(self, seat: Seat) -> bool:
        """Whether a player on turn may still take the one extension of a game."""
        return self.runs and not self.extended[seat]


def timer_of(row: ClockRow | None) -> Timer | None:
    """Return a kept clock, or None where no time is counted."""
    if row is None or (row.due_at is None and row.left is None and row.adjourned_at is None):
        return None
    return Timer(
        turn=row.turn,
        due_at=row.due_at,
        left=None if row.left is None else timedelta(milliseconds=row.left),
        muted=row.muted,
        extended=(row.extended_a, row.extended_b),
        expired_at=row.expired_at,
        adjourned_at=row.adjourned_at,
    )
