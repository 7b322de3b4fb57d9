"""What may be chosen for an option of a command, as Discord suggests it to who is typing."""

from collections.abc import Iterable
from typing import Final, TypeVar

from discord.app_commands import Choice

MOST: Final = 25
"""How many suggestions Discord shows at once."""
LONGEST: Final = 100
"""How many characters of a suggestion Discord shows."""

Value = TypeVar("Value", int, str)


def fitting(offered: Iterable[tuple[str, Value]], typed: str) -> list[Choice[Value]]:
    """Return those of the names and values offered that fit what is typed, in any letter case."""
    sought = typed.casefold()
    found = [one for one in offered if sought in f"{one[0]} {one[1]}".casefold()]
    return [Choice(name=name[:LONGEST], value=value) for name, value in found[:MOST]]
