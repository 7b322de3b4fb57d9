"""What a call, a touch and a closed game do to a game."""

from dataclasses import replace
from typing import TypeVar

from engine.events import Called
from engine.faults import Fault
from engine.judging import Verdict, judge
from engine.notation import parse_line
from engine.playing import turn_ended
from engine.remedy import Scene, remedy
from engine.state import State

S = TypeVar("S", bound=State)


def called(state: S, event: Called) -> S:
    """Return the game after a call, judged now and only now (rules.md 4).

    Raises:
        NotationError: the line cannot be read; the call costs nothing.
    """
    line = parse_line(event.line) if event.line else None
    window = state.window(event.by)
    verdict = judge(window, state.view, line, state.rules)
    if not verdict.upheld and state.calls.touched is not None and event.by is not state.mover:
        verdict = Verdict(upheld=True, fault=Fault.TOUCH)
    state = replace(state, verdict=verdict)
    if verdict.undecided:
        return state
    return _upheld(state, event, verdict) if verdict.upheld else _dismissed(state, event)


def closed(state: S) -> S:
    """Return the game with its provisional end made final."""
    if state.outcome is None:
        return state
    return replace(state, outcome=replace(state.outcome, provisional=False))


def _upheld(state: S, event: Called, verdict: Verdict) -> S:
    """Return the game after an upheld call: remedied, the caller on turn, the window closed."""
    scene = Scene(state.window(event.by), state.position, state.counters)
    remedied = remedy(scene, verdict, state.rules)
    if remedied is None:
        return closed(replace(state, past=()))
    ends_turn = state.mover is event.by.other
    return replace(
        state,
        position=remedied.position,
        counters=remedied.counters,
        outcome=remedied.outcome,
        turn=state.turn + ends_turn,
        trail=(),
        past=(),
        talk=state.talk.turn_ended(event.by.other),
        calls=state.calls.turn_ended(event.by.other),
    )


def _dismissed(state: S, event: Called) -> S:
    """Return the game after a wrong call: the caller barred, from the third on a turn lost."""
    state = replace(closed(state), calls=state.calls.dismissed(event.by))
    if state.outcome is not None or not state.calls.loses_turn(event.by):
        return state
    if state.mover is event.by:
        return turn_ended(state, called=False)
    return replace(state, calls=state.calls.skip(event.by))
