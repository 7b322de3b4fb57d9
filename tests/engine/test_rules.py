"""The questions, the presets' answers, and both as text (rules.md 3)."""

from dataclasses import fields, replace
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.presets import PRESETS
from engine.rules import STANDARD, Enforcement, Rules, Search
from engine.rules_text import RulesTextError, differences, format_rules, parse_rules
from tests.engine.tables import PATIENT

NUMBERS = {"reserve_size": st.integers(11, 13), "covered": st.integers(0, 2)}


def answers() -> st.SearchStrategy[Rules]:
    """Return all the rules there can be, any answer to each question."""
    return st.builds(Rules, **{field.name: _answer(field.name) for field in fields(Rules)})


def _answer(question: str) -> st.SearchStrategy[object]:
    standing = getattr(STANDARD, question)
    if isinstance(standing, Enum):
        return st.sampled_from(type(standing))
    return NUMBERS.get(question, st.booleans())


@PATIENT
@given(answers())
def test_any_rules_read_back(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_its_name(preset: str) -> None:
    assert format_rules(PRESETS[preset]) == preset
    assert parse_rules(preset) is PRESETS[preset]


def test_an_option_is_written_after_the_nearest_preset() -> None:
    assert format_rules(replace(PRESETS["fr3"], covered=2)) == "fr3 covered=2"
    assert parse_rules("pt reserve_size=11 entry=OPEN_HOUSE_ONLY").reserve_size == 11
    assert parse_rules("br upcard_must_be_played=True").upcard_must_be_played
    assert not parse_rules("br upcard_must_be_played=False").upcard_must_be_played
    assert parse_rules("br  covered=1\n") == replace(STANDARD, covered=1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "xx",
        "br covered",
        "br covered=",
        "br covered=3",
        "br covered=x",
        "br reserve_size=10",
        "br reserve_size=14",
        "br colour=RED",
        "br entry=SOMETIMES",
        "br entry=1",
        "br upcard_must_be_played=1",
        "br has_calls=True",
        "br __class__=x",
    ],
)
def test_what_names_no_rules(text: str) -> None:
    with pytest.raises(RulesTextError):
        parse_rules(text)


def test_sizes_that_no_text_names_are_refused() -> None:
    for size in (10, 14):
        with pytest.raises(ValueError, match=f"11 to 13 cards, not {size}"):
            replace(STANDARD, reserve_size=size)
    for covered in (-1, 3):
        with pytest.raises(ValueError, match=f"0 to 2 covered cards, not {covered}"):
            replace(STANDARD, covered=covered)


# The table of rules.md section 3, question by question.
TABLE = {
    "packs": {"pt": "MIXED"},
    "reserve_side": {"pt": "LEFT"},
    "starter": dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "HIGHEST"),
    "tie": {"pt": "TALON_CARDS"} | dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "SORTED_HOUSES"),
    "turning": {"pt": "ON_REQUEST"} | dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "BY_ITSELF"),
    "centre_duty": {"pt": "NONE"} | dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "ANY"),
    "centre_enforcement": dict.fromkeys(
        ("br-stop", "pagat", "fr2", "fr3", "fr4"), Enforcement.CALLED.name
    ),
    "house_duty": {"pt": "NONE"} | dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "BEFORE_UPCARD"),
    "house_enforcement": dict.fromkeys(("br-stop", "pagat", "fr4"), Enforcement.CALLED.name),
    "search": {"fr3": Search.OMITTED.name, "fr4": Search.PRIORITIES.name},
    "remedy": dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "AFTER_FAULT"),
    "upcard_to_empty_house": {"pt": "RESERVE_EMPTY"},
    "own_waste": {"pt": "TO_EMPTY_HOUSE"},
    "opponent_tops": dict.fromkeys(("fr1", "fr2", "fr3", "fr4"), "TO_CENTRE"),
    "loading": {"pt": "ONCE_USED"},
    "pair_moves": {"pt": "THROUGH_EMPTY_HOUSE"},
    "stalemate": {"pagat": "FEWEST_CARDS"},
    "scoring": {"pagat": "PAGAT"},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_differs_from_the_standard_only_where_its_text_does(preset: str) -> None:
    expected = {
        f"{question}={by_preset[preset]}"
        for question, by_preset in TABLE.items()
        if preset in by_preset
    }
    assert set(differences(PRESETS[preset], STANDARD)) == expected


def test_the_presets_are_those_of_the_rules() -> None:
    assert list(PRESETS) == ["br", "br-stop", "pt", "fr1", "fr2", "fr3", "fr4", "pagat"]


def test_calls_are_made_only_where_something_is_called() -> None:
    assert {name for name, rules in PRESETS.items() if rules.has_calls} == {
        "br-stop", "fr2", "fr3", "fr4", "pagat",
    }  # fmt: skip
    searching = [replace(STANDARD, search=search).has_calls for search in Search]
    assert searching == [False, True, True]
