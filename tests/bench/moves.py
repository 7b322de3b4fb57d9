"""What a `/move` costs through the simulated Discord, with its picture and without.

Run `python -m tests.bench.moves [MOVES]`; both are measured in this one run, turn by turn.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from unittest.mock import patch

import simcord

from bot.logs import configure
from bot.ui.pictures import Pictures
from engine.ai.greedy import Greedy
from engine.notation import format_move
from render import DARK, draw
from tests.bot.world import World, close, move, world_of

MOVES = 60


async def _blank(picture: bytes) -> bytes:
    return picture


async def timed(world: World, thread: simcord.ChannelHandle, drawn: bytes) -> tuple[float, float]:
    """Return the seconds of one move with its picture and of the next one without."""
    with_picture = await _one(world, thread)
    with patch.object(Pictures, "of", lambda *_args, **_named: _blank(drawn)):
        without = await _one(world, thread)
    return with_picture, without


async def _one(world: World, thread: simcord.ChannelHandle) -> float:
    table = await world.bot.desk.tables.here(thread.id)
    line = format_move(Greedy().choose(table.game.view, table.game.rules))
    by_id = {member.id: member for member in (world.ana, world.rui)}
    start = perf_counter()
    await move(by_id[table.mover.user_id], thread, line)
    return perf_counter() - start


async def measured(moves: int) -> tuple[list[float], list[float]]:
    """Return the seconds of moves with pictures and of as many without, in a new game."""
    with tempfile.TemporaryDirectory() as folder:
        world = await world_of(Path(folder))
        thread = await world.challenge_and_accept()
        table = await world.bot.desk.tables.here(thread.id)
        drawn = draw(table.game.view, DARK)
        times = [await timed(world, thread, drawn) for _ in range(moves // 2)]
        await close(world)
    return [first for first, _ in times], [second for _, second in times]


def report(moves: int = MOVES) -> Iterator[str]:
    """Yield what was measured, line by line."""
    configure("WARNING", "console")
    with_picture, without = asyncio.run(measured(moves))
    yield f"/move through the simulated Discord, {moves} moves of one game"
    yield f"  with picture     {1000 * median(with_picture):7.1f} ms (median)"
    yield f"  without          {1000 * median(without):7.1f} ms"
    yield f"  ratio            {median(with_picture) / median(without):7.2f}"


if __name__ == "__main__":
    for line in report(*(int(number) for number in sys.argv[1:2])):
        print(line)
