"""The picture as a file, and what a look at its pixels tells."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import groupby

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import CENTRE, HOUSES, Pile, Place
from engine.rules import Side
from render import CONTRAST, DARK, LIGHT, NO_MARKS, Marks, Theme, draw, warm
from render.boxes import Box
from render.captions import CAPTION, KEY
from render.felt import LINE
from render.layout import place, top_box
from render.paint import Painter, painter
from render.palette import FELT, Palette
from render.placement import Closed, Face, Halo, Shade, Slot
from render.png import pack
from render.setting import USUAL, Setting
from render.trays import tray_box
from tests.render.pictures import contrast, opened, part
from tests.render.tables import only, some_marks, some_setting, some_view, table

GROUNDS = (DARK, LIGHT, CONTRAST)
THEMES = (*GROUNDS, DARK.with_four_colours(), LIGHT.with_court("VDR"))


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def brightness(picture: Image.Image) -> float:
    return sum(ImageStat.Stat(picture).mean)


@pytest.mark.parametrize("theme", THEMES)
def test_the_picture_is_wide_not_square_and_a_whole_png(theme: Theme) -> None:
    png = draw(some_view(5), theme)
    picture = Image.open(BytesIO(png))
    assert picture.format == "PNG"
    picture.verify()
    width, height = picture.size
    assert width == 1280
    assert 4 / 3 <= width / height <= 16 / 10


def test_a_compact_picture_is_half_as_wide_and_about_half_the_bytes() -> None:
    for number in range(4):
        whole, compact = (draw(some_view(number), theme) for theme in (DARK, DARK.compact()))
        assert opened(compact).size == (640, 480)
        assert len(compact) < 0.6 * len(whole)
        assert (
            difference(opened(whole).resize((640, 480), Image.Resampling.BOX), opened(compact)) < 20
        )


@pytest.mark.parametrize("theme", [*THEMES, DARK.compact()])
def test_no_sum_of_shades_and_lights_leaves_the_felt(theme: Theme) -> None:
    artist = Painter(theme)
    bare = {seat: artist.paint((), seat) for seat in Seat}
    for number in range(30):
        view = some_view(number)
        things = place(view, some_setting(number), some_marks(view, number))
        shaded = tuple(thing for thing in things if isinstance(thing, Halo | Shade | Slot))
        canvas = artist.paint(shaded, view.mover)
        assert canvas != bare[view.mover]
        line_of_the_lit_tray = bare[view.mover].point([255 * (n >= FELT) for n in range(256)])
        canvas.paste(0, None, line_of_the_lit_tray)
        assert canvas.getextrema()[1] < FELT


def test_packing_changes_no_pixel() -> None:
    artist = painter(DARK)
    for number in range(6):
        view = some_view(number)
        canvas = artist.paint(place(view, USUAL), view.mover)
        plain = canvas.copy()
        plain.putpalette(artist.colours)
        packed = Image.open(BytesIO(pack(canvas, artist.colours)))
        assert packed.tobytes() == canvas.tobytes()
        assert packed.convert("RGB").tobytes() == plain.convert("RGB").tobytes()


@pytest.mark.parametrize("theme", THEMES)
def test_all_colours_fit_into_the_palette(theme: Theme) -> None:
    assert len(Palette(theme).colours) <= 3 * 256


@pytest.mark.parametrize("theme", THEMES)
def test_the_movers_tray_is_lit(theme: Theme) -> None:
    corner = {seat: tray_box(seat) for seat in Seat}
    for mover in Seat:
        picture = opened(draw(table({}, mover), theme))
        mine, theirs = (
            brightness(part(picture, Box(box.left + 200, box.top + 20, 300, 100)))
            for box in (corner[mover], corner[mover.other])
        )
        assert mine - theirs > 20


@pytest.mark.parametrize("theme", THEMES)
def test_when_the_game_is_over_both_trays_look_alike_and_neither_is_lit(theme: Theme) -> None:
    artist = painter(theme)
    over, played = artist.paint((), None), artist.paint((), Seat.A)
    for seat, changes in ((Seat.A, True), (Seat.B, False)):
        box = tray_box(seat)
        assert (part(over, box).tobytes() != part(played, box).tobytes()) is changes
    assert over.getextrema()[1] < FELT <= played.getextrema()[1]


def test_letters_and_numbers_fit_into_their_boxes() -> None:
    artist = painter(DARK)
    numbers = [artist.number(number).numbers for number in range(100)]
    letters = [artist.letter(one).numbers for one in ("n", "r", "w", "t", "r/x", "w/y")]
    assert all(text.width <= CAPTION for text in (*numbers, *letters))
    assert all(29 <= number.height <= KEY for number in numbers)


@pytest.mark.parametrize("theme", THEMES)
def test_a_ghost_on_a_pile_stays_apart_from_the_line_of_the_lit_tray(theme: Theme) -> None:
    """Going out from the reserve: felt, dashes, felt that is wider than they are, the line."""
    view = table({Place.RESERVE_A: Pile(0, (Card(Rank.TWO, Suit.SPADES, Seat.A),))})
    artist = painter(theme)
    things = place(view, USUAL, Marks(sources=frozenset({Place.RESERVE_A})))
    canvas, box = artist.paint(things, Seat.A), top_box(Place.RESERVE_A, view, Side.RIGHT)
    way = range(box.right + 1, tray_box(Seat.A).right)
    rows = range(box.top + 20, box.bottom - 20)  # dashes there are, and gaps
    row = [any(canvas.getpixel((x, y)) >= FELT for y in rows) for x in way]
    widths = [(inked, len(list(run))) for inked, run in groupby(row)]
    assert [inked for inked, _ in widths] == [False, True, False, True]
    inner, dashes, felt, line = (width for _, width in widths)
    assert inner > dashes
    assert dashes >= 4
    assert felt > dashes
    assert line == LINE


def test_the_two_packs_have_different_backs() -> None:
    picture = opened(draw(table({Place.TALON_A: Pile(9, ()), Place.TALON_B: Pile(9, ())})))
    red, blue = (
        ImageStat.Stat(part(picture, top_box(talon, table({}), Side.RIGHT).grown(-12))).mean
        for talon in (Place.TALON_A, Place.TALON_B)
    )
    assert red[0] > red[2] + 60
    assert blue[2] > blue[0] + 40


def test_a_covered_card_looks_like_itself_in_its_strip() -> None:
    card, upon = Card(Rank.NINE, Suit.CLUBS, Seat.A), Card(Rank.EIGHT, Suit.HEARTS, Seat.A)
    for house in (Place.HOUSE_A, Place.HOUSE_E):
        alone = table({house: Pile(0, (card,))})
        covered = table({house: Pile(0, (card, upon))})
        (strip,) = (
            thing for thing in place(covered, USUAL) if isinstance(thing, Face) and thing.covered
        )
        (index,) = strip.indexes
        whole, cut = (part(opened(draw(view)), index) for view in (alone, covered))
        assert difference(whole, cut) < 1


def test_rings_and_lights_leave_every_index_as_it_is() -> None:
    for number in (2, 13, 40):
        view = some_view(number)
        marks = Marks(targets=frozenset(Place))
        plain, lit = opened(draw(view)), opened(draw(view, marks=marks))
        assert difference(plain, lit) > 0
        for thing in place(view, USUAL):
            if isinstance(thing, Face):
                for index in thing.indexes:
                    assert not difference(part(plain, index), part(lit, index))


def test_a_finished_pile_shows_its_suit_and_no_king() -> None:
    done = {
        place_: Pile(0, tuple(Card(rank, suit, Seat.A) for rank in Rank))
        for place_, suit in ((Place.HEARTS_1, Suit.HEARTS), (Place.CLUBS_1, Suit.CLUBS))
    }
    view = table(done)
    picture = opened(draw(view))
    things = place(view, USUAL)
    closed = only(Closed, things)
    assert len(closed) == 2
    assert not only(Face, things)
    hearts, clubs = (part(picture, thing.box.grown(-10)) for thing in closed)
    assert difference(hearts, clubs) > 3


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("theme", [*GROUNDS, *(one.with_four_colours() for one in GROUNDS)])
def test_a_finished_pile_is_paper_that_steps_back_with_suit_and_tick_in_its_ink(
    theme: Theme, suit: Suit
) -> None:
    done, pile = Pile(0, tuple(Card(rank, suit, Seat.A) for rank in Rank)), CENTRE[2 * suit]
    view = table({pile: done})
    box, picture = top_box(pile, view, Side.RIGHT), opened(draw(view, theme))
    colours = {colour: number for number, colour in part(picture, box).getcolors() or ()}
    paper = max(colours, key=lambda colour: colours[colour])
    assert contrast(paper, theme.ink(suit)) >= 4.5
    assert 1.2 <= contrast(paper, theme.paper) <= 2
    for top, height in ((16, 55), (90, 30)):  # the suit, the tick
        sign = part(picture, Box(box.left + 20, box.top + top, 60, height))
        assert {colour for _, colour in sign.getcolors() or ()} >= {theme.ink(suit), paper}


def test_each_of_the_52_faces_differs_from_every_other() -> None:
    shown = {}
    for suit in Suit:
        for rank in Rank:
            view = table({Place.HOUSE_A: Pile(0, (Card(rank, suit, Seat.B),))})
            box = top_box(Place.HOUSE_A, view, Side.RIGHT)
            shown[part(opened(draw(view)), box).tobytes()] = rank, suit
    assert len(shown) == 52


def test_the_pack_of_a_face_up_card_cannot_be_seen() -> None:
    views = [table({Place.HOUSE_A: Pile(0, (Card(Rank.SIX, Suit.HEARTS, seat),))}) for seat in Seat]
    assert draw(views[0]) == draw(views[1])


def test_the_same_table_is_the_same_file_and_threads_do_not_disturb_each_other() -> None:
    fresh = Painter(DARK.with_court("VDR"))
    views = [some_view(number) for number in range(6)] * 2
    alone = [draw(view) for view in views]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(draw, views)) == alone
        drawn = list(threads.map(lambda view: fresh.paint(place(view, USUAL), view.mover), views))
    assert [one.tobytes() for one in drawn[:6]] == [one.tobytes() for one in drawn[6:]]


def test_drawing_leaves_the_stored_table_clean() -> None:
    before = draw(table({}))
    for number in range(10):
        draw(some_view(number))
    assert draw(table({})) == before


def test_warming_up_changes_nothing_that_is_seen() -> None:
    cold = Painter(LIGHT)
    view = some_view(9)
    first = cold.paint(place(view, Setting(Side.LEFT)), view.mover).tobytes()
    cold.warm()
    warm(LIGHT)
    assert cold.paint(place(view, Setting(Side.LEFT)), view.mover).tobytes() == first


def test_mirrored_sides_show_the_same_cards() -> None:
    card = Card(Rank.TWO, Suit.SPADES, Seat.A)
    view = table({Place.RESERVE_A: Pile(0, (card,))})
    shown = []
    for side in Side:
        picture = opened(draw(view, setting=Setting(side)))
        shown.append(part(picture, top_box(Place.RESERVE_A, view, side).grown(-6)))
    assert not difference(*shown)


def test_a_table_without_a_move_has_no_marks() -> None:
    view = some_view(1)
    assert Marks.between(view, view) == NO_MARKS
    assert draw(view, marks=Marks.between(view, view)) == draw(view)


def test_eight_open_houses_and_eight_long_ones_are_drawn() -> None:
    longest = Pile(2, tuple(Card(rank, Suit(rank % 2), Seat.A) for rank in reversed(Rank)))
    empty = draw(table({}))
    full = draw(table(dict.fromkeys(HOUSES, longest)))
    assert difference(opened(empty), opened(full)) > 50
