"""The README's account of the notation: every letter is explained, every example is read."""

import re
from pathlib import Path

import pytest

from engine.notation import parse_line
from engine.signs import NotationError
from engine.tokens import SOURCE_LETTERS

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
PART = README.partition("\n## How to play")[2].partition("\n## ")[0]
TOLD = [word for word in re.findall(r"`([^`]+)`", PART) if not word.startswith("/") and word != "!"]
LETTERS = {*SOURCE_LETTERS}
MOVES = [word for word in TOLD if "=" not in word and word not in LETTERS]


@pytest.mark.parametrize("move", MOVES)
def test_an_example_is_read(move: str) -> None:
    assert parse_line(move).tokens


def test_what_stands_alone_and_every_letter_is_explained() -> None:
    assert {"n", "p", "m", "b2d"} <= {*MOVES}
    piles = {letter for letter in LETTERS if letter not in "abcdefgh"}
    assert piles == {"r", "t", "w", "x", "y"}
    assert piles <= {word[0] for word in TOLD}


def test_of_a_record_s_word_only_the_move_is_typed() -> None:
    (word,) = [word for word in TOLD if "=" in word and word != "="]
    with pytest.raises(NotationError):
        parse_line(word)
    assert word.partition("=")[0] in MOVES
