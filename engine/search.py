"""The quick search for combinations: the same findings as the plain one, with less work."""

from engine.carry import LONGEST_ROW, carry
from engine.combinations import BOUND, NOTHING, UNFINISHED, Found, plain_search
from engine.duties import own_side
from engine.generator import legal_moves
from engine.moves import Play
from engine.piles import Spot
from engine.position import View
from engine.quest import Quest
from engine.rules import Rules


def search(view: View, rules: Rules, bound: int = BOUND) -> Found:
    """Return the shortest combinations and their first moves.

    Decides wherever `plain_search` does, and in the same way; often also where that gives
    up (rules.md 3, FR modes).
    """
    found = _found(view, rules, bound)
    if found.length is not None and len(view.row) + found.length - 1 > LONGEST_ROW:
        # Only then may a row of house moves have to end before its last play (rules.md 2.10).
        return plain_search(view, rules, bound)
    return found


def _found(view: View, rules: Rules, bound: int) -> Found:
    quest = Quest(view, rules)
    if quest.is_hopeless:
        return NOTHING
    plays = [move for move in legal_moves(view, rules) if isinstance(move, Play)]
    own = own_side(rules)
    ends = frozenset(play for play in plays if play.target is Spot.CENTRE and play.source in own)
    if ends:
        return Found(1, ends)
    for number, play in enumerate(plays):
        one_on = carry(view, play.source, play.target)
        if not one_on.is_over:
            quest.set_out(one_on, 1 << number)
    end = quest.end(bound)
    if end is None:
        return UNFINISHED if quest.held > bound else NOTHING
    return Found(
        end.plays, frozenset(play for number, play in enumerate(plays) if end.begins >> number & 1)
    )
