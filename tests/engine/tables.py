"""Tables and games for the tests: pictures laid out, and random games for hypothesis."""

from collections.abc import Iterator
from functools import cache
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.cards import Seat
from engine.deal import deal, lay_out
from engine.diagram import parse
from engine.events import (
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game, Setup
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules

LONGEST = 150
PATIENT = settings(
    max_examples=40,
    deadline=None,  # the first example of a game plays it
    suppress_health_check=[HealthCheck.too_slow],  # the same
)

_TALK = (UndoAsked, UndoGranted, UndoDeclined, Undone, DrawOffered, DrawDeclined)
_ENDS = (DrawAccepted, DrawClaimed, Resigned)


def game_at(picture: str, rules: Rules = STANDARD) -> Game:
    """Return a game that starts from the table of a diagram."""
    return Game.start(Setup(rules, parse(picture)))


def dealt(seed: str, rules: Rules = STANDARD) -> Game:
    """Return a game that starts from a deal."""
    return Game.start(Setup(rules, lay_out(deal(seed, rules), rules)))


@cache
def random_game(preset: str, seed: int) -> tuple[Game, ...]:
    """Return a random game under a preset, as it was after each of its first events.

    Moves are more likely than talk, and an end is rare.
    """
    rng = Random(f"{preset}:{seed}")  # noqa: S311 a test wants the same game again
    games = [dealt(str(seed), PRESETS[preset])]
    while games[-1].outcome is None and len(games) <= LONGEST:
        games.append(games[-1].after(rng.choice(list(_possible(games[-1], rng)))))
    return tuple(games)


def _possible(game: Game, rng: Random) -> Iterator[Event]:
    for move in game.legal_moves():
        yield Moved(game.mover, move)
    kinds = _TALK + (_ENDS if rng.random() < 1 / 50 else ())
    for kind in kinds:
        for seat in Seat:
            event = kind(seat)
            if rng.random() < 1 / 4 and game.refusal(event) is None:
                yield event


def games() -> st.SearchStrategy[Game]:
    """Return random games under all presets, as they were after any of their events."""
    return st.builds(
        _at, st.sampled_from(sorted(PRESETS)), st.integers(0, 2), st.integers(0, LONGEST)
    )


def _at(preset: str, seed: int, events: int) -> Game:
    played = random_game(preset, seed)
    return played[min(events, len(played) - 1)]
