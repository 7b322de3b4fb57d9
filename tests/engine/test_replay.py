"""Replaying a log beside playing it event by event: whole games, and logs that are wrong."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.events import Event, Moved, Undone
from engine.game import Game
from engine.moves import END, TURN, Pair, Play
from engine.piles import Spot
from engine.rules_text import parse_rules
from tests.engine.folding import alike
from tests.engine.tables import RULES, random_game
from tests.engine.wandering import wandered
from tests.soak.rules import OTHERS

# What chance reaches is no proof that a line is tested.
pytestmark = pytest.mark.no_cover

BROKEN, LONGEST = 3, 240


def broken(events: Sequence[Event], rng: Random) -> list[Event]:
    """Return a log in which an event is lost, doubled, moved or another one."""
    log = list(events)
    at, spots = rng.randrange(len(log)), list(Spot)
    move = rng.choice([TURN, END, Pair(Spot.A, Spot.B)])
    play = Play(rng.choice(spots), rng.choice(spots))
    log[at : at + 1] = rng.choice(
        [
            [],
            [log[at], log[at]],
            [Moved(log[at].by, move)],
            [Moved(log[at].by, play)],
            [Moved(log[at].by.other, END), log[at]],
            [Undone(log[at].by), log[at]],
            log[at : at + 2][::-1],
        ]
    )
    return log


def check(game: Game, seed: str) -> None:
    """Check that a game's log and some broken ones are replayed as they are played."""
    assert Game.replay(game.setup, game.events) == game
    rng = Random(seed)
    for _ in range(BROKEN):
        assert alike(game.setup, broken(game.events, rng))


@pytest.mark.parametrize("rules", ["br", *OTHERS])
def test_a_game_is_replayed_as_it_was_played(rules: str) -> None:
    check(wandered(parse_rules(rules), f"replay {rules}", LONGEST), rules)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_game_full_of_calls_and_talk_is_replayed_as_it_was_played(rules: str, seed: int) -> None:
    check(random_game(rules, seed)[-1], rules)


@pytest.mark.parametrize("rules", ["pt", "fr2"])
def test_every_beginning_of_a_game_is_replayed(rules: str) -> None:
    for game in random_game(rules, 0):
        assert Game.replay(game.setup, game.events) == game
