"""The moves of one turn, each with the game as it was before it."""

from dataclasses import dataclass

from engine.cards import Card
from engine.duties import is_centre_play
from engine.moves import Move, Pair, Play
from engine.position import Position
from engine.stalemate import Counters


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


def has_card_move(trail: Trail) -> bool:
    """Return whether any card was moved; turning, discarding and passing are no card moves."""
    return any(isinstance(step.move, Play | Pair) for step in trail)


def has_centre_play(trail: Trail) -> bool:
    """Return whether any card went to the centre."""
    return any(is_centre_play(step.move) for step in trail)
