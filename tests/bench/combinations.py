"""What the search for combinations decides of tables from games, and how long it takes.

Run `python -m tests.bench.combinations [TABLES]`; the tables are spread over the rule sets.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from engine.combinations import BOUND, Found
from engine.presets import PRESETS
from engine.rules import MAX_COVERED, Rules
from engine.search import search
from tests.engine.wandering import tables

TABLES = 5_000
RULE_SETS = {
    f"{preset}, {covered} covered": replace(PRESETS[preset], covered=covered)
    for preset in ("fr3", "fr4")
    for covered in range(MAX_COVERED + 1)
}


class Measured(NamedTuple):
    """What was found on a table, and in how many milliseconds of the wall and the processor."""

    found: Found
    wall: float
    processor: float


def lines(number: int) -> Iterator[str]:
    """Yield what is measured for each rule set that asks for combinations, and for all."""
    yield f"combinations in {number} tables from games, at most {BOUND} positions held"
    yield "  (wanted: decided at least 98 %, median under 5 ms, p99 under 500 ms)"
    everything: list[Measured] = []
    for name, rules in RULE_SETS.items():
        measured = list(_measured(rules, -(-number // len(RULE_SETS))))
        everything += measured
        yield f"  {name}: {_told(measured)}"
    yield f"  all: {_told(everything)}"


def _measured(rules: Rules, number: int) -> Iterator[Measured]:
    for view in islice(tables(rules, "bench"), number):
        wall, processor = perf_counter(), process_time()
        found = search(view, rules)
        yield Measured(found, 1000 * (perf_counter() - wall), 1000 * (process_time() - processor))


def _told(measured: list[Measured]) -> str:
    kinds = Counter(_kind(one.found) for one in measured)
    decided = 1 - kinds["undecided"] / len(measured)
    counts = ", ".join(f"{kinds[kind]} {kind}" for kind in ("none", "of one play", "longer"))
    wall = _times([one.wall for one in measured])
    processor = _times([one.processor for one in measured])
    return f"decided {decided:.2%} ({counts}); {wall} ms (processor: {processor})"


def _kind(found: Found) -> str:
    if not found.finished:
        return "undecided"
    if found.length is None:
        return "none"
    return "of one play" if found.length == 1 else "longer"


def _times(times: list[float]) -> str:
    hundredths = quantiles(times, n=100)
    return f"median {hundredths[49]:.2f}, p99 {hundredths[98]:.1f}, max {max(times):.0f}"


if __name__ == "__main__":
    for line in lines(*(int(number) for number in sys.argv[1:2] or [TABLES])):
        print(line, flush=True)
