"""The fault of a move: the duty, combination or priority that it passed over."""

from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from engine.building import fits_house
from engine.cards import Card
from engine.combinations import Found
from engine.demonstration import demonstrates
from engine.duties import Duty, Owed, centre_plays, is_centre_play, owes_house, own_side
from engine.moves import END, Move, Pair, Play
from engine.notation import Line
from engine.pairs import way_of
from engine.piles import Spot
from engine.position import View
from engine.rules import Rules, Search
from engine.search import search
from engine.trail import Step, Trail


class Fault(Enum):
    """What a player can be called for (rules.md 3, FR modes, and 4.6)."""

    RESERVE_TO_CENTRE = auto()
    CARD_TO_CENTRE = auto()
    HOUSE_BEFORE_TURNING = auto()
    HOUSE_BEFORE_UPCARD = auto()
    COMBINATION = auto()
    SHORTEST_COMBINATION = auto()
    RESERVE_TO_HOUSE = auto()
    UPCARD_DISCARDED = auto()
    TOUCH = auto()


@dataclass(frozen=True, slots=True)
class Finding:
    """The fault of an action, or None; what an unfinished search leaves open is `suspected`."""

    fault: Fault | None
    suspected: tuple[Fault, ...] = ()


_CLEAN: Final = Finding(None)
_OF_DUTY: Final = MappingProxyType(
    {
        Duty.RESERVE_TO_CENTRE: Fault.RESERVE_TO_CENTRE,
        Duty.CARD_TO_CENTRE: Fault.CARD_TO_CENTRE,
        Duty.HOUSE_BEFORE_TURNING: Fault.HOUSE_BEFORE_TURNING,
        Duty.HOUSE_BEFORE_UPCARD: Fault.HOUSE_BEFORE_UPCARD,
    }
)
CENTRE_FAULTS: Final = (Fault.RESERVE_TO_CENTRE, Fault.CARD_TO_CENTRE)
"""Those of a card that had to go to the centre: D1 and D2."""

_COMBINATION_FAULTS: Final = (Fault.COMBINATION, Fault.SHORTEST_COMBINATION)


def fault(step: Step, rules: Rules) -> Finding:
    """Return the fault of an action that shows without a demonstration (FR 46, FR 48, BR 39)."""
    view = step.before.view
    if rules.search is Search.PRIORITIES:
        return _priority(view, step.move, rules)
    duty = Owed.at(view, rules).misses(step.move)
    return _CLEAN if duty is None else Finding(_OF_DUTY[duty])


def omitted(step: Step, after: View, line: Line | None, rules: Rules) -> Finding:
    """Return whether the caller's line shows a combination that the action gave up (FR 47).

    `after` is the table as it was seen after the action.
    """
    view = step.before.view
    if rules.search is not Search.OMITTED or line is None or is_centre_play(step.move):
        return _CLEAN
    if not demonstrates(line, view, rules):
        return _CLEAN
    if step.move == END or after.is_over:
        return Finding(Fault.COMBINATION)
    left = search(after, rules)
    if not left.finished:
        return Finding(None, (Fault.COMBINATION,))
    return Finding(Fault.COMBINATION) if left.length is None else _CLEAN


def owed(fault: Fault, view: View, rules: Rules) -> tuple[tuple[Card, Play], ...]:
    """Return the plays of which one was due to the centre, and their cards, reserve first."""
    plays = centre_plays(view, rules)
    return plays[:1] if fault is Fault.RESERVE_TO_CENTRE else plays


def repaired(fault: Fault, step: Step, later: Trail, rules: Rules) -> bool:
    """Return whether later actions of the turn made the fault good (rules.md 4.1)."""
    if fault in CENTRE_FAULTS:
        faces = {card.face for card, _ in owed(fault, step.before.view, rules)}
        return any(other.to_centre and other.to_centre.face in faces for other in later)
    if fault in _COMBINATION_FAULTS:
        sources = own_side(rules)
        return any(
            isinstance(other.move, Play) and other.to_centre and other.move.source in sources
            for other in later
        )
    if fault is Fault.UPCARD_DISCARDED:
        return False
    return any(
        isinstance(other.move, Play) and other.move.source is Spot.RESERVE for other in later
    )


def _priority(view: View, move: Move, rules: Rules) -> Finding:
    """Judge an action by the list of priorities (FR 48–FR 52)."""
    found = search(view, rules)
    if found.length is not None:
        return _CLEAN if _begins(move, view, found) else Finding(Fault.SHORTEST_COMBINATION)
    second = _second_priority(view, move, rules)
    if found.finished:
        return Finding(second)
    return Finding(None, tuple(filter(None, (Fault.SHORTEST_COMBINATION, second))))


def _second_priority(view: View, move: Move, rules: Rules) -> Fault | None:
    """Return the fault of an action where there is no combination (FR 50, FR 51)."""
    if owes_house(view):
        plays_reserve = isinstance(move, Play) and move.source is Spot.RESERVE
        return None if plays_reserve else Fault.RESERVE_TO_HOUSE
    discards = move == END and fits_house(view, Spot.UPCARD, rules)
    return Fault.UPCARD_DISCARDED if discards else None


def _begins(move: Move, view: View, found: Found) -> bool:
    first = way_of(view, move)[0] if isinstance(move, Pair) else move
    return first in found.firsts
