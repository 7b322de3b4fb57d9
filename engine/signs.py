"""The signs of a typed line that mean something, and where in the text they stand."""

import unicodedata
from enum import Enum, auto
from typing import Final, NamedTuple

LONGEST_LINE: Final = 400
"""Characters that a line may have, separators and brackets included."""

_SEPARATORS: Final = frozenset(",;.->→➡–—−‐‑…'\"`´‘’‚“”„«»‹›")  # noqa: RUF001 what phones make of - and "
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")


class Expected(Enum):
    """What could have stood where a text stops being a line."""

    MOVE = auto()
    MOVE_BUT_TURNING = auto()
    TARGET = auto()
    PAIR_SIGN = auto()
    HOUSE = auto()
    CENTRE = auto()
    SUIT = auto()
    CLOSING_BRACKET = auto()
    END = auto()
    SHORTER_LINE = auto()


class NotationError(ValueError):
    """The text is not a line of moves; says where it stops being one."""

    def __init__(self, text: str, at: int, expected: tuple[Expected, ...]) -> None:
        names = " or ".join(kind.name for kind in expected)
        super().__init__(f"expected {names} at column {at + 1}")
        self.text, self.at, self.expected = text, at, expected


class Sign(NamedTuple):
    """A letter, digit or suit, in lower case, and its index in the text."""

    char: str
    at: int


def signs(text: str) -> tuple[Sign, ...]:
    """Return the signs of a text without separators and without brackets and what is in them.

    Invisible characters separate too: nobody could find them to take them out.

    Raises:
        NotationError: the text is too long, or its brackets do not match.
    """
    if len(text) > LONGEST_LINE:
        raise NotationError(text, LONGEST_LINE, (Expected.SHORTER_LINE,))
    found, depth = [], 0
    for at, char in enumerate(text):
        if char == "(":
            depth += 1
        elif char == ")" and depth:
            depth -= 1
        elif not depth and not _separates(char):
            found.append(Sign(char.lower(), at))
    if depth:
        raise NotationError(text, len(text), (Expected.CLOSING_BRACKET,))
    return tuple(found)


def _separates(char: str) -> bool:
    """Return whether a character stands between signs and means nothing (notation.md)."""
    if char.isspace() or char in _SEPARATORS or char in _SELECTORS:
        return True
    return unicodedata.category(char) == "Cf"
