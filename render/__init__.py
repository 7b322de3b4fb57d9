"""The table as a picture, or many as a film: what both players see in, PNG or WebP out.

Pure, and safe in many threads.
"""

from engine.position import View
from render.film import FilmTooLong, film
from render.layout import place
from render.marks import NO_MARKS, Marks
from render.paint import painter
from render.png import pack
from render.setting import USUAL, Setting
from render.theme import CONTRAST, COURTS, DARK, LIGHT, Theme

__all__ = [
    "CONTRAST",
    "COURTS",
    "DARK",
    "LIGHT",
    "NO_MARKS",
    "USUAL",
    "FilmTooLong",
    "Marks",
    "Setting",
    "Theme",
    "draw",
    "film",
    "warm",
]


def draw(
    view: View, theme: Theme = DARK, marks: Marks = NO_MARKS, setting: Setting = USUAL
) -> bytes:
    """Return the table as PNG, 1280 pixels wide and 960 high.

    It takes some milliseconds of computing: from a coroutine, call it with
    `asyncio.to_thread`.
    """
    artist = painter(theme)
    things = place(view, setting, marks)
    return pack(artist.paint(things, setting.on_turn(view)), artist.colours)


def warm(theme: Theme = DARK) -> None:
    """Make ready what the first picture would have to wait for."""
    painter(theme).warm()
