"""What could stand where a text stops being a line, by the rules in force."""

from engine.rules import OpponentTops, OwnWaste, PairMoves, Rules, Turning
from engine.signs import Expected, NotationError, Sign, signs


def under(error: NotationError, rules: Rules) -> NotationError:
    """Return the error as it is by rules that do not have all that can be written.

    A pile that is no source there, or the sign of a pair, is itself what could not stand.
    """
    at, expected = error.at, error.expected
    if _is_foreign(error, rules):
        kind = Expected.TARGET if Expected.HOUSE in expected else Expected.MOVE
        at, expected = _before(error).at, (kind,)
    if rules.pair_moves is PairMoves.NEVER:
        expected = tuple(kind for kind in expected if kind is not Expected.PAIR_SIGN)
    if rules.turning is Turning.BY_ITSELF and Expected.MOVE in expected:
        expected = (Expected.MOVE_BUT_TURNING,)
    return NotationError(error.text, at, expected)


def _is_foreign(error: NotationError, rules: Rules) -> bool:
    """Return whether the rules know nothing of the sign that an error comes after."""
    match error.expected[0]:
        case Expected.CENTRE:
            return rules.opponent_tops is OpponentTops.NEVER
        case Expected.HOUSE:
            return rules.pair_moves is PairMoves.NEVER
        case Expected.TARGET:
            return rules.own_waste is OwnWaste.NEVER and _before(error).char == "w"
        case _:
            return False


def _before(error: NotationError) -> Sign:
    """Return the last sign before the place of an error."""
    return signs(error.text[: error.at])[-1]
