"""What a game's clock is wound by: how it and the game stand, and what changes."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.store.rows import Kept


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRow(Kept):
    """A game's clock; spans of time are in milliseconds.

    It runs if `due_at` is set and stands if `left` is; a game without a pace has neither.
    """

    game_id: int
    turn: int
    allowance: int | None = None
    due_at: datetime | None = None
    left: int | None = None
    remind_at: datetime | None = None
    reminded: int = 0
    muted: bool = False
    extended_a: bool = False
    extended_b: bool = False
    expired_at: datetime | None = None
    adjourn_at: datetime | None = None
    adjourned_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts(Kept):
    """All that a change of a clock depends on, as of one moment.

    `hours` is how often the player waited for wishes to be reminded, `away_until` when the
    last holiday of that player ends.
    """

    game_id: int
    on_turn: int
    pace: int | None
    outcome: str | None
    closes_at: datetime | None
    hours: int | None
    away_until: datetime | None
    clock: ClockRow | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChimeRow(Kept):
    """Something that must be told because of the time, once for its kind, turn and number."""

    kind: str
    turn: int
    number: int
    user_id: int


@dataclass(frozen=True, slots=True)
class Change:
    """A clock as it is from now on, and what must be told of it."""

    clock: ClockRow
    told: tuple[ChimeRow, ...] = ()


Wind = Callable[[Facts], Change | None]
"""Returns what becomes of a clock, None if nothing does, or raises if it may not be."""
