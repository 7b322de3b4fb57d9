"""The warning before a move that lets the opponent win (rules.md 2.9)."""

import pytest

from engine.cards import Seat
from engine.gift import gives_away
from engine.notation import format_move
from engine.outcome import Ending
from engine.presets import PRESETS
from tests.engine.acting import play
from tests.engine.tables import game_at

FRENCH = ("fr1", "fr2", "fr3", "fr4")


def gifts(picture: str, preset: str) -> str:
    """Return the legal moves that would let the opponent win."""
    game = game_at(picture, PRESETS[preset])
    found = [move for move in game.legal_moves() if gives_away(game.view, move, game.rules)]
    return " ".join(map(format_move, found))


@pytest.mark.parametrize("preset", FRENCH)
@pytest.mark.parametrize(
    ("theirs", "warned"),
    [
        ("r A♥", "xm"),
        ("r w A♥", "ym"),
        ("r A♥ w A♣", ""),
        ("r A♥ n [2♣]", ""),
        ("r [2♣] A♥", ""),
        ("r w 2♣ A♥", ""),
    ],
)
def test_who_plays_the_opponents_last_card_is_warned(preset: str, theirs: str, warned: str) -> None:
    picture = f"> A r K♦ n [2♠] t 5♠ B {theirs} a J♠ b Q♠"
    assert gifts(picture, preset) == warned


@pytest.mark.parametrize("preset", FRENCH)
def test_who_does_it_all_the_same_has_lost(preset: str) -> None:
    game = play(game_at("> A r K♦ n [2♠] t 5♠ B r A♥ a J♠ b Q♠", PRESETS[preset]), "xm")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (Seat.B, Ending.CARDS_GONE)


def test_the_own_last_card_is_no_gift() -> None:
    assert gifts("> A r A♥ B r 2♥ n [2♠] a J♠ b Q♠", "fr1") == ""
