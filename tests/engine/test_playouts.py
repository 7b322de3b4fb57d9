"""Whole games under every rule set, with all invariants (tests.soak plays thousands more)."""

from collections.abc import Callable
from dataclasses import replace

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


def results(*, wins: int, draws: int, turns: int, card_moves: int) -> Figures:
    """Return the figures of 200 made-up games around these numbers."""
    won = [True] * wins + [False] * (200 - draws - wins)
    spread = enumerate([*won, *[None] * draws])
    return Figures(
        [Result(first, turns + n % 21 - 10, card_moves + n % 41 - 20) for n, first in spread]
    )


@pytest.mark.parametrize(
    ("change", "missed"),
    [
        ({}, []),
        ({"wins": 85}, ["first player wins"]),
        ({"wins": 145}, ["first player wins"]),
        ({"draws": 12}, ["drawn"]),
        ({"turns": 38}, ["turns (43, 43)"]),
        ({"turns": 48}, ["turns (43, 43)"]),
        ({"card_moves": 180}, ["card moves"]),
        ({"card_moves": 225}, ["card moves"]),
    ],
)
def test_figures_that_chance_does_not_explain_are_missed(
    change: dict[str, int], missed: list[str]
) -> None:
    usual = {"wins": 112, "draws": 2, "turns": 43, "card_moves": 202}
    expected = replace(EXPECTED["br"], turns_p99=(53, 53))
    found = results(**{**usual, **change}).misses(expected)
    if "turns" in change:
        found = [miss for miss in found if not miss.startswith("turns p99")]
    assert len(found) == len(missed)
    assert all(miss.startswith(name) for miss, name in zip(found, missed, strict=True))


@pytest.mark.parametrize("rules", OTHERS)
@pytest.mark.parametrize("player", [at_random, greedy])
def test_games_under_all_other_rules_keep_the_invariants_and_end(
    rules: str, player: Callable[[str], Chooser]
) -> None:
    assert play_out(rules, "other", player).outcome is not None
