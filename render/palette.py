"""The 256 colours of a picture, ordered so that shading the felt is an addition.

The first colours are the felt from light to dark: a shadow adds to a pixel's number, a light
takes from it. The others are for what lies on the felt, which is drawn in full colour once
and then matched to them.
"""

from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageChops

from render.theme import COURTLY, Colour, Theme, blend

FELT: Final = 100
"""How many colours the felt has."""
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


class Palette:
    """A theme's colours, and the way from a full-colour picture to them."""

    def __init__(self, theme: Theme) -> None:
        others = _others(theme)
        shades = [felt(theme, level) for level in range(FELT)]
        self.colours: Final = bytes(part for colour in (*shades, *others) for part in colour)
        self._matcher: Final = Image.new("P", (1, 1))
        filled = [*others, *[others[0]] * (256 - len(others))]
        self._matcher.putpalette([part for colour in filled for part in colour])
        self._others: Final = len(others)

    def match(self, picture: Image.Image) -> Image.Image:
        """Return the numbers of the colours nearest to a full-colour picture's."""
        matched = picture.convert("RGB").quantize(palette=self._matcher, dither=Image.Dither.NONE)
        numbers = Image.frombytes("L", picture.size, matched.tobytes())
        numbers = numbers.point([n if n < self._others else 0 for n in range(256)])
        return ImageChops.add(numbers, Image.new("L", numbers.size, FELT))
