"""What calls leave behind: bars, wrong calls, lost turns, and a touch."""

from dataclasses import dataclass, replace
from typing import Final

from engine.cards import Seat
from engine.moves import Move

COSTLY: Final = 3
"""From this wrong call in a game on, each one also costs a turn (rules.md 4.4)."""

Flags = tuple[bool, bool]
_NEITHER: Final = (False, False)


@dataclass(frozen=True, slots=True)
class Calls:
    """By seat: who may not call, whose next turn is lost, how many calls were wrong.

    `touched` is the impossible move that the player on turn tried last (BR 39).
    """

    barred: Flags = _NEITHER
    skipped: Flags = _NEITHER
    wrong: tuple[int, int] = (0, 0)
    touched: Move | None = None

    def dismissed(self, caller: Seat) -> "Calls":
        """Return what a wrong call leaves: a bar, and one more wrong call."""
        wrong = caller.put(self.wrong, to=self.wrong[caller] + 1)
        return replace(self, barred=caller.put(self.barred, to=True), wrong=wrong)

    def loses_turn(self, caller: Seat) -> bool:
        """Return whether the wrong call that was just counted costs a turn."""
        return self.wrong[caller] >= COSTLY

    def skip(self, caller: Seat) -> "Calls":
        """Return the calls with the caller's next turn lost."""
        return replace(self, skipped=caller.put(self.skipped, to=True))

    def moved(self) -> "Calls":
        """Return the calls after a legal move: a touch before it is past (BR 39)."""
        return self if self.touched is None else replace(self, touched=None)

    def turn_ended(self, seat: Seat) -> "Calls":
        """Return the calls after a player's turn, played or skipped: its bar is lifted."""
        if not self.barred[seat] and not self.skipped[seat] and self.touched is None:
            return self
        barred, skipped = seat.put(self.barred, to=False), seat.put(self.skipped, to=False)
        return Calls(barred, skipped, self.wrong)
