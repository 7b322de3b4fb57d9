"""The shape of the code: small files, small functions, SQL in its room, rules as questions."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.presets import PRESETS

# The code is read here, not run.
pytestmark = pytest.mark.no_cover

ROOT: Final = Path(__file__).parent.parent
FILES: Final = tuple(
    sorted(file for room in ("bot", "engine", "render") for file in (ROOT / room).rglob("*.py"))
)
FILE_LINES, FUNCTION_LINES, HANDLER_LINES = 250, 25, 15
SQL: Final = ("sqlalchemy", "alembic", "aiosqlite", "sqlite3")
FORBIDDEN_NAMES: Final = frozenset({"utils", "util", "helpers", "helper", "common", "misc"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


@pytest.fixture(scope="module")
def modules() -> dict[Path, ast.Module]:
    """Give every source file as a tree, by its path from the top."""
    return {file.relative_to(ROOT): ast.parse(file.read_text(encoding="utf-8")) for file in FILES}


def functions(module: ast.AST) -> Iterator[Function]:
    """Yield every function and method, inner ones included."""
    for node in ast.walk(module):
        if isinstance(node, Function):
            yield node


def length(function: Function) -> int:
    """Return how many lines a function has, its docstring included, its decorators not."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def is_handler(function: Function) -> bool:
    """Return whether Discord calls the function: a command, what suggests, or what is pressed."""
    words = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for decorator in function.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Attribute | ast.Name)
    }
    return bool(words & {"command", "button", "autocomplete", "context_menu"})


def too_long(module: ast.AST) -> Iterator[str]:
    """Yield the functions and handlers that are too long, with their lines."""
    for function in functions(module):
        limit = HANDLER_LINES if is_handler(function) else FUNCTION_LINES
        if length(function) >= limit:
            yield f"{function.name} ({length(function)})"


def imported(module: ast.AST) -> Iterator[str]:
    """Yield the top names of all that is imported, wherever it is."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def preset_questions(module: ast.AST) -> Iterator[int]:
    """Yield the lines that compare something with a preset's name, by `==`, `in` or `match`."""
    for node in ast.walk(module):
        asked: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            asked = [node.value]
        for part in asked:
            for leaf in ast.walk(part):
                if isinstance(leaf, ast.Constant) and leaf.value in PRESETS:
                    yield leaf.lineno


def test_there_is_something_to_look_at(modules: dict[Path, ast.Module]) -> None:
    assert {"bot", "engine", "render"} == {file.parts[0] for file in modules}
    assert Path("bot/store/schema.py") in modules


def test_files_are_short() -> None:
    lines = {str(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert {file: count for file, count in lines.items() if count >= FILE_LINES} == {}


def test_modules_are_named_after_what_they_hold(modules: dict[Path, ast.Module]) -> None:
    assert [file for file in modules if {*file.with_suffix("").parts} & FORBIDDEN_NAMES] == []


def test_functions_and_handlers_are_short(modules: dict[Path, ast.Module]) -> None:
    assert [(file, one) for file in modules for one in too_long(modules[file])] == []


def test_sql_stays_in_the_store(modules: dict[Path, ast.Module]) -> None:
    speakers = {file for file in modules if not {*imported(modules[file])}.isdisjoint(SQL)}
    outside = {file for file in speakers if file.parts[:2] != ("bot", "store")}
    assert speakers
    assert outside == set()


def test_no_code_asks_which_preset_is_played(modules: dict[Path, ast.Module]) -> None:
    assert [(file, line) for file in modules for line in preset_questions(modules[file])] == []


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ('if rules.name == "br": pass', True),
        ('if name in ("fr1", "fr2"): pass', True),
        ('match name:\n    case "pt" | "pagat": pass', True),
        ('PRESETS["br"]', False),
        ('if word == "a": pass', False),
    ],
)
def test_the_question_for_a_preset_is_recognised(text: str, *, is_found: bool) -> None:
    assert bool([*preset_questions(ast.parse(text))]) is is_found


@pytest.mark.parametrize(
    ("decorator", "lines", "is_found"),
    [
        ("", 24, False),
        ("", 25, True),
        ("@command", 14, False),
        ("@command", 15, True),
        ('@move.autocomplete("line")', 15, True),
        ("@button", 15, True),
        ("@property", 15, False),
    ],
)
def test_what_is_too_long_is_recognised(decorator: str, lines: int, *, is_found: bool) -> None:
    body = "\n".join(["    pass"] * (lines - 1))
    assert bool([*too_long(ast.parse(f"{decorator}\nasync def act():\n{body}"))]) is is_found
