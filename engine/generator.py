"""The moves that can be made, found by looking at the cards first."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.building import PAIR, SOURCES, fits_on, impossible, loads
from engine.cards import Card, Seat, pack
from engine.carry import LONGEST_ROW, carried
from engine.duties import owes_house
from engine.legality import objection
from engine.moves import END, TURN, Move, Pair, Play
from engine.piles import HOUSE_SPOTS, THEIRS, Spot, place_of
from engine.position import Faces, View
from engine.rules import (
    CentreDuty,
    Enforcement,
    Entry,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    PairMoves,
    Rules,
    UpcardToEmptyHouse,
)

Tops = list[tuple[Spot, Card]]
"""The piles that show a card, and that card, in the order of the sources."""

Takers = dict[int, list[Spot]]
"""The houses by the face that they take; the empty ones under 0."""


class Reach(NamedTuple):
    """Where a pile's top may go apart from the centre, if it fits there."""

    fitting: bool
    empty: bool
    loads: bool


_EVERYWHERE: Final = Reach(fitting=True, empty=True, loads=True)
_NOWHERE: Final = Reach(fitting=False, empty=False, loads=False)

_DECK: Final = pack(Seat.A)
_TAKEN: Final = tuple(tuple(card.face for card in _DECK if fits_on(card, top)) for top in _DECK)
"""The faces that a house with this top takes, from the ace of spades on."""

_LOADING: Final = tuple(tuple(card.face for card in _DECK if loads(card, top)) for top in _DECK)
"""The faces that load this top."""

_PLAYS: Final = tuple(tuple(Play(source, target) for target in Spot) for source in Spot)
_PAIRS: Final = tuple(tuple(Pair(source, to) for to in HOUSE_SPOTS) for source in HOUSE_SPOTS)
_PLACES: Final = tuple(tuple((spot, place_of(spot, seat)) for spot in SOURCES) for seat in Seat)


def legal_moves(view: View, rules: Rules) -> tuple[Move, ...]:
    """Return every move that can be made, in the order of `engine.legality.listed`, its oracle."""
    tops = _tops(view)
    centre = _centre(view, tops, rules)
    forced = _forced(centre, rules)
    if forced:
        return tuple([_PLAYS[spot][Spot.CENTRE] for spot in forced])
    owed = _owed(view, rules)
    takers, loaded = _takers(view), _loaded(view, rules)
    moves: list[Move] = []
    for spot, card in tops:
        reach = _EVERYWHERE if spot < Spot.CENTRE else _reach(view, spot, rules, owed)
        plays = _PLAYS[spot]
        moves += [plays[house] for house in _houses(view, spot, card.face, takers, reach)]
        if spot in centre:
            moves.append(plays[Spot.CENTRE])
        if reach.loads and card.face in loaded:
            moves += [plays[pile] for pile in loaded[card.face]]
    if takers[0] and rules.pair_moves is not PairMoves.NEVER:
        moves += _pairs(view, takers, rules)
    moves += _turns(view, rules, owed)
    return tuple(moves)


def _tops(view: View) -> Tops:
    piles, tops = view.piles, []
    for spot, place in _PLACES[view.mover]:
        up = piles[place].up
        if up:
            tops.append((spot, up[-1]))
    return tops


def _centre(view: View, tops: Tops, rules: Rules) -> list[Spot]:
    """Return the piles whose tops may go to the centre and fit there."""
    wanted = view.wanted()
    return [spot for spot, card in tops if card.face in wanted and _may_leave(spot, rules)]


def _may_leave(spot: Spot, rules: Rules) -> bool:
    """Return whether a pile's top may ever go to the centre."""
    if spot in THEIRS:
        return rules.opponent_tops is OpponentTops.TO_CENTRE
    return spot is not Spot.WASTE or rules.own_waste is OwnWaste.LIKE_A_HOUSE


def _forced(centre: list[Spot], rules: Rules) -> list[Spot]:
    """Return the centre plays of which one must be made; none if nothing is owed there."""
    if not centre or centre[0] in THEIRS or rules.centre_duty is CentreDuty.NONE:
        return []
    if rules.centre_enforcement is Enforcement.CALLED:
        return []
    if rules.centre_duty is CentreDuty.RESERVE_FIRST and Spot.RESERVE in centre:
        return [Spot.RESERVE]
    return centre


def _owed(view: View, rules: Rules) -> HouseDuty:
    """Return what the referee demands now for an empty house."""
    if rules.house_enforcement is Enforcement.CALLED or not owes_house(view):
        return HouseDuty.NONE
    return rules.house_duty


def _takers(view: View) -> Takers:
    takers: Takers = {0: []}
    for house in HOUSE_SPOTS:
        down, up = view.piles[house]
        if up:
            for face in _TAKEN[up[-1].face - 1]:
                takers.setdefault(face, []).append(house)
        elif not down:
            takers[0].append(house)
    return takers


def _loaded(view: View, rules: Rules) -> dict[int, list[Spot]]:
    """Return the opponent's piles by the face that loads them."""
    loaded: dict[int, list[Spot]] = {}
    closed = rules.loading is Loading.ONCE_USED and not view.used[view.mover.other]
    for spot in THEIRS[closed:]:
        top = view.top(spot)
        if top is not None:
            for face in _LOADING[top.face - 1]:
                loaded.setdefault(face, []).append(spot)
    return loaded


def _reach(view: View, spot: Spot, rules: Rules, owed: HouseDuty) -> Reach:
    """Return where the top of a pile that is no house may go."""
    if spot in THEIRS or (spot is Spot.UPCARD and owed is HouseDuty.BEFORE_UPCARD):
        return _NOWHERE
    if spot is Spot.WASTE:
        return _reach_of_waste(view, rules)
    entering = rules.entry is Entry.ANY or view.has_empty_house
    late = spot is Spot.UPCARD and rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY
    return Reach(entering, not late or not view.pile(Spot.RESERVE).size, loads=True)


def _reach_of_waste(view: View, rules: Rules) -> Reach:
    if rules.own_waste is OwnWaste.LIKE_A_HOUSE:
        return _EVERYWHERE
    late = rules.own_waste is OwnWaste.TO_EMPTY_HOUSE and not view.pile(Spot.RESERVE).size
    return Reach(fitting=False, empty=late, loads=False)


def _houses(view: View, spot: Spot, face: int, takers: Takers, reach: Reach) -> Sequence[Spot]:
    """Return the houses into which a pile's top may go, in order."""
    fitting = takers.get(face, ()) if reach.fitting else ()
    empty = takers[0] if reach.empty else ()
    if spot < Spot.CENTRE and empty and view.piles[spot].size == 1:
        empty = ()  # a lone card stays out of empty houses
    houses = sorted((*fitting, *empty)) if fitting and empty else fitting or empty
    if houses and view.row and spot < Spot.CENTRE:
        return _new(view, spot, houses)
    return houses


def _new(view: View, source: Spot, houses: Sequence[Spot]) -> list[Spot]:
    """Return the houses to which a card may go on without bringing back a table."""
    if len(view.row) >= LONGEST_ROW:
        return []
    now = view.faces()
    return [house for house in houses if carried(now, source, house) not in view.row]


def _pairs(view: View, takers: Takers, rules: Rules) -> Iterator[Pair]:
    for source in HOUSE_SPOTS:
        up = view.piles[source].up
        if len(up) >= PAIR:
            for target in sorted((*takers.get(up[-PAIR].face, ()), *takers[0])):
                pair = _PAIRS[source][target]
                if rules.centre_duty is CentreDuty.NONE:
                    possible = _goes(view, pair, takers[0])
                else:
                    possible = objection(view, pair, rules) is None
                if possible:
                    yield pair


def _goes(view: View, pair: Pair, empty: list[Spot]) -> bool:
    """Return whether a pair that fits has a house to go through, no table coming back."""
    if pair.target in empty and view.piles[pair.source].size == PAIR:
        return False
    if not view.row:
        return empty != [pair.target]
    if len(view.row) + PAIR >= LONGEST_ROW:
        return False
    now = view.faces()
    return any(_passes(view.row, now, pair, house) for house in empty if house is not pair.target)


def _passes(row: tuple[Faces, ...], now: Faces, pair: Pair, house: Spot) -> bool:
    first = carried(now, pair.source, house)
    second = carried(first, pair.source, pair.target)
    third = carried(second, house, pair.target)
    return not (first in row or second in row or third in row)


def _turns(view: View, rules: Rules, owed: HouseDuty) -> Iterator[Move]:
    if owed is not HouseDuty.BEFORE_TURNING and impossible(view, TURN, rules) is None:
        yield TURN
    held = owed is HouseDuty.BEFORE_UPCARD or (
        owed is HouseDuty.BEFORE_TURNING and view.upcard is None
    )
    if not held and impossible(view, END, rules) is None:
        yield END
