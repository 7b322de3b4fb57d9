"""Ghosts, rings and lights, without a pixel."""

import pytest

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import Pile, Place
from engine.rules import Side
from render import CONTRAST, DARK, LIGHT, NO_MARKS, Theme, draw
from render.boxes import Box
from render.felt import LINE
from render.layout import BESIDE, place, top_box
from render.marks import Marks
from render.palette import Palette
from render.placement import Count, Fan, Ghost, Halo, Key, Light, Ring, Slot
from render.pointers import AROUND, RING, ring
from render.setting import USUAL, Setting
from render.shades import GLOW
from render.trays import tray_box
from tests.render.pictures import luminance, opened, part
from tests.render.tables import only, run, table


def test_a_ghost_lies_where_the_card_would_lie_if_it_came_back() -> None:
    for length in range(1, 13):
        pile = run(*range(length, 0, -1))
        longer = run(*range(length + 1, 0, -1))
        left = place(table({Place.HOUSE_C: pile}), USUAL, Marks(sources=frozenset({Place.HOUSE_C})))
        (ghost,) = only(Ghost, left)
        assert ghost.box == top_box(Place.HOUSE_C, table({Place.HOUSE_C: longer}), Side.RIGHT)


@pytest.mark.parametrize("side", Side)
def test_beside_a_players_own_pile_a_ghost_shows_on_the_side_where_no_letter_stands(
    side: Side,
) -> None:
    own = (Place.RESERVE_A, Place.RESERVE_B, Place.WASTE_A, Place.WASTE_B)
    view = table(dict.fromkeys(own, Pile(9, run(5).up)))
    things = place(view, Setting(side, takes=True, own_waste=True), Marks(sources=frozenset(own)))
    ghosts, words = only(Ghost, things), [*only(Key, things), *only(Count, things)]
    for pile in (top_box(one, view, side) for one in own):
        (ghost,) = (one.box for one in ghosts if one.box.meets(pile))
        assert abs(ghost.left - pile.left) == BESIDE
        assert ghost == pile.moved(ghost.left - pile.left, 0)
        near = [word.box for word in words if word.box.meets(pile.grown(BESIDE))]
        assert len(near) == 2
        assert not [box for box in near if (box.left < pile.left) is (ghost.left < pile.left)]


def test_around_a_pile_of_the_centre_a_ghost_shows_on_all_sides() -> None:
    view = table({Place.HEARTS_1: run(1, 2)})
    (ghost,) = only(Ghost, place(view, USUAL, Marks(sources=frozenset({Place.HEARTS_1}))))
    assert ghost.box.grown(-1).holds(top_box(Place.HEARTS_1, view, Side.RIGHT))


def test_a_house_that_was_emptied_shows_the_ghost_and_not_the_slot() -> None:
    marks = Marks(sources=frozenset({Place.HOUSE_C, Place.UPCARD, Place.WASTE_A}))
    things = place(table({}), USUAL, marks)
    ghosts = {ghost.box for ghost in only(Ghost, things)}
    assert len(ghosts) == 3
    assert not ghosts & {slot.box for slot in only(Slot, things)}


def test_rings_say_why_a_pile_shines() -> None:
    view = table({Place.HOUSE_A: run(5, 4), Place.WASTE_B: run(9), Place.RESERVE_A: run(2)})
    marks = Marks(
        targets=frozenset({Place.HOUSE_A}),
        movable=frozenset({Place.WASTE_B, Place.HOUSE_A}),
        faults=frozenset({Place.RESERVE_A}),
    )
    rings = {one.box: one for one in only(Ring, place(view, USUAL, marks))}
    lit = (Place.HOUSE_A, Place.RESERVE_A, Place.WASTE_B)
    lights = {pile: rings[top_box(pile, view, Side.RIGHT)].light for pile in lit}
    assert lights == {
        Place.HOUSE_A: Light.TARGET,
        Place.RESERVE_A: Light.FAULT,
        Place.WASTE_B: Light.MOVABLE,
    }
    assert rings[top_box(Place.HOUSE_A, view, Side.RIGHT)].lap is Fan.LEFT


@pytest.mark.parametrize("mover", Seat)
def test_no_light_on_the_felt_reaches_the_line_of_the_lit_tray(mover: Seat) -> None:
    """Shades are added to palette numbers: those of the line would become other colours."""
    view = table(dict.fromkeys(Place, Pile(20, run(5, 6).up)), mover)
    halos = only(Halo, place(view, USUAL, Marks(targets=frozenset(Place))))
    assert len(halos) == len(Place)
    for box in (halo.box.grown(GLOW) for halo in halos):
        trays = [tray_box(seat) for seat in Seat]
        assert all(tray.grown(-LINE).holds(box) or not tray.meets(box) for tray in trays)


def test_a_ring_reaches_as_far_as_it_is_wide() -> None:
    box = Box(0, 0, 100, 136)
    for theme in (DARK, LIGHT, CONTRAST):
        mask = ring(theme, Palette(theme), Ring(box, Light.TARGET)).mask
        outer = box.moved(AROUND, AROUND).grown(RING)
        assert mask.getbbox() == (outer.left, outer.top, outer.right, outer.bottom)


def test_inside_the_ring_of_an_empty_pile_no_paper_shines() -> None:
    """Where the picture is drawn smaller, the ring's inner edge is smoothed towards the felt."""
    marks = Marks(movable=frozenset({Place.TALON_A}))
    box = top_box(Place.TALON_A, table({}), Side.RIGHT)
    for theme in (DARK, DARK.compact(), CONTRAST.compact()):
        picture = opened(draw(table({}), theme, marks))
        left, top, right, bottom = (
            edge // theme.shrink for edge in (box.left, box.top, box.right, box.bottom)
        )
        colours = picture.crop((left, top, right, bottom)).getcolors() or []
        assert theme.movable in {colour for _, colour in colours}
        assert max(min(colour) for _, colour in colours) < 150


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST])
def test_inside_the_ring_of_a_finished_pile_nothing_is_whiter_than_its_paper(theme: Theme) -> None:
    """The soft inner edge of a ring would else be mixed with the paper of other cards."""
    done = Pile(0, tuple(Card(rank, Suit.HEARTS, Seat.A) for rank in Rank))
    view, marks = table({Place.HEARTS_1: done}), Marks(movable=frozenset({Place.HEARTS_1}))
    plain, lit = (
        part(opened(draw(view, theme, how)), top_box(Place.HEARTS_1, view, Side.RIGHT))
        for how in (NO_MARKS, marks)
    )
    brightest, shown = (
        max(luminance(colour) for _, colour in picture.getcolors() or ())
        for picture in (plain, lit)
    )
    assert shown <= brightest
    assert theme.movable in {colour for _, colour in lit.getcolors() or ()}
