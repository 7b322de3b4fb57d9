"""The second engine's judge: what an action can be called for (rules.md 3 and 4.1–4.2)."""

from dataclasses import dataclass
from typing import NamedTuple

from tests.second.ideas import fits_house, own_side, search, shows
from tests.second.moment import Moment
from tests.second.table import Table


@dataclass
class Action:
    """A move, and the moment before it."""

    move: str
    before: Moment

    def turned_up(self, after: Moment) -> bool:
        """Return whether a face-down card was turned up by the move."""
        hidden = [
            sum(not up for *_, up in (card for pile in piles for card in pile))
            for piles in (
                (*moment.table.houses.values(), *moment.table.reserve)
                for moment in (self.before, after)
            )
        ]
        return (
            hidden[0] > hidden[1]
            or self.move == "n"
            or bool(self.move[0] == "t" and after.table.up)
        )


class Ruling(NamedTuple):
    """The fault for which a call is upheld, and at which action of the window."""

    fault: str | None
    at: int = -1
    undecided: bool = False


class Doubt(NamedTuple):
    """The fault of an action, and those that an unfinished search leaves possible."""

    fault: str | None = None
    suspected: tuple[str, ...] = ()


def judge(window: list[Action], now: Table, line: str) -> Ruling:
    """Judge a call: the first fault that was not repaired counts."""
    undecided = False
    for at, action in enumerate(window):
        later = window[at + 1 :]
        after = later[0].before.table if later else now
        for doubt in (plain(action), omitted(action, after, line)):
            if doubt.fault and not repaired(doubt.fault, action, later):
                return Ruling(doubt.fault, at)
            undecided |= any(not repaired(fault, action, later) for fault in doubt.suspected)
    return Ruling(None, undecided=undecided)


def plain(action: Action) -> Doubt:
    """Return the fault that needs no demonstration."""
    table, move = action.before.table, action.move
    rules = table.rules
    if rules.search.name == "PRIORITIES":
        return priorities(table, move)
    if rules.centre_enforcement.name == "CALLED" and rules.centre_duty.name != "NONE":
        first = rules.centre_duty.name == "RESERVE_FIRST" and table.fits_centre("r")
        if first and move != "rm":
            return Doubt("RESERVE_TO_CENTRE")
        if not move.endswith("m") and any(map(table.fits_centre, own_side(table))):
            return Doubt("CARD_TO_CENTRE")
    if rules.house_enforcement.name == "CALLED" and table.open_house() and table.reserve[table.me]:
        if rules.house_duty.name == "BEFORE_TURNING" and (
            move == "n" or (move == "p" and not table.up)
        ):
            return Doubt("HOUSE_BEFORE_TURNING")
        if rules.house_duty.name == "BEFORE_UPCARD" and (
            move == "p" or (move[0] == "t" and move != "tm")
        ):
            return Doubt("HOUSE_BEFORE_UPCARD")
    return Doubt()


def priorities(table: Table, move: str) -> Doubt:
    """Return the fault against the list of priorities."""
    idea = search(table)
    if idea.length is not None:
        return Doubt() if move in idea.firsts else Doubt("SHORTEST_COMBINATION")
    second = None
    if table.open_house() and table.reserve[table.me]:
        second = None if move[0] == "r" else "RESERVE_TO_HOUSE"
    elif move == "p" and table.up and fits_house(table, "t"):
        second = "UPCARD_DISCARDED"
    if idea.finished:
        return Doubt(second)
    return Doubt(None, ("SHORTEST_COMBINATION", second) if second else ("SHORTEST_COMBINATION",))


def omitted(action: Action, after: Table, line: str) -> Doubt:
    """Return whether a line shows a combination that the action gave up."""
    table, move = action.before.table, action.move
    if table.rules.search.name != "OMITTED" or not line or move.endswith("m"):
        return Doubt()
    if not shows(table, line):
        return Doubt()
    if move == "p" or after.winner is not None:
        return Doubt("COMBINATION")
    idea = search(after)
    if not idea.finished:
        return Doubt(None, ("COMBINATION",))
    return Doubt("COMBINATION") if idea.length is None else Doubt()


def repaired(fault: str, action: Action, later: list[Action]) -> bool:
    """Return whether a fault was made good by what came later."""
    table = action.before.table
    if fault == "UPCARD_DISCARDED":
        return False
    if fault in ("RESERVE_TO_HOUSE", "HOUSE_BEFORE_TURNING", "HOUSE_BEFORE_UPCARD"):
        return any(each.move[0] == "r" for each in later)
    to_centre = [each for each in later if each.move.endswith("m")]
    if fault in ("COMBINATION", "SHORTEST_COMBINATION"):
        return any(each.move[0] in own_side(table) for each in to_centre)
    piles = "r" if fault == "RESERVE_TO_CENTRE" else own_side(table)
    owed = {table.pile(pile)[-1][:2] for pile in piles if table.fits_centre(pile)}
    return any(each.before.table.pile(each.move[0])[-1][:2] in owed for each in to_centre)
