"""A combination as the caller writes it, tried on the table."""

from engine.carry import carry
from engine.duties import own_side
from engine.legality import objection
from engine.moves import Pair, Play
from engine.naming import play_of
from engine.notation import Command, Line, NamedCard
from engine.pairs import way_of
from engine.piles import Spot
from engine.position import View
from engine.rules import Rules


def demonstrates(line: Line, view: View, rules: Rules) -> bool:
    """Return whether the line is a combination at this table (rules.md 3, FR modes).

    Each move must be possible with what lies face up at the start, none may turn a talon
    card, and the last brings an own-side card to the centre. `n`, `p` and `m` make it wrong.
    """
    last: Play | None = None
    for token in line.tokens:
        if view.is_over:
            return False
        move = _meant(token.command, view, rules)
        if move is None or objection(view, move, rules) is not None:
            return False
        plays = (move,) if isinstance(move, Play) else way_of(view, move)
        for last in plays:
            view = carry(view, last.source, last.target)
    return last is not None and last.target is Spot.CENTRE and last.source in own_side(rules)


def _meant(command: Command, view: View, rules: Rules) -> Play | Pair | None:
    """Return the card move that a token means here, or None if it means none or several."""
    if isinstance(command, Play | Pair):
        return command
    if not isinstance(command, NamedCard):
        return None
    play = play_of(view, command, rules)
    return play if isinstance(play, Play) else None
