"""What people typed, made harmless: names and lines that may hold anything at all."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST_NAME: Final = 32
LONGEST_THREAD_NAME: Final = 100
LISTED: Final = 60
"""How many people or channels a sentence names at most: a message has 2,000 characters."""
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\-<\[\]()@:.+=/])")
_JOINERS: Final = "\u200d\ufe0e\ufe0f"
_NAMELESS: Final = "?"
_UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for typed text of which nothing can be seen: code without text is no code."""


def bare(name: str) -> str:
    """Return a display name on one line, without control and direction signs."""
    seen = "".join(sign if sign in _JOINERS else _shown(sign) for sign in name)
    short = " ".join(seen.split())[:LONGEST_NAME].strip()
    return short if short.strip(_JOINERS) else _NAMELESS


def safe(name: str) -> str:
    """Return a display name that no message takes for markdown, a mention or a link."""
    return _MARKDOWN.sub(r"\\\1", bare(name))


def code(text: str, longest: int) -> str:
    """Return typed text as a piece of code, cut to a length."""
    seen = shown(text) or _UNSEEN
    return f"`{seen if len(seen) <= longest else seen[: longest - 1] + '…'}`"


def shown(text: str) -> str:
    """Return typed text as it can be repeated: on one line, each space alone, none at the ends."""
    return " ".join("".join(map(_shown, text)).replace("`", "'").split())


def some(mentions: Iterable[str]) -> tuple[str, ...]:
    """Return as many mentions as a message has room for, and a sign that there are more."""
    named = tuple(mentions)
    return named if len(named) <= LISTED else (*named[:LISTED], "…")


def _shown(sign: str) -> str:
    if unicodedata.category(sign)[0] == "C" and not sign.isspace():
        return ""
    return " " if sign.isspace() else sign
