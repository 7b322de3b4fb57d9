"""Where the number of a person is kept, and what becomes of it when that person goes."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from sqlalchemy import Column

from bot.store.block_table import BLOCK
from bot.store.habit_table import HABIT
from bot.store.holiday_table import HOLIDAY
from bot.store.look_table import LOOK
from bot.store.schema import CHALLENGE, GAME, INTERACTION, MEMBER, OUTBOX


class Fate(Enum):
    """What becomes of a row that names somebody who wants to be forgotten."""

    REMOVED = auto()
    """The row is deleted."""

    RENAMED = auto()
    """The row stays, with a number in the person's place that says nothing of the person."""

    ANOTHERS = auto()
    """The row stays as it is: it is somebody else's setting, and not shown to the person."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A column that holds the number of a person."""

    column: Column[Any]
    fate: Fate


TRACES: Final = (
    Trace(MEMBER.c.user_id, Fate.REMOVED),
    Trace(LOOK.c.owner_id, Fate.REMOVED),
    Trace(BLOCK.c.blocker_id, Fate.REMOVED),
    Trace(BLOCK.c.blocked_id, Fate.ANOTHERS),
    Trace(HABIT.c.user_id, Fate.REMOVED),
    Trace(HOLIDAY.c.user_id, Fate.REMOVED),
    Trace(OUTBOX.c.user_id, Fate.REMOVED),
    Trace(CHALLENGE.c.challenger_id, Fate.RENAMED),
    Trace(CHALLENGE.c.opponent_id, Fate.RENAMED),
    Trace(CHALLENGE.c.sits_in_a, Fate.RENAMED),
    Trace(GAME.c.player_a, Fate.RENAMED),
    Trace(GAME.c.player_b, Fate.RENAMED),
    Trace(GAME.c.on_turn, Fate.RENAMED),
    Trace(INTERACTION.c.user_id, Fate.RENAMED),
)
"""Every such column; a test sees that no table adds one that is not here."""

HIDDEN: Final = frozenset({"game.seed", "game.deal"})
"""What nobody is shown, not even among what is kept about the person: cards that lie face down."""
