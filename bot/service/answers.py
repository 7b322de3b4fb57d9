"""What comes of a request in a game: the same request in the same game, the same answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, assert_never

from bot.service.errors import NothingPlayed
from bot.service.table import Action
from engine.cards import Seat
from engine.events import (
    AbortAsked,
    AbortDeclined,
    Aborted,
    AbortGranted,
    Annulled,
    Called,
    Closed,
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Resigned,
    TimeClaimed,
    Touched,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.expecting import under
from engine.game import Game
from engine.lines import Played, play_line
from engine.moves import IllegalMove
from engine.notation import NotationError
from engine.trail import Step

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
        Action.CLAIM_TIME: TimeClaimed,
        Action.ASK_ABORT: AbortAsked,
        Action.GRANT_ABORT: AbortGranted,
        Action.DECLINE_ABORT: AbortDeclined,
        Action.ABORT: Aborted,
        Action.CLOSE: Closed,
    }
)
_LINE: Final = "line"
_ACTION: Final = "action"
_CALL: Final = "call"
_LAPSE: Final = "lapse"
_ANNUL: Final = "annul"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of moves as it was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Call:
    """“Crapette!”, with the combination that the caller shows, or without."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class Lapse:
    """Nobody called in time: the end of the game stands."""


@dataclass(frozen=True, slots=True)
class Annul:
    """Somebody who manages the server ends the game, and it counts for nobody."""


Request = Line | Action | Call | Lapse | Annul


@dataclass(frozen=True, slots=True)
class Answer:
    """The game after a request, and how it came to that.

    `faulty` is the action for which a call was upheld, if it was for one.
    """

    game: Game
    events: tuple[Event, ...]
    played: Played | None = None
    faulty: Step | None = None


def format_request(request: Request) -> str:
    """Return a request as the store keeps it."""
    match request:
        case Line(text):
            return f"{_LINE} {text}"
        case Call(text):
            return f"{_CALL} {text}"
        case Lapse():
            return _LAPSE
        case Annul():
            return _ANNUL
        case Action():
            return f"{_ACTION} {request.value}"
        case _:
            assert_never(request)


def parse_request(text: str) -> Request:
    """Return the request that the store kept, the inverse of `format_request`.

    Raises:
        ValueError: the text is no request.
    """
    kind, _, rest = text.partition(" ")
    if kind == _LAPSE:
        return Lapse()
    if kind == _ANNUL:
        return Annul()
    if kind == _CALL:
        return Call(rest)
    return Line(rest) if kind == _LINE else Action(rest)


def answer(game: Game, seat: Seat, request: Request) -> Answer:
    """Return what comes of a player's request.

    Raises:
        NotationError: the text is no line; tells what the game's rules let stand there.
        NothingPlayed: the line's first token cannot be played, and that costs nothing.
        Refused: the action or the call cannot happen now.
    """
    try:
        return _answer(game, seat, request)
    except NotationError as error:
        raise under(error, game.rules) from error


def _answer(game: Game, seat: Seat, request: Request) -> Answer:
    match request:
        case Line(text):
            return _play(game, seat, text)
        case Call(text):
            return _call(game, Called(seat, " ".join(text.split())))
        case Lapse():
            return _happen(game, Closed(seat))
        case Annul():
            return _happen(game, Annulled(seat))
        case Action():
            return _happen(game, _EVENTS[request](seat))
        case _:
            assert_never(request)


def _happen(game: Game, event: Event) -> Answer:
    return Answer(game.after(event), (event,))


def _call(game: Game, event: Called) -> Answer:
    after = game.after(event)
    at = after.verdict.at if after.verdict else None
    faulty = None if at is None else game.window(event.by)[at]
    return Answer(after, (event,), faulty=faulty)


def _play(game: Game, seat: Seat, text: str) -> Answer:
    played = play_line(game, seat, text)
    touch = _touch(played, seat)
    if touch is not None:
        return Answer(played.game_after.after(touch), (*played.events, touch), played)
    if played.stopped is not None and not played.steps:
        raise NothingPlayed(played.stopped)
    return Answer(played.game_after, played.events, played)


def _touch(played: Played, seat: Seat) -> Touched | None:
    """Return the touch in which a line stopped, where touching counts (rules.md 4.6)."""
    if played.stopped is None or not isinstance(played.stopped.why, IllegalMove):
        return None
    touch = Touched(seat, played.stopped.why.move)
    return touch if played.game_after.refusal(touch) is None else None
