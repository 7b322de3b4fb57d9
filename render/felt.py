"""The table itself: felt with a quiet vignette, a tray for each player, shadows and lights."""

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.cards import Seat
from render.boxes import HEIGHT, WIDTH, Box
from render.curves import rounded, rounded_in
from render.palette import MIDDLE
from render.theme import Theme
from render.trays import tray_box

_TRAY_CORNER: Final = 20
BLUR: Final = 8
"""How far a shadow reaches beyond what throws it."""
_DROP: Final = 3


def darken(canvas: Image.Image, box: Box, shades: Image.Image) -> None:
    """Make the felt in a box darker by so many shades."""
    _shade(canvas, box, ImageChops.add, shades)


def lighten(canvas: Image.Image, box: Box, shades: Image.Image) -> None:
    """Make the felt in a box lighter by so many shades."""
    _shade(canvas, box, ImageChops.subtract, shades)


def _shade(
    canvas: Image.Image,
    box: Box,
    how: Callable[[Image.Image, Image.Image], Image.Image],
    shades: Image.Image,
) -> None:
    area = (box.left, box.top, box.right, box.bottom)
    canvas.paste(how(canvas.crop(area), shades), area)


def strength(mask: Image.Image, shades: float) -> Image.Image:
    """Return a mask as so many shades where it is full."""
    return mask.point([round(part * shades / 255) for part in range(256)])


def table(theme: Theme, mover: Seat) -> Image.Image:
    """Return the empty table; the mover's tray is lit."""
    depth = Image.radial_gradient("L").resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC)
    level = [MIDDLE + round(theme.vignette * (part / 255) ** 1.8) for part in range(256)]
    canvas = depth.point(level)
    for seat in Seat:
        box = tray_box(seat)
        mask = rounded(box.width, box.height, _TRAY_CORNER)
        if seat is mover:
            lighten(canvas, box, strength(mask, theme.lit))
        else:
            darken(canvas, box, strength(mask, theme.tray))
    return canvas


class Shades:
    """Shadows, slots and outlines of one theme, as shades to be added to or taken from the felt."""

    def __init__(self, theme: Theme) -> None:
        self._theme: Final = theme
        self.shadow: Final = cache(self._shadow)
        self.frame: Final = cache(self._frame)
        self.plate: Final = cache(self._plate)

    def _shadow(self, width: int, height: int) -> Image.Image:
        """Return the shadow of something rectangular, larger by `BLUR` on each side."""
        size = (width + 2 * BLUR, height + 2 * BLUR)
        mask = Image.new("L", size)
        edges = (BLUR, BLUR + _DROP, BLUR + width - 1, BLUR + height + _DROP - 1)
        ImageDraw.Draw(mask).rounded_rectangle(edges, 10, fill=255)
        soft = mask.filter(ImageFilter.GaussianBlur(BLUR / 2.2))
        return strength(soft, self._theme.shadow)

    def _frame(self, width: int, height: int, line: float, radius: float) -> Image.Image:
        """Return the outline of a rounded rectangle."""
        inner = rounded_in(width, height, (line, line, width - line, height - line), radius - line)
        return ImageChops.subtract(rounded(width, height, radius), inner)

    def _plate(self, width: int, height: int, radius: float) -> Image.Image:
        """Return a rounded rectangle."""
        return rounded(width, height, radius)
