"""Letters and numbers: Pillow's own Aileron (CC0), made bolder and narrower."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_FINE: Final = 6
_CAP: Final = 0.7
"""The height of a capital letter, as a part of the size of the type."""


@cache
def word(text: str, cap: int, weight: float = 0.045, narrow: float = 0.84) -> Image.Image:
    """Return a word as a mask, cut to its ink.

    `cap` is the height of a capital letter in pixels, `weight` what is added to each side of
    a stroke (as a part of that height), `narrow` the part of the width that is kept.
    """
    size = cap * _FINE / (_CAP + weight)
    font = ImageFont.load_default(size)
    stroke = weight * cap * _FINE
    left, top, right, bottom = font.getbbox(text, stroke_width=stroke)
    large = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4))
    ImageDraw.Draw(large).text((2 - left, 2 - top), text, font=font, fill=255, stroke_width=stroke)
    ink = large.crop(large.getbbox())
    width = max(1, round(ink.width * narrow / _FINE))
    return ink.resize((width, max(1, round(ink.height / _FINE))), Image.Resampling.LANCZOS)


@cache
def rank_mask(letter: str, cap: int, widest: int) -> Image.Image:
    """Return a card's rank as a mask, no wider than allowed; its top is that of a capital."""
    mask = word(letter, cap)
    return mask.resize((min(widest, mask.width), mask.height), Image.Resampling.LANCZOS)
