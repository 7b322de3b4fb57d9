"""Where the table goes when a call is upheld."""

from dataclasses import dataclass

from engine.duties import centre_plays
from engine.faults import CENTRE_FAULTS, Fault
from engine.judging import Verdict
from engine.moves import END, Play
from engine.outcome import Ending, Outcome
from engine.piles import Spot
from engine.position import Position
from engine.rules import Remedy, Rules
from engine.stalemate import Counters
from engine.step import passed
from engine.trail import Step, Trail, counted
from engine.turning import advance, opened


@dataclass(frozen=True, slots=True)
class Remedied:
    """The game after an upheld call: the table, what is counted, and the end it may bring."""

    position: Position
    counters: Counters
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A turn as it stands when somebody calls: its actions, and the game after them."""

    window: Trail
    position: Position
    counters: Counters

    def after(self, at: int) -> tuple[Position, Counters]:
        """Return the table and the counters as they were just after an action."""
        if at + 1 < len(self.window):
            step = self.window[at + 1]
            return step.before, step.counters
        return self.position, self.counters


def remedy(scene: Scene, verdict: Verdict, rules: Rules) -> Remedied | None:
    """Return the game after an upheld call, or None if the call changes nothing more.

    Nothing changes when, in France, the fault was the discard or the win itself
    (rules.md 4.3). A touch leaves the table as it is (4.6).
    """
    if verdict.at is None:
        return _passed(scene.position, scene.counters, scene.window, rules)
    if rules.remedy is Remedy.BEFORE_FAULT:
        return _before(scene.window, verdict.at, verdict.fault, rules)
    position, counters = scene.after(verdict.at)
    if scene.window[verdict.at].move == END or position.view.is_over:
        return None
    return _passed(position, counters, scene.window[: verdict.at + 1], rules)


def _before(window: Trail, at: int, fault: Fault | None, rules: Rules) -> Remedied:
    """Go back to just before the fault and carry an omitted centre play out."""
    step, kept = window[at], window[:at]
    position, counters = step.before, step.counters
    play = _omitted_play(step, rules) if fault in CENTRE_FAULTS else None
    if play is not None:
        kept = (*kept, Step(play, position, counters, revealed=False))
        position, counters = advance(position, play, rules), counters.centre_played()
        if position.view.has_won(position.view.mover):
            won = Outcome(position.view.mover, Ending.CARDS_GONE)
            return Remedied(position, counters, won)
    return _passed(position, counters, kept, rules)


def _omitted_play(step: Step, rules: Rules) -> Play | None:
    """Return the centre play that was due: the upcard if it was discarded, else the first."""
    plays = [play for _, play in centre_plays(step.before.view, rules)]
    upcard = Play(Spot.UPCARD, Spot.CENTRE)
    if step.move == END and upcard in plays:
        return upcard
    return plays[0] if plays else None


def _passed(position: Position, counters: Counters, kept: Trail, rules: Rules) -> Remedied:
    """End the offender's turn: the upcard to the waste, the caller on turn."""
    start = Position(passed(position.view), position.hidden)
    counters, outcome = counted(counters, kept, start, rules)
    return Remedied(opened(start, rules), counters, outcome)
