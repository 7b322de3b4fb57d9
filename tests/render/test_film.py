"""Films: every table of them exactly as it is drawn, and never more than they may cost."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageSequence

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.position import View
from engine.presets import PRESETS
from render import (
    CONTRAST,
    DARK,
    LIGHT,
    NO_MARKS,
    USUAL,
    FilmTooLong,
    Marks,
    Setting,
    Theme,
    draw,
    film,
)
from render.film import EACH, LAST, Bounds, thinned
from tests.render.pictures import opened


def tables(number: int, preset: str = "br") -> list[View]:
    rules = PRESETS[preset]
    game = Game.start(Setup(rules, lay_out(deal("film", rules), rules)))
    views = [game.view]
    while len(views) < number:
        game = game.after(Moved(game.mover, Greedy().choose(game.view, rules)))
        views.append(game.view)
    return views


def frames(webp: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Yield the pictures of a film as a viewer shows them, and for how long."""
    shown = Image.open(BytesIO(webp))
    assert shown.format == "WEBP"
    assert shown.info["loop"] == 0
    for frame in ImageSequence.Iterator(shown):
        yield frame.convert("RGB"), frame.info["duration"]


@pytest.mark.parametrize(
    ("theme", "preset"),
    [(DARK, "br"), (LIGHT.with_four_colours(), "pt"), (CONTRAST, "br"), (DARK.compact(), "br")],
)
def test_every_table_is_what_is_drawn_of_it_pixel_by_pixel(theme: Theme, preset: str) -> None:
    setting = Setting.of(PRESETS[preset])
    views = tables(8, preset)
    shown = list(frames(film(views, theme, setting)))
    assert [took for _, took in shown] == [EACH] * 7 + [LAST]
    before = views[0]
    for view, (picture, _) in zip(views, shown, strict=True):
        marks = NO_MARKS if view is before else Marks.between(before, view)
        assert picture.tobytes() == opened(draw(view, theme, marks, setting)).tobytes()
        before = view


def test_only_the_last_table_shows_that_the_game_is_over() -> None:
    views, over = tables(3), Setting(over=True)
    shown = [picture.tobytes() for picture, _ in frames(film(views, setting=over))]
    marks = [NO_MARKS, *(Marks.between(*pair) for pair in pairwise(views))]
    settings = [USUAL, USUAL, over]
    assert shown == [
        opened(draw(view, marks=marked, setting=setting)).tobytes()
        for view, marked, setting in zip(views, marks, settings, strict=True)
    ]


def test_one_table_is_a_film_too() -> None:
    (view,) = tables(1)
    ((picture, _),) = frames(film([view]))
    assert picture.tobytes() == opened(draw(view)).tobytes()


def test_tables_that_look_the_same_are_shown_for_longer() -> None:
    first, second = tables(2)
    shown = list(frames(film([first, first, first, second])))
    assert [took for _, took in shown] == [3 * EACH, LAST]


def test_a_long_game_keeps_within_its_bounds_first_and_last_table_included() -> None:
    views = tables(200)
    data = film(views)
    assert len(data) <= 1024 * 1024
    shown = [picture for picture, _ in frames(data)]
    assert len(shown) == 60
    assert shown[0].tobytes() == opened(draw(views[0])).tobytes()
    before = thinned(views, 60)[-2]
    last = draw(views[-1], DARK, Marks.between(before, views[-1]))
    assert shown[-1].tobytes() == opened(last).tobytes()


def test_thinning_is_even_and_keeps_both_ends() -> None:
    assert list(thinned(range(5), 5)) == [0, 1, 2, 3, 4]
    assert list(thinned(range(9), 5)) == [0, 2, 4, 6, 8]
    some = list(thinned(range(1000), 60))
    assert (len(some), some[0], some[-1]) == (60, 0, 999)
    assert {after - before for before, after in pairwise(some)} <= {16, 17}


def test_a_film_that_would_be_too_large_is_half_as_wide() -> None:
    views = tables(4)
    size = len(film(views))
    small = film(views, bounds=Bounds(size=size - 1))
    assert {picture.size for picture, _ in frames(small)} == {(640, 480)}
    assert small == film(views, DARK.compact())
    with pytest.raises(FilmTooLong):
        film(views, bounds=Bounds(size=len(small) - 1))
    with pytest.raises(FilmTooLong):
        film(views, DARK.compact(), bounds=Bounds(size=len(small) - 1))


def test_a_film_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(FilmTooLong):
        film(tables(3), bounds=Bounds(seconds=-1.0))
