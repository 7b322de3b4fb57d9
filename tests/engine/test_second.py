"""The engine beside a second one that was written from the rules alone, move by move."""

from random import Random

import pytest

from engine.events import Moved
from engine.moves import Move, Pair, Play
from engine.notation import format_move
from engine.rules_text import parse_rules
from tests.engine.tables import dealt
from tests.second.game import Second
from tests.second.table import Table
from tests.soak.rules import OTHERS

# What chance reaches is no proof that a line is tested; and counting lines is half the time.
pytestmark = pytest.mark.no_cover

LONGEST = 250


@pytest.mark.parametrize("rules_text", ["br", *OTHERS])
def test_both_engines_see_the_same_game(rules_text: str) -> None:
    rules = parse_rules(rules_text)
    game, rng = dealt(rules_text, rules), Random(rules_text)
    second = Second(game.setup.start, rules)
    for _ in range(LONGEST):
        moves = game.legal_moves()
        assert set(map(format_move, moves)) == second.legal()
        move = _choice(moves, rng)
        game = game.after(Moved(game.mover, move))
        second.play(format_move(move))
        assert (game.outcome and game.outcome.ending.name) == second.ending
        if game.outcome is not None:
            assert game.outcome.winner in (second.table.winner, None)
            break
        assert Table.of(game.position, rules).key() == second.table.key()
        assert game.can_claim_draw is second.claimable()


def _choice(moves: tuple[Move, ...], rng: Random) -> Move:
    """Return a move, mostly one from house to house: those are the ones that go in circles."""
    between = [move for move in moves if isinstance(move, Play | Pair) and move.target.is_house]
    return rng.choice(between or moves) if rng.random() < 1 / 2 else rng.choice(moves)
