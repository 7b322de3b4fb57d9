"""Shapes drawn as outlines of straight and curved lines, smoothed by drawing them large."""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final

from PIL import Image, ImageChops, ImageDraw

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""A line to one point, or a curve over two more to the last of three."""

_TURN: Final = Image.Transpose.TRANSPOSE
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
    left, top, right, bottom = box
    far_x, far_y = width - right, height - bottom
    wide = min(width, 2 * (ceil(max(left, far_x) + radius) + 1))
    high = min(height, 2 * (ceil(max(top, far_y) + radius) + 1))
    large = Image.new("L", (wide * FINE, high * FINE))
    edges = (left, top, wide - far_x, high - far_y)
    ImageDraw.Draw(large).rounded_rectangle(
        [edges[0] * FINE, edges[1] * FINE, edges[2] * FINE - 1, edges[3] * FINE - 1],
        radius * FINE,
        fill=255,
    )
    return _stretched(_stretched(large.reduce(FINE), width).transpose(_TURN), height).transpose(
        _TURN
    )


def _stretched(mask: Image.Image, width: int) -> Image.Image:
    """Return a mask made wider by repeating its middle column."""
    half, height = mask.width // 2, mask.height
    wide = Image.new("L", (width, height))
    wide.paste(mask.crop((half, 0, half + 1, height)).resize((width, height)))
    wide.paste(mask.crop((0, 0, half, height)), (0, 0))
    wide.paste(mask.crop((half, 0, mask.width, height)), (width - mask.width + half, 0))
    return wide


def outlined(size: tuple[int, int], line: float, radius: float) -> Image.Image:
    """Return the outline of a rounded rectangle as a mask."""
    width, height = size
    inner = (line, line, width - line, height - line)
    hole = rounded_in(width, height, inner, radius - line)
    return ImageChops.subtract(rounded(width, height, radius), hole)
