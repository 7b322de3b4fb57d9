"""Pictures of the table, drawn beside the event loop and few at a time."""

import asyncio
from collections.abc import Sequence
from typing import Final

from engine.position import View
from render import DARK, NO_MARKS, USUAL, Marks, Setting, Theme, draw, film, warm

AT_ONCE: Final = 2


class Pictures:
    """Draws tables in threads of their own."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._films = asyncio.Lock()

    async def of(
        self,
        view: View,
        marks: Marks = NO_MARKS,
        setting: Setting = USUAL,
        *,
        theme: Theme = DARK,
    ) -> bytes:
        """Return the picture of a table, as PNG."""
        async with self._turns:
            return await asyncio.to_thread(draw, view, theme, marks, setting)

    async def moving(self, views: Sequence[View], setting: Setting, theme: Theme) -> bytes:
        """Return tables one after the other as a film, as WebP; one film is made at a time.

        Raises:
            FilmTooLong: it would cost more than it may.
        """
        async with self._films:
            return await asyncio.to_thread(film, views, theme, setting)

    async def warm(self) -> None:
        """Make ready what the first picture would have to wait for."""
        async with self._turns:
            await asyncio.to_thread(warm)
