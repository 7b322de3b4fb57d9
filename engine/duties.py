"""The compulsory moves, and which of them a move would pass over."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.cards import Card, Seat
from engine.moves import END, TURN, Move, Play, Reason
from engine.piles import HOUSE_SPOTS, Spot, place_of
from engine.position import View
from engine.rules import CentreDuty, Enforcement, HouseDuty, OwnWaste, Rules


class Duty(Enum):
    """A compulsory move, in the order in which breaches count (rules.md 3)."""

    RESERVE_TO_CENTRE = "D1"
    CARD_TO_CENTRE = "D2"
    HOUSE_BEFORE_TURNING = "D3"
    HOUSE_BEFORE_UPCARD = "D4"

    @property
    def reason(self) -> Reason:
        """The reason for which a referee refuses what breaks the duty."""
        return _REASONS[self]


_REASONS: Final = {
    Duty.RESERVE_TO_CENTRE: Reason.DUTY_RESERVE,
    Duty.CARD_TO_CENTRE: Reason.DUTY_CENTRE,
    Duty.HOUSE_BEFORE_TURNING: Reason.DUTY_HOUSE,
    Duty.HOUSE_BEFORE_UPCARD: Reason.DUTY_UPCARD,
}
_HOUSE_DUTIES: Final = {
    HouseDuty.BEFORE_TURNING: Duty.HOUSE_BEFORE_TURNING,
    HouseDuty.BEFORE_UPCARD: Duty.HOUSE_BEFORE_UPCARD,
}
_OWN_SIDE: Final = (Spot.RESERVE, *HOUSE_SPOTS, Spot.UPCARD)
_TO_CENTRE: Final = tuple(
    tuple((place_of(spot, seat), Play(spot, Spot.CENTRE)) for spot in (*_OWN_SIDE, Spot.WASTE))
    for seat in Seat
)
"""By mover, where each own-side card lies and its play to the centre; the own waste last."""


def own_side(rules: Rules) -> tuple[Spot, ...]:
    """Return the piles whose tops are own-side cards: reserve, houses a–h, upcard.

    The own waste counts where it is played like a house end (PG).
    """
    if rules.own_waste is OwnWaste.LIKE_A_HOUSE:
        return (*_OWN_SIDE, Spot.WASTE)
    return _OWN_SIDE


def centre_plays(view: View, rules: Rules) -> tuple[tuple[Card, Play], ...]:
    """Return the own-side cards that fit the centre and their plays, reserve first."""
    plays = _TO_CENTRE[view.mover]
    if rules.own_waste is not OwnWaste.LIKE_A_HOUSE:
        plays = plays[:-1]
    piles, wanted = view.piles, view.wanted()
    found = [(piles[place].up, play) for place, play in plays]
    return tuple([(up[-1], play) for up, play in found if up and up[-1].face in wanted])


def owes_house(view: View) -> bool:
    """Return whether a house is empty and the own reserve is not (BR 31, FR 37)."""
    return bool(view.pile(Spot.RESERVE).size) and view.has_empty_house


@dataclass(frozen=True, slots=True)
class Owed:
    """What is owed at a table: the centre plays, and whether the reserve owes a house."""

    rules: Rules
    plays: tuple[tuple[Card, Play], ...]
    house: bool
    upcard: bool

    @classmethod
    def at(cls, view: View, rules: Rules) -> "Owed":
        """Return what is owed before the next move."""
        plays = () if rules.centre_duty is CentreDuty.NONE else centre_plays(view, rules)
        house = rules.house_duty is not HouseDuty.NONE and owes_house(view)
        return cls(rules, plays, house, view.upcard is not None)

    def breaches(self, move: Move) -> Iterator[Duty]:
        """Yield the duties that a possible move passes over, whoever sees to them, D1 first."""
        if self.plays:
            first = self.plays[0][1]
            reserve_first = self.rules.centre_duty is CentreDuty.RESERVE_FIRST
            if reserve_first and first.source is Spot.RESERVE and move != first:
                yield Duty.RESERVE_TO_CENTRE
            if not is_centre_play(move):
                yield Duty.CARD_TO_CENTRE
        if self.house and self._passes_over_house(move):
            yield _HOUSE_DUTIES[self.rules.house_duty]

    def refuses(self, move: Move) -> Duty | None:
        """Return the first duty for which the referee refuses a possible move, or None."""
        return self._first(move, Enforcement.REFEREED)

    def misses(self, move: Move) -> Duty | None:
        """Return the first called duty that a move passes over, or None."""
        return self._first(move, Enforcement.CALLED)

    def _first(self, move: Move, by: Enforcement) -> Duty | None:
        if not (self.plays or self.house):
            return None
        for duty in self.breaches(move):
            if enforcement(duty, self.rules) is by:
                return duty
        return None

    def _passes_over_house(self, move: Move) -> bool:
        if self.rules.house_duty is HouseDuty.BEFORE_TURNING:
            return move == TURN or (move == END and not self.upcard)
        built = isinstance(move, Play) and move.source is Spot.UPCARD
        return move == END or (built and not is_centre_play(move))


def must_play(view: View, duty: Duty, rules: Rules) -> tuple[tuple[Card, Play], ...]:
    """Return the cards and plays with which a duty is met, as far as they are fixed."""
    if duty in (Duty.RESERVE_TO_CENTRE, Duty.CARD_TO_CENTRE):
        plays = centre_plays(view, rules)
        return plays[:1] if duty is Duty.RESERVE_TO_CENTRE else plays
    card = view.top(Spot.RESERVE)
    if card is None:
        return ()
    return tuple(
        (card, Play(Spot.RESERVE, house)) for house in HOUSE_SPOTS if not view.piles[house].size
    )


def open_duties(view: View, rules: Rules) -> tuple[Duty, ...]:
    """Return the refereed duties that are open now, D1 first: those that `/legal` marks."""
    owed = Owed.at(view, rules)
    found = {duty for move in (END, TURN) for duty in owed.breaches(move)}
    return tuple(
        duty for duty in Duty if duty in found and enforcement(duty, rules) is Enforcement.REFEREED
    )


def demanded(view: View, rules: Rules) -> frozenset[Play]:
    """Return the plays that meet a refereed duty which is open now."""
    duties = (must_play(view, duty, rules) for duty in open_duties(view, rules))
    return frozenset(play for plays in duties for _card, play in plays)


def enforcement(duty: Duty, rules: Rules) -> Enforcement:
    """Return who sees to a duty."""
    if duty in (Duty.RESERVE_TO_CENTRE, Duty.CARD_TO_CENTRE):
        return rules.centre_enforcement
    return rules.house_enforcement


def is_centre_play(move: Move) -> bool:
    """Return whether a move puts a card on the centre, the opponent's included."""
    return isinstance(move, Play) and move.target is Spot.CENTRE
