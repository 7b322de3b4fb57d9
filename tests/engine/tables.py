"""Tables and games for the tests: pictures laid out, and random games for hypothesis."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine.building import SOURCES, TARGETS
from engine.cards import Seat
from engine.deal import deal, lay_out
from engine.diagram import parse
from engine.events import (
    AbortAsked,
    AbortDeclined,
    Aborted,
    AbortGranted,
    Annulled,
    Called,
    Closed,
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    Touched,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game, Setup
from engine.moves import Play
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules, Search, Touch
from engine.rules_text import parse_rules

EARLY = """
    > A r [2♣ 3♣] 9♠ n [5♣ 6♣ 7♣]
      B r [2♦ 3♦] K♦ n [5♦ 6♦ 7♦]
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g 10♦
    Q♦ d |  | h J♠
"""
"""A table on which much can be played and called, its talons short."""
LONGEST = 100
PATIENT = settings(
    max_examples=25,
    deadline=None,  # the first example of a game plays it
    suppress_health_check=[HealthCheck.too_slow],  # the same
)

RULES = (*PRESETS, "br covered=1 touch=FOUL", "fr2 covered=2", "pt covered=1 reserve_size=11")
_TALK = (UndoAsked, UndoGranted, UndoDeclined, Undone, DrawOffered, DrawDeclined, Closed)
_TALK_OF_ABORT = (AbortAsked, AbortDeclined)
_ENDS = (DrawAccepted, DrawClaimed, Resigned, AbortGranted, Aborted, Annulled)


def game_at(picture: str, rules: Rules = STANDARD) -> Game:
    """Return a game that starts from the table of a diagram."""
    return Game.start(Setup(rules, parse(picture)))


def dealt(seed: str, rules: Rules = STANDARD) -> Game:
    """Return a game that starts from a deal."""
    return Game.start(Setup(rules, lay_out(deal(seed, rules), rules)))


@cache
def random_game(rules: str, seed: int) -> tuple[Game, ...]:
    """Return a random game under some rules, as it was after each of its first events.

    Moves are more likely than talk, and an end is rare.
    """
    rng = Random(f"{rules}:{seed}")
    games = [dealt(str(seed), parse_rules(rules))]
    while (possible := list(_possible(games[-1], rng))) and len(games) <= LONGEST:
        games.append(games[-1].after(rng.choice(possible)))
    return tuple(games)


def _possible(game: Game, rng: Random) -> Iterator[Event]:
    for move in game.legal_moves():
        yield Moved(game.mover, move)
    if game.rules.touch is Touch.FOUL and rng.random() < 1 / 3:
        touch = Touched(game.mover, Play(rng.choice(SOURCES[:-2]), rng.choice(TARGETS)))
        if game.refusal(touch) is None:
            yield touch
    for kind in _kinds(game, rng):
        for seat in Seat:
            event = kind(seat)
            if rng.random() < 1 / 3 and game.refusal(event) is None:
                yield event


def _kinds(game: Game, rng: Random) -> tuple[Callable[[Seat], Event], ...]:
    """Return the kinds of talk; a call under priorities searches too long to be made at random."""
    calls = () if game.rules.search is Search.PRIORITIES else (Called,)
    return _TALK + _TALK_OF_ABORT + calls + (_ENDS if rng.random() < 1 / 50 else ())


def games() -> st.SearchStrategy[Game]:
    """Return random games under all presets, as they were after any of their events."""
    return st.builds(_at, st.sampled_from(RULES), st.integers(0, 1), st.integers(0, LONGEST))


def _at(rules: str, seed: int, events: int) -> Game:
    played = random_game(rules, seed)
    return played[min(events, len(played) - 1)]
