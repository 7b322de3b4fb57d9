"""A challenge: who asks whom to play, by which rules, and what became of it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from typing import Final

from bot.service.people import Person, Sender

LIFETIME: Final = timedelta(days=7)
OPEN_LIMIT: Final = 5
PACES: Final = (1, 3, 7, 14)
"""The days a turn may take; a game without a pace has all the time there is."""


class ChallengeState(Enum):
    """What became of a challenge."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRequest:
    """What the challenger asks for; without an opponent anyone may accept.

    `total` is the points that a match is played to. A rematch names the game before it, and
    the one of the two who shall sit in A; otherwise that is the challenger.
    In a thread `parent_id` is the channel it hangs on; `roles` are the challenger's in the
    server; a `private` game gets a thread that only its players see.
    """

    sender: Sender
    guild_id: int
    channel_id: int
    opponent: Person | None = None
    rules: str = "br"
    pace: int | None = None
    total: int | None = None
    rematch_of: int | None = None
    sits_in_a: int | None = None
    parent_id: int | None = None
    roles: frozenset[int] = frozenset()
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge as it stands; `message_id` is where its buttons are."""

    challenge_id: int
    guild_id: int
    channel_id: int
    challenger: Person
    opponent: Person | None
    rules: str
    pace: int | None
    state: ChallengeState
    made_at: datetime
    expires_at: datetime
    message_id: int | None = None
    game_id: int | None = None
    total: int | None = None
    rematch_of: int | None = None
    private: bool = False
