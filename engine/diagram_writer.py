"""A table drawn as text; the format is told in `engine.diagram`."""

from typing import Final

from engine.card_text import SECOND, CardTextError, Copies
from engine.cards import Card, Seat, Suit
from engine.piles import (
    HOUSES,
    Place,
    centre_places,
    reserve_of,
    talon_of,
    waste_of,
)
from engine.position import Hidden, Position, View

_EMPTY: Final = "--"
_ROWS: Final = tuple(zip("abcd", HOUSES[:4], "efgh", HOUSES[4:], Suit, strict=True))


def draw(table: View | Position) -> str:
    """Return the diagram of a table.

    A view's face-down cards are counted, its packs not told apart and its reserves' use
    not told. A position's diagram tells all of it, and `parse` gives the position back.
    """
    if isinstance(table, View):
        pen = _Pen(table, None)
        return _draw(pen)
    return _draw(_Pen(table.view, table.hidden))


class _Pen:
    """Writes the piles of one table in the order in which they will be read."""

    def __init__(self, view: View, hidden: Hidden | None) -> None:
        self.view, self.hidden, self.copies = view, hidden, Copies()

    def pile(self, place: Place) -> str:
        """Return a pile, outermost card last."""
        words = [*self._down(place, 1), *map(self._card, self.view[place].up)]
        return " ".join(words)

    def mirrored(self, place: Place) -> str:
        """Return a pile, outermost card first."""
        words = [*map(self._card, self.view[place].up[::-1]), *self._down(place, -1)]
        return " ".join(words)

    def centre(self, place: Place) -> str:
        """Return a centre pile, by its top card if that is enough."""
        cards = self.view[place].up
        if not cards:
            return _EMPTY
        top = str(cards[-1])
        if self.hidden is None:
            return top
        for text in (top, top + SECOND):
            if _reads(self.copies, text) == cards:
                self.copies.read_run(text)
                return text
        return "+".join(map(self.copies.write, cards))

    def reserve_letter(self, seat: Seat) -> str:
        """Return the reserve's letter, starred when its owner has played from it."""
        return "r*" if self.hidden is not None and self.view.used[seat] else "r"

    def _card(self, card: Card) -> str:
        return str(card) if self.hidden is None else self.copies.write(card)

    def _down(self, place: Place, way: int) -> list[str]:
        count = self.view[place].down
        if not count:
            return []
        if self.hidden is None:
            return [f"[{count}]"]
        return [f"[{' '.join(map(self._card, self.hidden[place][::way]))}]"]


def _reads(copies: Copies, text: str) -> tuple[Card, ...]:
    try:
        return copies.copy().read_run(text)
    except CardTextError:
        return ()


def _draw(pen: _Pen) -> str:
    above = _seat(pen, Seat.B)
    rows = [
        (pen.mirrored(left), a, *map(pen.centre, centre_places(suit)), e, pen.pile(right))
        for a, left, e, right, suit in _ROWS
    ]
    outer, first, second = (max(len(row[cell]) for row in rows) for cell in (0, 2, 3))
    houses = [
        f"{left:>{outer}} {a} | {one:<{first}} {two:<{second}} | {e} {right}".rstrip()
        for left, a, one, two, e, right in rows
    ]
    return "\n".join((*above, "", *houses, "", *_seat(pen, Seat.A)))


def _seat(pen: _Pen, seat: Seat) -> tuple[str, str]:
    """Return the two lines of a player's own piles."""
    on_turn = seat is pen.view.mover
    words = [
        f"{'>' if on_turn else ' '} {seat.name}",
        f"{pen.reserve_letter(seat)} {pen.pile(reserve_of(seat)) or _EMPTY}",
        f"n {pen.pile(talon_of(seat)) or _EMPTY}",
    ]
    if on_turn and pen.view[Place.UPCARD].size:
        words.append(f"t {pen.pile(Place.UPCARD)}")
    return "   ".join(words), f"      w {pen.pile(waste_of(seat)) or _EMPTY}"
