"""Tables near the end of whole games, where wins, draws and empty piles are never far."""

from functools import cache

from engine.ai.greedy import Greedy
from engine.events import Moved
from engine.moves import END
from engine.position import Position
from engine.presets import PRESETS
from tests.engine.tables import dealt


@cache
def turn_starts(preset: str, seed: int) -> tuple[Position, ...]:
    """Return the tables at the starts of all turns of a game between two greedy players."""
    game = dealt(f"late {seed}", PRESETS[preset])
    starts = [game.setup.start]
    while game.outcome is None:
        move = Greedy().choose(game.view, game.rules)
        game = game.after(Moved(game.mover, move))
        if move == END:
            starts.append(game.position)
    return tuple(starts)


def late(preset: str, seed: int, turns_left: int) -> Position:
    """Return the table some turns before the end of a greedy game, at most its deal."""
    starts = turn_starts(preset, seed)
    return starts[-min(turns_left, len(starts))]
