"""A game: the fold of everything that happened, and what may happen next."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, TypeVar, assert_never

from engine.calling import called, closed
from engine.events import (
    Aborted,
    AbortGranted,
    Annulled,
    Called,
    Closed,
    DrawAccepted,
    DrawClaimed,
    Event,
    Moved,
    Resigned,
    TimeClaimed,
    Touched,
    UndoGranted,
    Undone,
)
from engine.generator import legal_moves
from engine.moves import Move
from engine.outcome import Ending, Outcome, Refusal, Refused
from engine.playing import back_to, moved, settled
from engine.refusals import refusal
from engine.run import Run
from engine.spread import is_steady
from engine.stalemate import Counters, drawn
from engine.state import Setup, State
from engine.turning import opened

__all__ = ["Game", "Setup"]

G = TypeVar("G", bound=State)


@dataclass(frozen=True, slots=True)
class Game(State):
    """A game after some events."""

    events: tuple[Event, ...] = ()

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """Return the game before its first event."""
        counters = Counters.begun(setup.start, setup.rules)
        return cls(setup, opened(setup.start, setup.rules), counters=counters)

    @classmethod
    def replay(cls, setup: Setup, events: Iterable[Event]) -> Self:
        """Return the game after the events: what `after` gives, event by event, only sooner.

        Raises:
            IllegalMove: a move cannot be made.
            Refused: another event cannot happen.
            NotationError: the line of a call cannot be read.
        """
        game, log, at = cls.start(setup), tuple(events), 0
        run = Run.of(game) if is_steady(game.position) else None
        while at < len(log):
            if run is not None:
                game, at = run.through(game, log, at)
            if at < len(log):
                game, at = _after(game, log[at]), at + 1
        return replace(game, events=log)

    @property
    def version(self) -> int:
        """How many events the game has seen."""
        return len(self.events)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return what the player on turn can do; nothing when the game is over."""
        return () if self.outcome else legal_moves(self.view, self.rules)

    def refusal(self, event: Event) -> Refusal | None:
        """Return why the event cannot happen, the rules of moving apart, or None."""
        return refusal(self, event)

    def after(self, event: Event) -> Self:
        """Return the game after the event.

        Raises:
            IllegalMove: it is a move that cannot be made here.
            Refused: it cannot happen now.
            NotationError: it is a call whose line cannot be read.
        """
        return replace(_after(self, event), events=(*self.events, event))


def _after(state: G, event: Event) -> G:
    why = refusal(state, event)
    if why is not None:
        raise Refused(event, why)
    before = replace(state, verdict=None) if state.verdict else state
    match event:
        case Moved(move=move):
            return moved(before, move)
        case Undone() | UndoGranted():
            return back_to(before, state.trail[-1 if isinstance(event, Undone) else 0])
        case Called():
            return called(before, event)
        case Touched(move=move):
            return replace(before, calls=replace(state.calls, touched=move))
        case Closed():
            return closed(before)
        case DrawAccepted() | DrawClaimed() | Resigned() | TimeClaimed():
            return _over(before, event)
        case AbortGranted() | Aborted() | Annulled():
            return replace(before, outcome=Outcome(None, Ending.ABORTED))
        case _:
            return replace(before, talk=state.talk.said(event, state.turn))


def _over(game: G, event: DrawAccepted | DrawClaimed | Resigned | TimeClaimed) -> G:
    match event:
        case DrawAccepted():
            return replace(game, outcome=Outcome(None, Ending.AGREED))
        case Resigned(by):
            return replace(game, outcome=Outcome(by.other, Ending.RESIGNED))
        case TimeClaimed(by):
            return replace(game, outcome=Outcome(by, Ending.TIME_CLAIMED))
        case DrawClaimed(by):
            claimed = replace(game, outcome=drawn(game.view, Ending.DRAW_CLAIMED, game.rules))
            return settled(claimed) if game.may_call(by.other) else claimed
        case _:
            assert_never(event)
