"""The tables in docs/rules.md and the tests named after the texts' lines are the same list."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = {"Brazil": "br", "Portugal": "pt", "France": "fr"}
ROW = re.compile(r"\| (\d+) \| .+ \| (.+) \|")
NAME = re.compile(r"`(test_\w+)`")


def rows() -> Iterator[tuple[str, str, list[str]]]:
    """Yield text, line and tests of each row of the document's tables."""
    text = ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            text = TEXTS[line[3:]]
        elif found := ROW.fullmatch(line):
            yield text, found[1], NAME.findall(found[2])


def rule_tests() -> Iterator[str]:
    """Yield the names of the tests of the texts' lines."""
    for file in sorted((ROOT / "tests" / "engine").glob("test_seed_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


LISTED = [name for _, _, names in rows() for name in names]


def test_every_listed_test_exists_and_every_rule_test_is_listed() -> None:
    assert sorted(LISTED) == sorted(rule_tests())


@pytest.mark.parametrize("text", TEXTS.values())
def test_every_row_has_tests_named_after_its_text_and_line(text: str) -> None:
    found = [(line, names) for each, line, names in rows() if each == text]
    assert len(found) > 20
    for line, names in found:
        assert names, f"line {line} has no test"
        assert all(name.startswith(f"test_{text}_{line}_") for name in names), line
