"""Where docs/rules.md reads a sentence otherwise: the sentence is a rule, and its option exists."""

import re
from pathlib import Path

import pytest

from bot.service.options import OPTIONS
from engine.presets import PRESETS
from engine.rules_text import differences, parse_rules

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
PARTS = {part.partition("\n")[0]: part for part in RULES.split("\n## ")}
TEXTS = {"BR": "Brazil", "PT": "Portugal", "FR": "France"}
READ = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PARTS["Where the letter is read otherwise"].splitlines()
    if re.match(r"\| (BR|PT|FR) \d", line)
]


@pytest.mark.parametrize("row", READ, ids=lambda row: row[0])
def test_the_sentence_is_a_rule_of_its_text(row: list[str]) -> None:
    text, number = row[0].split()
    assert f"\n| {number} | " in PARTS[TEXTS[text]]
    assert len(row) == 5
    assert all(row)


@pytest.mark.parametrize("row", READ, ids=lambda row: row[0])
def test_the_option_can_be_chosen_and_changes_the_rules(row: list[str]) -> None:
    text, option = row[0].split()[0].lower(), row[-1].strip("`")
    if option == "none":
        return
    assert option.partition("=")[0] in {choice.question for choice in OPTIONS}
    presets = [name for name in PRESETS if name.startswith(text)]
    assert presets
    for name in presets:
        assert differences(parse_rules(f"{name} {option}"), PRESETS[name]) == (option,)


def test_every_option_that_plays_a_sentence_to_the_letter_is_named() -> None:
    options = {row[-1].strip("`").partition("=")[0] for row in READ}
    assert options == {"upcard_must_be_played", "touch", "entry", "none"}
