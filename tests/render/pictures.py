"""What a viewer sees of a picture: its pixels, and the pixels of a phone."""

from io import BytesIO

from PIL import Image

from render.boxes import Box

PHONE = 360
"""How wide a phone shows a picture."""


def opened(png: bytes) -> Image.Image:
    """Return the decoded picture."""
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture.convert("RGB")


def shown_at(width: int, picture: Image.Image) -> Image.Image:
    """Return the picture as a screen shows it that has so many pixels for it."""
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.BOX)


def part(picture: Image.Image, box: Box) -> Image.Image:
    """Return what is seen in a box."""
    return picture.crop((box.left, box.top, box.right, box.bottom))


def luminance(colour: tuple[int, int, int]) -> float:
    """Return the relative luminance of a colour (WCAG 2)."""
    linear = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (value / 255 for value in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)
