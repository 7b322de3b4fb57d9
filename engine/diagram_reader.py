"""The table that a diagram shows; its format is told in `engine.diagram`."""

import re
from enum import Enum, auto
from itertools import islice
from typing import Final

from engine.card_text import CardTextError, Copies
from engine.cards import Card, Rank, Seat
from engine.piles import (
    HOUSES,
    LETTERS,
    Pile,
    Place,
    centre_places,
    reserve_of,
    talon_of,
    waste_of,
)
from engine.position import Position, View

_TOKEN: Final = re.compile(r"\[[^\]]*\]|[>|]|[^\s>|]+")
_HOUSES: Final = dict(zip(LETTERS, HOUSES, strict=True))
_OWN: Final = {"r": reserve_of, "r*": reserve_of, "n": talon_of, "w": waste_of}
_COUNT: Final = re.compile(r"[0-9]{1,3}")
_NOTHING: Final = "--"
_OF_B: Final = (Place.RESERVE_B, Place.TALON_B, Place.WASTE_B)


class Wrong(Enum):
    """What is wrong with a diagram."""

    NO_CARD = auto()
    NO_PILE = auto()
    PILE_TWICE = auto()
    DOWN_ABOVE_UP = auto()
    TOO_MANY_CARDS = auto()
    NO_CENTRE_PILE = auto()


class DiagramError(ValueError):
    """The text is no diagram; says at which of its words, and what is wrong there."""

    def __init__(self, word: str, wrong: Wrong) -> None:
        super().__init__(f"{wrong.name} at {word!r}")
        self.word, self.wrong = word, wrong


Down = int | tuple[Card, ...]
"""Face-down cards: their number, or the cards themselves."""


def parse(text: str) -> Position:
    """Return the position that a diagram shows.

    Raises:
        DiagramError: the text is no diagram.
    """
    sketch = _Sketch()
    for line in text.splitlines():
        sketch.read(line)
    return sketch.position()


class _Sketch:
    """A table being put together from the words of a diagram."""

    def __init__(self) -> None:
        self.copies, self.mover, self.seat = Copies(), Seat.A, Seat.A
        self.down: dict[Place, Down] = {}
        self.up: dict[Place, tuple[Card, ...]] = {}
        self.used: set[Seat] = set()
        self.place: Place | None = None
        self.in_centre = self.turn_next = False

    def read(self, line: str) -> None:
        """Take in one line; what stands before its first letter is that house's."""
        self.place, self.in_centre = None, False
        before: list[Card | Down] = []
        waiting = True
        for word in _TOKEN.findall(line):
            if word == _NOTHING:
                continue
            if self._key(word):
                self._mirrored(word, before)
                before, waiting = [], False
            elif self.in_centre:
                self._centre(word)
            elif waiting:
                before.append(self._item(word))
            else:
                self._add(word, self._item(word))
        self._mirrored(line, before)

    def position(self) -> Position:
        """Return the table; face-down cards that are only counted are taken from the rest."""
        piles, stacks = [], []
        for place in Place:
            down = self.down.get(place, ())
            cards = self._unnamed(place, down) if isinstance(down, int) else down
            stacks.append(cards)
            piles.append(Pile(len(cards), self.up.get(place, ())))
        used = (Seat.A in self.used, Seat.B in self.used)
        return Position(View(tuple(piles), self.mover, (), used), tuple(stacks))

    def _key(self, word: str) -> bool:
        """Return whether a word names a pile, a seat or the mover, and turn to it."""
        if word in _HOUSES:
            self._turn_to(word, _HOUSES[word])
        elif word in _OWN:
            self._turn_to(word, _OWN[word](self.seat))
            self.used |= {self.seat} if word == "r*" else set()
        elif word == "t":
            self._turn_to(word, Place.UPCARD)
        elif word in ("|", "m"):
            self.place, self.in_centre = None, not self.in_centre
        elif word == ">":
            self.turn_next = True
        elif word in Seat.__members__:
            self._seat(Seat[word])
        else:
            return False
        return True

    def _turn_to(self, word: str, place: Place) -> None:
        if place in self.up:
            raise DiagramError(word, Wrong.PILE_TWICE)
        self.place, self.in_centre, self.up[place] = place, False, ()

    def _seat(self, seat: Seat) -> None:
        self.seat, self.place, self.in_centre = seat, None, False
        if self.turn_next:
            self.mover, self.turn_next = seat, False

    def _item(self, word: str) -> Card | Down:
        if not (word.startswith("[") and word.endswith("]")):
            return self._card(word)
        inside = word[1:-1].split()
        if len(inside) == 1 and _COUNT.fullmatch(inside[0]):
            return int(inside[0])
        return tuple(map(self._card, inside))

    def _card(self, word: str) -> Card:
        try:
            return self.copies.read(word)
        except CardTextError as error:
            raise DiagramError(word, Wrong.NO_CARD) from error

    def _run(self, word: str) -> tuple[Card, ...]:
        try:
            return self.copies.read_run(word)
        except CardTextError as error:
            raise DiagramError(word, Wrong.NO_CARD) from error

    def _mirrored(self, word: str, before: list[Card | Down]) -> None:
        if before and self.place not in HOUSES:
            raise DiagramError(word, Wrong.NO_PILE)
        for item in reversed(before):
            self._add(word, item[::-1] if isinstance(item, tuple) else item)

    def _add(self, word: str, item: Card | Down) -> None:
        if self.place is None:
            raise DiagramError(word, Wrong.NO_PILE)
        if isinstance(item, Card):
            self.up[self.place] += (item,)
        elif self.up[self.place] or self.place in self.down:
            raise DiagramError(word, Wrong.DOWN_ABOVE_UP)
        else:
            self.down[self.place] = item

    def _centre(self, word: str) -> None:
        """Put a pile into the centre, given by its top card or written out."""
        names = word.split("+")
        cards = tuple(map(self._card, names)) if names[1:] else self._run(word)
        ranks = [card.rank for card in cards]
        if len({card.suit for card in cards}) != 1 or ranks != list(Rank)[: len(ranks)]:
            raise DiagramError(word, Wrong.NO_CENTRE_PILE)
        first, second = centre_places(cards[0].suit)
        self.up[second if first in self.up else first] = cards

    def _unnamed(self, place: Place, count: int) -> tuple[Card, ...]:
        owner = Seat.B if place in _OF_B else Seat.A
        cards = tuple(islice(self.copies.left(owner), count))
        if len(cards) < count:
            raise DiagramError(str(count), Wrong.TOO_MANY_CARDS)
        for card in cards:
            self.copies.name(card)
        return cards
