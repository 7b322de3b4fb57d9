"""What a picture costs, against packing the finished canvas alone and the plain way to draw it.

Run `python -m tests.bench.render [POSITIONS]`; everything is measured in this one run.
"""

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple
from zlib import compress

from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.position import View
from engine.rules import STANDARD
from render import CONTRAST, DARK, LIGHT, USUAL, Marks, draw, film
from render.boxes import HEIGHT, WIDTH
from render.layout import place
from render.paint import painter
from render.placement import Placement
from render.png import pack
from tests.bench.plain import Plain

POSITIONS = 500
EVERY = 5
MOST_MOVES = 400
NOISE = Random(1).randbytes(300_000)
FIRST = """
from time import perf_counter
start = perf_counter()
from engine.deal import deal, lay_out
from engine.rules import STANDARD
from render import draw
draw(lay_out(deal("first", STANDARD), STANDARD).view)
print(perf_counter() - start)
"""


class Shot(NamedTuple):
    """A table from a game, and what has just been moved."""

    view: View
    marks: Marks

    def drawn(self) -> bytes:
        """Return the picture."""
        return draw(self.view, marks=self.marks)

    def placed(self) -> tuple[Placement, ...]:
        """Return what is drawn."""
        return place(self.view, USUAL, self.marks)


class Times(NamedTuple):
    """Seconds for one table: the whole picture, and what it is compared with."""

    draw: float
    packing: float
    pillow: float
    plain: float


def shots() -> Iterator[Shot]:
    """Yield every fifth table of greedy games, without end."""
    number = 0
    while True:
        number += 1
        start = lay_out(deal(f"picture {number}", STANDARD), STANDARD)
        game = Game.start(Setup(STANDARD, start))
        while game.outcome is None and game.version < MOST_MOVES:
            before = game.view
            game = game.after(Moved(game.mover, Greedy().choose(game.view, STANDARD)))
            if game.version % EVERY == 0:
                yield Shot(game.view, Marks.between(before, game.view))


def seconds(act: Callable[[], object]) -> float:
    """Return how long something takes."""
    start = perf_counter()
    act()
    return perf_counter() - start


def timed(shot: Shot, plain: Plain) -> Times:
    """Measure one table in all ways, one right after the other."""
    artist, things = painter(DARK), shot.placed()
    canvas = artist.paint(things, shot.view.mover)
    plain.draw(things)  # so that its sprites are made, as ours are
    picture = canvas.copy()
    picture.putpalette(artist.colours)
    return Times(
        seconds(shot.drawn),
        seconds(lambda: pack(canvas, artist.colours)),
        seconds(lambda: picture.save(BytesIO(), "PNG")),
        seconds(lambda: plain.draw(things)),
    )


def rate(act: Callable[[Shot], bytes], chosen: list[Shot], threads: int) -> float:
    """Return how many tables a second so many threads deal with."""
    with ThreadPoolExecutor(threads) as pool:
        return len(chosen) / seconds(lambda: list(pool.map(act, chosen)))


def gain(act: Callable[[Shot], bytes], chosen: list[Shot]) -> float:
    """Return how much more two threads do than one: as much as the machine has to spare."""
    return rate(act, chosen, 2) / rate(act, chosen, 1)


def noise(_shot: Shot) -> bytes:
    """Pack bytes that do not pack, for about as long as a picture takes."""
    return compress(NOISE, 4)


def first_picture() -> float:
    """Return how long a new process takes, imports included, to its first picture."""
    run = [sys.executable, "-c", FIRST]
    done = subprocess.run(run, check=True, capture_output=True, text=True)  # noqa: S603 - our own
    return float(done.stdout)


def memory(chosen: list[Shot]) -> float:
    """Return how many MiB it takes to draw tables in as many looks as are kept at once."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for theme in (DARK, LIGHT, CONTRAST):
        for shot in chosen:
            draw(shot.view, theme, shot.marks)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def films(views: list[View]) -> Iterator[str]:
    """Measure the film of so many tables, and Pillow's own ways to make one."""
    yield f"films of {len(views)} tables, seconds and KiB"
    yield "  ours, WebP                         " + cost(lambda: film(views))
    yield "  Pillow's WebP, lossless            " + cost(lambda: by_pillow(views, "WEBP"))
    yield "  Pillow's APNG                      " + cost(lambda: by_pillow(views, "PNG"))


def cost(make: Callable[[], bytes]) -> str:
    """Return how long something takes to make, and how large it is."""
    start = perf_counter()
    size = len(make()) / 1024
    return f"{perf_counter() - start:6.2f} s {size:8.0f} KiB"


def by_pillow(views: list[View], kind: str) -> bytes:
    """Return a film as Pillow packs it."""
    artist, pictures, out = painter(DARK), [], BytesIO()
    for view in views:
        picture = artist.paint(place(view, USUAL), view.mover)
        picture.putpalette(artist.colours)
        pictures.append(picture)
    how = {"save_all": True, "append_images": pictures[1:], "duration": 900}
    if kind == "WEBP":
        how |= {"lossless": True, "method": 1, "quality": 0}
    pictures[0].save(out, kind, **how)
    return out.getvalue()


def report(positions: int = POSITIONS) -> Iterator[str]:
    """Measure, and yield lines: ratios, with what they may be at most."""
    stream = shots()
    chosen = [next(stream) for _ in range(positions)]
    grown = memory(chosen)
    sizes = [len(shot.drawn()) / 1024 for shot in chosen]
    plain = Plain(painter(DARK), (WIDTH, HEIGHT))
    took = Times(*map(median, zip(*(timed(shot, plain) for shot in chosen), strict=True)))
    yield f"pictures of {positions} positions from greedy games, medians of one run"
    yield f"  draw                               {took.draw * 1000:6.1f} ms"
    yield f"  / packing the finished canvas      {took.draw / took.packing:6.2f} (at most 2.5)"
    yield f"  / Pillow's PNG of that canvas      {took.draw / took.pillow:6.2f} (at most 2.5)"
    yield f"  / RGBA compose and Pillow's PNG    {took.draw / took.plain:6.2f} (at most 0.25)"
    yield f"  file size, median                  {median(sizes):6.1f} KiB"
    yield f"  file size, 95th percentile         {quantiles(sizes, n=20)[-1]:6.1f} KiB (at most 64)"
    yield f"  memory of the sprites of 3 looks   {grown:6.1f} MiB (at most 40)"
    yield f"  first picture of a new process     {first_picture():6.2f} s (at most 1)"
    ours, most = gain(Shot.drawn, chosen[:60]), gain(noise, chosen[:60])
    yield f"  two threads / one                  {ours:6.2f} (about 2 on two free cores)"
    yield f"  the same, for packing alone        {most:6.2f} (what the machine had to spare)"
    yield from films([shot.view for shot in chosen[:60]])


if __name__ == "__main__":
    for line in report(*(int(number) for number in sys.argv[1:2])):
        print(line)
