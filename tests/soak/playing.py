"""Whole games played by a player that knows nothing, or by the greedy one."""

from collections.abc import Callable
from random import Random

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.moves import Move
from engine.rules_text import parse_rules
from tests.soak.invariants import check_log, check_picture, check_table

EVERY = 100
"""At each so many events the table is looked at closely."""

ENDLESS = 20_000
"""No game has so many events."""

Chooser = Callable[[Game], Move]


def greedy(seed: str) -> Chooser:
    """Return the greedy player; between moves that are equal to it, a die decides.

    rules.md 8 leaves their order open, and its figures are those of several engines: no order
    is better than another, so all of them are played.
    """
    player, rng = Greedy(), Random(seed)
    return lambda game: rng.choice(player.best(game.view, game.rules))


def at_random(seed: str) -> Chooser:
    """Return a player that plays any legal move."""
    rng = Random(seed)
    return lambda game: rng.choice(game.legal_moves())


def play_out(rules_text: str, seed: str, player: Callable[[str], Chooser]) -> Game:
    """Return a game played to its end under some rules, all invariants checked on the way."""
    rules = parse_rules(rules_text)
    dealt = deal(seed, rules)
    game, choose = Game.start(Setup(rules, lay_out(dealt, rules))), player(seed)
    while game.outcome is None:
        if game.version % EVERY == 0:
            check_table(game)
        game = game.after(Moved(game.mover, choose(game)))
        assert game.version < ENDLESS, f"{rules_text} {seed} does not end"
    check_table(game)
    check_picture(game)
    check_log(game, dealt)
    return game
