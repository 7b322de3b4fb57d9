"""What people are told to run works where they run it: by make in a clone, or in the container."""

import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import parser
from bot.texts import Texts

ROOT = Path(__file__).parents[2]
TOLD = [
    ROOT / name
    for name in ("README.md", "CHANGELOG.md", "PRIVACY.md", "CONTRIBUTING.md", ".env.example")
]
SPOKEN = sorted((ROOT / "bot" / "texts").glob("*.py"))
PROGRAM = re.compile(r"^.*python3? -m bot.*$", re.MULTILINE)
IN_CONTAINER = re.compile(r"docker compose (?:run|exec)\b.* bot python -m bot ([^`\n)]+)")
BY_MAKE = re.compile(r"""make run ARGS=(?:"([^"]+)"|(\w+))""")


@pytest.mark.parametrize("file", [*TOLD, *SPOKEN], ids=lambda file: file.name)
def test_only_in_the_container_is_the_program_named_itself(file: Path) -> None:
    for line in PROGRAM.findall(file.read_text(encoding="utf-8")):
        assert IN_CONTAINER.search(line), f"a clone has its packages in .venv: {line}"


@pytest.mark.parametrize("file", [*TOLD, *SPOKEN], ids=lambda file: file.name)
def test_the_command_line_understands_what_is_told(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for words in (*map("".join, BY_MAKE.findall(text)), *IN_CONTAINER.findall(text)):
        assert parser().parse_args(shlex.split(words)).command


def test_the_readme_tells_both_ways() -> None:
    readme = TOLD[0].read_text(encoding="utf-8")
    by_make = {"".join(words).split()[0] for words in BY_MAKE.findall(readme)}
    in_container = {words.split()[0] for words in IN_CONTAINER.findall(readme)}
    assert by_make == in_container == {"replay", "draw", "doctor", "backup"}


def test_make_hands_on_the_words_unchanged_and_says_nothing_itself() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nrun:")[2].splitlines()[1]
    assert recipe == "\t@$(BIN)/python -m bot $(ARGS)"


def test_a_thread_that_is_taken_is_left_by_a_command_that_is_named() -> None:
    said = Texts.of("en-US").faults.thread_taken()
    assert re.findall(r"`(/\w+)`", said) == ["/challenge", "/resume"]
    assert "the channel" in said
    assert "a thread without a game" in said
