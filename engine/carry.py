"""One card carried from pile to pile, and what no row of house moves may do."""

from typing import Final

from engine.cards import Card
from engine.moves import Reason
from engine.piles import Pile, Place, Spot, place_of
from engine.position import Faces, View

LONGEST_ROW: Final = 60
"""House-to-house moves in a row within one turn (rules.md 2.10)."""


def carry(view: View, source: Spot, target: Spot) -> View:
    """Return the table with the source's top card on the target; no rule is asked.

    A face-down card that the move uncovers stays face down.

    Raises:
        KeyError: the target is the centre, where no pile needs the card.
    """
    piles = list(view.piles)
    start = place_of(source, view.mover)
    down, up = piles[start]
    card = up[-1]
    piles[start] = Pile(down, up[:-1])
    end = _end(view, card, target)
    down, up = piles[end]
    piles[end] = Pile(down, (*up, card))
    row = (*view.row, view.faces()) if source.is_house and target.is_house else ()
    used = view.used
    if source is Spot.RESERVE:
        used = view.mover.put(used, to=True)
    return View(tuple(piles), view.mover, row, used)


def circle(view: View, source: Spot, target: Spot) -> Reason | None:
    """Return why a card may not go from house to house, as far as going in circles goes.

    A lone card to an empty house changes nothing; a position seen in this turn does not
    come back; a row of house moves ends some time (rules.md 2.10).
    """
    start, end = view.piles[source], view.piles[target]
    if start.size == 1 and not end.size:
        return Reason.LONE_CARD
    if not view.row:
        return None
    if len(view.row) >= LONGEST_ROW:
        return Reason.LONG_ROW
    return Reason.CIRCLE if carried(view.faces(), source, target) in view.row else None


def _end(view: View, card: Card, target: Spot) -> Place:
    place = view.centre_place(card) if target is Spot.CENTRE else place_of(target, view.mover)
    if place is None:
        raise KeyError(card)
    return place


def carried(houses: Faces, source: Spot, target: Spot) -> Faces:
    """Return the houses as faces after one card went from house to house."""
    faces = list(houses)
    faces[target] = (*faces[target], faces[source][-1])
    faces[source] = faces[source][:-1]
    return tuple(faces)
