"""The greedy player's order of moves (rules.md 8)."""

import pytest

from engine.ai.greedy import Greedy
from engine.ai.player import Player
from engine.notation import format_move
from engine.presets import PRESETS
from tests.engine.tables import game_at

PLAYER: Player = Greedy()

TABLE = """
      B   r* [2] {theirs}   n [4]
          w 3d

     2h a | -- {hearts} | e 9c 8d
    10h b | -- -- | f 10s
    10d c | -- -- | g {g}
     4c d | -- -- | h {h}

    > A   r [2] {reserve}   n [3]   {up}
          w 2s
"""


def choice(preset: str = "br", **cards: str) -> str:
    """Return the move that the greedy player makes."""
    blank = {"hearts": "--", "g": "Kd", "h": "Kc", "reserve": "Ks", "up": "", "theirs": "9d"}
    game = game_at(TABLE.format(**{**blank, **cards}), PRESETS[preset])
    return format_move(PLAYER.choose(game.view, game.rules))


@pytest.mark.parametrize("preset", ["br", "pt"])
def test_the_centre_comes_first(preset: str) -> None:
    assert choice(preset, hearts="Ah", g="") == "am"


def test_then_the_reserve_goes_into_a_house() -> None:
    assert choice(g="") == "rg"
    assert choice(reserve="9s") == "rb"


def test_then_a_card_is_loaded() -> None:
    assert choice() == "cr"
    assert choice(h="4d") == "cr"


def test_then_a_house_is_emptied() -> None:
    assert choice(reserve="Kh", g="Js", theirs="6h") == "bg"


def test_then_the_upcard_is_played_then_one_is_turned_and_last_the_turn_ends() -> None:
    quiet = {"reserve": "Kh", "theirs": "6h"}
    assert [choice(**quiet, up=up) for up in ("t 9s", "", "t Jc")] == ["tb", "n", "p"]


def test_a_pair_is_never_better_than_the_end() -> None:
    game = game_at(
        "> A r* Kh n [3] t Jc   a 9s 8h   b 10h 9c   c 10d   d Ks\nB r 6h n [2]", PRESETS["pt"]
    )
    assert "2" not in format_move(PLAYER.choose(game.view, game.rules))
