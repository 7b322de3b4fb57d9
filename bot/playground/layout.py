"""The page as the simulator lays it out, but for the line in which one types."""

from typing import Final

from aiohttp import web
from simcord.preview._server import PreviewServer

STYLE_SHEET: Final = "/preview.css"
NARROW: Final = "\n.channel-composer { grid-template-columns: minmax(0, 1fr); }\n"
"""Lets no hint above the line be wider than the window: it would push the arrow out of it."""


class OwnLayout(PreviewServer):
    """Adds to the style sheet, which the page takes from nowhere else.

    The page may hold no style of its own, so it cannot be given one later.
    """

    async def _static(self, request: web.Request) -> web.Response:
        answer: web.Response = await super()._static(request)
        if request.path == STYLE_SHEET:
            answer.text = f"{answer.text}{NARROW}"
        return answer
