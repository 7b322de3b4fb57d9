"""The moves of one turn, each with the game as it was before it."""

from dataclasses import dataclass

from engine.cards import Card
from engine.duties import is_centre_play
from engine.moves import Move, Pair, Play
from engine.outcome import Outcome
from engine.position import Position
from engine.rules import Rules
from engine.stalemate import Counters, drawn


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a turn, the game as it was before it, and whether it turned a card up."""

    move: Move
    before: Position
    counters: Counters
    revealed: bool

    @property
    def to_centre(self) -> Card | None:
        """The card that the move brought to the centre, or None."""
        if not isinstance(self.move, Play) or not is_centre_play(self.move):
            return None
        return self.before.view.top(self.move.source)


Trail = tuple[Step, ...]


def kinds(trail: Trail) -> tuple[bool, bool]:
    """Return whether a turn's moves moved a card, and whether one came to the centre."""
    moved = any(isinstance(step.move, Play | Pair) for step in trail)
    return moved, any(is_centre_play(step.move) for step in trail)


def counted(
    counters: Counters, trail: Trail, start: Position, rules: Rules
) -> tuple[Counters, Outcome | None]:
    """Return what is counted after a turn of these moves, and the draw that its end brings.

    `start` is the table before the next turn. Turning, discarding and passing are no card
    moves (rules.md 2.11).
    """
    moved, centre = kinds(trail)
    after = counters.turn_ended(start, rules, moved=moved, centre=centre)
    ending = after.ending(rules)
    return after, drawn(start.view, ending, rules) if ending else None
