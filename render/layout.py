"""Where everything lies on the picture: a table in, placements out, and not a pixel drawn."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Rank, Seat, Suit
from engine.piles import CENTRE, HOUSES, LETTERS, Pile, Place, reserve_of, talon_of, waste_of
from engine.position import View
from engine.rules import Side
from render.boxes import CARD_WIDTH, EDGE, Box
from render.captions import count, hold_of, keys
from render.fans import fan_out, house_box, reach, step
from render.marks import NO_MARKS, Marks
from render.placement import (
    Back,
    Closed,
    Face,
    Ghost,
    Halo,
    Heap,
    Hold,
    Light,
    Placement,
    Ring,
    Shade,
    Slot,
    layer,
)
from render.rows import centre_box, fan_of, row_of
from render.setting import Setting
from render.trays import Own, own_box

MOST_EDGES: Final = 3
"""How many cards below the top one are shown at most."""
BESIDE: Final = 24
"""How far a ghost shows beside a player's own pile from which a card has left."""
BEYOND: Final = 6
"""How far a ghost reaches beyond a pile of the centre."""


def place(view: View, setting: Setting, marks: Marks = NO_MARKS) -> tuple[Placement, ...]:
    """Return all that is drawn, from below to above.

    The houses `a` to `d` are the left column, `e` to `h` the right one (rules.md 3), and the
    centre has a row for each suit.
    """
    side = setting.side
    things: list[Placement] = [
        *_halos(view, setting, marks),
        *_houses(view, side, marks),
        *_centre(view, marks),
        *_trays(view, setting, marks),
        *_ghosts(view, side, marks),
        *_rings(view, side, marks),
        *keys(setting, view.mover, up=view.upcard is not None),
    ]
    return tuple(sorted(things, key=layer))


def top_box(place_: Place, view: View, side: Side, marks: Marks = NO_MARKS) -> Box:
    """Return where the outermost card of a pile lies, or would lie if the pile is empty."""
    if place_ in HOUSES:
        more = int(place_ in marks.sources)
        return house_box(fan_of(place_), row_of(place_), reach(view[place_], more))
    if place_ in CENTRE:
        return centre_box(place_)
    return own_box(*_own(place_, view), side)


def _own(place_: Place, view: View) -> tuple[Own, Seat]:
    """Return which pile of a tray it is, and whose tray."""
    if place_ is Place.UPCARD:
        return Own.UPCARD, view.mover
    seat = Seat((place_ - Place.RESERVE_A) % 2)
    return _OWN[Place(place_ - seat)], seat


_OWN: Final = {
    Place.RESERVE_A: Own.RESERVE,
    Place.TALON_A: Own.TALON,
    Place.WASTE_A: Own.WASTE,
}


def house_owner(house: Place, side: Side) -> Seat:
    """Return to whom a house was dealt (rules.md 3, own houses)."""
    right = house >= Place.HOUSE_E
    return Seat.A if right == (side is Side.RIGHT) else Seat.B


def _houses(view: View, side: Side, marks: Marks) -> Iterator[Placement]:
    for house in HOUSES:
        pile, fan, top = view[house], fan_of(house), row_of(house)
        more = int(house in marks.sources)
        if pile.size:
            width = reach(pile, more) + CARD_WIDTH
            yield Shade(house_box(fan, top, 0, width))
            yield from fan_out(pile, fan, top, house_owner(house, side), more)
        elif not more:
            yield Slot(house_box(fan, top), LETTERS[house])


def _centre(view: View, marks: Marks) -> Iterator[Placement]:
    for number, place_ in enumerate(CENTRE):
        suit, pile = Suit(number // 2), view[place_]
        box = centre_box(place_)
        if pile.top is None:
            if place_ not in marks.sources:
                yield Slot(box, suit)
            continue
        yield Shade(box)
        if pile.top.rank is Rank.KING:
            yield Closed(box, suit)
        else:
            yield Face(box, pile.top)


def _trays(view: View, setting: Setting, marks: Marks) -> Iterator[Placement]:
    side = setting.side
    for seat in Seat:
        for own, place_ in (
            (Own.TALON, talon_of(seat)),
            (Own.WASTE, waste_of(seat)),
            (Own.RESERVE, reserve_of(seat)),
        ):
            if view[place_].size:
                yield from _pile(view[place_], own_box(own, seat, side), seat)
                yield count(own, seat, side, view[place_].size)
            elif place_ not in _left(marks):
                yield Slot(own_box(own, seat, side), dim=seat is not setting.on_turn(view))
    yield from _upcard(view, setting, marks)


def _upcard(view: View, setting: Setting, marks: Marks) -> Iterator[Placement]:
    box = own_box(Own.UPCARD, view.mover, setting.side)
    if view.upcard is not None:
        yield Shade(box)
        yield Face(box, view.upcard)
    elif not setting.over and Place.UPCARD not in marks.sources:
        yield Slot(box)


def _pile(pile: Pile, box: Box, owner: Seat) -> Iterator[Placement]:
    yield Shade(box)
    edges = _edges(pile)
    if edges:
        yield Heap(box, edges)
    if pile.top is None:
        yield Back(box, owner)
    else:
        yield Face(box, pile.top)


def _edges(pile: Pile) -> int:
    """Return how many cards show below the top one."""
    return min(MOST_EDGES, 1 + pile.size // 8) if pile.size > 1 else 0


def _heaped(place_: Place, box: Box, pile: Pile) -> Box:
    """Return the box of a pile's top card, with the edges of the cards below if they show."""
    heaps = place_ not in HOUSES and place_ not in CENTRE
    return box._replace(height=box.height + EDGE * _edges(pile)) if heaps else box


def _halos(view: View, setting: Setting, marks: Marks) -> Iterator[Halo]:
    """Yield the light under what has just been moved, and under the upcard to be played.

    It shines around the top card alone: around a heap it would reach the line of the lit tray.
    """
    shining = marks.targets if setting.over else marks.targets | {Place.UPCARD}
    for place_ in Place:
        if place_ in shining and view[place_].size:
            yield Halo(top_box(place_, view, setting.side, marks))


def _ghosts(view: View, side: Side, marks: Marks) -> Iterator[Ghost]:
    """Yield the outlines of what has left: beside the pile, away from its letter."""
    for place_ in _left(marks):
        pile, box = view[place_], top_box(place_, view, side, marks)
        if not pile.size:
            yield Ghost(box)
        elif place_ in HOUSES:
            shift = reach(pile, 1) + step(pile, 1)
            yield Ghost(house_box(fan_of(place_), row_of(place_), shift))
        elif place_ in CENTRE:  # a film goes back after a call: no room beside
            yield Ghost(box.grown(BEYOND))
        else:
            away = BESIDE if hold_of(*_own(place_, view), side) is Hold.RIGHT else -BESIDE
            yield Ghost(box.moved(away, 0))


def _left(marks: Marks) -> frozenset[Place]:
    """Return where a ghost shows that a card has left: a talon is drawn from in every turn."""
    return marks.sources - {Place.TALON_A, Place.TALON_B}


def _rings(view: View, side: Side, marks: Marks) -> Iterator[Placement]:
    for place_ in sorted(marks.faults | marks.targets | marks.movable):
        box = _heaped(place_, top_box(place_, view, side, marks), view[place_])
        lapped = place_ in HOUSES and view[place_].size > 1
        lap = fan_of(place_) if lapped else None
        empty = not view[place_].size
        if place_ in marks.faults:
            yield Ring(box, Light.FAULT, lap, empty)
        elif place_ in marks.targets and not empty:
            yield Ring(box, Light.TARGET, lap)
        elif place_ in marks.movable:
            yield Ring(box, Light.MOVABLE, lap, empty)
