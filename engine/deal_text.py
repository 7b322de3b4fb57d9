"""A deal as one line of text, and back."""

from typing import Final

from engine.cards import Card, Rank, Seat, Suit
from engine.deal import Deal

_RANKS: Final = "A23456789TJQK"
_SUITS: Final = "shdc"
_PACKS: Final = "ab"
_HAND: Final = 52
_PARTS: Final = 3
_LETTERS: Final = 3


class DealTextError(ValueError):
    """The text is no deal."""


def format_deal(deal: Deal) -> str:
    """Return the deal as text: A's cards in dealt order, B's cards, the coin.

    A card is rank, suit and pack: `9ha` is the nine of hearts of A's pack.
    """
    hands = ("".join(_format_card(card) for card in hand) for hand in deal.hands)
    return " ".join((*hands, deal.coin.name))


def parse_deal(text: str) -> Deal:
    """Return the deal that a line of text holds.

    Raises:
        DealTextError: it is not two hands of 52 different cards and a coin.
    """
    parts = text.split()
    if len(parts) != _PARTS or parts[2] not in Seat.__members__:
        msg = "a deal is two hands and a coin"
        raise DealTextError(msg)
    hands = tuple(_parse_hand(part) for part in parts[:2])
    if any(len(hand) != _HAND for hand in hands) or len({*hands[0], *hands[1]}) != 2 * _HAND:
        msg = "a deal has two hands of 52 different cards"
        raise DealTextError(msg)
    return Deal((hands[0], hands[1]), Seat[parts[2]])


def _format_card(card: Card) -> str:
    return _RANKS[card.rank - 1] + _SUITS[card.suit] + _PACKS[card.pack]


def _parse_hand(text: str) -> tuple[Card, ...]:
    return tuple(_parse_card(text[at : at + _LETTERS]) for at in range(0, len(text), _LETTERS))


def _parse_card(text: str) -> Card:
    try:
        return Card(
            Rank(_RANKS.index(text[:1] or "?") + 1),
            Suit(_SUITS.index(text[1:2] or "?")),
            Seat(_PACKS.index(text[2:] or "?")),
        )
    except ValueError as error:
        msg = f"{text!r} is no card"
        raise DealTextError(msg) from error
