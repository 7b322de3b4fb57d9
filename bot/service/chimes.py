"""What must be told because of the time: a reminder, a deadline that passed, a holiday."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from bot.service.people import Person
from bot.service.table import Table


class ChimeKind(Enum):
    """What a clock has to say; the value is its word in the outbox."""

    HALF = "half"
    TENTH = "tenth"
    OWN = "own"
    EXPIRED = "expired"
    ADJOURNED = "adjourned"
    EXTENDED = "extended"
    GIVEN = "given"
    RESUMED = "resumed"
    AWAY = "away"


REMINDERS: Final = frozenset({ChimeKind.HALF, ChimeKind.TENTH, ChimeKind.OWN})


@dataclass(frozen=True, slots=True)
class Chime:
    """Something that a game's clock says; `person` is who acted, or is waited for.

    `at` is when it is told.
    """

    notice_id: int
    attempts: int
    kind: ChimeKind
    turn: int
    table: Table
    person: Person
    at: datetime

    @property
    def away_until(self) -> datetime:
        """When the person's holiday ends: when it is told, if there is none any more."""
        return self.table.away_until[self.table.players.index(self.person)] or self.at

    @property
    def is_moot(self) -> bool:
        """Whether it need not be told any more, since something else happened meanwhile."""
        table, timer = self.table, self.table.timer
        if table.game.outcome is not None or self.turn != table.game.turn:
            return True
        match self.kind:
            case ChimeKind.EXPIRED:
                return timer is None or timer.expired_at is None
            case ChimeKind.ADJOURNED:
                return timer is None or timer.adjourned_at is None
            case ChimeKind.EXTENDED | ChimeKind.GIVEN | ChimeKind.RESUMED:
                return timer is not None and timer.is_over
            case ChimeKind.AWAY:
                return self.away_until <= self.at
            case _:
                return timer is not None and not timer.reminds

    @property
    def ping(self) -> Person | None:
        """The one player to notify, if any."""
        mover = self.table.mover
        match self.kind:
            case ChimeKind.ADJOURNED | ChimeKind.EXTENDED | ChimeKind.AWAY:
                return None
            case ChimeKind.RESUMED:
                return None if self.person == mover else mover
            case ChimeKind.EXPIRED:
                return self.table.players[self.table.game.mover.other]
            case _:
                return mover
