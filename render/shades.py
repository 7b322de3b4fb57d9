"""Shadows and lights on the felt: so many shades to be added to its pixels, or taken away."""

from functools import cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.cards import Suit
from render.boxes import CORNER
from render.curves import outlined, rounded
from render.lettering import LINE, word
from render.suits import suit_mask
from render.theme import Theme

BLUR: Final = 8
"""How far a shadow reaches beyond what throws it."""
GLOW: Final = 10
"""How far a light reaches."""
_DROP: Final = 3
_SIGN: Final = 44
_LINE: Final = 2
_LIGHTS: Final = [-shades % 256 for shades in range(256)]


Corner = tuple[int, int]


def shade(canvas: Image.Image, corner: Corner, shades: Image.Image) -> None:
    """Make the felt from a corner on darker by so many shades; lighter, where they are lights.

    The numbers of the felt are so far from 0 and 255 that no sum of shades and lights comes
    round; adding without looking at the ends takes an eighth of the time.
    """
    left, top = corner
    area = canvas.crop((left, top, left + shades.width, top + shades.height))
    canvas.paste(ImageChops.add_modulo(area, shades), corner)


def strength(mask: Image.Image, shades: int, shrink: int) -> Image.Image:
    """Return a mask, so much smaller, as so many shades where it is full; below zero, lights."""
    full = mask.point([round(part * abs(shades) / 255) for part in range(256)]).reduce(shrink)
    return full if shades > 0 else full.point(_LIGHTS)


class Shades:
    """The shadows and lights of one theme; each is made when it is first asked for."""

    def __init__(self, theme: Theme) -> None:
        self._theme: Final = theme
        self.shadow: Final = cache(self._shadow)
        self.halo: Final = cache(self._halo)
        self.slot: Final = cache(self._slot)

    def _shadow(self, width: int, height: int) -> Image.Image:
        """Return the shadow of a card or a house, larger by `BLUR` on each side."""
        mask = Image.new("L", (width + 2 * BLUR, height + 2 * BLUR))
        edges = (BLUR, BLUR + _DROP, BLUR + width - 1, BLUR + height + _DROP - 1)
        ImageDraw.Draw(mask).rounded_rectangle(edges, CORNER + 1, fill=255)
        soft = mask.filter(ImageFilter.GaussianBlur(BLUR / 2.2))
        return strength(soft, self._theme.shadow, self._theme.shrink)

    def _halo(self, width: int, height: int) -> Image.Image:
        """Return the light around a card, larger by `GLOW` on each side."""
        mask = Image.new("L", (width + 2 * GLOW, height + 2 * GLOW))
        edges = (GLOW - 3, GLOW - 3, GLOW + width + 2, GLOW + height + 2)
        ImageDraw.Draw(mask).rounded_rectangle(edges, CORNER + 5, fill=255)
        soft = mask.filter(ImageFilter.GaussianBlur(GLOW / 2.6))
        return strength(soft, -self._theme.glow, self._theme.shrink)

    def _slot(self, width: int, height: int, sign: Suit | str, *, dim: bool) -> Image.Image:
        """Return the floor of an empty slot, its outline, and what belongs into it."""
        theme = self._theme
        outline = theme.dim_outline if dim else theme.outline
        if sign and isinstance(sign, str):  # an empty house: it decides what is due
            outline = theme.house_outline
        floor = strength(rounded(width, height, CORNER), theme.hollow, theme.shrink)
        drawn = strength(self._sign(width, height, sign), -outline, theme.shrink)
        return ImageChops.add_modulo(floor, drawn)

    def _sign(self, width: int, height: int, sign: Suit | str) -> Image.Image:
        shown = outlined((width, height), _LINE, CORNER)
        if isinstance(sign, Suit):
            ace = word("A", 30)
            shown.paste(ace, ((width - ace.width) // 2, 25))
            shown.paste(suit_mask(sign, _SIGN), ((width - _SIGN) // 2, 67))
        elif sign:
            letter = word(sign, 44, 0.02, 1.0, LINE)
            shown.paste(letter, ((width - letter.width) // 2, (height - letter.height) // 2))
        return shown
