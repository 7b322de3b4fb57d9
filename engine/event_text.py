"""An event as one line of text, as the log keeps it, and back."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

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
    Moved,
    Resigned,
    TimeClaimed,
    Touched,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.notation import NotationError, format_move, parse_move

_WORDS: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        Undone: "undo",
        UndoAsked: "undo?",
        UndoGranted: "undo+",
        UndoDeclined: "undo-",
        DrawOffered: "draw?",
        DrawAccepted: "draw+",
        DrawDeclined: "draw-",
        DrawClaimed: "draw!",
        Resigned: "resign",
        TimeClaimed: "time!",
        AbortAsked: "abort?",
        AbortGranted: "abort+",
        AbortDeclined: "abort-",
        Aborted: "abort",
        Annulled: "annul",
        Closed: "close",
    }
)
_CALL: Final = "call"
_TOUCH: Final = "touch"
_KINDS: Final[Mapping[str, Callable[[Seat], Event]]] = MappingProxyType(
    {word: kind for kind, word in _WORDS.items()}
)


class EventTextError(ValueError):
    """The text is no event."""


def format_event(event: Event) -> str:
    """Return an event as text: whose it is, then the move or a word, `A ra`, `B draw?`."""
    match event:
        case Moved(move=move):
            word = format_move(move)
        case Touched(move=move):
            word = f"{_TOUCH} {format_move(move)}"
        case Called(line=line):
            word = f"{_CALL} {line}" if line else _CALL
        case _:
            word = _WORDS[type(event)]
    return f"{event.by.name} {word}"


def parse_event(text: str) -> Event:
    """Return the event that a line of text holds, the inverse of `format_event`.

    Raises:
        EventTextError: it holds none.
    """
    seat, _, word = text.partition(" ")
    if seat not in Seat.__members__:
        msg = f"{text!r} does not say whose event it is"
        raise EventTextError(msg)
    if word in _KINDS:
        return _KINDS[word](Seat[seat])
    kind, _, rest = word.partition(" ")
    if kind == _CALL:
        return Called(Seat[seat], rest)
    try:
        if kind == _TOUCH:
            return Touched(Seat[seat], parse_move(rest))
        return Moved(Seat[seat], parse_move(word))
    except NotationError as error:
        msg = f"{text!r} is neither a move nor a word of the log"
        raise EventTextError(msg) from error
