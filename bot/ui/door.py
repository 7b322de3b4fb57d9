"""Who is inside while the bot closes: those are waited for, and nobody else is let in."""

import asyncio
from typing import Final

CHORES: Final = 0
"""What comes round by itself goes through the door under this number, which no interaction has."""


class Door:
    """Counts the commands, buttons and chores being worked on, by interaction."""

    def __init__(self) -> None:
        self.closed = False
        self._inside: set[int] = set()
        self._empty = asyncio.Event()
        self._empty.set()

    def enter(self, interaction_id: int) -> bool:
        """Let an interaction in, or return False if the bot is closing."""
        if self.closed:
            return False
        self._inside.add(interaction_id)
        self._empty.clear()
        return True

    def leave(self, interaction_id: int) -> None:
        """Note that an interaction is done with."""
        self._inside.discard(interaction_id)
        if not self._inside:
            self._empty.set()

    async def close(self, patience: float) -> bool:
        """Let nobody in any more; wait some seconds for those inside, return whether all left."""
        self.closed = True
        try:
            await asyncio.wait_for(self._empty.wait(), patience)
        except TimeoutError:
            return False
        return True
