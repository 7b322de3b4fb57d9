"""What the search for combinations decides of tables from games, and how long it takes.

Run `python -m tests.bench.combinations [TABLES]`; the tables are as many for every rule set.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from statistics import quantiles
from time import perf_counter, process_time

from engine.combinations import BOUND, Found
from engine.presets import PRESETS
from engine.rules import MAX_COVERED, Rules
from engine.search import search
from tests.engine.wandering import tables

TABLES = 5_000


def lines(number: int) -> Iterator[str]:
    """Yield what is measured for each rule set that asks for combinations."""
    yield f"combinations in {number} tables from games each, at most {BOUND} positions held;"
    yield "milliseconds as a clock on the wall shows them (decided at least 98 %,"
    yield "median under 5, 99th of a hundred under 500), and in brackets those of the processor"
    for preset in ("fr3", "fr4"):
        for covered in range(MAX_COVERED + 1):
            rules = replace(PRESETS[preset], covered=covered)
            yield f"  {preset}, {covered} covered: {measured(rules, number)}"


def measured(rules: Rules, number: int) -> str:
    """Return what was found and how long it took, as a line."""
    found: list[Found] = []
    wall: list[float] = []
    processor: list[float] = []
    for view in islice(tables(rules, "bench"), number):
        clocks = perf_counter(), process_time()
        found.append(search(view, rules))
        wall.append(1000 * (perf_counter() - clocks[0]))
        processor.append(1000 * (process_time() - clocks[1]))
    decided = sum(one.finished for one in found) / number
    kinds = Counter(_kind(one) for one in found if one.finished)
    return (
        f"decided {decided:.2%} ({kinds['none']} none, {kinds['one play']} of one play, "
        f"{kinds['longer']} longer); {_times(wall)} ({_times(processor)})"
    )


def _kind(found: Found) -> str:
    if found.length is None:
        return "none"
    return "one play" if found.length == 1 else "longer"


def _times(times: list[float]) -> str:
    hundredths = quantiles(times, n=100)
    return f"median {hundredths[49]:.2f}, p99 {hundredths[98]:.1f}, max {max(times):.0f}"


if __name__ == "__main__":
    for line in lines(*(int(number) for number in sys.argv[1:2] or [TABLES])):
        print(line, flush=True)
