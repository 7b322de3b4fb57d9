"""The 256 colours of a picture, ordered so that shading the felt is an addition.

The first colours are the felt from light to dark: a shadow adds to a pixel's number, a light
takes from it. The others are for what lies on the felt, which is drawn in full colour once
and then matched to them.
"""

from collections.abc import Iterator
from math import ceil
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from render.theme import COURTLY, Colour, Theme, blend

FELT: Final = 100
"""How many colours the felt has."""
_TOUCHED: Final = 20
"""A pixel that a sprite covers less than this (of 255) is not printed at all."""
MIDDLE: Final = 34
"""The felt as it is in the middle of the table."""


def felt(theme: Theme, level: int) -> Colour:
    """Return a shade of the felt."""
    light, middle, dark = theme.felt
    if level < MIDDLE:
        return blend(light, middle, level / MIDDLE)
    return blend(middle, dark, (level - MIDDLE) / (FELT - 1 - MIDDLE))


def _ramp(one: Colour, other: Colour, steps: int) -> Iterator[Colour]:
    """Yield the colours from one to the other, both included."""
    for step in range(steps):
        yield blend(one, other, step / (steps - 1))


def _others(theme: Theme) -> tuple[Colour, ...]:
    """Return the colours of what lies on the felt, each once."""
    table = felt(theme, MIDDLE + 8)
    shaded = blend(theme.paper, (0, 0, 0), 0.35)
    ramps = [
        *COURTLY,
        *_ramp(theme.paper, shaded, 10),
        *_ramp(theme.dark_robe, theme.paper, 5),
        *_ramp(theme.edge, table, 8),
        *_ramp(theme.text, table, 10),
        *_ramp(theme.accent, table, 7),
        *_ramp(theme.accent, theme.paper, 4),
        *_ramp(theme.fault, table, 5),
        *_ramp(theme.movable, table, 5),
    ]
    for colour in COURTLY:
        ramps += _ramp(colour, theme.paper, 4)
    for ink in dict.fromkeys(theme.inks):
        ramps += _ramp(theme.paper, ink, 11)
    for back in theme.backs:
        ramps += _ramp(theme.paper, back, 7)
        ramps += _ramp(back, blend(back, (0, 0, 0), 0.4), 3)
    return tuple(dict.fromkeys(ramps))[: 256 - FELT]


class Sprite(NamedTuple):
    """A small picture: palette numbers, and where they are printed."""

    numbers: Image.Image
    mask: Image.Image


class Palette:
    """A theme's colours, and the way from a full-colour picture to them."""

    def __init__(self, theme: Theme) -> None:
        others = _others(theme)
        shades = [felt(theme, level) for level in range(FELT)]
        self.colours: Final = bytes(part for colour in (*shades, *others) for part in colour)
        self._shrink: Final = theme.shrink
        self._felt: Final = felt(theme, MIDDLE + 8)
        self._others: Final = len(others)
        self._matcher: Final = Image.new("P", (1, 1))
        filled = [*others, *[others[0]] * (256 - len(others))]
        self._matcher.putpalette([part for colour in filled for part in colour])
        self._turn: Final = Lock()

    def sprite(self, picture: Image.Image, mask: Image.Image) -> Sprite:
        """Return a full-colour picture in the theme's colours and size."""
        if self._shrink > 1:
            size = (ceil(mask.width / self._shrink), ceil(mask.height / self._shrink))
            picture = picture.resize(size, Image.Resampling.LANCZOS)
            mask = mask.resize(size, Image.Resampling.LANCZOS)
        printed = mask.point(lambda part: 255 * (part > _TOUCHED)).convert("1")
        return Sprite(self._match(picture), printed)

    def coloured(self, mask: Image.Image, colour: Colour) -> Sprite:
        """Return a mask in a colour, smoothed towards the felt."""
        ground = Image.new("RGB", mask.size, self._felt)
        ground.paste(colour, (0, 0, *mask.size), mask)
        return self.sprite(ground, mask)

    def _match(self, picture: Image.Image) -> Image.Image:
        """Return the numbers of the colours nearest to a picture's."""
        with self._turn:  # Pillow remembers the nearest colours inside the palette
            matched = picture.quantize(palette=self._matcher, dither=Image.Dither.NONE)
        numbers = Image.frombytes("L", picture.size, matched.tobytes())
        numbers = numbers.point([n if n < self._others else 0 for n in range(256)])
        return ImageChops.add(numbers, Image.new("L", numbers.size, FELT))
