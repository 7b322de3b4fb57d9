"""Whole games under every rule set, with all invariants (tests.soak plays thousands more)."""

from collections.abc import Callable

import pytest

from tests.soak.figures import EXPECTED, Figures, Result
from tests.soak.playing import Chooser, at_random, greedy, play_out
from tests.soak.rules import OTHERS

# What chance reaches is no proof that a line is tested; and counting lines is half the time.
pytestmark = pytest.mark.no_cover

CHUNKS, CHUNK = 50, 10
GREEDY = 200


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_invariants_and_end(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        assert play_out("br", f"random {seed}", at_random).outcome is not None


def test_greedy_games_land_where_other_engines_do() -> None:
    games = [play_out("br", f"greedy {seed}", greedy) for seed in range(GREEDY)]
    figures = Figures([Result.of(game) for game in games])
    assert figures.misses(EXPECTED["br"]) == [], figures


@pytest.mark.parametrize("rules", OTHERS)
@pytest.mark.parametrize("player", [at_random, greedy])
def test_games_under_all_other_rules_keep_the_invariants_and_end(
    rules: str, player: Callable[[str], Chooser]
) -> None:
    assert play_out(rules, "other", player).outcome is not None
