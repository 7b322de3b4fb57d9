"""What it costs to list the legal moves of a mid-game table, beside python-chess's list.

Run `python -m tests.bench.legal_moves`. Both lists are made in one run, of positions from
games: half of ours were played greedily, half at random, as all of the chess ones.
"""

import sys
from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Final, TypeVar

import chess

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.generator import legal_moves
from engine.moves import Move
from engine.position import View
from engine.presets import PRESETS
from engine.rules import Rules

POSITIONS: Final = 1_000
GAMES: Final = 20
OPENING, ENDGAME = 20, 80
"""Half-moves of a chess game between which it is in its middle."""

EDGE: Final = 0.2
"""The share of our games that is no mid-game, at either end."""

REPEATS: Final = 7

T = TypeVar("T")
Choice = Callable[[Game], Move]


def main() -> int:
    """Print the ratios, and return 1 if some preset's list costs more than the one of chess."""
    dice = Random(1)
    boards = chess_boards(dice)
    chess_time, count = cost(lambda board: list(board.legal_moves), boards)
    print(f"legal moves: python-chess {chess_time:.1f} µs for {count:.1f} moves")
    worst = 0.0
    for preset, rules in PRESETS.items():
        time, count = cost(lambda view, rules=rules: legal_moves(view, rules), views(rules, dice))
        print(f"{preset:>8}: {time:5.1f} µs for {count:4.1f} moves, {time / chess_time:.2f} of it")
        worst = max(worst, time / chess_time)
    return int(worst > 1)


def chess_boards(dice: Random) -> list[chess.Board]:
    """Return mid-game chess positions from random games."""
    boards = []
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < ENDGAME:
            board.push(dice.choice(list(board.legal_moves)))
            if board.ply() > OPENING:
                boards.append(board.copy(stack=False))
    return dice.sample(boards, min(POSITIONS, len(boards)))


def views(rules: Rules, dice: Random) -> list[View]:
    """Return mid-game tables, half from greedy games and half from random ones."""
    greedy = Greedy()
    chosen: list[View] = []
    choices: tuple[Choice, Choice] = (
        lambda game: greedy.choose(game.view, rules),
        lambda game: dice.choice(game.legal_moves()),
    )
    for choose in choices:
        found = [view for seed in range(GAMES // 2) for view in middle(rules, f"{seed}", choose)]
        chosen += dice.sample(found, POSITIONS // 2)
    return chosen


def middle(rules: Rules, seed: str, choose: Choice) -> list[View]:
    """Return the tables of one game without its first and last ones."""
    game, seen = Game.start(Setup(rules, lay_out(deal(seed, rules), rules))), []
    while game.outcome is None:
        seen.append(game.view)
        game = game.after(Moved(game.mover, choose(game)))
    edge = int(EDGE * len(seen))
    return seen[edge : len(seen) - edge]


def cost(listing: Callable[[T], Sequence[object]], positions: Sequence[T]) -> tuple[float, float]:
    """Return the microseconds and the moves of a list, as means; of the quickest of many runs."""
    times = []
    for _ in range(REPEATS):
        start = process_time()
        moves = sum(len(listing(position)) for position in positions)
        times.append(process_time() - start)
    return min(times) / len(positions) * 1e6, moves / len(positions)


if __name__ == "__main__":
    sys.exit(main())
