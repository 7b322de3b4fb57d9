"""A table in short: the faces that a combination can move, pile by pile."""

from typing import Final, NamedTuple

from engine.building import fits_on, loads
from engine.cards import Rank, Seat, pack
from engine.piles import CENTRE, HOUSES, Pile, Spot
from engine.position import View
from engine.rules import OwnWaste, Rules

Houses = tuple[bytes, ...]
"""The houses as faces, outermost last; a face-down card is 0."""


class Rest(NamedTuple):
    """What lies outside the houses, in the mover's words; the centre as eight heights.

    The own waste is left empty where its cards may not be played.
    """

    reserve: bytes
    upcard: bytes
    waste: bytes
    their_reserve: bytes
    their_waste: bytes
    centre: bytes

    def without_top(self, pile: int) -> "Rest":
        """Return the rest with the top card of a pile gone."""
        piles = list(self)
        piles[pile] = piles[pile][:-1]
        return Rest(*piles)

    def with_top(self, pile: int, face: int) -> "Rest":
        """Return the rest with a card put on a pile."""
        piles = list(self)
        piles[pile] += bytes((face,))
        return Rest(*piles)


RESERVE, UPCARD, WASTE, THEIR_RESERVE, THEIR_WASTE = range(5)

_CARDS: Final = pack(Seat.A)

BUILDS_ON: Final = (
    b"",
    *(bytes(onto.face for onto in _CARDS if fits_on(card, onto)) for card in _CARDS),
)
"""By face, the faces on which a card goes in a house."""

LOADS_ON: Final = (
    b"",
    *(bytes(onto.face for onto in _CARDS if loads(card, onto)) for card in _CARDS),
)
"""By face, the faces that a card loads, which are those that load it."""


def compact(view: View, rules: Rules) -> tuple[Houses, Rest]:
    """Return the table in short."""
    waste = b"" if rules.own_waste is OwnWaste.NEVER else faces(view.pile(Spot.WASTE))
    rest = Rest(
        faces(view.pile(Spot.RESERVE)),
        faces(view.pile(Spot.UPCARD)),
        waste,
        faces(view.pile(Spot.THEIR_RESERVE)),
        faces(view.pile(Spot.THEIR_WASTE)),
        bytes(view.piles[place].size for place in CENTRE),
    )
    return tuple(faces(view.piles[house]) for house in HOUSES), rest


def faces(pile: Pile) -> bytes:
    """Return a pile as faces, outermost last; a face-down card is 0."""
    return bytes(pile.down) + bytes([card.face for card in pile.up])


def needed(centre: bytes) -> set[int]:
    """Return the faces that fit the centre now."""
    return {
        len(Rank) * (place // 2) + height + 1
        for place, height in enumerate(centre)
        if height < Rank.KING
    }


def risen(centre: bytes, face: int) -> bytes | None:
    """Return the centre with a card of this face put there, or None if it does not fit."""
    suit, below = divmod(face - 1, len(Rank))
    place = centre.find(below, 2 * suit, 2 * suit + 2)
    if place < 0:
        return None
    return centre[:place] + bytes((below + 1,)) + centre[place + 1 :]
