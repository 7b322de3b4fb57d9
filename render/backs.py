"""The backs of the cards: a quiet lattice in the colour of the pack."""

from typing import Final

from PIL import Image, ImageDraw

from engine.cards import Seat
from render.boxes import CARD_HEIGHT, CARD_WIDTH
from render.curves import rounded_in
from render.theme import Theme, blend

_FINE: Final = 4
_FRAME: Final = 6
_MESH: Final = 12


def back(theme: Theme, owner: Seat) -> Image.Image:
    """Return a player's card back in full colour, with square corners and no edge."""
    picture = Image.new("RGB", (CARD_WIDTH, CARD_HEIGHT), theme.paper)
    inner = (_FRAME, _FRAME, CARD_WIDTH - _FRAME, CARD_HEIGHT - _FRAME)
    field = rounded_in(CARD_WIDTH, CARD_HEIGHT, inner, 5)
    picture.paste(_lattice(theme, owner), (0, 0), field)
    return picture


def _lattice(theme: Theme, owner: Seat) -> Image.Image:
    colour = theme.back(owner)
    line = blend(colour, theme.paper, 0.28)
    dot = blend(colour, theme.paper, 0.45)
    width, height, mesh = CARD_WIDTH * _FINE, CARD_HEIGHT * _FINE, _MESH * _FINE
    large = Image.new("RGB", (width, height), colour)
    pen = ImageDraw.Draw(large)
    across, down = width // 2 % mesh, height // 2 % mesh
    for start in range(-height - mesh, width + height + mesh, mesh):
        x = start + across
        pen.line((x, down, x + height, down + height), fill=line, width=_FINE)
        pen.line((x, down, x - height, down + height), fill=line, width=_FINE)
        pen.line((x, down, x - mesh, down - mesh), fill=line, width=_FINE)
        pen.line((x, down, x + mesh, down - mesh), fill=line, width=_FINE)
    for x in range(across + mesh // 2, width, mesh):
        for y in range(down % mesh, height, mesh):
            pen.circle((x, y), 1.5 * _FINE, fill=dot)
    return large.reduce(_FINE)
