"""Suit signs in messages."""

from typing import Final

_PLAIN: Final = str.maketrans({sign: f"{sign}\N{VARIATION SELECTOR-15}" for sign in "♠♥♦♣"})


def plain_suits(text: str) -> str:
    """Return a text whose suit signs stay signs: Discord shows pictures for bare ones.

    Its black suits are hard to see on a dark page. A line copied from such a text is still
    read (notation.md).
    """
    return text.translate(_PLAIN)
