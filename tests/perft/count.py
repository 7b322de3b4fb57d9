"""Counting the move sequences from a table, and the file of numbers that they must give.

`python -m tests.perft.count` writes the files anew; the numbers in them hold the whole
generator (the plain one gives the same, see tests/engine/test_perft.py).
"""

from collections.abc import Callable
from pathlib import Path

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.generator import legal_moves
from engine.moves import Move
from engine.position import Position, View
from engine.rules import Rules
from engine.rules_text import parse_rules
from engine.turning import advance

FILES = Path(__file__).parent
ENOUGH = 700
"""Sequences of the longest length, at least."""

RULES = (
    "br",
    "br-stop",
    "pt",
    "fr1",
    "fr2",
    "fr3",
    "fr4",
    "pagat",
    "br covered=1",
    "pt covered=2",
    "fr1 covered=1",
)
STARTS = ((1, 1), (2, 10), (3, 25))
"""The seed of a deal, and the turn that greedy players have come to."""

Generator = Callable[[View, Rules], tuple[Move, ...]]


def count(position: Position, rules: Rules, depth: int, moves: Generator = legal_moves) -> int:
    """Return how many sequences of so many moves there are; none goes on after a win."""
    view = position.view
    if view.has_won(view.mover) or view.has_won(view.mover.other):
        return 0
    found = moves(view, rules)
    if depth == 1:
        return len(found)
    return sum(count(advance(position, move, rules), rules, depth - 1, moves) for move in found)


def start(rules: Rules, seed: int, turn: int) -> Position:
    """Return the table at the start of a turn of a greedy game."""
    game, greedy = Game.start(Setup(rules, lay_out(deal(str(seed), rules), rules))), Greedy()
    while game.turn < turn:
        game = game.after(Moved(game.mover, greedy.choose(game.view, rules)))
    return game.position


def file_of(rules_text: str) -> Path:
    """Return the file with the numbers of some rules."""
    return FILES / f"{rules_text.replace(' ', '-').replace('=', '-')}.txt"


def write(rules_text: str) -> None:
    """Write the numbers of some rules."""
    rules, lines = parse_rules(rules_text), []
    for seed, turn in STARTS:
        position, counts = start(rules, seed, turn), [0]
        while counts[-1] < ENOUGH:
            counts.append(count(position, rules, len(counts)))
        numbers = " ".join(map(str, counts[1:]))
        lines.append(f"seed {seed} turn {turn}: {numbers}\n")
    file_of(rules_text).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    for each in RULES:
        write(each)
