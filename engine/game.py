"""A game: the fold of everything that happened, and what may happen next."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, assert_never

from engine.cards import Seat
from engine.duties import is_centre_play
from engine.events import (
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.generator import legal_moves
from engine.legality import check
from engine.moves import END, Move, Pair, Play
from engine.outcome import Ending, Outcome, Refusal, Refused
from engine.position import Position, View
from engine.rules import Rules
from engine.stalemate import Counters, drawn
from engine.step import passed, step
from engine.talk import Talk
from engine.turning import advance, opened, turned_places


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: the rules, and the table before anything is turned."""

    rules: Rules
    start: Position


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the current turn, the game as it was before it, and whether it turned a card."""

    move: Move
    before: Position
    counters: Counters
    revealed: bool


@dataclass(frozen=True, slots=True)
class Game:
    """A game after some events; `trail` holds the moves of the turn that is being played."""

    setup: Setup
    events: tuple[Event, ...]
    position: Position
    turn: int
    trail: tuple[Step, ...]
    counters: Counters
    talk: Talk
    outcome: Outcome | None

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """Return the game before its first event."""
        counters = Counters(starts=(setup.start.key(),))
        position = opened(setup.start, setup.rules)
        return cls(setup, (), position, 1, (), counters, Talk(), None)

    @classmethod
    def replay(cls, setup: Setup, events: Iterable[Event]) -> Self:
        """Return the game after the events.

        Raises:
            IllegalMove: a move cannot be made.
            Refused: another event cannot happen.
        """
        game = cls.start(setup)
        for event in events:
            game = game.after(event)
        return game

    @property
    def version(self) -> int:
        """How many events the game has seen."""
        return len(self.events)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.setup.rules

    @property
    def view(self) -> View:
        """The table as both players see it."""
        return self.position.view

    @property
    def mover(self) -> Seat:
        """The seat on turn."""
        return self.position.view.mover

    @property
    def can_claim_draw(self) -> bool:
        """Whether either player may claim a draw now (rules.md 2.11d)."""
        return self.outcome is None and self.counters.claimable(self.rules)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return what the player on turn can do; nothing when the game is over."""
        return () if self.outcome else legal_moves(self.view, self.rules)

    def refusal(self, event: Event) -> Refusal | None:
        """Return why the event cannot happen, the rules of moving apart, or None."""
        if self.outcome is not None:
            return Refusal.GAME_OVER
        match event:
            case Moved(by):
                return None if by is self.mover else Refusal.NOT_YOUR_TURN
            case Undone() | UndoAsked():
                return self._undo_refusal(event)
            case UndoGranted() | UndoDeclined():
                return self.talk.consent_refusal(event)
            case DrawOffered() | DrawAccepted() | DrawDeclined():
                return self.talk.offer_refusal(event, self.turn)
            case DrawClaimed():
                return None if self.can_claim_draw else Refusal.NO_CLAIM
            case Resigned():
                return None
            case _:
                assert_never(event)

    def after(self, event: Event) -> Self:
        """Return the game after the event.

        Raises:
            IllegalMove: it is a move that cannot be made here.
            Refused: it cannot happen now.
        """
        refusal = self.refusal(event)
        if refusal is not None:
            raise Refused(event, refusal)
        return replace(self._changed(event), events=(*self.events, event))

    def _undo_refusal(self, event: Undone | UndoAsked) -> Refusal | None:
        if event.by is not self.mover:
            return Refusal.NOT_YOUR_TURN
        if not self.trail:
            return Refusal.NOTHING_TO_UNDO
        if isinstance(event, UndoAsked):
            return self.talk.consent_refusal(event)
        if self.rules.has_calls:
            return Refusal.UNDO_NEEDS_CONSENT
        return Refusal.REVEALED if self.trail[-1].revealed else None

    def _changed(self, event: Event) -> Self:
        match event:
            case Moved(move=move):
                return self._turn_ended() if move == END else self._moved(move)
            case Undone():
                return self._back_to(self.trail[-1], self.trail[:-1])
            case UndoGranted():
                return self._back_to(self.trail[0], ())
            case UndoAsked(by):
                return replace(self, talk=replace(self.talk, undo=by))
            case UndoDeclined():
                return replace(self, talk=self.talk.moved())
            case DrawOffered(by):
                return replace(self, talk=self.talk.draw_offered(by))
            case DrawDeclined(by):
                return replace(self, talk=self.talk.draw_declined(by.other, self.turn))
            case DrawAccepted() | DrawClaimed() | Resigned():
                return replace(self, outcome=self._agreed(event))
            case _:
                assert_never(event)

    def _agreed(self, event: DrawAccepted | DrawClaimed | Resigned) -> Outcome:
        match event:
            case DrawAccepted():
                return Outcome(None, Ending.AGREED)
            case DrawClaimed():
                return drawn(self.view, Ending.DRAW_CLAIMED, self.rules)
            case Resigned(by):
                return Outcome(by.other, Ending.RESIGNED)
            case _:
                assert_never(event)

    def _moved(self, move: Move) -> Self:
        check(self.view, move, self.rules)
        position = advance(self.position, move, self.rules)
        revealed = bool(turned_places(step(self.view, move, self.rules)))
        return replace(
            self,
            position=position,
            trail=(*self.trail, Step(move, self.position, self.counters, revealed)),
            counters=self.counters.centre_played() if is_centre_play(move) else self.counters,
            talk=self.talk.moved(),
            outcome=_win(position.view),
        )

    def _turn_ended(self) -> Self:
        check(self.view, END, self.rules)
        moves = [made.move for made in self.trail]
        start = Position(passed(self.view), self.position.hidden)
        counters = self.counters.turn_ended(
            start,
            moved=any(isinstance(move, (Play, Pair)) for move in moves),
            centre=any(is_centre_play(move) for move in moves),
        )
        ending = counters.ending(self.rules)
        return replace(
            self,
            position=advance(self.position, END, self.rules),
            turn=self.turn + 1,
            trail=(),
            counters=counters,
            talk=self.talk.turn_ended(self.mover),
            outcome=drawn(start.view, ending, self.rules) if ending else None,
        )

    def _back_to(self, made: Step, trail: tuple[Step, ...]) -> Self:
        return replace(
            self,
            position=made.before,
            counters=made.counters,
            trail=trail,
            talk=self.talk.moved(),
        )


def _win(view: View) -> Outcome | None:
    for seat in (view.mover, view.mover.other):
        if view.has_won(seat):
            return Outcome(seat, Ending.CARDS_GONE)
    return None
