"""The second engine's moment: the table and what is counted towards a draw (rules.md 2.11)."""

from dataclasses import dataclass, field
from typing import Self

from tests.second.table import Key, Table


@dataclass
class Moment:
    """A table with the counters as of now; `starts` are the turns' starts since a centre play."""

    table: Table
    fruitless: int = 0
    quiet: int = 0
    most: int = 0
    starts: list[Key] = field(default_factory=list)

    def copy(self) -> Self:
        """Return the same moment, to come back to."""
        return type(self)(
            self.table.copy(), self.fruitless, self.quiet, self.most, list(self.starts)
        )

    def act(self, move: str, singles: tuple[str, ...]) -> None:
        """Make a move that does not end the turn; a pair is its single moves."""
        if move == "n":
            self.table.turn_up()
            return
        for single in singles:
            self.table.carry(single)
        if move.endswith("m"):
            self.quiet, self.starts = 0, []

    def pass_turn(self, to: int, moves: list[str]) -> None:
        """Discard what lies up, count the turn, and give the next one to a player."""
        table = self.table
        table.waste[table.me] += table.up
        table.up, table.me, table.row = [], to, 0
        self.most = max(len(table.talon[seat]) + len(table.waste[seat]) for seat in (0, 1))
        self.fruitless = 0 if set(moves) - {"n", "p"} else self.fruitless + 1
        self.quiet = 0 if any(move.endswith("m") for move in moves) else self.quiet + 1
        self.starts.append(table.key())

    def begin_turn(self) -> None:
        """Turn up what turns by itself; nothing was seen in this turn before."""
        self.table.by_itself()
        self.table.seen = [self.table.key()]

    def is_drawn(self) -> bool:
        """Return whether the turn that just ended brought a draw."""
        grace = 80 if self.table.rules.covered else 20
        return (
            self.fruitless >= 2 * (1 + self.most)
            or self.starts.count(self.starts[-1]) >= 3
            or self.quiet >= self.limit() + grace
        )

    def limit(self) -> int:
        """Return after how many turns without a centre play a draw may be claimed."""
        return max(120 if self.table.rules.covered else 40, 2 * (1 + self.most))

    def poorer(self) -> int | None:
        """Return who wins a stalemate, if anybody does."""
        if self.table.rules.stalemate.name == "DRAWN":
            return None
        table = self.table
        first, second = (
            2 * len(table.reserve[seat])
            + len(table.talon[seat])
            + len(table.waste[seat])
            + (len(table.up) if seat == table.me else 0)
            for seat in (0, 1)
        )
        return None if first == second else int(second < first)
