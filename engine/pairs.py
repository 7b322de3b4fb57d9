"""Two cards moved at once, which is three single moves (PT 29)."""

from engine.carry import carry, circle
from engine.moves import Pair, Play
from engine.piles import HOUSE_SPOTS
from engine.position import View


def ways(view: View, pair: Pair) -> tuple[tuple[Play, Play, Play], ...]:
    """Return the three single moves of a pair through each other empty house, a to h."""
    return tuple(
        (
            Play(pair.source, house),
            Play(pair.source, pair.target),
            Play(house, pair.target),
        )
        for house in HOUSE_SPOTS
        if house is not pair.target and not view.piles[house].size
    )


def passes(view: View, way: tuple[Play, ...]) -> bool:
    """Return whether every move of a way keeps out of circles (rules.md 2.10)."""
    for play in way:
        if circle(view, play.source, play.target) is not None:
            return False
        view = carry(view, play.source, play.target)
    return True


def way_of(view: View, pair: Pair) -> tuple[Play, ...]:
    """Return the moves that a pair stands for: the first way that keeps out of circles.

    Returns nothing when there is none.
    """
    return next((way for way in ways(view, pair) if passes(view, way)), ())
