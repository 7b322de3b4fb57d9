"""A button or a list that remembers in its id, and not in memory, what it is about."""

import re
from typing import Any, Final, Self, TypeVar

import discord

NOTHING: Final = r"(?!)"
Shape = TypeVar("Shape", bound=discord.ui.Item[Any])
Pressed = discord.ui.Button[discord.ui.LayoutView]


class Remembered(discord.ui.DynamicItem[Shape], template=NOTHING):
    """Made anew at each press from the id that Discord sends back."""

    def __init__(self, item: Shape, match: re.Match[str]) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> Self:
        """Return what was pressed, with its id read."""
        pressed: Any = item
        return cls(pressed, match)

    def word(self, name: str) -> str:
        """Return a word that the id holds."""
        return self._match[name]

    def number(self, name: str) -> int:
        """Return a number that the id holds."""
        return int(self._match[name])
