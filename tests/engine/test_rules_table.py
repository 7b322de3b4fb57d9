"""The tables in docs/rules.md and the tests named after the texts' lines are the same list."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = {
    "Brazil": "br",
    "Portugal": "pt",
    "France": "fr",
    "Where the letter is read otherwise": "letter",
    "Situations by name": "situation",
}
NAME = re.compile(r"`(test_\w+)`")


def rows() -> Iterator[tuple[str, str, list[str]]]:
    """Yield text, line and tests of each row of the document's tables."""
    text = ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            text = TEXTS[line[3:]]
        elif line.startswith("| ") and not line.endswith("| tests |"):
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            yield text, cells[0], NAME.findall(cells[-1])


def names(files: str) -> list[str]:
    """Return the names of the tests in files of tests/engine."""
    return [
        node.name
        for file in sorted((ROOT / "tests" / "engine").glob(files))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_listed_test_exists_and_every_rule_test_is_listed() -> None:
    listed = [name for text, _, tests in rows() if text != "situation" for name in tests]
    assert sorted(listed) == sorted(names("test_seed_*.py"))


@pytest.mark.parametrize("text", ["br", "pt", "fr"])
def test_every_row_has_tests_named_after_its_text_and_line(text: str) -> None:
    found = [(line, tests) for each, line, tests in rows() if each == text]
    assert len(found) > 20
    for line, tests in found:
        assert tests, f"line {line} has no test"
        assert all(name.startswith(f"test_{text}_{line}_") for name in tests), line


def test_every_situation_has_tests() -> None:
    found = [(name, tests) for each, name, tests in rows() if each == "situation"]
    assert len(found) > 30
    assert all(tests for _, tests in found)
    assert {name for _, tests in found for name in tests} <= set(names("test_*.py"))
