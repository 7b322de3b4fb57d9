"""The moves that can surely be made: a quick look that sends doubtful ones to the referee."""

from dataclasses import dataclass
from typing import Final

from engine.building import SOURCES
from engine.cards import Rank, Seat, Suit
from engine.carry import LONGEST_ROW
from engine.compact import BUILDS_ON, LOADS_ON
from engine.moves import Play
from engine.piles import HOUSE_SPOTS, THEIRS, Spot, place_of
from engine.rules import (
    CentreDuty,
    Enforcement,
    Entry,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    Rules,
    Turning,
    UpcardToEmptyHouse,
)
from engine.spread import CENTRE_START, UPCARD, Spread

Way = tuple[int, int]
"""From which place to which one a card goes."""

_NOWHERE: Final = -1
_PLACES: Final = tuple(
    tuple(int(place_of(spot, seat)) if spot in SOURCES else _NOWHERE for spot in Spot)
    for seat in Seat
)
"""By mover and spot, the place from which a card may go."""

_OWN_SIDE: Final = (Spot.RESERVE, Spot.UPCARD, *HOUSE_SPOTS, Spot.WASTE)
_OWN: Final = tuple(tuple(int(place_of(spot, seat)) for spot in _OWN_SIDE) for seat in Seat)
_CENTRE: Final = (
    (_NOWHERE, 0),
    *((CENTRE_START + 2 * int(suit), rank - 1) for suit in Suit for rank in Rank),
)
"""By face, the first of its places in the centre, and how many cards it needs below it."""


@dataclass(frozen=True, slots=True)
class Sure:
    """The rules as far as a quick look asks for them; the duties are the refereed ones."""

    centre_duty: bool
    reserve_first: bool
    before_turning: bool
    before_upcard: bool
    own_waste: OwnWaste
    opponent_tops: bool
    once_used: bool
    open_house_only: bool
    late_upcard: bool
    by_itself: bool
    upcard_must_be_played: bool

    @classmethod
    def under(cls, rules: Rules) -> "Sure":
        """Return what a quick look asks for under these rules."""
        refereed = Enforcement.REFEREED
        centre = rules.centre_enforcement is refereed and rules.centre_duty is not CentreDuty.NONE
        house = rules.house_duty if rules.house_enforcement is refereed else HouseDuty.NONE
        return cls(
            centre_duty=centre,
            reserve_first=centre and rules.centre_duty is CentreDuty.RESERVE_FIRST,
            before_turning=house is HouseDuty.BEFORE_TURNING,
            before_upcard=house is HouseDuty.BEFORE_UPCARD,
            own_waste=rules.own_waste,
            opponent_tops=rules.opponent_tops is OpponentTops.TO_CENTRE,
            once_used=rules.loading is Loading.ONCE_USED,
            open_house_only=rules.entry is Entry.OPEN_HOUSE_ONLY,
            late_upcard=rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY,
            by_itself=rules.turning is Turning.BY_ITSELF,
            upcard_must_be_played=rules.upcard_must_be_played,
        )

    def way(self, table: Spread, play: Play) -> Way | None:
        """Return the way of a card that may surely go it, or None if there is a doubt."""
        places, source = _PLACES[table.mover], play.source
        start = places[source]
        if start < 0 or not table.cards[start] or _is_last(table, source):
            return None
        if source is Spot.WASTE and not self._leaves_waste(table, play.target):
            return None
        if play.target is Spot.CENTRE:
            end = self._centre(table, source, start)
        elif source in THEIRS or self._owes(table, source):
            return None
        elif play.target < Spot.CENTRE:
            end = self._house(table, source, start, int(play.target))
        else:
            end = self._load(table, play.target, start, places[play.target])
        return None if end < 0 else (start, end)

    def turns(self, table: Spread) -> bool:
        """Return whether the next talon card may surely be turned."""
        if self.by_itself or table.cards[UPCARD] or not table.stock(table.mover):
            return False
        if self.before_turning and table.owes_house:
            return False
        return not (self.centre_duty and self._fits_centre(table))

    def ends(self, table: Spread) -> bool:
        """Return whether the turn may surely be ended."""
        upcard = bool(table.cards[UPCARD])
        if self.upcard_must_be_played if upcard else table.stock(table.mover):
            return False
        if (self.before_upcard or (self.before_turning and not upcard)) and table.owes_house:
            return False
        return not (self.centre_duty and self._fits_centre(table))

    def _leaves_waste(self, table: Spread, target: Spot) -> bool:
        """Return whether the top of the own waste may go to the target, if it fits there."""
        if self.own_waste is OwnWaste.LIKE_A_HOUSE:
            return True
        late = self.own_waste is OwnWaste.TO_EMPTY_HOUSE and not table.has_reserve
        return late and target < Spot.CENTRE and not table.cards[target]

    def _fits_centre(self, table: Spread) -> bool:
        """Return whether an own-side card fits the centre."""
        faces, wanted = table.faces, table.wanted
        like_a_house = self.own_waste is OwnWaste.LIKE_A_HOUSE
        for place in _OWN[table.mover] if like_a_house else _OWN[table.mover][:-1]:
            pile = faces[place]
            if pile and pile[-1] in wanted:
                return True
        return False

    def _owes(self, table: Spread, source: Spot) -> bool:
        """Return whether a play of the source anywhere but to the centre breaks a duty."""
        if self.centre_duty and self._fits_centre(table):
            return True
        return self.before_upcard and source is Spot.UPCARD and table.owes_house

    def _centre(self, table: Spread, source: Spot, start: int) -> int:
        if source in THEIRS and not self.opponent_tops:
            return _NOWHERE
        if self.reserve_first and source is not Spot.RESERVE:
            reserve = table.faces[_PLACES[table.mover][Spot.RESERVE]]
            if reserve and reserve[-1] in table.wanted:
                return _NOWHERE
        first, below = _CENTRE[table.faces[start][-1]]
        if len(table.cards[first]) == below:
            return first
        return first + 1 if len(table.cards[first + 1]) == below else _NOWHERE

    def _house(self, table: Spread, source: Spot, start: int, end: int) -> int:
        pile = table.faces[end]
        if pile and pile[-1] not in BUILDS_ON[table.faces[start][-1]]:
            return _NOWHERE
        if source < Spot.CENTRE:
            return end if _keeps_out_of_circles(table, start, end) else _NOWHERE
        if self.open_house_only and not table.has_empty_house:
            return _NOWHERE
        late = self.late_upcard and not pile and source is Spot.UPCARD
        return _NOWHERE if late and table.has_reserve else end

    def _load(self, table: Spread, target: Spot, start: int, end: int) -> int:
        closed = self.once_used and not table.used[table.mover.other]
        if target not in THEIRS or (closed and target is Spot.THEIR_RESERVE):
            return _NOWHERE
        pile = table.faces[end]
        return end if pile and pile[-1] in LOADS_ON[table.faces[start][-1]] else _NOWHERE


def _is_last(table: Spread, source: Spot) -> bool:
    """Return whether with this card a player would have got rid of all cards."""
    if source < Spot.CENTRE:
        return False
    owner = table.mover.other if source in THEIRS else table.mover
    return table.left[owner] == 1


def _keeps_out_of_circles(table: Spread, start: int, end: int) -> bool:
    """Return whether a card surely may go from house to house (rules.md 2.10)."""
    if start == end or (len(table.cards[start]) == 1 and not table.cards[end]):
        return False
    if not table.row:
        return True
    return len(table.row) < LONGEST_ROW and table.carried(start, end) not in table.row
