"""What lies where and whose turn it is: for the players, and with what is face down."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import (
    CENTRE,
    EMPTY,
    HOUSES,
    Pile,
    Place,
    Spot,
    centre_places,
    place_of,
    reserve_of,
    talon_of,
    waste_of,
)

Faces = tuple[tuple[int, ...], ...]
"""The houses as faces, outermost last; a face-down card is 0."""

NOT_USED: Final = (False, False)
_WANTED: Final = tuple(
    (*(Card(rank, suit, Seat.A).face for rank in Rank), 0) for suit in Suit for _ in range(2)
)
"""By place in the centre, the face that is wanted upon so many cards."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as both players see it; of a face-down card only its place can be asked.

    `row` holds the houses as they were before each move of the current unbroken row of
    house-to-house moves (rules.md 2.10); `used` says by seat who has played from the
    reserve (PT 31).
    """

    piles: tuple[Pile, ...]
    mover: Seat
    row: tuple[Faces, ...] = ()
    used: tuple[bool, bool] = NOT_USED

    def __getitem__(self, place: Place) -> Pile:
        """Return the pile at a place."""
        return self.piles[place]

    def pile(self, spot: Spot) -> Pile:
        """Return one of the mover's piles (not the centre, which is eight piles)."""
        return self.piles[place_of(spot, self.mover)]

    def top(self, spot: Spot) -> Card | None:
        """Return the face-up outermost card of one of the mover's piles, or None."""
        up = self.piles[place_of(spot, self.mover)].up
        return up[-1] if up else None

    @property
    def upcard(self) -> Card | None:
        """The talon card that lies turned up, or None."""
        return self.piles[Place.UPCARD].top

    @property
    def has_empty_house(self) -> bool:
        """Whether nothing is left in some house."""
        return EMPTY in self.piles[: len(HOUSES)]

    def centre_place(self, card: Card) -> Place | None:
        """Return the centre pile that needs the card, the first of two equal ones, or None."""
        for place in centre_places(card.suit):
            if len(self.piles[place].up) == card.rank - 1:
                return place
        return None

    def wanted(self) -> set[int]:
        """Return the faces that fit the centre now; 0, which is none, where a pile is full."""
        piles = self.piles[len(HOUSES) : len(HOUSES) + len(CENTRE)]
        return {faces[len(pile.up)] for faces, pile in zip(_WANTED, piles, strict=True)}

    def stock(self, seat: Seat) -> int:
        """Return how many cards lie in a player's talon and waste, without the upcard."""
        return self.piles[talon_of(seat)].size + self.piles[waste_of(seat)].size

    def has_won(self, seat: Seat) -> bool:
        """Return whether a player has no card in reserve, talon, upcard and waste (BR 35)."""
        if self.piles[reserve_of(seat)].size or self.stock(seat):
            return False
        return seat is not self.mover or not self.piles[Place.UPCARD].size

    @property
    def is_over(self) -> bool:
        """Whether one of the players has no card left and so has won."""
        return self.has_won(self.mover) or self.has_won(self.mover.other)

    def faces(self) -> Faces:
        """Return the houses as faces, to tell whether a position was seen before."""
        return tuple(
            [(0,) * down + tuple([card.face for card in up]) for down, up in self.piles[:8]]
        )


Hidden = tuple[tuple[Card, ...], ...]
"""The face-down cards by place, the next to be turned up last."""


@dataclass(frozen=True, slots=True)
class Position:
    """The whole table: what both players see, and the order of what lies face down."""

    view: View
    hidden: Hidden

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """All cards by place, face-down ones first, outermost last."""
        piles = zip(self.hidden, self.view.piles, strict=True)
        return tuple([down + pile.up for down, pile in piles])

    def cards(self) -> Iterator[Card]:
        """Yield every card on the table once."""
        for pile in self.piles:
            yield from pile

    def key(self, *, flags: bool = True) -> tuple[object, ...]:
        """Return what makes two positions the same: faces, hidden order, flags (rules.md 2.11c).

        The flags of the reserves' use are left out where no rule asks for them.
        """
        faces = tuple([tuple([card.face for card in pile]) for pile in self.piles])
        downs = tuple([pile.down for pile in self.view.piles])
        return faces, downs, self.view.mover, self.view.used if flags else NOT_USED
