"""A game as the people at it know it: who plays, where, and how it stands."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from bot.service.people import Person, Players
from bot.service.timer import Timer
from engine.cards import Seat
from engine.events import AbortAsked, Called, DrawOffered, Event, UndoAsked
from engine.game import Game
from engine.lines import Played
from engine.matches import Match, gains
from engine.outcome import Outcome
from engine.trail import Step


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
    CLAIM_TIME = "time!"
    ASK_ABORT = "abort?"
    GRANT_ABORT = "abort+"
    DECLINE_ABORT = "abort-"
    ABORT = "abort"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows the table: which one, as of which version, in which turn."""

    message_id: int
    version: int
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One game and all that surrounds it; the seed stays hidden until the game is over.

    `closes_at` is when an end that may still be called becomes final; `match` is the match
    as this game found it, or None for a game by itself; `timer` is None where no time is
    counted; `away_until` says, by seat, when a player's last holiday ends. A `private` game
    is played in a thread that only its players see.
    """

    game_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    players: Players
    rules: str
    pace: int | None
    game: Game
    board: Board | None
    made_at: datetime
    commitment: str
    seed: str | None
    closes_at: datetime | None = None
    match: Match | None = None
    private: bool = False
    timer: Timer | None = None
    away_until: tuple[datetime | None, datetime | None] = (None, None)

    @property
    def match_now(self) -> Match | None:
        """The match as it stands: what the game brings counts once it is over for good."""
        game = self.game
        if self.match is None or game.outcome is None or not self.is_over:
            return self.match
        return self.match.after(gains(game.outcome, game.view, game.rules))

    @property
    def is_followed(self) -> bool:
        """Whether the match goes on with another game, now that this one is over."""
        return self.is_over and self.match_now is not None and self.match_now.winner is None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and its end can no longer be called."""
        return self.game.outcome is not None and not self.game.outcome.provisional

    @property
    def closer(self) -> Person | None:
        """The player who may still call the end of the game, or let it stand."""
        seat = closer(self.game)
        return None if seat is None else self.players[seat]

    @property
    def mover(self) -> Person:
        """The player on turn (of a finished game: the one who was)."""
        return self.players[self.game.mover]

    def seat_of(self, user_id: int) -> Seat | None:
        """Return a player's seat, or None for everybody else."""
        return next((seat for seat in Seat if self.players[seat].user_id == user_id), None)


def closer(game: Game) -> Seat | None:
    """Return who may still call the end of a game: one player at most (rules.md 4.5)."""
    if game.outcome is None or not game.outcome.provisional:
        return None
    return next((seat for seat in Seat if game.may_call(seat)), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What was done, and the table after it: all that an announcement tells.

    `events` are the ones logged; `played` says for a line of moves what was turned up and
    where it stopped, and is None for the deal and for everything but moves; `faulty` is the
    action for which a call was upheld; `lapsed` says that nobody called an end in time. A
    turn changes also when the first one begins, with the deal. `duplicate` marks the answer
    to an interaction that was answered before. `notice_id` is the promise to announce it:
    hand it to `Tables.posted`.
    """

    table: Table
    notice_id: int
    events: tuple[Event, ...] = ()
    played: Played | None = None
    faulty: Step | None = None
    lapsed: bool = False
    turn_changed: bool = False
    duplicate: bool = False

    @property
    def begins(self) -> bool:
        """Whether the turn of the player on turn has just begun, not by that player's call."""
        own_call = any(isinstance(event, Called) for event in self.events)
        return self.turn_changed and self.ping == self.table.mover and not own_call

    @property
    def ping(self) -> Person | None:
        """The one player to notify, if any.

        That is whoever was asked or called; or may still call an end that has just come; or
        else the one whose turn has just begun.
        """
        for event in self.events:
            if isinstance(event, DrawOffered | UndoAsked | AbortAsked | Called):
                return self.table.players[event.by.other]
        if self.table.game.outcome is not None:
            return self.table.closer
        return self.table.mover if self.turn_changed else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """One line of a player's list of games."""

    game_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    players: Players
    rules: str
    on_turn: Person
    outcome: Outcome | None
    changed_at: datetime
    match: Match | None = None
    timer: Timer | None = None
    away_until: datetime | None = None
