"""What a picture must know of a game besides what lies on its table."""

from dataclasses import dataclass
from typing import Final, Self

from engine.cards import Seat
from engine.position import View
from engine.rules import OpponentTops, OwnWaste, Rules, Side, Turning


@dataclass(frozen=True, slots=True)
class Setting:
    """The rules in force as far as they are seen, and whether the game is over.

    The reserves lie on `side` of their owners; if the player on turn `takes` from the
    opponent's piles, they are called by two letters (notation.md: `r` to load the reserve,
    `x` to take from it). A player `turns` talon cards up, or they turn by themselves; the
    `own_waste` is played from, or has no letter on its owner's turn. When it is `over`, nobody
    is on turn.
    """

    side: Side = Side.RIGHT
    takes: bool = False
    turns: bool = True
    own_waste: bool = False
    over: bool = False

    @classmethod
    def of(cls, rules: Rules, *, over: bool = False) -> Self:
        """Return the setting of a game."""
        return cls(
            rules.reserve_side,
            takes=rules.opponent_tops is not OpponentTops.NEVER,
            turns=rules.turning is not Turning.BY_ITSELF,
            own_waste=rules.own_waste is not OwnWaste.NEVER,
            over=over,
        )

    def on_turn(self, view: View) -> Seat | None:
        """Return whose tray is lit, or None when the game is over: then neither is."""
        return None if self.over else view.mover


USUAL: Final = Setting()
"""A game that is being played after the standard rules."""
