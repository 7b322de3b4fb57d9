"""A table under a run of moves: it changes in place, pile by pile."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from engine.cards import Card, Rank, Seat
from engine.piles import CENTRE, HOUSES, Pile, Place, reserve_of, talon_of, waste_of
from engine.position import NOT_USED, Faces, Position, View
from engine.turning import turned_places

T = TypeVar("T")

CENTRE_START: Final = len(HOUSES)
CENTRE_END: Final = len(HOUSES) + len(CENTRE)
UPCARD: Final = int(Place.UPCARD)
_OPEN: Final = (*CENTRE, *map(waste_of, Seat), Place.UPCARD)
"""Where no card ever lies face down."""

_LEFT: Final = tuple((reserve_of(seat), talon_of(seat), waste_of(seat)) for seat in Seat)

_OWNER: Final = tuple(Seat(place % len(Seat)) for place in Place)
"""By place outside houses and centre, the upcard apart, whose it is."""


class Still(NamedTuple):
    """The table at one moment: the cards by place, outermost last, and how many lie face down."""

    cards: tuple[tuple[Card, ...], ...]
    downs: tuple[int, ...]
    row: tuple[Faces, ...]
    used: tuple[bool, bool]

    def position(self, mover: Seat, near: "Known") -> Position:
        """Return it as the position with this player on turn, made of a known one's piles."""
        piles, hidden = list(near.position.view.piles), list(near.position.hidden)
        cards_near, downs_near = near.still.cards, near.still.downs
        for place, (cards, down) in enumerate(zip(self.cards, self.downs, strict=True)):
            if cards is not cards_near[place] or down != downs_near[place]:
                piles[place], hidden[place] = Pile(down, cards[down:]), cards[:down]
        return Position(View(tuple(piles), mover, self.row, self.used), tuple(hidden))


class Known(NamedTuple):
    """A table and the position that it is."""

    still: Still
    position: Position


def is_steady(position: Position) -> bool:
    """Return whether all lies as in a game: the talons face down, every other top face up."""
    piles = position.view.piles
    return (
        not turned_places(position.view)
        and not any(piles[place].down for place in _OPEN)
        and not any(piles[talon_of(seat)].up for seat in Seat)
        and piles[UPCARD].size <= 1
        and [len(hidden) for hidden in position.hidden] == [pile.down for pile in piles]
    )


@dataclass(slots=True)
class Spread:
    """A steady table that changes with each move.

    `faces` are those of the cards; `wanted` fit the centre now; `left` counts by seat the
    cards in reserve, talon, waste and upcard, of which a player has to get rid.
    """

    cards: list[tuple[Card, ...]]
    faces: list[tuple[int, ...]]
    downs: list[int]
    mover: Seat
    row: tuple[Faces, ...]
    used: tuple[bool, bool]
    wanted: set[int]
    left: list[int]

    @classmethod
    def of(cls, position: Position) -> "Spread":
        """Return the table of a steady position."""
        view, cards = position.view, list(position.piles)
        faces = [tuple([card.face for card in pile]) for pile in cards]
        downs = [pile.down for pile in view.piles]
        left = _left(cards, view.mover)
        return cls(cards, faces, downs, view.mover, view.row, view.used, view.wanted(), left)

    def changed(self, position: Position, known: Position) -> "Spread":
        """Return the table of a position, this one being that of a known position."""
        view, cards, faces, downs = position.view, self.cards, self.faces, self.downs
        both = zip(view.piles, known.view.piles, position.hidden, known.hidden, strict=True)
        for place, (pile, pile_known, hidden, hidden_known) in enumerate(both):
            if pile is not pile_known or hidden is not hidden_known:
                cards[place], downs[place] = hidden + pile.up, pile.down
                faces[place] = tuple([card.face for card in cards[place]])
        left = _left(cards, view.mover)
        return Spread(cards, faces, downs, view.mover, view.row, view.used, view.wanted(), left)

    def still(self) -> Still:
        """Return the table as it is now."""
        return Still(tuple(self.cards), tuple(self.downs), self.row, self.used)

    def stock(self, seat: Seat) -> int:
        """Return how many cards lie in a player's talon and waste."""
        _, talon, waste = _LEFT[seat]
        return len(self.cards[talon]) + len(self.cards[waste])

    @property
    def owes_house(self) -> bool:
        """Whether a house is empty and the own reserve is not (BR 31, FR 37)."""
        return self.has_reserve and self.has_empty_house

    @property
    def has_reserve(self) -> bool:
        """Whether the mover's reserve is not empty."""
        return bool(self.cards[_LEFT[self.mover][0]])

    @property
    def has_empty_house(self) -> bool:
        """Whether nothing is left in some house."""
        return () in self.cards[: len(HOUSES)]

    def houses(self) -> Faces:
        """Return the houses as faces; a face-down card is 0."""
        faces, downs = self.faces[: len(HOUSES)], self.downs[: len(HOUSES)]
        if not any(downs):
            return tuple(faces)
        return tuple([(0,) * down + pile[down:] for pile, down in zip(faces, downs, strict=True)])

    def carried(self, start: int, end: int) -> Faces:
        """Return the houses as they would be after one card went from house to house."""
        houses = list(self.houses())
        houses[end] += houses[start][-1:]
        houses[start] = houses[start][:-1]
        return tuple(houses)

    def carry(self, start: int, end: int) -> bool:
        """Carry the top card from place to place, and return whether it uncovered another."""
        cards, faces, downs = self.cards, self.faces, self.downs
        self.row = (*self.row, self.houses()) if start < CENTRE_START > end else ()
        cards[end] += cards[start][-1:]
        faces[end] += faces[start][-1:]
        cards[start] = cards[start][:-1]
        faces[start] = faces[start][:-1]
        if start >= CENTRE_END:
            self._leave(start)
        if end >= CENTRE_END:
            self.left[_OWNER[end]] += 1
        elif end >= CENTRE_START:
            self._rise(end)
        if not downs[start] or downs[start] < len(cards[start]):
            return False
        downs[start] -= 1
        return True

    def _leave(self, place: int) -> None:
        """Count a card that goes from a place that is somebody's own."""
        mover = self.mover
        self.left[mover if place == UPCARD else _OWNER[place]] -= 1
        if place == _LEFT[mover][0] and not self.used[mover]:
            self.used = mover.put(self.used, to=True)

    def _rise(self, place: int) -> None:
        """Work out anew what fits the centre, a card having come to a place there."""
        pile, twin = self.faces[place], self.faces[place ^ 1]
        if len(twin) != len(pile) - 1:
            self.wanted.discard(pile[-1])
        if len(pile) < len(Rank):
            self.wanted.add(pile[-1] + 1)

    def turn_over(self) -> None:
        """Turn up the mover's next talon card, the waste first made the talon if that is empty."""
        _, talon, waste = _LEFT[self.mover]
        _turn_over(self.cards, talon, waste)
        _turn_over(self.faces, talon, waste)
        self.downs[talon] = len(self.cards[talon])
        self.row = ()

    def passed(self) -> "Spread":
        """Return the table with the turn passed, the upcard on its owner's waste."""
        cards, faces, waste = list(self.cards), list(self.faces), waste_of(self.mover)
        _discard(cards, waste)
        _discard(faces, waste)
        return replace(self, cards=cards, faces=faces, mover=self.mover.other, row=())

    def key(self, *, flags: bool) -> tuple[object, ...]:
        """Return what makes two positions the same, that of `Position.key`."""
        return tuple(self.faces), tuple(self.downs), self.mover, self.used if flags else NOT_USED


def _left(cards: list[tuple[Card, ...]], mover: Seat) -> list[int]:
    left = [sum([len(cards[place]) for place in places]) for places in _LEFT]
    left[mover] += len(cards[UPCARD])
    return left


def _turn_over(piles: list[tuple[T, ...]], talon: int, waste: int) -> None:
    if not piles[talon]:
        piles[talon], piles[waste] = piles[waste][::-1], ()
    piles[UPCARD] = piles[talon][-1:]
    piles[talon] = piles[talon][:-1]


def _discard(piles: list[tuple[T, ...]], waste: int) -> None:
    piles[waste] += piles[UPCARD]
    piles[UPCARD] = ()
