"""A game as the people at it know it: who plays, where, and how it stands."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from bot.service.people import Person
from engine.cards import Seat
from engine.events import Event
from engine.game import Game
from engine.lines import Played
from engine.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Here:
    """The game of a channel: the one being played in it, or else the last one played."""

    channel_id: int


@dataclass(frozen=True, slots=True)
class Numbered:
    """The game of this number."""

    game_id: int


Key = Here | Numbered
"""How a game is named: by the place one is in, or by the number in a button."""


class Action(Enum):
    """What a player can do besides moving; the value is the word of the log."""

    UNDO = "undo"
    ASK_UNDO = "undo?"
    GRANT_UNDO = "undo+"
    DECLINE_UNDO = "undo-"
    OFFER_DRAW = "draw?"
    ACCEPT_DRAW = "draw+"
    DECLINE_DRAW = "draw-"
    CLAIM_DRAW = "draw!"
    RESIGN = "resign"


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows the table: which one, as of which version, in which turn."""

    message_id: int
    version: int
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One game and all that surrounds it; the seed stays hidden until the game is over."""

    game_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    players: tuple[Person, Person]
    rules: str
    pace: int | None
    game: Game
    board: Board | None
    made_at: datetime
    commitment: str
    seed: str | None

    @property
    def mover(self) -> Person:
        """The player on turn (of a finished game: the one who was)."""
        return self.players[self.game.mover]

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a player's seat, or None for everybody else."""
        return next((seat for seat in Seat if self.players[seat].user_id == user_id), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What was done, and the table after it: all that an announcement tells.

    `events` are the ones logged; `played` says for a line of moves what was turned up and
    where it stopped, and is None for the deal and for everything but moves. A turn changes
    also when the first one begins, with the deal. `duplicate` marks the answer to an
    interaction that was answered before. `notice_id` is the promise to announce it: hand it
    to `Tables.posted`.
    """

    table: Table
    notice_id: int
    events: tuple[Event, ...] = ()
    played: Played | None = None
    turn_changed: bool = False
    duplicate: bool = False

    @property
    def ping(self) -> Person | None:
        """The one player to notify: the one whose turn has just begun."""
        over = self.table.game.outcome is not None
        return self.table.mover if self.turn_changed and not over else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """One line of a player's list of games."""

    game_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    players: tuple[Person, Person]
    rules: str
    on_turn: Person
    outcome: Outcome | None
    changed_at: datetime
