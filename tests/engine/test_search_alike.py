"""The quick search decides as the plain one does, on tables from games and from nowhere."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.carry import carry
from engine.combinations import plain_search
from engine.duties import centre_plays, own_side
from engine.moves import Play
from engine.piles import Spot
from engine.position import View
from engine.presets import PRESETS
from engine.rules import (
    MAX_COVERED,
    CentreDuty,
    Enforcement,
    Entry,
    Loading,
    OpponentTops,
    OwnWaste,
    Rules,
    UpcardToEmptyHouse,
)
from engine.search import search
from tests.engine.jumbles import jumble, rowed
from tests.engine.tables import PATIENT
from tests.engine.wandering import tables

# What chance reaches is no proof that a line is tested; and counting lines is half the time.
pytestmark = pytest.mark.no_cover

PRESET_NAMES = ("fr3", "fr4")
COVERED = range(MAX_COVERED + 1)
OPTIONS: tuple[dict[str, object], ...] = (
    {"entry": Entry.OPEN_HOUSE_ONLY},
    {"own_waste": OwnWaste.LIKE_A_HOUSE},
    {"own_waste": OwnWaste.TO_EMPTY_HOUSE},
    {"opponent_tops": OpponentTops.NEVER},
    {"loading": Loading.ONCE_USED},
    {"upcard_to_empty_house": UpcardToEmptyHouse.RESERVE_EMPTY},
    {
        "centre_enforcement": Enforcement.REFEREED,
        "centre_duty": CentreDuty.RESERVE_FIRST,
    },
)


def alike(view: View, rules: Rules, bound: int) -> bool:
    """Check that both searches find the same, and return whether the plain one finished."""
    plain = plain_search(view, rules, bound)
    if plain.finished:
        assert search(view, rules, bound) == plain
    return plain.finished


def interesting(rules: Rules, seed: str) -> list[View]:
    """Return tables from games, few of them with a card that fits the centre at once."""
    stream = (
        view
        for number, view in enumerate(tables(rules, seed, share=0.25))
        if number % 8 == 0 or not centre_plays(view, rules)
    )
    return list(islice(stream, 100))


@pytest.mark.parametrize("covered", COVERED)
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_tables_from_games(preset: str, covered: int) -> None:
    rules = replace(PRESETS[preset], covered=covered)
    views = interesting(rules, "alike")
    finished = sum(alike(view, rules, 100) for view in views)
    assert finished > len(views) * 3 // 4
    assert any(view.row for view in views)


@pytest.mark.soak
@pytest.mark.parametrize("covered", COVERED)
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_many_tables_from_games(preset: str, covered: int) -> None:
    rules = replace(PRESETS[preset], covered=covered)
    views = list(islice(tables(rules, "many"), 2_000))
    assert sum(alike(view, rules, 2_000) for view in views) > len(views) * 9 // 10


@pytest.mark.parametrize("option", OPTIONS)
@given(rng=st.randoms(use_true_random=True), preset=st.sampled_from(PRESET_NAMES))
@settings(PATIENT, max_examples=25)
def test_small_tables_under_any_option(option: dict[str, object], rng: Random, preset: str) -> None:
    rules = replace(PRESETS[preset], **option)
    alike(rowed(jumble(rng, rules), rules, rng), rules, 500)


@pytest.mark.soak
@pytest.mark.parametrize("option", OPTIONS)
@given(rng=st.randoms(use_true_random=True), preset=st.sampled_from(PRESET_NAMES))
@settings(PATIENT, max_examples=500)
def test_many_small_tables_under_any_option(
    option: dict[str, object], rng: Random, preset: str
) -> None:
    rules = replace(PRESETS[preset], **option)
    alike(rowed(jumble(rng, rules), rules, rng), rules, 500)


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_first_move_leaves_a_combination_shorter_by_one(preset: str) -> None:
    rules = PRESETS[preset]
    lengths = set()
    for view in islice(tables(rules, "shorter"), 200):
        found = search(view, rules)
        for first in found.firsts:
            assert isinstance(first, Play)
            if found.length == 1:
                assert first.target is Spot.CENTRE
                assert first.source in own_side(rules)
            else:
                after = search(carry(view, first.source, first.target), rules)
                assert after.length is not None
                assert after.length + 1 == found.length
        lengths.add(found.length)
    assert lengths >= {None, 1, 2, 3, 4, 5}
