"""Calling a game off just after it has begun, so that it counts for nobody."""

from typing import Final

from engine.cards import Seat
from engine.events import AbortAsked, AbortDeclined, Aborted, AbortGranted
from engine.outcome import Refusal
from engine.state import State

LAST_TURN: Final = 2
"""The last turn of a game in which it can be called off."""


def can_abort_alone(state: State, by: Seat) -> bool:
    """Return whether a player may call the game off alone: no move of the opponent's stands.

    A question that was asked in time is answered like a draw offer, also a turn later.
    """
    return state.outcome is None and abort_refusal(state, Aborted(by)) is None


def abort_refusal(
    state: State, event: AbortAsked | AbortGranted | AbortDeclined | Aborted
) -> Refusal | None:
    """Return why a game in play cannot be called off so, or None (rules.md 6)."""
    if isinstance(event, AbortGranted | AbortDeclined):
        return state.talk.abort_refusal(event, state.turn)
    if state.turn > LAST_TURN:
        return Refusal.ABORT_TOO_LATE
    if isinstance(event, AbortAsked):
        return state.talk.abort_refusal(event, state.turn)
    return Refusal.ABORT_NEEDS_CONSENT if _has_moved(state, event.by.other) else None


def _has_moved(state: State, seat: Seat) -> bool:
    """Return whether a move of a player's stands, in the first two turns of a game."""
    return bool(state.trail) if seat is state.mover else state.turn > 1
