"""Where things lie on the picture, looked at without a pixel."""

from collections.abc import Iterator

import pytest

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import CENTRE, HOUSES, Pile, Place
from engine.rules import Side
from render.boxes import CANVAS, CARD_WIDTH, INDEX, Box
from render.layout import place, top_box
from render.marks import NO_MARKS
from render.placement import (
    Back,
    Closed,
    Count,
    Face,
    Ghost,
    Halo,
    Heap,
    Key,
    Shade,
    Slot,
)
from render.setting import USUAL, Setting
from tests.render.tables import only, run, some_marks, some_setting, some_view, table

TABLES = 5000
PARTS = 5
CARDS = (Face, Back, Closed)
SOLID = (*CARDS, Heap, Key, Count, Ghost)


def meetings(boxes: list[Box]) -> Iterator[tuple[Box, Box]]:
    """Yield the pairs that share a pixel, found by sweeping from left to right."""
    ordered = sorted(boxes)
    for number, box in enumerate(ordered):
        for other in ordered[number + 1 :]:
            if other.left >= box.right:
                break
            if box.meets(other):
                yield box, other


@pytest.mark.no_cover
@pytest.mark.parametrize("first", range(PARTS))
def test_nothing_covers_an_index_or_a_letter(first: int) -> None:
    for number in range(first, TABLES, PARTS):
        view = some_view(number)
        things = place(view, some_setting(number), some_marks(view, number))
        seen = [thing.box for thing in things if isinstance(thing, (*CARDS, Key, Count))]
        assert not list(meetings(seen)), number
        for face in only(Face, things):
            assert all(face.box.holds(index) for index in face.indexes), number


@pytest.mark.no_cover
@pytest.mark.parametrize("side", Side)
def test_everything_lies_inside_the_picture(side: Side) -> None:
    for number in range(500):
        view = some_view(number)
        for thing in place(view, Setting(side), some_marks(view, number)):
            assert CANVAS.holds(thing.box), (number, thing)


def test_every_face_up_card_that_can_be_seen_is_placed_once_with_room_for_its_index() -> None:
    for number in range(300):
        view = some_view(number)
        faces = only(Face, place(view, USUAL))
        outer = [p for p in Place if p not in HOUSES and view[p].up]
        shown = [card for house in HOUSES for card in view[house].up]
        shown += [
            view[p].up[-1] for p in outer if p not in CENTRE or view[p].up[-1].rank is not Rank.KING
        ]
        assert sorted(map(repr, shown)) == sorted(repr(face.card) for face in faces)
        assert all(face.box.width >= INDEX.right for face in faces)


@pytest.mark.parametrize(
    ("side", "corners"),
    [
        (Side.RIGHT, {Place.RESERVE_A: "bottom right", Place.RESERVE_B: "top left"}),
        (Side.LEFT, {Place.RESERVE_A: "bottom left", Place.RESERVE_B: "top right"}),
    ],
)
def test_the_reserve_lies_on_its_owners_side_and_the_talon_on_the_other(
    side: Side, corners: dict[Place, str]
) -> None:
    view = table({})
    for reserve, corner in corners.items():
        box = top_box(reserve, view, side)
        assert ("bottom" if box.top > 480 else "top") in corner
        assert ("right" if box.left > 640 else "left") in corner
        talon = top_box(Place(reserve + 2), view, side)
        assert talon.top == box.top
        assert talon.left == 1280 - box.right


@pytest.mark.parametrize("mover", Seat)
def test_the_upcard_lies_in_the_middle_of_the_movers_side(mover: Seat) -> None:
    box = top_box(Place.UPCARD, table({}, mover), Side.RIGHT)
    assert box.left + box.right == 1280
    assert (box.top > 480) is (mover is Seat.A)


def test_when_the_game_is_over_no_card_is_awaited_from_the_talon() -> None:
    upcard = Pile(0, (Card(Rank.NINE, Suit.HEARTS, Seat.A),))
    slot = top_box(Place.UPCARD, table({}), Side.RIGHT)
    for over, up in ((False, False), (False, True), (True, True), (True, False)):
        view = table({Place.UPCARD: upcard} if up else {})
        things = place(view, Setting(takes=True, over=over))
        letters = sorted(key.letter for key in only(Key, things))
        named = ["r", "r", "w", "w"] if over else ["r", "r/x", "w/y"]
        t, n = [] if over and not up else ["t"], [] if over else ["n"]
        assert letters == sorted([*"abcdefgh", *named, *t, *n])
        assert (slot in {one.box for one in only(Slot, things)}) is not (over or up)
        assert (slot in {one.box for one in only(Face, things)}) is up
        assert (slot in {one.box for one in only(Halo, things)}) is (up and not over)


def test_a_finished_pile_is_closed_and_an_empty_one_says_what_it_waits_for() -> None:
    done = Pile(0, tuple(Card(Rank(r), Suit.HEARTS, Seat.A) for r in range(1, 14)))
    things = place(table({Place.HEARTS_1: done}), USUAL)
    assert [closed.suit for closed in only(Closed, things)] == [Suit.HEARTS]
    signs = [slot.sign for slot in only(Slot, things) if isinstance(slot.sign, Suit)]
    assert signs == [Suit.SPADES] * 2 + [Suit.HEARTS] + [Suit.DIAMONDS] * 2 + [Suit.CLUBS] * 2
    assert {slot.sign for slot in only(Slot, things)} >= set("abcdefgh")


def test_the_centre_has_a_row_for_each_suit() -> None:
    for suit in Suit:
        left, right = (top_box(CENTRE[2 * suit + n], table({}), Side.RIGHT) for n in (0, 1))
        house = top_box(HOUSES[suit], table({}), Side.RIGHT)
        assert left.top == right.top == house.top
        assert left.left + right.right == 1280


def test_felt_is_shaded_before_anything_is_laid_on_it() -> None:
    for number in range(50):
        view = some_view(number)
        things = place(view, USUAL, some_marks(view, number))
        last_shade = max(n for n, thing in enumerate(things) if isinstance(thing, Shade))
        first_solid = min(n for n, thing in enumerate(things) if isinstance(thing, SOLID))
        assert last_shade < first_solid


def test_a_pile_throws_one_shadow_as_wide_as_it_lies() -> None:
    (shade,) = only(Shade, place(table({Place.HOUSE_E: run(9, 8, 7)}), USUAL, NO_MARKS))
    faces = only(Face, place(table({Place.HOUSE_E: run(9, 8, 7)}), USUAL))
    assert shade.box.left == faces[0].box.left
    assert shade.box.right == faces[-1].box.right
    assert shade.box.width > CARD_WIDTH
