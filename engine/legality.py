"""The referee: whether a move can be made, which ones can, and making one."""

from engine.building import PAIR, SOURCES, TARGETS, impossible
from engine.cards import Card
from engine.carry import carry
from engine.duties import Owed, must_play
from engine.moves import (
    END,
    NO_FACTS,
    TURN,
    End,
    Facts,
    IllegalMove,
    Move,
    Pair,
    Play,
    Reason,
    Turn,
)
from engine.pairs import way_of
from engine.piles import HOUSE_SPOTS, Spot, centre_places
from engine.position import Position, View
from engine.rules import PairMoves, Rules
from engine.turning import advance


def objection(view: View, move: Move, rules: Rules) -> Reason | None:
    """Return why the move cannot be made, or None if it can.

    First the building rules, then the duties that are refereed (rules.md 2 and 3).
    """
    reason = impossible(view, move, rules)
    if reason is not None:
        return reason
    if isinstance(move, Pair):
        return _inside_pair(view, move, rules)
    duty = Owed.at(view, rules).refuses(move)
    return None if duty is None else duty.reason


def listed(view: View, rules: Rules) -> tuple[Move, ...]:
    """Return every move that can be made, by source, then target; `n` and `p` last.

    Asks the referee about each move there is: slow and plain, the measure of
    `engine.generator.legal_moves`.
    """
    moves: list[Move] = [Play(source, target) for source in SOURCES for target in TARGETS]
    if rules.pair_moves is not PairMoves.NEVER:
        moves += [Pair(source, target) for source in HOUSE_SPOTS for target in HOUSE_SPOTS]
    moves += [TURN, END]
    return tuple(move for move in moves if objection(view, move, rules) is None)


def make(position: Position, move: Move, rules: Rules) -> Position:
    """Return the position after the move.

    Raises:
        IllegalMove: the move cannot be made here.
    """
    check(position.view, move, rules)
    return advance(position, move, rules)


def check(view: View, move: Move, rules: Rules) -> None:
    """Do nothing if the move can be made.

    Raises:
        IllegalMove: it cannot; says why, and which cards that concerns.
    """
    reason = objection(view, move, rules)
    if reason is not None:
        raise IllegalMove(move, reason, facts(view, move, rules))


def facts(view: View, move: Move, rules: Rules) -> Facts:
    """Return the cards that a sentence about a refused move has to name."""
    duty = Owed.at(view, rules).refuses(move)
    must = () if duty is None else must_play(view, duty, rules)
    match move:
        case Play(source, target) if source in SOURCES:
            card = view.top(source)
            return Facts(card, _onto(view, card, target), must)
        case Pair(source, target) if source.is_house and target.is_house:
            cards = view.piles[source].up[-PAIR:]
            return Facts(cards[0] if len(cards) == PAIR else None, view.top(target), must)
        case Turn() | End():
            return Facts(view.upcard, None, must)
        case _:
            return NO_FACTS


def _onto(view: View, card: Card | None, target: Spot) -> Card | None:
    if target is not Spot.CENTRE:
        return view.top(target)
    if card is None:
        return None
    tops = [view.piles[place].top for place in centre_places(card.suit)]
    return max((top for top in tops if top), key=lambda top: top.rank, default=None)


def _inside_pair(view: View, pair: Pair, rules: Rules) -> Reason | None:
    for play in way_of(view, pair):
        duty = Owed.at(view, rules).refuses(play)
        if duty is not None:
            return duty.reason
        view = carry(view, play.source, play.target)
    return None
