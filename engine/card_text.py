"""One card as text and back, and which of its two copies is meant."""

import re
from collections.abc import Iterator
from typing import Final

from engine.cards import Card, Rank, Seat, Suit, pack
from engine.tokens import RANKS_BEFORE_SYMBOL, SUIT_SIGNS

SECOND: Final = "'"
"""The mark of the second pack, B's: `9♥'`."""

_CARD: Final = re.compile(r"(10|[1-9atjqk])([shdc♠♥♦♣♤♡♢♧])\ufe0f?('?)", re.IGNORECASE)


class CardTextError(ValueError):
    """The text is no card, or the table has no such card left."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no card, or one too many")
        self.text = text


def read_face(text: str) -> tuple[Rank, Suit]:
    """Return the rank and suit of a card's text; a mark of the second pack is passed over.

    Raises:
        CardTextError: it is no card.
    """
    rank, suit, _ = _parts(text)
    return rank, suit


class Copies:
    """The cards that a text has named so far, each of the 104 once.

    An unmarked card is the first copy that has not been named yet, A's before B's.
    """

    def __init__(self) -> None:
        self._named: set[Card] = set()

    def copy(self) -> "Copies":
        """Return the same cards named, to try a text out."""
        other = Copies()
        other._named |= self._named
        return other

    def read(self, text: str) -> Card:
        """Return the card that a text means: rank, suit letter or symbol, and a mark or none.

        Raises:
            CardTextError: it is no card, or its copies have been named already.
        """
        return self.read_run(text, 1)[0]

    def read_run(self, text: str, count: int | None = None) -> tuple[Card, ...]:
        """Return the cards of the suit that end with this one, from the ace if not counted.

        Raises:
            CardTextError: it is no card, or copies of one have been named already.
        """
        rank, suit, second = _parts(text)
        ranks = list(Rank)[:rank][-(count or rank) :]
        cards = []
        for each in ranks:
            card = self._copy(each, suit, second=second)
            if card is None:
                raise CardTextError(text)
            cards.append(self.name(card))
        return tuple(cards)

    def write(self, card: Card) -> str:
        """Return the text that `read` understands as this card, marked only if it must be."""
        plain = self._copy(card.rank, card.suit, second=False)
        self.name(card)
        return str(card) if card == plain else f"{card}{SECOND}"

    def name(self, card: Card) -> Card:
        """Return the card, named from now on."""
        self._named.add(card)
        return card

    def left(self, owner: Seat) -> Iterator[Card]:
        """Yield the cards that are not named yet, a player's own pack first."""
        return (card for card in pack(owner) + pack(owner.other) if card not in self._named)

    def _copy(self, rank: Rank, suit: Suit, *, second: bool) -> Card | None:
        seats = (Seat.B,) if second else tuple(Seat)
        copies = (Card(rank, suit, seat) for seat in seats)
        return next((card for card in copies if card not in self._named), None)


def _parts(text: str) -> tuple[Rank, Suit, bool]:
    found = _CARD.fullmatch(text)
    if found is None:
        raise CardTextError(text)
    rank, suit, mark = found.groups()
    return RANKS_BEFORE_SYMBOL[rank.lower()], SUIT_SIGNS[suit.lower()], mark == SECOND
