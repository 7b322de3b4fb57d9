"""The numbers of move sequences, by the fast generator, the plain one and a second engine."""

import re
from collections import Counter
from copy import copy

import pytest

from engine.generator import legal_moves
from engine.legality import listed
from engine.rules_text import parse_rules
from tests.perft.count import RULES, count, file_of, start
from tests.second.game import Second
from tests.second.referee import legal

# What chance reaches is no proof that a line is tested; and counting lines is half the time.
pytestmark = pytest.mark.no_cover

LINE = re.compile(r"seed (\d+) turn (\d+): (.*)")


def numbers(rules_text: str) -> list[tuple[int, int, list[int]]]:
    """Return seed, turn and counts by length, as the file has them."""
    lines = file_of(rules_text).read_text(encoding="utf-8").splitlines()
    found = [LINE.fullmatch(line) for line in lines]
    return [(int(m[1]), int(m[2]), [*map(int, m[3].split())]) for m in found if m]


def second_count(game: Second, depth: int) -> int:
    """Count again, without the engine."""
    found = legal(game.table)
    if depth == 1:
        return len(found)
    return sum(second_count(_after(game, move), depth - 1) for move in found)


def _after(game: Second, move: str) -> Second:
    other = copy(game)
    other.table, other.played, other.starts = game.table.copy(), [*game.played], Counter()
    other.play(move)
    return other


@pytest.mark.parametrize("rules_text", RULES)
def test_perft(rules_text: str) -> None:
    rules, lines = parse_rules(rules_text), numbers(rules_text)
    assert len(lines) == 3
    for seed, turn, counts in lines:
        position = start(rules, seed, turn)
        last = len(counts)
        assert count(position, rules, last, legal_moves) == counts[-1]
        assert count(position, rules, last - 1, listed) == counts[-2]
        assert second_count(Second(position, rules), last - 2) == counts[-3]
