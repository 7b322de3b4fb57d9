"""What every player that is not a person can do."""

from typing import Protocol

from engine.moves import Move
from engine.position import View
from engine.rules import Rules


class Player(Protocol):
    """A player: asked for a move, answers with a legal one."""

    def choose(self, view: View, rules: Rules) -> Move:
        """Return a legal move for the player on turn."""
        ...
