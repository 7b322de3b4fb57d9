"""How a game ended, as a few words of text and back."""

from typing import Final

from engine.cards import Seat
from engine.outcome import Ending, Outcome

_NOBODY: Final = "-"


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
