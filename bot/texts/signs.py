"""Suit signs and lists, as messages show them."""

import re
from typing import Final

_PLAIN: Final = str.maketrans({sign: f"{sign}\N{VARIATION SELECTOR-15}" for sign in "♠♥♦♣"})
_LAST_ITEM: Final = re.compile(r"^(- .*)\n(?!- |\n|\Z)", re.MULTILINE)


def plain_suits(text: str) -> str:
    """Return a text whose suit signs stay signs: Discord shows pictures for bare ones.

    Its black suits are hard to see on a dark page. A line copied from such a text is still
    read (notation.md).
    """
    return text.translate(_PLAIN)


def lists_apart(text: str) -> str:
    """Return a text in which what follows a list stands apart from its last item."""
    return _LAST_ITEM.sub(r"\1\n\n", text)
