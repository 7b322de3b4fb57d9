"""The tokens of a line of moves: what each stands for, and the letters of the piles."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.cards import Rank, Suit, face_of
from engine.moves import Move
from engine.piles import HOUSE_SPOTS, LETTERS, Spot

HOUSE_LETTERS: Final = MappingProxyType(dict(zip(LETTERS, HOUSE_SPOTS, strict=True)))
SOURCE_LETTERS: Final = MappingProxyType(
    {
        **HOUSE_LETTERS,
        "r": Spot.RESERVE,
        "t": Spot.UPCARD,
        "w": Spot.WASTE,
        "x": Spot.THEIR_RESERVE,
        "y": Spot.THEIR_WASTE,
    }
)
TARGET_LETTERS: Final = MappingProxyType(
    {**HOUSE_LETTERS, "m": Spot.CENTRE, "r": Spot.THEIR_RESERVE, "w": Spot.THEIR_WASTE}
)
SOURCE_NAMES: Final = MappingProxyType({spot: letter for letter, spot in SOURCE_LETTERS.items()})
TARGET_NAMES: Final = MappingProxyType({spot: letter for letter, spot in TARGET_LETTERS.items()})
PAIR_SIGN: Final = "2"

SUIT_SYMBOLS: Final = MappingProxyType(
    {symbol: suit for suit in Suit for symbol in ("♠♤", "♥♡", "♦♢", "♣♧")[suit]}
)
SUIT_SIGNS: Final = MappingProxyType({**SUIT_SYMBOLS, **dict(zip("shdc", Suit, strict=True))})
RANK_SIGNS: Final = MappingProxyType(
    {
        **{str(rank.value): rank for rank in Rank if rank < Rank.JACK},
        "j": Rank.JACK,
        "q": Rank.QUEEN,
        "k": Rank.KING,
    }
)
RANKS_BEFORE_SYMBOL: Final = MappingProxyType(
    {
        **RANK_SIGNS,
        "a": Rank.ACE,
        "t": Rank.TEN,
        "b": Rank.JACK,  # Bube
        "v": Rank.JACK,  # valet, valete
        "d": Rank.QUEEN,  # dame, dama, Dame
        "r": Rank.KING,  # roi, rei
    }
)
"""Ranks that are read only before a suit symbol: a letter there is a pile's (notation.md)."""


@dataclass(frozen=True, slots=True)
class ForcedPlays:
    """The token `m`: the cards that must go to the centre, one after the other."""


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card in place of its pile: the one legal move of that face to that target."""

    rank: Rank
    suit: Suit
    target: Spot

    @property
    def face(self) -> int:
        """The named face, counted like that of a card."""
        return face_of(self.rank, self.suit)

    def __str__(self) -> str:
        """Return the card and its target as people write them, `9♥→m`."""
        return f"{self.rank.symbol}{self.suit.symbol}→{TARGET_NAMES[self.target]}"


Command = Move | ForcedPlays | NamedCard


@dataclass(frozen=True, slots=True)
class Token:
    """One step of a line: its signs without separators, its index in the text, its meaning."""

    text: str
    at: int
    command: Command


@dataclass(frozen=True, slots=True)
class Line:
    """A typed line: its tokens, and whether it ended in `!` and may be played blindly."""

    tokens: tuple[Token, ...]
    blind_ok: bool = False
