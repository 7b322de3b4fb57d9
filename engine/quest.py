"""The search for a combination's end, always on where the whole may be shortest."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.branching import Branching, Terms
from engine.compact import Table, compact
from engine.outlook import FAR, Outlook
from engine.position import View
from engine.rules import Rules


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
        self._terms = Terms.at(view, rules)
        self._outlook = Outlook(self._terms)
        start = compact(view, rules)
        self._row = len(view.row)
        self._row_rest = start[1] if view.row else None
        self._met = {(tuple(map(bytes, houses)), start[1]): Met(-1, 0) for houses in view.row}
        self._met[self._as_one(start)] = Met(0, 0)
        self._waiting: dict[tuple[int, int], list[Table]] = {}
        self.is_hopeless = self._outlook.plays(start) >= FAR

    @property
    def held(self) -> int:
        """How many tables were met."""
        return len(self._met) - self._row

    def meet(self, table: Table, plays: int, begins: int) -> None:
        """Take in a table that is met after some plays, unless nothing can come of it."""
        one = self._as_one(table)
        met = self._met.get(one)
        if met is None or plays < met.plays:
            to_come = self._outlook.plays(one)
            if to_come < FAR:
                self._met[one] = Met(plays, begins)
                self._waiting.setdefault((plays + to_come, plays), []).append(one)
        elif plays == met.plays:
            self._met[one] = Met(plays, begins | met.begins)

    def end(self, bound: int) -> Met | None:
        """Return the shortest combinations, or None when there is none or the bound is passed.

        No table is left before all of the shortest ways to it have been met, for the
        outlook never falls by more than one at a play.
        """
        while self._waiting and self.held <= bound:
            whole, plays = nearest = min(self._waiting)
            tables = self._waiting.pop(nearest)
            if whole - plays == 1:
                return Met(whole, reduce(or_, (self._met[table].begins for table in tables)))
            for table in tables:
                met = self._met[table]
                if met.plays == plays:
                    self._go_on(table, met)
        return None

    def _go_on(self, table: Table, met: Met) -> None:
        by_letter = table[1] == self._row_rest
        for after in Branching.at(table, self._terms, by_letter=by_letter):
            self.meet(after, met.plays + 1, met.begins)

    def _as_one(self, table: Table) -> Table:
        houses, rest = table
        return table if rest == self._row_rest else (tuple(sorted(houses)), rest)
