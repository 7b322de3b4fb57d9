"""The judge: what a call is worth, looked at only when somebody calls."""

from dataclasses import dataclass

from engine.faults import Fault, fault, omitted, repaired
from engine.notation import Line
from engine.position import View
from engine.rules import Rules
from engine.trail import Trail


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was decided on a call.

    An upheld call names the fault, and the number of the action in the window where it
    happened (None for a touch). An undecided call is neither upheld nor wrong.
    """

    upheld: bool
    fault: Fault | None = None
    at: int | None = None
    undecided: bool = False


def judge(window: Trail, now: View, line: Line | None, rules: Rules) -> Verdict:
    """Return the verdict on a call: the first unrepaired faulty action counts (rules.md 4.2).

    `window` holds the callable actions in order of play, `now` is the table after them; a
    line is the caller's combination, tried from before each action, earliest first.
    """
    undecided = False
    for at, step in enumerate(window):
        later = window[at + 1 :]
        after = later[0].before.view if later else now
        for finding in (fault(step, rules), omitted(step, after, line, rules)):
            if finding.fault and not repaired(finding.fault, step, later, rules):
                return Verdict(upheld=True, fault=finding.fault, at=at)
            # What was made good would not have been upheld, however the search had ended.
            undecided |= not all(repaired(each, step, later, rules) for each in finding.suspected)
    return Verdict(upheld=False, undecided=undecided)
