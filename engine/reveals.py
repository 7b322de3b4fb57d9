"""The cards that a move turned face up."""

from engine.cards import Card
from engine.moves import Move
from engine.piles import Place
from engine.position import View
from engine.rules import Rules
from engine.step import step
from engine.turning import turned_places

TurnedUp = tuple[tuple[Place, Card], ...]
"""Where a card turned up, and which."""


def turned_up(before: View, move: Move, after: View, rules: Rules) -> TurnedUp:
    """Return the cards that a move turned up between two views of the table.

    A card that is turned again after recycling counts, though it was seen before.
    """
    places = turned_places(step(before, move, rules))
    return tuple((place, card) for place in places for card in after.piles[place].up)
