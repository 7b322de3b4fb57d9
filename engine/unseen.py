"""Face-down cards of which only their places are known, and what comes to light about them."""

from dataclasses import dataclass, replace

from engine.card_text import Copies
from engine.cards import Card, Rank, Seat, Suit
from engine.deal import OWN_HOUSES
from engine.piles import Pile, Place, reserve_of, talon_of, waste_of
from engine.position import Position, View
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Unseen(Card):
    """A card that nobody has seen yet, in the place of the real one; no two are alike."""

    place: Place
    depth: int


class Unveiling:
    """What the cards that turned up tell about the face-down cards of a game's start."""

    def __init__(self, view: View, rules: Rules) -> None:
        self.start = view
        self._owners = _owners(rules)
        self._names: dict[Unseen, Card] = {}
        self._copies = Copies()
        for pile in view.piles:
            for card in pile.up:
                self._copies.name(card)

    def covered(self) -> Position:
        """Return the start of the game with every face-down card unseen."""
        return Position(self.start, tuple(map(self._unseen, Place)))

    def uncovered(self) -> Position:
        """Return the start with what is known of it, and any of the other cards in the rest.

        What never turned up changes nothing in the game.
        """
        stacks = [[self._names.get(card, card) for card in self._unseen(place)] for place in Place]
        for stack in stacks:
            for depth, card in enumerate(stack):
                if isinstance(card, Unseen):
                    stack[depth] = self._copies.name(next(self._copies.left(card.pack)))
        return Position(self.start, tuple(map(tuple, stacks)))

    def name(self, unseen: Unseen, rank: Rank, suit: Suit) -> bool:
        """Say which card an unseen one is; return False if both its copies lie elsewhere."""
        copies = (card for card in self._copies.left(unseen.pack))
        card = next((card for card in copies if (card.rank, card.suit) == (rank, suit)), None)
        if card is not None:
            self._names[unseen] = self._copies.name(card)
        return card is not None

    def shown(self, position: Position) -> tuple[Position, Unseen | None]:
        """Return the position with the named cards in it, and the first that has no name yet."""
        piles, unknown = list(position.view.piles), None
        for place, (down, up) in enumerate(piles):
            if up and isinstance(up[0], Unseen):
                card = self._names.get(up[0], up[0])
                piles[place] = Pile(down, (card, *up[1:]))
                unknown = unknown or (card if isinstance(card, Unseen) else None)
        return replace(position, view=replace(position.view, piles=tuple(piles))), unknown

    def _unseen(self, place: Place) -> tuple[Unseen, ...]:
        owner = self._owners.get(place, Seat.A)
        count = self.start.piles[place].down
        return tuple(Unseen(Rank.ACE, Suit.SPADES, owner, place, depth) for depth in range(count))


def _owners(rules: Rules) -> dict[Place, Seat]:
    """Return who dealt the cards of each pile."""
    return {
        place: seat
        for seat in Seat
        for place in (
            reserve_of(seat),
            talon_of(seat),
            waste_of(seat),
            *OWN_HOUSES[rules.reserve_side][seat],
        )
    }
