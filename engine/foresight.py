"""The table after moves that were not made yet: what they would turn up stays unseen."""

from dataclasses import dataclass, replace

from engine.cards import Seat
from engine.forced import forced_play
from engine.generator import legal_moves
from engine.legality import objection
from engine.moves import END, Move, Play
from engine.naming import play_of
from engine.notation import Command, ForcedPlays, NamedCard, written
from engine.piles import Spot
from engine.position import View
from engine.rules import Rules
from engine.step import step


@dataclass(frozen=True, slots=True)
class Foresight:
    """A player's turn as far as it can be foreseen from the cards that lie face up.

    `steps` are the moves on the way, in written form.
    """

    view: View
    rules: Rules
    mover: Seat
    steps: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the turn, or the game, has ended on the way."""
        return self.view.mover is not self.mover or any(map(self.view.has_won, Seat))

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that may come next and move no unseen card."""
        if self.is_over:
            return ()
        return tuple(move for move in legal_moves(self.view, self.rules) if not self._blind(move))

    def after(self, command: Command) -> "Foresight | None":
        """Return the turn after one more token, or None if it cannot be played so."""
        match command:
            case ForcedPlays():
                return self._forced()
            case NamedCard():
                found = play_of(self.view, command, self.rules)
                return self._played(found) if isinstance(found, Play) else None
            case _:
                return self._played(command)

    def _forced(self) -> "Foresight | None":
        path = self
        while not path.is_over and isinstance(play := forced_play(path.view, self.rules), Play):
            path = path._stepped(play)
        return None if path is self else path

    def _played(self, move: Move) -> "Foresight | None":
        if self.is_over or self._blind(move) or objection(self.view, move, self.rules):
            return None
        return self._stepped(move)

    def _stepped(self, move: Move) -> "Foresight":
        steps = (*self.steps, written(move, self.view))
        return replace(self, view=step(self.view, move, self.rules), steps=steps)

    def _blind(self, move: Move) -> bool:
        """Return whether a move would discard an unseen card; no other can be made at all."""
        return move == END and self.view.pile(Spot.UPCARD).down > 0
