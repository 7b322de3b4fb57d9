"""The page on which the playground is played, kept up to date by itself."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

from simcord import BackendError, HttpLogEntry, Preview, SetupError

from bot import logs
from bot.playground.club import Club
from bot.playground.layout import OwnLayout
from bot.playground.pictures import OwnPictures

_log = logs.logger(__name__)

BEAT: Final = 0.25
"""Seconds between two looks at what happened."""

_COMPLETIONS: Final = 8
"""Discord's number for an answer that only fills a list while somebody types."""

Act = Callable[[str | None, Mapping[str, Any]], Coroutine[Any, Any, dict[str, Any]]]
Step = Callable[[], Coroutine[Any, Any, None]]


class Page:
    """The browser page and the clock of the server.

    The simulation does one thing at a time. What a person does in the page and what the
    playground does by itself therefore wait for each other; and every tab shows what
    happened in any of them.
    """

    def __init__(self, club: Club, preview: Preview) -> None:
        self._club, self._preview = club, preview
        self._turn = asyncio.Lock()
        self._shown = 0
        preview._media_worker = OwnPictures()  # noqa: SLF001 -- see there
        self._act: Act = preview._action  # noqa: SLF001 -- the one way in for all that tabs do
        preview._action = self._acted  # type: ignore[assignment,method-assign]  # noqa: SLF001 -- the same

    @property
    def address(self) -> str:
        """The page's address; who knows it can act for both members."""
        return self._preview.url

    async def closed(self) -> None:
        """Return when somebody ended the session in the page."""
        await self._preview.wait_closed()

    async def keep(self, step: Step) -> None:
        """Let the server's time pass, take a step between, and show what came of it."""
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                try:
                    await self._club.env.advance_time(BEAT)
                    await step()
                    await self._show()
                except (SetupError, BackendError, TimeoutError) as error:
                    _log.warning("not done", error=str(error))

    async def _acted(self, tab: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            answer = await self._act(tab, self._current(tab, body))
            if not self._preview._closed:  # noqa: SLF001 -- the act may have been to end it
                await self._show()
            return answer

    def _current(self, tab: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Let a tab act that has not yet heard of the latest news, as Discord does.

        The bot knows by itself what is too late; the simulator would just drop it.
        """
        known = self._preview._pages.get(tab or "")  # noqa: SLF001 -- what the tab is told next
        if known is None or "published_revision" not in body:
            return body
        return {**body, "published_revision": known.revision}

    async def _show(self) -> None:
        requests = self._club.env.http_requests
        news, self._shown = requests[self._shown :], len(requests)
        if any(map(_is_seen, news)):
            self._scroll()
            await self._preview.refresh()

    def _scroll(self) -> None:
        """Turn every tab to the bot's latest message, for pages do not follow by themselves."""
        for tab in self._preview._pages.values():  # noqa: SLF001 -- it shows one message by name only
            tab.target_id = self._preview._initial_target(tab.viewer, tab.channel_id)  # noqa: SLF001 -- the same


@asynccontextmanager
async def served(club: Club, port: int) -> AsyncIterator[Page]:
    """Serve the page on this machine only, on a port (0: any that is free).

    Raises:
        OSError: the port cannot be had.
        simcord.SetupError: a part of the simulator is not installed.
    """
    preview = club.env.preview(
        club.thread,
        viewers=(club.ana, club.rui),
        layout="channel",
        presentation_time=datetime.now(UTC),
        port=port,
    )
    preview._server = OwnLayout(preview, port)  # noqa: SLF001 -- see there
    async with preview:
        yield Page(club, preview)


def _is_seen(request: HttpLogEntry) -> bool:
    """Return whether a request of the bot may have changed what the page shows."""
    is_completion = isinstance(request.json, dict) and request.json.get("type") == _COMPLETIONS
    return request.method != "GET" and not is_completion
