"""What it costs to replay a log of 300 events, beside playing it event by event.

Run `python -m tests.bench.replay`. The games are greedy ones, some of every preset; both
ways are measured in one run, in the time of the process.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import count, islice
from statistics import median
from time import process_time
from typing import Final

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Event, Moved
from engine.game import Game, Setup
from engine.presets import PRESETS
from engine.rules import Rules

EVENTS: Final = 300
GAMES: Final = 5
REPEATS: Final = 15
LIMIT_MS: Final = 10.0

Way = Callable[[Setup, Sequence[Event]], Game]


def main() -> int:
    """Print the times, and return 1 if the quickest replay of some game takes too long."""
    print(f"replay of {EVENTS} events, {GAMES} greedy games each, best of {REPEATS} runs")
    slowest = 0.0
    for preset, rules in PRESETS.items():
        played = list(islice(games(rules), GAMES))
        replays = [best(Game.replay, game) for game in played]
        ratio = median(replays) / median([best(folded, game) for game in played])
        slowest = max(slowest, *replays)
        print(
            f"{preset:>8}: median {median(replays):4.1f} ms, best {min(replays):4.1f} ms,"
            f" worst game {max(replays):4.1f} ms; {ratio:.2f} of the plain way"
        )
    return int(slowest >= LIMIT_MS)


def games(rules: Rules) -> Iterator[Game]:
    """Yield games that were not over sooner, as they were after so many events."""
    for seed in count():
        game = Game.start(Setup(rules, lay_out(deal(f"replay:{seed}", rules), rules)))
        while game.outcome is None and game.version < EVENTS:
            game = game.after(Moved(game.mover, Greedy().choose(game.view, rules)))
        if game.version == EVENTS:
            yield game


def folded(setup: Setup, events: Sequence[Event]) -> Game:
    """Return the game after the events, played one by one."""
    return reduce(Game.after, events, Game.start(setup))


def best(way: Way, game: Game) -> float:
    """Return the milliseconds of the quickest of many runs."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        way(game.setup, game.events)
        times.append(process_time() - start)
    return 1000 * min(times)


if __name__ == "__main__":
    sys.exit(main())
