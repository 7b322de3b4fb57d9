"""The README's table of rule sets is the one that the sets make, each answer with its source."""

import runpy
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from engine.rules_text import differences

ROOT = Path(__file__).parents[2]
MODULE: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "presets_table.py"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_is_not_stale() -> None:
    assert MODULE["written"](README) == README, "run `make presets`"


def test_a_stale_table_would_be_written_anew() -> None:
    stale = README.replace("| `pt`: both packs are mixed (PT 12) |", "| nothing |")
    assert stale != README
    assert MODULE["written"](stale) == README


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_of_a_set_has_its_source_and_stands_in_the_table(preset: str) -> None:
    sources = MODULE["_sources"](preset)
    changed = {text.partition("=")[0] for text in differences(PRESETS[preset], STANDARD)}
    assert set(sources) == changed
    table = MODULE["section"]()
    for question in changed:
        assert sources[question].startswith(("BR ", "PT ", "FR ", "PG"))
        row = next(line for line in table.splitlines() if MODULE["_named"](question) in line)
        assert f"`{preset}`" in row
        assert f"({sources[question]})" in row


def test_every_answer_of_the_standard_has_its_source() -> None:
    sources = MODULE["_standard_sources"]()
    for field in fields(Rules):
        assert sources[field.name].startswith("BR "), field.name


def test_every_decision_is_about_a_question() -> None:
    assert set(MODULE["DECIDED"]) <= {field.name for field in fields(Rules)}
