"""The moves that can be made, found by looking at the cards first."""

from collections.abc import Iterator
from typing import Final

from engine.building import SOURCES, impossible, loads
from engine.cards import Card
from engine.duties import Owed
from engine.legality import objection
from engine.moves import END, TURN, Move, Pair, Play
from engine.piles import HOUSE_SPOTS, Spot, place_of
from engine.position import View
from engine.rules import OpponentTops, OwnWaste, PairMoves, Rules

_PLAYS: Final = tuple(tuple(Play(source, target) for target in Spot) for source in Spot)
_PAIRS: Final = tuple(
    Pair(source, target) for source in HOUSE_SPOTS for target in HOUSE_SPOTS if source != target
)
_THEIRS: Final = (Spot.THEIR_RESERVE, Spot.THEIR_WASTE)


def legal_moves(view: View, rules: Rules) -> tuple[Move, ...]:
    """Return every move that can be made, by source, then target; `n` and `p` last.

    The same moves in the same order as `engine.legality.listed`, which is its oracle.
    """
    owed = Owed.at(view, rules)
    moves: list[Move] = [
        move
        for move in _likely(view, rules)
        if impossible(view, move, rules) is None and owed.refuses(move) is None
    ]
    if rules.pair_moves is not PairMoves.NEVER and view.has_empty_house:
        moves += [pair for pair in _PAIRS if objection(view, pair, rules) is None]
    moves += [move for move in (TURN, END) if objection(view, move, rules) is None]
    return tuple(moves)


def _likely(view: View, rules: Rules) -> Iterator[Play]:
    """Yield the plays whose cards fit, whatever else may forbid them."""
    wants = [_wanted(view.piles[house].top, view.piles[house].size) for house in range(8)]
    theirs = [view.top(spot) for spot in _THEIRS]
    for source in _sources(rules):
        card = view.piles[place_of(source, view.mover)].top
        if card is None:
            continue
        plays, offered = _PLAYS[source], 2 * card.rank + card.is_red
        for house, wanted in enumerate(wants):
            if wanted in (0, offered) and house != source:
                yield plays[house]
        if view.centre_place(card) is not None:
            yield plays[Spot.CENTRE]
        for spot, top in zip(_THEIRS, theirs, strict=True):
            if top is not None and loads(card, top):
                yield plays[spot]


def _wanted(top: Card | None, size: int) -> int:
    """Return what a house takes, as rank and colour: 0 for anything, -1 for nothing."""
    if top is None:
        return -1 if size else 0
    return 2 * (top.rank - 1) + (not top.is_red)


def _sources(rules: Rules) -> tuple[Spot, ...]:
    """Return the piles from which cards may ever be played under these rules."""
    last = len(SOURCES) - (len(_THEIRS) if rules.opponent_tops is OpponentTops.NEVER else 0)
    sources = SOURCES[:last]
    if rules.own_waste is OwnWaste.NEVER:
        return tuple(spot for spot in sources if spot is not Spot.WASTE)
    return sources
