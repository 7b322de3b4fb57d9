"""Thousands of games: `python -m tests.soak [games] [other games]`, or `make soak`.

Plays `br` at random and greedily, and a tenth as many greedy games under the other rules
of which rules.md section 8 tells figures. Prints what came out, and fails when greedy `br`
lands where no chance puts it; under the other rules the figures hang more on the order in
which a greedy player prefers equal moves, so what they miss is only told.
"""

import sys
from collections.abc import Iterator
from multiprocessing import Pool
from typing import NamedTuple

from tests.soak.figures import EXPECTED, Figures, Result
from tests.soak.playing import at_random, greedy, play_out

GAMES = 5_000
OTHER_GAMES = 500
PROCESSES = 2
CHUNK = 25
PLAYERS = {"random": at_random, "greedy": greedy}


class Task(NamedTuple):
    """Some games of one kind, numbered from the first to before the last."""

    rules: str
    player: str
    first: int
    last: int


def tasks(rules: str, player: str, games: int) -> list[Task]:
    """Return the tasks that make up so many games."""
    firsts = range(0, games, CHUNK)
    return [Task(rules, player, first, min(first + CHUNK, games)) for first in firsts]


def play(task: Task) -> list[Result]:
    """Play the games of a task, all invariants checked."""
    player = PLAYERS[task.player]
    seeds = [f"soak {task.player} {number}" for number in range(task.first, task.last)]
    return [Result.of(play_out(task.rules, seed, player)) for seed in seeds]


def soak(games: int, others: int) -> Iterator[str]:
    """Play everything, print the figures, and yield those of greedy `br` that are wrong."""
    kinds = [("br", "random", games), ("br", "greedy", games)]
    kinds += [(rules, "greedy", others) for rules in EXPECTED if rules != "br"]
    with Pool(PROCESSES) as pool:
        for rules, player, number in kinds:
            chunks = pool.imap_unordered(play, tasks(rules, player, number))
            figures = Figures([result for chunk in chunks for result in chunk])
            misses = figures.misses(EXPECTED[rules]) if player == "greedy" else []
            print(f"{rules}, {player}: {figures}", *misses, sep="\n    outside ", flush=True)
            if rules == "br":
                yield from misses


def main(arguments: list[str]) -> int:
    """Return 1 if greedy `br` lands out of its ranges, else 0; a broken invariant raises."""
    given = [int(argument) for argument in arguments]
    games, others = (given + [GAMES, OTHER_GAMES][len(given) :])[:2]
    wrong = list(soak(games, others))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
