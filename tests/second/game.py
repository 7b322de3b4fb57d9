"""The second engine's game: what is played, counted and won."""

from collections import Counter

from engine.position import Position
from engine.rules import Rules
from tests.second.referee import legal, way_of
from tests.second.table import Key, Table


class Second:
    """A game that is played along, move by move in notation."""

    def __init__(self, position: Position, rules: Rules) -> None:
        """Start from the engine's table, before anything has turned by itself."""
        self.table = Table.of(position, rules)
        self.ending: str | None = None
        self.played: list[str] = []
        self.fruitless = self.quiet = self.most = 0
        self.starts: Counter[Key] = Counter()
        self._turn_starts()

    def legal(self) -> set[str]:
        """Return the moves that can be made, in notation; nothing when the game is over."""
        return set() if self.ending else legal(self.table)

    def play(self, move: str) -> None:
        """Make a move that can be made."""
        if move == "p":
            self._end_turn()
            return
        if move == "n":
            self.table.turn_up()
        else:
            singles = way_of(self.table, move) if "2" in move else (move,)
            for single in singles:
                self.table.carry(single)
            self.played.append(move)
        if self.table.winner is not None:
            self.ending = "CARDS_GONE"

    def claimable(self) -> bool:
        """Return whether a draw may be claimed (rules.md 2.11d)."""
        quiet = 0 if self._to_centre() else self.quiet
        return not self.ending and quiet >= self._limit()

    def _to_centre(self) -> bool:
        return any(move.endswith("m") for move in self.played)

    def _limit(self) -> int:
        return max(120 if self.table.rules.covered else 40, 2 * (1 + self.most))

    def _end_turn(self) -> None:
        table = self.table
        table.waste[table.me] += table.up
        table.up, table.me, table.row = [], 1 - table.me, 0
        self.most = max(len(table.talon[seat]) + len(table.waste[seat]) for seat in (0, 1))
        self.fruitless = 0 if self.played else self.fruitless + 1
        self.quiet = 0 if self._to_centre() else self.quiet + 1
        self._turn_starts()
        self._look_for_draw()

    def _turn_starts(self) -> None:
        self.played = []
        self.starts[self.table.key()] += 1
        self.repeated = self.starts[self.table.key()]
        self.table.by_itself()
        self.table.seen = [self.table.key()]

    def _look_for_draw(self) -> None:
        if self.fruitless >= 2 * (1 + self.most):
            self.ending = "NOTHING_MOVES"
        elif self.repeated == 3:
            self.ending = "REPETITION"
        elif self.quiet >= self._limit() + (80 if self.table.rules.covered else 20):
            self.ending = "NO_CENTRE_PLAY"
