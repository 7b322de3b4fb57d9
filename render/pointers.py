"""What points at cards: rings around those that have come, dashes where one has left."""

from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.boxes import CORNER
from render.curves import outlined, rounded_in
from render.palette import MIDDLE, Palette, Sprite, felt
from render.placement import Fan, Light, Ring
from render.theme import Colour, Theme

RING: Final = 5
"""How wide a ring is, and how far it reaches beyond the card."""
AROUND: Final = 6
"""How much larger than the card its sprite is on each side; even, to lie right at half size."""
_LAP: Final = 3
"""How wide it is on the side that lies on another card: there it keeps inside."""
_CLEAR: Final = [part if part > 127 else 0 for part in range(256)]  # noqa: PLR2004 -- half
"""Upon the card a pixel is the ring's or the card's, which is not always of white paper."""
_LINE: Final = 5
_DASH: Final = 18
_BREAK: Final = 7


def light_colour(theme: Theme, light: Light) -> Colour:
    """Return the colour of a kind of light."""
    return {
        Light.TARGET: theme.accent,
        Light.MOVABLE: theme.movable,
        Light.FAULT: theme.fault,
    }[light]


def ring(theme: Theme, palette: Palette, how: Ring) -> Sprite:
    """Return a ring around a card or a slot; it is larger by `AROUND` on each side."""
    width, height = how.box.width + 2 * AROUND, how.box.height + 2 * AROUND
    frame = _frame(width, height, how.lap)
    card = rounded_in(width, height, (AROUND, AROUND, width - AROUND, height - AROUND), CORNER)
    ground = Image.new("RGB", frame.size, felt(theme, MIDDLE + 8))
    if not how.empty:
        ground.paste(theme.paper, (0, 0, width, height), card)
    ground.paste(light_colour(theme, how.light), (0, 0, width, height), frame)
    frame.paste(frame.point(_CLEAR), (0, 0), card)
    return palette.sprite(ground, frame)


def _frame(width: int, height: int, lap: Fan | None) -> Image.Image:
    """Return a ring as a mask of that size."""
    edge = AROUND - RING
    left = AROUND if lap is Fan.RIGHT else edge
    right = width - (AROUND if lap is Fan.LEFT else edge)
    inner_left = AROUND + (_LAP if lap is Fan.RIGHT else 1)
    inner_right = width - AROUND - (_LAP if lap is Fan.LEFT else 1)
    outer = rounded_in(width, height, (left, edge, right, height - edge), CORNER + RING)
    hole = rounded_in(
        width, height, (inner_left, AROUND + 1, inner_right, height - AROUND - 1), CORNER - 2
    )
    return ImageChops.subtract(outer, hole)


def ghost(theme: Theme, palette: Palette, size: tuple[int, int]) -> Sprite:
    """Return the dashed outline of a card of that size."""
    width, height = size
    frame, sides = outlined(size, _LINE, CORNER), outlined(size, _LINE, CORNER)
    pen, side_pen = ImageDraw.Draw(frame), ImageDraw.Draw(sides)
    for x in _breaks(width):
        pen.rectangle((x, 0, x + _BREAK - 1, height), fill=0)
    for y in _breaks(height):
        side_pen.rectangle((0, y, width, y + _BREAK - 1), fill=0)
    edges = Image.new("L", size)
    ImageDraw.Draw(edges).rectangle((0, CORNER, width, height - CORNER), fill=255)
    frame.paste(sides, (0, 0), edges)
    return palette.coloured(frame, theme.accent)


def _breaks(length: int) -> list[int]:
    """Return where a side is broken: evenly, the same way from both ends."""
    straight = length - 2 * CORNER
    count = round(straight / _DASH)
    step = straight / count
    return [round(CORNER + step * (number + 0.5) - _BREAK / 2) for number in range(count)]
