"""Every card on the table can be read on a phone, where the picture is 360 pixels wide.

The phone's picture is cut where an index stands, and compared with the indexes of all 52 cards,
each brought to the phone's size by itself; the nearest must be the right one.
"""

from collections.abc import Iterator
from functools import cache
from math import dist
from typing import NamedTuple

import pytest
from PIL import Image

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import EMPTY, HOUSES, Pile, Place
from engine.position import View
from render import CONTRAST, COURTS, DARK, LIGHT, NO_MARKS, Marks, Theme, draw
from render.boxes import INDEX, WIDTH, Box
from render.cardface import face
from render.layout import place
from render.placement import Face
from render.setting import USUAL
from tests.render.pictures import PHONE, opened, part, shown_at
from tests.render.tables import some_view

THEMES = {
    "dark": DARK,
    "light": LIGHT,
    "high contrast": CONTRAST,
    "dark, four colours": DARK.with_four_colours(),
    "light, four colours": LIGHT.with_four_colours(),
    "high contrast, four colours": CONTRAST.with_four_colours(),
    **{
        f"dark, {court}": DARK.with_court(court)
        for court in sorted(set(COURTS.values()) - {DARK.court})
    },
}
SURE = 1.3
"""Every other card must be so many times less like what is seen."""
COMPACT_SURE = 1.05
"""Less there: an odd pixel of the whole picture lies between two of the compact one."""
LOOK = (13, 33)
"""An index is compared in so many pixels."""
Pixels = tuple[int, ...]
PACK = [(rank, suit) for suit in Suit for rank in Rank]


@cache
def patterns(theme: Theme, width: int) -> dict[tuple[Rank, Suit], Pixels]:
    """Return what the index of each card looks like in a picture shown so wide."""
    size = (round(INDEX.width * width / WIDTH), round(INDEX.height * width / WIDTH))
    found = {}
    for rank, suit in PACK:
        index = part(face(theme, rank, suit), INDEX)
        small = index.resize(size, Image.Resampling.LANCZOS)
        found[rank, suit] = pixels(small.resize(LOOK, Image.Resampling.BICUBIC))
    return found


def pixels(picture: Image.Image) -> Pixels:
    return tuple(picture.tobytes())


def seen(phone: Image.Image, index: Box) -> Pixels:
    """Return what the phone shows of an index."""
    edges = (index.left, index.top, index.right, index.bottom)
    box = [edge * phone.width / WIDTH for edge in edges]
    return pixels(phone.resize(LOOK, Image.Resampling.BICUBIC, box=tuple(box)))


class Reading(NamedTuple):
    """The likeliest card, and how much less likely every other one is (1: not at all)."""

    card: tuple[Rank, Suit]
    sureness: float


def read_index(theme: Theme, shown: Pixels, width: int) -> Reading:
    found = sorted(
        (dist(known, shown) ** 2, card) for card, known in patterns(theme, width).items()
    )
    return Reading(found[0][1], found[1][0] / found[0][0])


def readings(
    theme: Theme, view: View, marks: Marks, width: int = PHONE
) -> Iterator[tuple[Card, Reading]]:
    """Yield each index that can be seen: the card that lies there, and what is read."""
    phone = shown_at(width, opened(draw(view, theme, marks)))
    for thing in place(view, USUAL, marks):
        if isinstance(thing, Face):
            for index in thing.indexes:
                yield thing.card, read_index(theme, seen(phone, index), width)


def spread(*, kings_out: bool) -> View:
    """Return all 104 cards in the houses, as close as they ever lie, a suit in each house."""
    piles = dict.fromkeys(Place, EMPTY)
    for house in HOUSES:
        suit, seat = Suit(house % 4), Seat(house // 4)
        ranks = sorted(Rank, reverse=not kings_out)
        piles[house] = Pile(0, tuple(Card(rank, suit, seat) for rank in ranks))
    return View(tuple(piles.values()), Seat.A)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("kings_out", [True, False])
def test_every_card_of_the_longest_houses_is_read_right(name: str, *, kings_out: bool) -> None:
    marks = Marks(targets=frozenset(HOUSES))
    read = list(readings(THEMES[name], spread(kings_out=kings_out), marks))
    assert len(read) == 104 + len(HOUSES)
    for card, reading in read:
        assert reading.card == (card.rank, card.suit), str(card)
        assert reading.sureness > SURE, str(card)


def test_every_card_of_any_table_is_read_right() -> None:
    for number in (3, 8, 21):
        for card, reading in readings(DARK, some_view(number), NO_MARKS):
            assert reading.card == (card.rank, card.suit), (number, str(card))
            assert reading.sureness > SURE, (number, str(card))


@pytest.mark.parametrize("kings_out", [True, False])
def test_a_compact_picture_is_read_right_at_its_own_size(*, kings_out: bool) -> None:
    for card, reading in readings(DARK.compact(), spread(kings_out=kings_out), NO_MARKS, 640):
        assert reading.card == (card.rank, card.suit), str(card)
        assert reading.sureness > COMPACT_SURE, str(card)


def test_what_is_no_index_is_not_read_surely() -> None:
    blank = pixels(Image.new("RGB", LOOK, DARK.paper))
    assert read_index(DARK, blank, PHONE).sureness < SURE
