"""Shapes drawn as outlines of straight and curved lines, smoothed by drawing them large."""

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""A line to one point, or a curve over two more to the last of three."""

FINE: Final = 8
"""How many times larger a shape is drawn than it is shown."""


def outline(start: Point, segments: Iterable[Segment]) -> list[Point]:
    """Return the points along a path of lines and cubic curves."""
    points = [start]
    for segment in segments:
        if len(segment) == 1:
            points.append(segment[0])
        else:
            one, two, end = segment
            points.extend(_curve(points[-1], one, two, end))
    return points


def _curve(start: Point, one: Point, two: Point, end: Point, steps: int = 24) -> list[Point]:
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def mirrored(half: Sequence[Point]) -> list[Point]:
    """Return a right half, from top to bottom in the unit square, with its left half added."""
    return [*half, *((1 - x, y) for x, y in reversed(half))]


def rounded(width: int, height: int, radius: float) -> Image.Image:
    """Return a rounded rectangle as a mask."""
    return rounded_in(width, height, (0, 0, width, height), radius)


def rounded_in(
    width: int, height: int, box: tuple[float, float, float, float], radius: float
) -> Image.Image:
    """Return a mask with a rounded rectangle in it: left, top, right and bottom edge."""
    large = Image.new("L", (width * FINE, height * FINE))
    left, top, right, bottom = (edge * FINE for edge in box)
    ImageDraw.Draw(large).rounded_rectangle(
        (left, top, right - 1, bottom - 1), radius * FINE, fill=255
    )
    return large.reduce(FINE)


def outlined(size: tuple[int, int], line: float, radius: float) -> Image.Image:
    """Return the outline of a rounded rectangle as a mask."""
    width, height = size
    inner = (line, line, width - line, height - line)
    hole = rounded_in(width, height, inner, radius - line)
    return ImageChops.subtract(rounded(width, height, radius), hole)
