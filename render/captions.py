"""What stands beside the piles: the letters that are typed for them, and their numbers of cards."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine.cards import Seat
from engine.piles import HOUSES, LETTERS
from engine.rules import Side
from render.boxes import CARD_HEIGHT, Box
from render.fans import INNER
from render.placement import Count, Fan, Hold, Key
from render.rows import CENTRE_LEFT, fan_of, row_of
from render.setting import Setting
from render.trays import Own, mirrored, own_box

KEY: Final = 40
"""How high the box is in which a letter or number stands, half-way up."""
CAPTION: Final = 64
"""How wide that box is beside a player's own pile."""
GAP: Final = 16
"""How far such a box is from its pile."""
HOUSE_GAP: Final = 12
"""How far a house's letter is from it: nearer than to the centre, and clear of a ring."""


@cache
def keys(setting: Setting, mover: Seat, *, up: bool) -> tuple[Key, ...]:
    """Return the letters of the piles; `up` says whether a card is turned up."""
    side = setting.side
    found = [*_house_keys(), *_own_keys(setting, mover)]
    if up or not setting.over:
        found.append(Key(key_box(Own.UPCARD, mover, side), "t", hold_of(Own.UPCARD, mover, side)))
    if setting.turns and not setting.over:
        found.append(Key(key_box(Own.TALON, mover, side), "n", hold_of(Own.TALON, mover, side)))
    return tuple(found)


def _house_keys() -> Iterator[Key]:
    for house in HOUSES:
        left, right = INNER[Fan.LEFT] + HOUSE_GAP, CENTRE_LEFT[0]
        box = Box(left, row_of(house) + (CARD_HEIGHT - KEY) // 2, right - left, KEY)
        if fan_of(house) is Fan.LEFT:
            yield Key(box, LETTERS[house], Hold.LEFT)
        else:
            yield Key(box.mirrored(), LETTERS[house], Hold.RIGHT)


def _own_keys(setting: Setting, mover: Seat) -> Iterator[Key]:
    """Yield the letters of reserves and wastes as the player on turn types them."""
    for seat in Seat:
        both = setting.takes and not setting.over and seat is not mover
        never = not setting.own_waste and not setting.over and seat is mover
        for own, letter, taken in ((Own.RESERVE, "r", "x"), (Own.WASTE, "w", "y")):
            if never and own is Own.WASTE:
                continue
            box, hold = key_box(own, seat, setting.side), hold_of(own, seat, setting.side)
            yield Key(box, f"{letter}/{taken}" if both else letter, hold)


@cache
def count(own: Own, seat: Seat, side: Side, number: int) -> Count:
    """Return the number of cards of a player's own pile: beside its lower half."""
    return Count(_beside(own, seat, side, 76), number, hold_of(own, seat, side))


def key_box(own: Own, seat: Seat, side: Side) -> Box:
    """Return where the letter of a player's own pile stands: beside its upper half."""
    return _beside(own, seat, side, 14)


def _beside(own: Own, seat: Seat, side: Side, drop: int) -> Box:
    """Return the place of a caption, so far below the upper edge of its pile."""
    pile = own_box(own, seat, side)
    left = pile.left - GAP - CAPTION if hold_of(own, seat, side) is Hold.RIGHT else pile.right + GAP
    return Box(left, pile.top + drop, CAPTION, KEY)


def hold_of(own: Own, seat: Seat, side: Side) -> Hold:
    """Return which edge of a caption is its pile's; all stand towards the middle of the tray."""
    return Hold.LEFT if (own is Own.TALON) != mirrored(seat, side) else Hold.RIGHT
