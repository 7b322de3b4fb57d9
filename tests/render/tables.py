"""Tables to draw: any table there could be, from a number."""

import random
from typing import TypeVar

from engine.cards import Card, Rank, Seat, Suit, pack
from engine.piles import CENTRE, EMPTY, HOUSES, Pile, Place
from engine.position import View
from engine.rules import Side
from render.marks import Marks
from render.placement import Placement
from render.setting import Setting

T = TypeVar("T", bound=Placement)


def table(piles: dict[Place, Pile], mover: Seat = Seat.A) -> View:
    """Return a table on which only these piles lie."""
    return View(tuple(piles.get(place_, EMPTY) for place_ in Place), mover)


def run(*ranks: int, down: int = 0) -> Pile:
    """Return a house of these ranks in turns of colour."""
    suits = (Suit.SPADES, Suit.HEARTS)
    return Pile(down, tuple(Card(Rank(r), suits[r % 2], Seat.A) for r in ranks))


def only(kind: type[T], things: tuple[Placement, ...]) -> list[T]:
    """Return the things of one kind."""
    return [thing for thing in things if isinstance(thing, kind)]


def some_marks(view: View, number: int) -> Marks:
    """Return a move that there could have been: no house had more than thirteen cards."""
    places = tuple(Place)
    source, target = places[number % 23], places[number * 7 % 23]
    sources = frozenset({source} if len(view[source].up) < 13 else ())
    return Marks(sources=sources, targets=frozenset({target}))


def some_setting(number: int) -> Setting:
    """Return a setting; 420 numbers in a row bring every one there could be."""
    side = tuple(Side)[number % 2]
    return Setting(
        side,
        takes=number % 3 == 0,
        turns=number % 7 > 0,
        own_waste=number // 2 % 2 == 0,
        over=number % 5 == 0,
    )


def some_view(number: int) -> View:
    """Return a table with all 104 cards somewhere (not one that play must lead to)."""
    rng = random.Random(number)
    cards = [card for seat in Seat for card in pack(seat)]
    piles = dict.fromkeys(Place, EMPTY)
    cards = _centre(rng, cards, piles)
    rng.shuffle(cards)
    covered = rng.choice((0, 0, 0, 1, 2))
    for house in HOUSES:
        length = rng.choice((0, 1, 1, 2, 4, 7, 10, 13))
        _house(cards, piles, house, length, rng.randint(0, covered))
    mover = rng.choice(tuple(Seat))
    if rng.random() < 0.6 and cards:
        piles[Place.UPCARD] = Pile(0, (cards.pop(),))
    _own_piles(rng, cards, piles)
    half = len(cards) // 2
    piles[Place.TALON_A], piles[Place.TALON_B] = Pile(half, ()), Pile(len(cards) - half, ())
    return table(piles, mover)


def _centre(rng: random.Random, cards: list[Card], piles: dict[Place, Pile]) -> list[Card]:
    for number, place in enumerate(CENTRE):
        suit, seat = Suit(number // 2), Seat(number % 2)
        height = rng.choice((0, 0, 1, 2, 3, 5, 8, 12, 13))
        piles[place] = Pile(0, tuple(Card(Rank(r), suit, seat) for r in range(1, height + 1)))
    used = {card for pile in piles.values() for card in pile.up}
    return [card for card in cards if card not in used]


def _house(
    cards: list[Card], piles: dict[Place, Pile], house: Place, length: int, down: int
) -> None:
    up: list[Card] = []
    while cards and len(up) < length:
        up.append(cards.pop())
    piles[house] = Pile(min(down, len(cards)) if up else 0, tuple(up))
    del cards[: piles[house].down]


def _own_piles(rng: random.Random, cards: list[Card], piles: dict[Place, Pile]) -> None:
    for place in (Place.RESERVE_A, Place.RESERVE_B):
        size = min(len(cards), rng.choice((0, 1, 5, 13)))
        if size:
            piles[place] = Pile(size - 1, (cards.pop(),))
            del cards[: size - 1]
    for place in (Place.WASTE_A, Place.WASTE_B):
        size = rng.randint(0, len(cards) // 2)
        piles[place] = Pile(0, tuple(cards[:size]))
        del cards[:size]
