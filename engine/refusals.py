"""Whether an event can happen now, the rules of moving apart."""

from typing import assert_never

from engine.aborting import abort_refusal
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
from engine.legality import objection
from engine.moves import END
from engine.outcome import Refusal
from engine.rules import Touch
from engine.state import State


def refusal(state: State, event: Event) -> Refusal | None:
    """Return why the event cannot happen now, or None if only the move itself can be wrong."""
    if state.outcome is not None and not _still_open(state, event):
        return Refusal.GAME_OVER
    match event:
        case Moved(by):
            return None if by is state.mover else Refusal.NOT_YOUR_TURN
        case Undone() | UndoAsked() | UndoGranted() | UndoDeclined():
            return _undo(state, event)
        case DrawOffered() | DrawAccepted() | DrawDeclined():
            return state.talk.offer_refusal(event, state.turn)
        case DrawClaimed():
            return None if state.can_claim_draw else Refusal.NO_CLAIM
        case AbortAsked() | AbortGranted() | AbortDeclined() | Aborted():
            return abort_refusal(state, event)
        case Resigned() | TimeClaimed() | Annulled():
            return _end(state, event)
        case Called() | Touched() | Closed():
            return _around_calls(state, event)
        case _:
            assert_never(event)


def _end(state: State, event: Resigned | TimeClaimed | Annulled) -> Refusal | None:
    """Return why a game in play cannot end so: it is the player on turn whose time is up."""
    match event:
        case Resigned():
            return None
        case TimeClaimed(by):
            return Refusal.OWN_TIME if by is state.mover else None
        case Annulled(by):
            return None if by is state.mover else Refusal.NOT_YOUR_TURN
        case _:
            assert_never(event)


def _around_calls(state: State, event: Called | Touched | Closed) -> Refusal | None:
    match event:
        case Called():
            return _call(state, event)
        case Touched():
            return _touch(state, event)
        case Closed(by):
            return None if state.outcome and state.may_call(by) else Refusal.NOTHING_TO_CLOSE
        case _:
            assert_never(event)


def _still_open(state: State, event: Event) -> bool:
    provisional = state.outcome is not None and state.outcome.provisional
    return provisional and isinstance(event, Called | Closed)


def _undo(state: State, event: Undone | UndoAsked | UndoGranted | UndoDeclined) -> Refusal | None:
    if isinstance(event, UndoGranted | UndoDeclined):
        return state.talk.consent_refusal(event)
    if event.by is not state.mover:
        return Refusal.NOT_YOUR_TURN
    if not state.trail:
        return Refusal.NOTHING_TO_UNDO
    if isinstance(event, UndoAsked):
        return state.talk.consent_refusal(event)
    if state.rules.has_calls:
        return Refusal.UNDO_NEEDS_CONSENT
    return Refusal.REVEALED if state.trail[-1].revealed else None


def _call(state: State, event: Called) -> Refusal | None:
    if not state.rules.hears_calls:
        return Refusal.NO_CALLS
    touched = state.calls.touched is not None and event.by is not state.mover
    if not state.rules.has_calls and not touched:
        return Refusal.NO_TOUCH
    if not (touched or state.window(event.by)):
        return Refusal.NO_WINDOW
    return Refusal.BARRED if state.calls.barred[event.by] else None


def _touch(state: State, event: Touched) -> Refusal | None:
    if event.by is not state.mover:
        return Refusal.NOT_YOUR_TURN
    touches = state.rules.touch is Touch.FOUL and event.move != END
    if not touches or objection(state.view, event.move, state.rules) is None:
        return Refusal.TOUCH_IS_FREE
    return None
