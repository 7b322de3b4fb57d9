"""Each player's own piles: talon, upcard, waste and reserve in a tray at the table's edge."""

from enum import Enum
from functools import cache
from typing import Final

from engine.cards import Seat
from engine.rules import Side
from render.boxes import CARD_HEIGHT, CARD_WIDTH, HEIGHT, WIDTH, Box, card_at

MARGIN: Final = 2
PADDING: Final = 16
"""How much of a tray shows above its cards; below them, where the heaps are, it is more."""
TRAY_HEIGHT: Final = 174
KEY: Final = 40
"""The side of the square that holds a pile's letter."""
GAP: Final = 10
CAPTION: Final = 72
"""How wide the letter and the number of a player's own pile may be."""


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
    return _placed(card_at(own.value, tray_box(seat).top + PADDING), seat, side)


def key_box(own: Own, seat: Seat, side: Side) -> Box:
    """Return where the letter of a player's own pile stands: beside its top half."""
    return _caption(own, seat, side, 14)


def count_box(own: Own, seat: Seat, side: Side) -> Box:
    """Return where the number of cards in a player's own pile stands: beside its lower half."""
    drop = (CARD_HEIGHT - KEY) // 2 if own is Own.TALON else 76
    return _caption(own, seat, side, drop)


@cache
def _caption(own: Own, seat: Seat, side: Side, drop: int) -> Box:
    inwards = CARD_WIDTH + GAP if own is Own.TALON else -GAP - CAPTION
    top = tray_box(seat).top + PADDING + drop
    return _placed(Box(own.value + inwards, top, CAPTION, KEY), seat, side)


def _placed(box: Box, seat: Seat, side: Side) -> Box:
    """Turn A's right-handed place into the seat's and the side's own."""
    mirrored = (seat is Seat.B) != (side is Side.LEFT)
    return box.mirrored() if mirrored else box
