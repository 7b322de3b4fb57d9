"""The empty table: felt with a quiet vignette, and a tray for each player."""

from typing import Final

from PIL import Image

from engine.cards import Seat
from render.boxes import HEIGHT, WIDTH
from render.curves import outlined, rounded
from render.palette import MIDDLE, Palette, felt
from render.shades import shade, strength
from render.theme import Theme, blend
from render.trays import tray_box

_TRAY_CORNER: Final = 22
_BLOCK: Final = (8, 16)
LINE: Final = 3
"""How wide the line around the lit tray is."""


def table(theme: Theme, palette: Palette, lit: Seat | None) -> Image.Image:
    """Return the empty table with the tray of the player on turn lit; None lights neither."""
    canvas = _vignette(theme).reduce(theme.shrink)
    for seat in Seat:
        box = tray_box(seat)
        corner = (box.left // theme.shrink, box.top // theme.shrink)
        plate = rounded(box.width, box.height, _TRAY_CORNER)
        if seat is not lit:
            shade(canvas, corner, strength(plate, theme.tray, theme.shrink))
            continue
        shade(canvas, corner, strength(plate, -theme.lit, theme.shrink))
        frame = outlined((box.width, box.height), LINE, _TRAY_CORNER)
        line = palette.coloured(frame, blend(felt(theme, MIDDLE), theme.accent, 0.8))
        canvas.paste(line.numbers, corner, line.mask)
    return canvas


def _vignette(theme: Theme) -> Image.Image:
    """Return felt that darkens outwards, in blocks: they cannot be seen, and pack better."""
    size = (WIDTH // _BLOCK[0], HEIGHT // _BLOCK[1])
    depth = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    level = [MIDDLE + round(theme.vignette * (part / 255) ** 1.8) for part in range(256)]
    return depth.point(level).resize((WIDTH, HEIGHT), Image.Resampling.NEAREST)
