"""Games whose players are greedy most of the time and lost in thought at others."""

from collections.abc import Iterator
from random import Random

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.position import View
from engine.rules import Rules

LONGEST = 600
WHIMS = (0.0, 0.1, 0.2, 0.4)
"""How often a player moves at random, one of these in each game."""


def tables(rules: Rules, seed: str, share: float = 0.1) -> Iterator[View]:
    """Yield a share of the tables of one game after another, without end."""
    rng = Random(seed)
    number = 0
    while True:
        number += 1
        game = Game.start(Setup(rules, lay_out(deal(f"{seed}:{number}", rules), rules)))
        whim = rng.choice(WHIMS)
        while game.outcome is None and game.version < LONGEST:
            if rng.random() < share:
                yield game.view
            game = _moved(game, rng, whim)


def wandered(rules: Rules, seed: str, longest: int = LONGEST) -> Game:
    """Return one such game, at its end or after so many moves."""
    rng = Random(seed)
    game = Game.start(Setup(rules, lay_out(deal(seed, rules), rules)))
    whim = rng.choice(WHIMS)
    while game.outcome is None and game.version < longest:
        game = _moved(game, rng, whim)
    return game


def _moved(game: Game, rng: Random, whim: float) -> Game:
    move = Greedy().choose(game.view, game.rules)
    if rng.random() < whim:
        move = rng.choice(game.legal_moves())
    return game.after(Moved(game.mover, move))
