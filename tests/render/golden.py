"""The pictures that a change must not alter unseen: tables as text, and how they looked.

`python -m tests.render.golden` draws them anew, to be looked at before they are committed.
"""

from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine import diagram
from engine.piles import HOUSES, Place
from engine.rules import Side
from render import CONTRAST, DARK, LIGHT, NO_MARKS, USUAL, Marks, Setting, Theme, draw
from tests.render.pictures import opened

FOLDER = Path(__file__).with_name("golden")
HALF = (640, 480)
THEMES = {
    "dark": DARK,
    "light": LIGHT,
    "contrast": CONTRAST,
    "dark4": DARK.with_four_colours().with_court("VDR"),
    "light4": LIGHT.with_four_colours().with_court("BDK"),
    "contrast4": CONTRAST.with_four_colours(),
    "compact": DARK.compact(),
}


class Golden(NamedTuple):
    """A table, and how it is to be drawn."""

    table: str
    marks: Marks = NO_MARKS
    setting: Setting = USUAL
    themes: tuple[str, ...] = ("dark",)


def _places(*places: Place) -> frozenset[Place]:
    return frozenset(places)


GOLDEN = (
    Golden("deal"),
    Golden(
        "middle",
        Marks(sources=_places(Place.HOUSE_G), targets=_places(Place.RESERVE_B)),
        themes=tuple(THEMES),
    ),
    Golden("moved", Marks(sources=_places(Place.TALON_A), targets=_places(Place.UPCARD))),
    Golden("long", Marks(sources=_places(Place.HOUSE_B), targets=_places(Place.HOUSE_F))),
    Golden("covered"),
    Golden("left", setting=Setting(Side.LEFT, own_waste=True)),
    Golden("movable", Marks(movable=_places(*HOUSES, Place.RESERVE_A))),
    Golden("fault", Marks(faults=_places(Place.HOUSE_C), sources=_places(Place.WASTE_A))),
    Golden(
        "turned",
        Marks(sources=_places(Place.RESERVE_A), targets=_places(Place.UPCARD)),
        Setting(takes=True, turns=False),
    ),
    Golden(
        "finished",
        Marks(targets=_places(Place.SPADES_1)),
        Setting(over=True),
        themes=("dark", "light", "contrast"),
    ),
    Golden("wastes", Marks(sources=_places(Place.UPCARD), targets=_places(Place.WASTE_B))),
    Golden("spent", Marks(sources=_places(Place.TALON_A), targets=_places(Place.UPCARD))),
    Golden("bare"),
)
PICTURES = [(golden, name) for golden in GOLDEN for name in golden.themes]


def drawn(golden: Golden, theme: Theme) -> Image.Image:
    """Return the picture at half its size."""
    text = (FOLDER / f"{golden.table}.txt").read_text(encoding="utf-8")
    picture = opened(draw(diagram.parse(text).view, theme, golden.marks, golden.setting))
    return picture.resize(HALF, Image.Resampling.BOX)


def kept(golden: Golden, theme: str) -> Path:
    """Return where the picture is kept."""
    return FOLDER / f"{golden.table}-{theme}.png"


if __name__ == "__main__":
    for golden, theme in PICTURES:
        small = drawn(golden, THEMES[theme]).quantize(128, dither=Image.Dither.NONE)
        small.save(kept(golden, theme), optimize=True)
