"""Letters and numbers: Pillow's own Aileron (CC0), made bolder and narrower."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_FINE: Final = 6
_CAP: Final = 0.7
"""The height of a capital letter, as a part of the size of the type."""
_NOTCH: Final = (0, 0.6, 0.28, 0.69)
"""What is cut out of a five, as parts of its width and height: made bold, it would close."""
LINE: Final = "dg"
"""The letters that reach highest and lowest."""


@cache
def word(
    text: str, cap: int, weight: float = 0.045, narrow: float = 0.84, line: str = ""
) -> Image.Image:
    """Return a word as a mask, cut to its ink.

    `cap` is the height of a capital letter in pixels, `weight` what is added to each side of
    a stroke (as a part of that height), `narrow` the part of the width that is kept. With a
    `line` of letters the mask is as high as they are, so that its words stand on one line.
    """
    size = cap * _FINE / (_CAP + weight)
    font = ImageFont.load_default(size)
    stroke = weight * cap * _FINE
    left, _, right, _ = font.getbbox(text, stroke_width=stroke)
    _, top, _, bottom = font.getbbox(line or text, stroke_width=stroke)
    large = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4))
    ImageDraw.Draw(large).text((2 - left, 2 - top), text, font=font, fill=255, stroke_width=stroke)
    across, above, to, below = large.getbbox() or (0, 0, *large.size)
    ink = large.crop((across, 0, to, large.height) if line else (across, above, to, below))
    width = max(1, round(ink.width * narrow / _FINE))
    return ink.resize((width, max(1, round(ink.height / _FINE))), Image.Resampling.LANCZOS)


@cache
def rank_mask(letter: str, cap: int, widest: int) -> Image.Image:
    """Return a card's rank as a mask, no wider than allowed; its top is that of a capital."""
    mask = word(letter, cap)
    shown = mask.resize((min(widest, mask.width), mask.height), Image.Resampling.LANCZOS)
    if letter == "5":
        sides = (shown.width, shown.height, shown.width, shown.height)
        notch = [round(part * side) for part, side in zip(_NOTCH, sides, strict=True)]
        ImageDraw.Draw(shown).rectangle(notch, fill=0)
    return shown
