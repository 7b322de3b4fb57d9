"""The second engine's combinations: what can be done with the cards that lie face up."""

from dataclasses import replace
from typing import NamedTuple

from engine.rules import CentreDuty, HouseDuty
from tests.second.referee import MOVES, may
from tests.second.table import HOUSES, Key, Table

BOUND = 60
"""Positions that a search may hold; rules.md allows 20,000, a test looks for the edge."""
PLAYS = tuple(move for move in MOVES if len(move) == 2)
WRITTEN = tuple(move for move in PLAYS if move[0] not in "xy" or move[1] == "m")
"""The card moves that the notation can write."""


class Idea(NamedTuple):
    """How many moves the shortest combinations have, and how they begin; one of them whole."""

    length: int | None
    firsts: frozenset[str] = frozenset()
    line: tuple[str, ...] = ()
    finished: bool = True


class Still(Table):
    """A table on which nothing turns up while something is tried."""

    def carry(self, move: str) -> None:
        """Move one card and turn nothing up."""
        source, target = move
        card = self.pile(source).pop()
        if target == "m":
            self.centre[card[1]].remove(card[0] - 1)
            self.centre[card[1]] = sorted([*self.centre[card[1]], card[0]])
        else:
            self.target(target).append(card)
        self.row = self.row + 1 if source in HOUSES and target in HOUSES else 0
        self.look_for_winner()
        self.seen.append(self.key())


def still(table: Table) -> Still:
    """Return the table for trying something out."""
    other = table.copy()
    return Still(**{name: getattr(other, name) for name in Table.__dataclass_fields__})


def own_side(table: Table) -> str:
    """Return the piles whose exposed cards are the mover's side, in the order of the rules."""
    return "r" + HOUSES + "t" + ("w" if table.rules.own_waste.name == "LIKE_A_HOUSE" else "")


def can(table: Table, move: str) -> bool:
    """Return whether a card can be played now, onto nothing that lies face down."""
    if table.top(move[0]) is None:
        return False
    if move[1] != "m":
        pile = table.target(move[1])
        if pile and not pile[-1][2]:
            return False
    return may(table, move)


def fits_house(table: Table, source: str) -> bool:
    """Return whether the building rules let a pile's card into a house."""
    free = table.copy()
    free.rules = replace(table.rules, centre_duty=CentreDuty.NONE, house_duty=HouseDuty.NONE)
    return any(may(free, source + house) for house in HOUSES)


def search(table: Table, bound: int = BOUND) -> Idea:
    """Return the shortest combinations, looking at all positions, level by level."""
    start = still(table)
    seen: set[Key] = {start.key()}
    level: list[tuple[Still, set[str], tuple[str, ...]]] = [(start, set(), ())]
    length = 0
    while level:
        length += 1
        ends: set[str] = set()
        line: tuple[str, ...] = ()
        further: dict[Key, tuple[Still, set[str], tuple[str, ...]]] = {}
        for at, firsts, way in level:
            for move in filter(lambda move, at=at: can(at, move), PLAYS):
                begins = firsts or {move}
                if move[1] == "m" and move[0] in own_side(at):
                    ends |= begins
                    line = line or (*way, move)
                    continue
                after = at.copy()
                after.carry(move)
                if after.winner is None and after.key() not in seen:
                    known = further.setdefault(after.key(), (after, set(), (*way, move)))
                    known[1].update(begins)
        seen |= further.keys()
        level = list(further.values())
        if len(seen) > bound:
            return Idea(None, finished=False)
        if ends:
            return Idea(length, frozenset(ends), line)
    return Idea(None)


def shows(table: Table, line: str) -> bool:
    """Return whether a line, in plain moves, is a combination on this table."""
    trial = still(table)
    moves = line.split()
    for move in moves:
        if move not in PLAYS or trial.winner is not None or not can(trial, move):
            return False
        trial.carry(move)
    return bool(moves) and moves[-1][1] == "m" and moves[-1][0] in own_side(trial)
