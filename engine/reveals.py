"""The cards that turned face up between two views of one table."""

from typing import Final

from engine.cards import Card
from engine.piles import HOUSES, Place
from engine.position import View

TurnedUp = tuple[tuple[Place, Card], ...]
"""Where a card turned up, and which."""

_COVERED: Final = (*HOUSES, Place.RESERVE_A, Place.RESERVE_B)


def turned_up(before: View, after: View) -> TurnedUp:
    """Return the cards that turned up in one event, the upcard last.

    A card that is turned again counts, after recycling or after moves were taken back.
    """
    found = [
        (place, after.piles[place].up[0])
        for place in _COVERED
        if after.piles[place].down < before.piles[place].down
    ]
    card = after.upcard
    if card is not None and (card != before.upcard or after.mover is not before.mover):
        found.append((Place.UPCARD, card))
    return tuple(found)
