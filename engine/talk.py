"""What the players ask of each other: a draw, a turn taken back, or the game called off."""

from dataclasses import dataclass, replace
from typing import assert_never

from engine.cards import Seat
from engine.events import (
    AbortAsked,
    AbortDeclined,
    AbortGranted,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
)
from engine.outcome import Refusal

Offer = DrawOffered | DrawAccepted | DrawDeclined
Consent = UndoAsked | UndoGranted | UndoDeclined
Abort = AbortAsked | AbortGranted | AbortDeclined
Said = UndoAsked | UndoDeclined | DrawOffered | DrawDeclined | AbortAsked | AbortDeclined


@dataclass(frozen=True, slots=True)
class Talk:
    """The open questions: who offers a draw, asks to take the turn back, or to call the game off.

    `declined` and `spurned` hold by seat the turn in which that player's draw offer, or
    question to call the game off, was last declined.
    """

    draw: Seat | None = None
    undo: Seat | None = None
    declined: tuple[int, int] = (0, 0)
    abort: Seat | None = None
    spurned: tuple[int, int] = (0, 0)

    def offer_refusal(self, event: Offer, turn: int) -> Refusal | None:
        """Return why a draw cannot be offered or answered now, or None."""
        if not isinstance(event, DrawOffered):
            return None if self.draw is event.by.other else Refusal.NOT_OFFERED
        if self.draw is not None:
            return Refusal.ALREADY_OFFERED
        return Refusal.DECLINED_THIS_TURN if self.declined[event.by] == turn else None

    def consent_refusal(self, event: Consent) -> Refusal | None:
        """Return why taking back cannot be asked or answered now, or None."""
        if not isinstance(event, UndoAsked):
            return None if self.undo is event.by.other else Refusal.NOT_ASKED
        return Refusal.ALREADY_ASKED if self.undo is not None else None

    def abort_refusal(self, event: Abort, turn: int) -> Refusal | None:
        """Return why calling the game off cannot be asked or answered now, or None."""
        if not isinstance(event, AbortAsked):
            return None if self.abort is event.by.other else Refusal.ABORT_NOT_ASKED
        if self.abort is not None:
            return Refusal.ABORT_ASKED
        return Refusal.ABORT_DECLINED if self.spurned[event.by] == turn else None

    def said(self, event: Said, turn: int) -> "Talk":
        """Return the talk after a question or a refusal of one.

        What was declined, a draw or an abort, is not asked again in the same turn.
        """
        match event:
            case UndoAsked(by):
                return replace(self, undo=by)
            case UndoDeclined():
                return replace(self, undo=None)
            case DrawOffered(by):
                return replace(self, draw=by)
            case DrawDeclined(by):
                return replace(self, draw=None, declined=by.other.put(self.declined, to=turn))
            case AbortAsked(by):
                return replace(self, abort=by)
            case AbortDeclined(by):
                return replace(self, abort=None, spurned=by.other.put(self.spurned, to=turn))
            case _:
                assert_never(event)

    def moved(self) -> "Talk":
        """Return the talk after a move: who plays on no longer asks to take back."""
        return self if self.undo is None else replace(self, undo=None)

    def turn_ended(self, mover: Seat) -> "Talk":
        """Return the talk after a turn: what the mover left unanswered lapses."""
        draw = mover if self.draw is mover else None
        abort = mover if self.abort is mover else None
        if (self.undo, self.draw, self.abort) == (None, draw, abort):
            return self
        return replace(self, undo=None, draw=draw, abort=abort)
