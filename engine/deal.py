"""From a seed to the dealt cards, and from the dealt cards to the table."""

import hashlib
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.cards import Card, Seat, pack
from engine.piles import EMPTY, Pile, Place, reserve_of, talon_of
from engine.position import Position, View
from engine.rules import Packs, Rules, Side
from engine.starter import Hands, Start, put_back, who_starts

OWN_HOUSES: Final = {
    Side.RIGHT: (
        (Place.HOUSE_H, Place.HOUSE_G, Place.HOUSE_F, Place.HOUSE_E),
        (Place.HOUSE_A, Place.HOUSE_B, Place.HOUSE_C, Place.HOUSE_D),
    ),
    Side.LEFT: (
        (Place.HOUSE_D, Place.HOUSE_C, Place.HOUSE_B, Place.HOUSE_A),
        (Place.HOUSE_E, Place.HOUSE_F, Place.HOUSE_G, Place.HOUSE_H),
    ),
}
"""Each seat's own houses, nearest the own reserve first (BR 16, PT 20, FR 7)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Each player's 52 cards in dealt order, and the coin for a tie that nothing breaks."""

    hands: Hands
    coin: Seat

    def start(self, rules: Rules) -> Start:
        """Return who starts, and what decided it."""
        return who_starts(self.hands, self.coin, rules)


def deal(seed: str, rules: Rules) -> Deal:
    """Return the deal of a seed: the same one for ever, on every machine.

    Each player's pack is shuffled by itself, or both together and dealt alternately,
    A first (BR 13, PT 12).
    """
    coin = Seat(int(Random(f"{seed}:coin").random() * 2))
    if rules.packs is Packs.OWN:
        hands = tuple(_shuffled(pack(seat), f"{seed}:{seat.name}") for seat in Seat)
    else:
        cards = _shuffled(pack(Seat.A) + pack(Seat.B), f"{seed}:AB")
        hands = (cards[::2], cards[1::2])
    return Deal((hands[0], hands[1]), coin)


def commitment(seed: str) -> str:
    """Return the seed's SHA-256 as hexadecimal text: published before, checked after."""
    return hashlib.sha256(seed.encode()).hexdigest()


def lay_out(deal: Deal, rules: Rules) -> Position:
    """Return the table of a deal, the starter on turn, no talon card turned yet.

    Each hand is dealt in order: the reserve, the last card on top, face up; the own
    houses, nearest the reserve first, covered cards before the face-up one; the talon,
    its first card the first to be turned (rules.md 2.1).
    """
    start = deal.start(rules)
    piles = [EMPTY] * len(Place)
    stacks: list[tuple[Card, ...]] = [()] * len(Place)
    for seat, hand in zip(Seat, deal.hands, strict=True):
        reserve, rest = hand[: rules.reserve_size], hand[rules.reserve_size :]
        piles[reserve_of(seat)], stacks[reserve_of(seat)] = _crowned(reserve)
        rest = put_back(rest, start.drawn)
        for house in OWN_HOUSES[rules.reserve_side][seat]:
            size = 1 + rules.covered
            piles[house], stacks[house] = _crowned(rest[:size])
            rest = rest[size:]
        piles[talon_of(seat)], stacks[talon_of(seat)] = Pile(len(rest), ()), rest[::-1]
    return Position(View(tuple(piles), start.seat), tuple(stacks))


def _crowned(cards: tuple[Card, ...]) -> tuple[Pile, tuple[Card, ...]]:
    """Return the pile of these cards with the last one face up, and those below it."""
    return Pile(len(cards) - 1, cards[-1:]), cards[:-1]


def _shuffled(cards: tuple[Card, ...], seed: str) -> tuple[Card, ...]:
    rng = Random(seed)
    order = list(cards)
    # Not rng.shuffle: only random() is promised to repeat across Python versions.
    for last in range(len(order) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)
