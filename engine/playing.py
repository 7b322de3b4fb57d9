"""What moving, ending a turn and taking back do to a game."""

from dataclasses import replace
from typing import TypeVar

from engine.cards import Seat
from engine.duties import is_centre_play
from engine.legality import check
from engine.moves import END, Move
from engine.outcome import Ending, Outcome
from engine.position import Position, View
from engine.state import State
from engine.step import passed, step
from engine.trail import Step, counted
from engine.turning import opened, turned_up

S = TypeVar("S", bound=State)


def moved(state: S, move: Move) -> S:
    """Return the game after a move of the player on turn.

    Raises:
        IllegalMove: the move cannot be made here.
    """
    check(state.view, move, state.rules)
    if move == END:
        return turn_ended(state, called=True)
    after = step(state.view, move, state.rules)
    position = turned_up(state.position, after)
    revealed = position.view is not after
    return settled(
        replace(
            state,
            position=position,
            trail=(*state.trail, Step(move, state.position, state.counters, revealed)),
            past=(),
            counters=state.counters.centre_played() if is_centre_play(move) else state.counters,
            talk=state.talk.moved(),
            calls=state.calls.moved(),
            outcome=_win(position.view),
        )
    )


def turn_ended(state: S, *, called: bool) -> S:
    """Return the game after the turn has passed, whether its player or a wrong call ended it.

    A turn that a wrong call ended holds no action to be `called` for. A lost turn of the
    next player is skipped: it counts for nothing (rules.md 4.4).
    """
    mover, start = state.mover, _next_start(state)
    skipped = start.view.mover is mover
    calls = state.calls.turn_ended(mover)
    ended = (*state.trail, Step(END, state.position, state.counters, revealed=False))
    counters, outcome = counted(state.counters, state.trail, start, state.rules)
    return settled(
        replace(
            state,
            position=opened(start, state.rules),
            turn=state.turn + 1,
            trail=(),
            past=ended if called and not skipped else (),
            counters=counters,
            talk=state.talk.turn_ended(mover),
            calls=calls.turn_ended(mover.other) if skipped else calls,
            outcome=outcome,
        )
    )


def back_to(state: S, made: Step) -> S:
    """Return the game as it was before a move of this turn; nothing but moves is taken back."""
    return replace(
        state,
        position=made.before,
        counters=made.counters,
        trail=state.trail[: state.trail.index(made)],
        talk=state.talk.moved(),
    )


def settled(state: S) -> S:
    """Return the game with its end provisional where it can still be called (rules.md 4.5)."""
    if state.outcome is None or not any(state.may_call(seat) for seat in Seat):
        return state
    return replace(state, outcome=replace(state.outcome, provisional=True))


def _next_start(state: State) -> Position:
    """Return the table at the start of the next turn that is played, nothing turned yet."""
    view = passed(state.view)
    if state.calls.skipped[view.mover]:
        view = passed(view)
    return Position(view, state.position.hidden)


def _win(view: View) -> Outcome | None:
    for seat in (view.mover, view.mover.other):
        if view.has_won(seat):
            return Outcome(seat, Ending.CARDS_GONE)
    return None
