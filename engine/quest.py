"""The search for a combination's end, always on where the whole may be shortest."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.branching import Branching, Table
from engine.compact import compact
from engine.outlook import FAR
from engine.outside import Outsides
from engine.position import View
from engine.rules import Rules
from engine.terms import Terms


class Met(NamedTuple):
    """How a table was met: the fewest plays that lead there, and how these begin, as bits."""

    plays: int
    begins: int


class Quest:
    """The tables that were met on the way from a view.

    Those that differ only in the letters of their houses count as one, unless a position
    of the row in which the view stands could come back (rules.md 2.10).
    """

    def __init__(self, view: View, rules: Rules) -> None:
        self._rules = rules
        self._outsides = Outsides(Terms.at(view, rules))
        houses, start = self._table(view)
        self._row = len(view.row)
        self._by_letter = start if view.row else None
        self._met = {(tuple(map(bytes, faces)), start): Met(-1, 0) for faces in view.row}
        self._met[self._as_one((houses, start))] = Met(0, 0)
        self._waiting: dict[tuple[int, int], list[Table]] = {}
        self.is_hopeless = start.fewest_plays(houses) >= FAR

    @property
    def held(self) -> int:
        """How many tables were met."""
        return len(self._met) - self._row

    def set_out(self, view: View, begins: int) -> None:
        """Take in the table after a first play, which is told by its bit."""
        self._meet(self._table(view), Met(1, begins))

    def end(self, bound: int) -> Met | None:
        """Return the shortest combinations, or None when there is none or the bound is passed.

        No table is left before all of the shortest ways to it have been met, for the
        fewest plays that are still to come never fall by more than one at a play.
        """
        while self._waiting and self.held <= bound:
            whole, plays = nearest = min(self._waiting)
            tables = self._waiting.pop(nearest)
            if whole - plays == 1:
                return Met(whole, reduce(or_, (self._met[table].begins for table in tables)))
            for table in tables:
                self._go_on(table)
        return None

    def _go_on(self, table: Table) -> None:
        plays, begins = self._met[table]
        for after in Branching(table, by_letter=table[1] is self._by_letter):
            self._meet(after, Met(plays + 1, begins))

    def _meet(self, table: Table, now: Met) -> None:
        houses, outside = one = self._as_one(table)
        met = self._met.get(one)
        if met is None or now.plays < met.plays:
            to_come = outside.fewest_plays(houses)
            if to_come < FAR:
                self._met[one] = now
                self._waiting.setdefault((now.plays + to_come, now.plays), []).append(one)
        elif now.plays == met.plays:
            self._met[one] = Met(now.plays, met.begins | now.begins)

    def _as_one(self, table: Table) -> Table:
        houses, outside = table
        return table if outside is self._by_letter else (tuple(sorted(houses)), outside)

    def _table(self, view: View) -> Table:
        houses, rest = compact(view, self._rules)
        return houses, self._outsides.lying(rest)
