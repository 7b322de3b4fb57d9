"""The middle of the table: four rows, each of two houses with the centre piles of a suit."""

from typing import Final

from engine.piles import CENTRE, Place
from render.boxes import Box, card_at
from render.placement import Fan

FIRST_ROW: Final = 184
ROW: Final = 152
"""From one row to the next: between the rings of two cards there is felt."""
CENTRE_LEFT: Final = (532, 648)
"""The left edges of the two centre piles of a suit."""


def fan_of(house: Place) -> Fan:
    """Return to which side a house opens: `a` to `d` are the left column (rules.md 3)."""
    return Fan.LEFT if house < Place.HOUSE_E else Fan.RIGHT


def row_of(house: Place) -> int:
    """Return the top edge of a house's cards."""
    return FIRST_ROW + ROW * (house % 4)


def centre_box(pile: Place) -> Box:
    """Return where a pile of the centre lies."""
    row, column = divmod(pile - CENTRE[0], 2)
    return card_at(CENTRE_LEFT[column], FIRST_ROW + ROW * row)
