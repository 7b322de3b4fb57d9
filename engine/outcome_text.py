"""How a game ended, as a few words of text and back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.cards import Seat
from engine.outcome import Ending, Outcome

IN_PLAY: Final = "*"
_NOBODY: Final = "-"
_PROVISIONAL: Final = ", may still be called"
_HOW: Final[Mapping[Ending, str]] = MappingProxyType(
    {
        Ending.CARDS_GONE: "{winner} has no cards left",
        Ending.RESIGNED: "{loser} resigned",
        Ending.AGREED: "agreed",
        Ending.NOTHING_MOVES: "nothing moves any more",
        Ending.REPETITION: "the table came back",
        Ending.NO_CENTRE_PLAY: "too long without a centre play",
        Ending.DRAW_CLAIMED: "claimed without a centre play",
        Ending.TIME_CLAIMED: "{loser} had no time left",
        Ending.ABORTED: "called off",
    }
)


def format_outcome(outcome: Outcome) -> str:
    """Return who won, or `-`, and what ended the game: `A CARDS_GONE`, `- AGREED`."""
    winner = _NOBODY if outcome.winner is None else outcome.winner.name
    return f"{winner} {outcome.ending.name}"


def parse_outcome(text: str) -> Outcome:
    """Return the final outcome that a text tells, the inverse of `format_outcome`.

    Raises:
        KeyError: the text is no outcome.
    """
    winner, _, ending = text.partition(" ")
    return Outcome(None if winner == _NOBODY else Seat[winner], Ending[ending])


def format_result(outcome: Outcome | None) -> str:
    """Return an end as a record says it: `B wins, A resigned`, `draw, agreed`, or `*` before it.

    No two ends are told alike; one that may still be called says so.
    """
    if outcome is None:
        return IN_PLAY
    return f"{_who(outcome)}{_how(outcome)}{_PROVISIONAL if outcome.provisional else ''}"


def tells(text: str, outcome: Outcome | None) -> bool:
    """Return whether a record's text is this end, written as now or as in older records."""
    if outcome is None:
        return text == IN_PLAY
    older = f"{format_outcome(outcome)}{' ?' if outcome.provisional else ''}"
    return text in (format_result(outcome), older)


def _who(outcome: Outcome) -> str:
    if outcome.winner is not None:
        return f"{outcome.winner.name} wins, "
    return "draw, " if outcome.is_draw else ""


def _how(outcome: Outcome) -> str:
    winner = Seat.A if outcome.winner is None else outcome.winner
    return _HOW[outcome.ending].format(winner=winner.name, loser=winner.other.name)
