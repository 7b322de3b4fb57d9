"""Lines played on pictured tables, and what came of them in short."""

from engine.lines import Played, play_line
from engine.moves import IllegalMove, Reason
from engine.notation import NamedCard, parse_line
from engine.piles import Place
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from tests.engine.tables import game_at

PT = PRESETS["pt"]
FR = PRESETS["fr1"]
FULL = "c 2d\nd 4d\ne 6d\nf 8d\ng 10d\nh Qd\n"
"""Six houses that nothing goes on, from c to h."""


def play(picture: str, line: str, rules: Rules = STANDARD) -> Played:
    """Play a line by A on a table where B, if nothing is said of him, still has a card."""
    game = game_at(picture if "B" in picture else f"{picture}\nB r Kc", rules)
    return play_line(game, game.mover, line)


def texts(played: Played) -> list[str]:
    return [step.text for step in played.steps]


def turned(played: Played) -> list[tuple[Place, str]]:
    return [(place, str(card)) for step in played.steps for place, card in step.turned_up]


def stop(played: Played) -> tuple[str, object]:
    assert played.stopped is not None
    return played.stopped.token.text, played.stopped.why


def why(played: Played) -> object:
    return stop(played)[1]


def named(text: str) -> NamedCard:
    command = parse_line(text).tokens[0].command
    assert isinstance(command, NamedCard)
    return command


def reason(played: Played) -> Reason:
    error = why(played)
    assert isinstance(error, IllegalMove)
    return error.reason
