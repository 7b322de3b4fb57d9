"""A row of tables as a moving picture: what happened, one table after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from time import monotonic
from typing import Final, TypeVar

from engine.position import View
from render.layout import place
from render.marks import NO_MARKS, Marks
from render.paint import painter
from render.setting import USUAL, Setting
from render.theme import DARK, Theme
from render.webp import Shot, animated

EACH: Final = 900
"""Milliseconds for which a table is shown."""
LAST: Final = 3000
"""Milliseconds for which the last one is."""
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """What a film may cost: so many tables, bytes, and seconds to make it."""

    tables: int = 60
    size: int = 8 * 1024 * 1024
    seconds: float = 20.0


BOUNDS: Final = Bounds()


class FilmTooLong(Exception):
    """A film would cost more than it may."""


def film(
    views: Sequence[View],
    theme: Theme = DARK,
    setting: Setting = USUAL,
    bounds: Bounds = BOUNDS,
) -> bytes:
    """Return tables as an animated WebP, each with marks of what happened since the one before.

    Only the last one shows that the game is over. If they are too many, some are left out,
    evenly; if the file is too large, it is made anew half as wide. There must be one table
    at least.

    Raises:
        FilmTooLong: it takes too long, or is too large all the same.
    """
    until = monotonic() + bounds.seconds
    chosen = thinned(views, bounds.tables)
    for shape in dict.fromkeys((theme, theme.compact())):
        data = animated(_shots(chosen, shape, setting, until), painter(shape).colours)
        if len(data) <= bounds.size:
            return data
    raise FilmTooLong


def thinned(things: Sequence[Thing], most: int) -> Sequence[Thing]:
    """Return so many things at most, evenly chosen, the first and the last among them."""
    if len(things) <= most:
        return things
    last = len(things) - 1
    return [things[round(number * last / (most - 1))] for number in range(most)]


def _shots(views: Sequence[View], theme: Theme, setting: Setting, until: float) -> Iterator[Shot]:
    artist = painter(theme)
    marks = [NO_MARKS, *(Marks.between(*pair) for pair in pairwise(views))]
    for number, (view, marked) in enumerate(zip(views, marks, strict=True), start=1):
        if monotonic() > until:
            raise FilmTooLong
        last = number == len(views)
        now = setting if last else replace(setting, over=False)
        things = place(view, now, marked)
        yield Shot(artist.paint(things, now.on_turn(view)), LAST if last else EACH)
