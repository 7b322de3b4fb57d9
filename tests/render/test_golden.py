"""The pictures look as they did when somebody last looked at them."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import GOLDEN, PICTURES, THEMES, Golden, drawn, kept

MEAN = 0.8
"""How far all pixels may be off on the average, of 255 (the kept pictures have fewer colours)."""
FAR = 40
"""From here on a pixel is another one."""
FEW = 0.0004
"""The part of the pixels that may be others."""


def apart(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Return how far the pixels are apart on the average, and how many are others."""
    difference = ImageChops.difference(one, other).convert("L")
    counts = difference.histogram()
    return ImageStat.Stat(difference).mean[0], sum(counts[FAR:]) / sum(counts)


@pytest.mark.parametrize(
    ("golden", "theme"), PICTURES, ids=lambda case: getattr(case, "table", case)
)
def test_a_picture_looks_as_it_did(golden: Golden, theme: str) -> None:
    with Image.open(kept(golden, theme)) as before:
        mean, others = apart(drawn(golden, THEMES[theme]), before.convert("RGB"))
    assert mean <= MEAN
    assert others <= FEW


def test_another_table_is_noticed() -> None:
    """The tolerance is not so wide that a single other card would pass."""
    table = drawn(GOLDEN[1], THEMES["dark"])
    changed = table.copy()
    changed.paste(table.crop((394, 170, 444, 238)), (394, 95))
    mean, others = apart(table, changed)
    assert mean > MEAN or others > FEW


def test_thirteen_tables_and_every_theme_are_kept() -> None:
    assert len(GOLDEN) == 13
    assert {theme for _, theme in PICTURES} == set(THEMES)
