"""How a house opens: outwards from the centre, the closer the longer it is."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, Seat
from engine.piles import Pile
from render.boxes import CARD_HEIGHT, CARD_WIDTH, WIDTH, Box
from render.placement import Back, Face, Fan

ROOM: Final = 475
"""How wide a house may grow, from its inner edge to the edge of the picture."""
INNER: Final = {Fan.LEFT: 481, Fan.RIGHT: WIDTH - 481}
"""The inner edge of the houses on each side."""
STEP: Final = 46
"""How much of a covered card shows while there is room enough."""
BACK_STEP: Final = 13
"""How much of a face-down card shows."""


def house_box(fan: Fan, top: int, shift: int = 0, width: int = CARD_WIDTH) -> Box:
    """Return a rectangle in a house, `shift` pixels outwards from its inner edge."""
    if fan is Fan.LEFT:
        return Box(INNER[fan] - shift - width, top, width, CARD_HEIGHT)
    return Box(INNER[fan] + shift, top, width, CARD_HEIGHT)


def step(pile: Pile, more: int = 0) -> int:
    """Return how much of each covered face-up card shows, with room for `more` cards."""
    covered = len(pile.up) - 1 + more
    room = ROOM - CARD_WIDTH - BACK_STEP * pile.down
    return min(STEP, room // covered) if covered > 0 else STEP


def reach(pile: Pile, more: int = 0) -> int:
    """Return how far outwards the next card of the house would begin."""
    if not pile.up:
        return BACK_STEP * max(0, pile.down - 1)
    return BACK_STEP * pile.down + step(pile, more) * (len(pile.up) - 1)


def fan_out(pile: Pile, fan: Fan, top: int, owner: Seat, more: int = 0) -> Iterator[Face | Back]:
    """Yield the cards of a house from the innermost to the outermost."""
    shift = 0
    cards: list[Card | None] = [*[None] * pile.down, *pile.up]
    for number, card in enumerate(cards):
        showing = BACK_STEP if card is None else step(pile, more)
        width = CARD_WIDTH if number == len(cards) - 1 else showing
        box = house_box(fan, top, shift, width)
        if card is None:
            yield Back(box, owner, fan, lapped=number > 0)
        else:
            yield Face(box, card, fan, lapped=number > 0)
        shift += showing
