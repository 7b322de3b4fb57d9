"""Crafted deals: chosen cards at chosen places, the rest in any order."""

from engine.card_text import SECOND, Copies
from engine.cards import Card, Seat, pack
from engine.deal import Deal

HAND = 52


def crafted(a: dict[int, str], b: dict[int, str], coin: Seat = Seat.A) -> Deal:
    """Return a deal in which A's and B's cards at these places are these, counted from 0.

    `{12: "9h"}` puts the nine of hearts of the player's own pack on top of a reserve of 13,
    A's second one being B's. Every other place is filled up, from the own pack first.
    """
    copies = Copies()
    wanted = [{at: copies.read(text) for at, text in a.items()}]
    wanted.append({at: copies.read(text + SECOND) for at, text in b.items()})
    taken = {*wanted[0].values(), *wanted[1].values()}
    left = [card for seat in Seat for card in pack(seat) if card not in taken]
    hands = [_filled(cards, left) for cards in wanted]
    return Deal((hands[0], hands[1]), coin)


def _filled(wanted: dict[int, Card], left: list[Card]) -> tuple[Card, ...]:
    return tuple(wanted[at] if at in wanted else left.pop(0) for at in range(HAND))
