"""Each player's own piles: talon, upcard, waste and reserve in a tray at the table's edge."""

from enum import Enum
from functools import cache
from typing import Final

from engine.cards import Seat
from engine.rules import Side
from render.boxes import CARD_WIDTH, HEIGHT, WIDTH, Box, card_at

MARGIN: Final = 2
PADDING: Final = 16
"""How much of a tray shows above its cards; below them, where the heaps are, it is more."""
TRAY_HEIGHT: Final = 172


class Own(Enum):
    """One of a player's own piles; the value is the left edge of its card.

    This is how A's piles lie when the reserve is on its owner's right; everything else is a
    mirror image of it.
    """

    TALON = 44
    UPCARD = (WIDTH - CARD_WIDTH) // 2
    WASTE = 926
    RESERVE = WIDTH - 44 - CARD_WIDTH


def tray_box(seat: Seat) -> Box:
    """Return the tray of a player: A's at the bottom, B's at the top."""
    top = HEIGHT - MARGIN - TRAY_HEIGHT if seat is Seat.A else MARGIN
    return Box(MARGIN, top, WIDTH - 2 * MARGIN, TRAY_HEIGHT)


@cache
def own_box(own: Own, seat: Seat, side: Side) -> Box:
    """Return where the top card of a player's own pile lies."""
    box = card_at(own.value, tray_box(seat).top + PADDING)
    return box.mirrored() if mirrored(seat, side) else box


def mirrored(seat: Seat, side: Side) -> bool:
    """Return whether a player's piles lie the other way round than A's with a right reserve."""
    return (seat is Seat.B) != (side is Side.LEFT)
