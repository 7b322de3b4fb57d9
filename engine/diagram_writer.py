"""A table drawn as text; the format is told in `engine.diagram`."""

from typing import Final

from engine.card_text import SECOND, CardTextError, Copies
from engine.cards import Card, Seat, Suit
from engine.piles import (
    CENTRE,
    HOUSES,
    LETTERS,
    Place,
    centre_places,
    reserve_of,
    talon_of,
    waste_of,
)
from engine.position import Hidden, Position, View

_EMPTY: Final = "--"
_ROWS: Final = tuple(zip(LETTERS[:4], HOUSES[:4], LETTERS[4:], HOUSES[4:], Suit, strict=True))


def draw(table: View | Position) -> str:
    """Return the diagram of a table.

    A view's face-down cards are counted, its packs not told apart and its reserves' use
    not told. A position's diagram tells all of it, and `parse` gives the position back.
    """
    if isinstance(table, View):
        return _draw(_Pen(table, None, marked=False))
    return _draw(_Pen(table.view, table.hidden, marked=True))


def draw_finished(view: View) -> str:
    """Return the diagram of a view after the game, when nobody is on turn any more.

    It is for people: `parse` reads it as a table on which it is A's turn.
    """
    return _draw(_Pen(view, None, marked=False), over=True)


def draw_line(view: View) -> str:
    """Return a view's diagram in one line, its packs told apart: what a record starts with.

    Face-down cards are counted and empty piles left out; `parse` reads it.
    """
    pen = _Pen(view, None, marked=True)
    words = []
    for seat in (Seat.B, Seat.A):
        words += [f"> {seat.name}" if seat is view.mover else seat.name]
        words += [f"{pen.reserve_letter(seat)} {pen.pile(reserve_of(seat)) or _EMPTY}"]
        words += pen.written(talon_of(seat), "n") + pen.written(waste_of(seat), "w")
    words += pen.written(Place.UPCARD, "t")
    for letter, house in zip(LETTERS, HOUSES, strict=True):
        words += pen.written(house, letter)
    centre = [pen.centre(place) for place in CENTRE if view[place].size]
    return " ".join((*words, "m", *centre) if centre else words)


class _Pen:
    """Writes the piles of one table in the order in which they will be read."""

    def __init__(self, view: View, hidden: Hidden | None, *, marked: bool) -> None:
        self.view, self.hidden, self.marked = view, hidden, marked
        self.copies = Copies()

    def written(self, place: Place, letter: str) -> list[str]:
        """Return a pile after its letter, or nothing if it is empty."""
        return [f"{letter} {self.pile(place)}"] if self.view[place].size else []

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
        if not self.marked:
            return top
        for text in (top, top + SECOND):
            if _reads(self.copies, text) == cards:
                self.copies.read_run(text)
                return text
        return "+".join(map(self.copies.write, cards))

    def reserve_letter(self, seat: Seat) -> str:
        """Return the reserve's letter, starred when its owner has played from it."""
        return "r*" if self.marked and self.view.used[seat] else "r"

    def _card(self, card: Card) -> str:
        return self.copies.write(card) if self.marked else str(card)

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


def _draw(pen: _Pen, *, over: bool = False) -> str:
    above = _seat(pen, Seat.B, over=over)
    rows = [
        (pen.mirrored(left), a, *map(pen.centre, centre_places(suit)), e, pen.pile(right))
        for a, left, e, right, suit in _ROWS
    ]
    outer, first, second = (max(len(row[cell]) for row in rows) for cell in (0, 2, 3))
    houses = [
        f"{left:>{outer}} {a} | {one:<{first}} {two:<{second}} | {e} {right}".rstrip()
        for left, a, one, two, e, right in rows
    ]
    return "\n".join((*above, "", *houses, "", *_seat(pen, Seat.A, over=over)))


def _seat(pen: _Pen, seat: Seat, *, over: bool) -> tuple[str, str]:
    """Return the two lines of a player's own piles."""
    on_turn = seat is pen.view.mover
    words = [
        f"{'>' if on_turn and not over else ' '} {seat.name}",
        f"{pen.reserve_letter(seat)} {pen.pile(reserve_of(seat)) or _EMPTY}",
        f"n {pen.pile(talon_of(seat)) or _EMPTY}",
    ]
    if on_turn and pen.view[Place.UPCARD].size:
        words.append(f"t {pen.pile(Place.UPCARD)}")
    return "   ".join(words), f"      w {pen.pile(waste_of(seat)) or _EMPTY}"
