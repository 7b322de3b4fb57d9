"""A call as everybody reads it: who called, what was decided, and what comes of it."""

from collections.abc import Iterator

from bot.service.past import Told
from bot.texts import Offence, Texts
from engine.events import Called
from engine.faults import Fault, owed
from engine.judging import Verdict
from engine.trail import Step


def call_story(call: Called, result: Told, texts: Texts) -> Iterator[str]:
    """Return the lines that tell of a call."""
    players, verdict = result.table.players, result.table.game.verdict
    caller, called = players[call.by], players[call.by.other]
    yield texts.calls.called(caller.name, called.user_id, call.line)
    if verdict is None:
        return
    if verdict.undecided:
        yield texts.calls.undecided(caller.name)
    elif not verdict.upheld:
        yield from _dismissed(call, result, texts)
    elif result.faulty is None:
        yield texts.calls.touch_upheld(called.name)
    else:
        offence = _offence(verdict, result.faulty, result)
        yield texts.calls.upheld(offence, called.name)
        if result.table.game.outcome is None:
            yield texts.calls.goes_back(result.table.game.rules.remedy, offence)


def _dismissed(call: Called, result: Told, texts: Texts) -> Iterator[str]:
    game, caller = result.table.game, result.table.players[call.by]
    if game.outcome is not None:
        yield texts.calls.dismissed_at_end()
        return
    yield texts.calls.dismissed(caller.name)
    if game.calls.loses_turn(call.by):
        skipped = game.calls.skipped[call.by]
        yield texts.calls.costs_turn(caller.name, game.calls.wrong[call.by], at_once=not skipped)


def _offence(verdict: Verdict, step: Step, result: Told) -> Offence:
    view, rules = step.before.view, result.table.game.rules
    fault = verdict.fault or Fault.TOUCH
    return Offence(fault, step.move, view, owed(fault, view, rules))
