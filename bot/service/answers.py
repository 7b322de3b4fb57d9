"""What comes of a request in a game: the same request in the same game, the same answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.service.errors import NothingPlayed
from bot.service.table import Action
from engine.cards import Seat
from engine.events import (
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Resigned,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game
from engine.lines import Played, play_line

_EVENTS: Final[Mapping[Action, Callable[[Seat], Event]]] = MappingProxyType(
    {
        Action.UNDO: Undone,
        Action.ASK_UNDO: UndoAsked,
        Action.GRANT_UNDO: UndoGranted,
        Action.DECLINE_UNDO: UndoDeclined,
        Action.OFFER_DRAW: DrawOffered,
        Action.ACCEPT_DRAW: DrawAccepted,
        Action.DECLINE_DRAW: DrawDeclined,
        Action.CLAIM_DRAW: DrawClaimed,
        Action.RESIGN: Resigned,
    }
)
_LINE: Final = "line"
_ACTION: Final = "action"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of moves as it was typed."""

    text: str


Request = Line | Action


@dataclass(frozen=True, slots=True)
class Answer:
    """The game after a request, and how it came to that."""

    game: Game
    events: tuple[Event, ...]
    played: Played | None


def format_request(request: Request) -> str:
    """Return a request as the store keeps it."""
    if isinstance(request, Line):
        return f"{_LINE} {request.text}"
    return f"{_ACTION} {request.value}"


def parse_request(text: str) -> Request:
    """Return the request that the store kept, the inverse of `format_request`.

    Raises:
        ValueError: the text is no request.
    """
    kind, _, rest = text.partition(" ")
    return Line(rest) if kind == _LINE else Action(rest)


def answer(game: Game, seat: Seat, request: Request) -> Answer:
    """Return what comes of a player's request.

    Raises:
        NotationError: the text is no line.
        NothingPlayed: the line's first token cannot be played.
        Refused: the action cannot happen now.
    """
    if isinstance(request, Line):
        return _play(game, seat, request.text)
    event = _EVENTS[request](seat)
    return Answer(game.after(event), (event,), None)


def _play(game: Game, seat: Seat, text: str) -> Answer:
    played = play_line(game, seat, text)
    if played.stopped is not None and not played.steps:
        raise NothingPlayed(played.stopped)
    return Answer(played.game_after, played.events, played)
