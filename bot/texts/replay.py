"""What goes with a game looked at again."""

from bot.texts.names import bare
from bot.texts.voice import Voice


class ReplayTexts(Voice):
    """The sentences about films of turns and of games."""

    def game(self, turns: int) -> str:
        """Stand above the film of a game."""
        return self._n("The game so far: {n} turn.", "The game so far: {n} turns.", turns).format(
            n=turns
        )

    def turns_only(self) -> str:
        """Say what is left out of a long film."""
        return self._("-# It is long: not every move is shown. `/replay` shows all of one turn.")

    def alt_turn(self, turn: int, name: str) -> str:
        """Describe the film of a turn."""
        return self._(
            "A moving picture of turn {turn}, played by {name}: the table before it, then after "
            "each move. `/record` gives the moves as text."
        ).format(turn=turn, name=bare(name))

    def alt_game(self, turns: int) -> str:
        """Describe the film of a game."""
        return self._n(
            "A moving picture of the game, {n} turn from the deal on. "
            "`/record` gives the moves as text.",
            "A moving picture of the game, {n} turns from the deal on. "
            "`/record` gives the moves as text.",
            turns,
        ).format(n=turns)

    def nothing_happened(self, turn: int, last: int) -> str:
        """Say that there is nothing to see of a turn."""
        if not last:
            return self._("Nothing has been played yet, so there is nothing to see again.")
        return self._(
            "There is nothing to see of turn {turn}: choose one from 1 to {last}, "
            "or leave it out for the last one."
        ).format(turn=turn, last=last)

    def too_long(self) -> str:
        """Say that a film was given up."""
        return self._(
            "This film takes too long to make. Ask for a single turn, or choose compact pictures "
            "with `/settings look`."
        )
