"""The building rules: what is possible on the table, whatever the duties say."""

from typing import Final, assert_never

from engine.cards import Card
from engine.carry import circle
from engine.moves import End, Move, Pair, Play, Reason, Turn
from engine.pairs import way_of, ways
from engine.piles import HOUSE_SPOTS, THEIRS, Spot, centre_places
from engine.position import View
from engine.rules import (
    Entry,
    Loading,
    OpponentTops,
    OwnWaste,
    PairMoves,
    Rules,
    Turning,
    UpcardToEmptyHouse,
)

SOURCES: Final = (
    *HOUSE_SPOTS,
    Spot.RESERVE,
    Spot.UPCARD,
    Spot.WASTE,
    *THEIRS,
)
TARGETS: Final = (*HOUSE_SPOTS, Spot.CENTRE, *THEIRS)
PAIR: Final = 2


def impossible(view: View, move: Move, rules: Rules) -> Reason | None:
    """Return why the building rules do not allow a move, or None if they do.

    Accepts any table and move; circles within the turn belong to it (rules.md 2.2–2.10).
    """
    match move:
        case Play(source, target):
            return _source(view, source, target, rules) or _target(view, source, target, rules)
        case Pair():
            return _pair(view, move, rules)
        case Turn():
            return _turn(view, rules)
        case End():
            return _end(view, rules)
        case _:
            assert_never(move)


def _source(view: View, source: Spot, target: Spot, rules: Rules) -> Reason | None:
    if source not in SOURCES:
        return Reason.NOT_A_SOURCE
    if source in THEIRS:
        if rules.opponent_tops is OpponentTops.NEVER:
            return Reason.OPPONENT_CARD
        if target is not Spot.CENTRE:
            return Reason.OPPONENT_CARD_TO_CENTRE
    if source is Spot.WASTE:
        reason = _own_waste(view, target, rules)
        if reason is not None:
            return reason
    pile = view.pile(source)
    if pile.up:
        return None
    return Reason.FACE_DOWN if pile.down else _nothing(view, source)


def _nothing(view: View, source: Spot) -> Reason:
    """Return why no card lies on a pile: on the upcard's, because none is turned or left."""
    if source is not Spot.UPCARD:
        return Reason.NOTHING_THERE
    return Reason.NO_UPCARD if view.stock(view.mover) else Reason.NOTHING_TO_TURN


def _own_waste(view: View, target: Spot, rules: Rules) -> Reason | None:
    match rules.own_waste:
        case OwnWaste.NEVER:
            return Reason.OWN_WASTE
        case OwnWaste.LIKE_A_HOUSE:
            return None
        case OwnWaste.TO_EMPTY_HOUSE:
            if view.pile(Spot.RESERVE).size:
                return Reason.WASTE_AFTER_RESERVE
            if not target.is_house or view.pile(target).size:
                return Reason.WASTE_TO_EMPTY_HOUSE
            return None
        case _:
            assert_never(rules.own_waste)


def _target(view: View, source: Spot, target: Spot, rules: Rules) -> Reason | None:
    if target.is_house:
        return _house(view, source, target, rules)
    if target is Spot.CENTRE:
        return _centre(view, source)
    if target in THEIRS:
        return _load(view, source, target, rules)
    return Reason.NOT_A_TARGET


def _centre(view: View, source: Spot) -> Reason | None:
    card = view.top(source)
    if card is None or view.centre_place(card) is not None:
        return None
    if any(view.piles[place].up for place in centre_places(card.suit)):
        return Reason.CENTRE_SEQUENCE
    return Reason.CENTRE_WANTS_ACE


def _house(view: View, source: Spot, target: Spot, rules: Rules) -> Reason | None:
    if source is target:
        return Reason.SAME_HOUSE
    reason = _entry(view, source, target, rules)
    if reason is not None:
        return reason
    pile, card = view.piles[target], view.top(source)
    if pile.size:
        if pile.top is None:
            return Reason.FACE_DOWN
        if card is None or not fits_on(card, pile.top):
            return Reason.HOUSE_SEQUENCE
    return circle(view, source, target) if source.is_house else None


def _entry(view: View, source: Spot, target: Spot, rules: Rules) -> Reason | None:
    if (
        source is Spot.UPCARD
        and rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY
        and not view.piles[target].size
        and view.pile(Spot.RESERVE).size
    ):
        return Reason.UPCARD_AFTER_RESERVE
    closed = rules.entry is Entry.OPEN_HOUSE_ONLY and not view.has_empty_house
    return Reason.NO_OPEN_HOUSE if closed and source in (Spot.RESERVE, Spot.UPCARD) else None


def _load(view: View, source: Spot, target: Spot, rules: Rules) -> Reason | None:
    owner = view.mover.other
    if target is Spot.THEIR_RESERVE and rules.loading is Loading.ONCE_USED and not view.used[owner]:
        return Reason.RESERVE_UNUSED
    pile, card = view.pile(target), view.top(source)
    if not pile.size:
        return Reason.LOAD_ON_EMPTY
    if pile.top is None:
        return Reason.FACE_DOWN
    return None if card is not None and loads(card, pile.top) else Reason.LOAD_SEQUENCE


def _pair(view: View, pair: Pair, rules: Rules) -> Reason | None:
    if rules.pair_moves is PairMoves.NEVER:
        return Reason.NO_PAIRS
    if not (pair.source.is_house and pair.target.is_house):
        return Reason.NOT_A_TARGET
    if pair.source is pair.target:
        return Reason.SAME_HOUSE
    if len(view.piles[pair.source].up) < PAIR:
        return Reason.PAIR_TOO_SHORT
    lower, target = view.piles[pair.source].up[-PAIR], view.piles[pair.target]
    if target.size and (target.top is None or not fits_on(lower, target.top)):
        return Reason.HOUSE_SEQUENCE
    if not ways(view, pair):
        return Reason.PAIR_WITHOUT_HOUSE
    return None if way_of(view, pair) else Reason.CIRCLE


def _turn(view: View, rules: Rules) -> Reason | None:
    if rules.turning is Turning.BY_ITSELF:
        return Reason.TURNS_BY_ITSELF
    if view.pile(Spot.UPCARD).size:
        return Reason.UPCARD_LIES_UP
    return None if view.stock(view.mover) else Reason.NOTHING_TO_TURN


def _end(view: View, rules: Rules) -> Reason | None:
    if not view.pile(Spot.UPCARD).size:
        return Reason.TURN_FIRST if view.stock(view.mover) else None
    if rules.upcard_must_be_played and fits_somewhere(view, Spot.UPCARD, rules):
        return Reason.UPCARD_FITS
    return None


def fits_on(card: Card, onto: Card) -> bool:
    """Return whether a card goes on another in a house: one lower, other colour (BR 28)."""
    return onto.rank - card.rank == 1 and card.is_red is not onto.is_red


def loads(card: Card, onto: Card) -> bool:
    """Return whether a card loads another: same suit, one rank above or below (BR 29)."""
    return card.suit is onto.suit and abs(card.rank - onto.rank) == 1


def fits_somewhere(view: View, source: Spot, rules: Rules) -> bool:
    """Return whether a pile's top fits a house or loads a pile of the opponent's."""
    return any(
        impossible(view, Play(source, target), rules) is None for target in (*HOUSE_SPOTS, *THEIRS)
    )


def fits_house(view: View, source: Spot, rules: Rules) -> bool:
    """Return whether a pile's top fits a house, an empty one included (rules.md 3)."""
    return any(impossible(view, Play(source, house), rules) is None for house in HOUSE_SPOTS)
