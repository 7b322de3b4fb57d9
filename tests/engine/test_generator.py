"""The fast list of moves beside the plain one, on tables that are hard for it."""

from dataclasses import replace

import pytest

from engine.diagram import parse
from engine.generator import legal_moves
from engine.legality import listed, make
from engine.moves import TURN
from engine.notation import format_move, parse_move
from engine.position import View
from engine.presets import PRESETS
from engine.rules import Rules
from engine.rules_text import parse_rules
from tests.engine.acting import play
from tests.engine.tables import game_at
from tests.soak.rules import OTHERS

PICTURES = {
    "many empty houses": "> A r [2] 5h n [3] t 9s w 4c   a 8h 7s   e 9c\nB r* [2] 6h n [3] w 9d",
    "centre and loads": "> A r [2] 2h n [3] t 3d w 2s   a 5h   m Ah As 2d\nB r [1] 3h n [2] w 2s",
    "their cards fit": "> A r Kd n [3] w 2s   a 5h  b 9s\nB r [1] Ah n [2] w As",
    "covered": "> A r [2] 9s n [3] w 2s   a [1] 10h 9c   b [2] 10d   c [1] 8h\nB r* [2] 8s w 7c",
    "nothing left": "> A r Kd   a Kh b Ks c Kc d Kd\nB r [1] Ah n [2] w As",
    "two upon one": "> A t 9s w 8h   a 10h b 10d c 10h   d 8h 7s   e 8d\nB r 5c n [2] w 10s",
}


def views(name: str) -> list[View]:
    """Return a table, the same with the other player's flag set, and in a long row."""
    view = parse(PICTURES[name]).view
    row = (((1,),),)
    return [view, replace(view, used=(True, True)), *(replace(view, row=row * n) for n in (57, 60))]


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("rules_text", ["br", *OTHERS])
def test_both_lists_are_the_same(rules_text: str, name: str) -> None:
    rules = parse_rules(rules_text)
    for view in views(name):
        assert legal_moves(view, rules) == listed(view, rules)


def everything(rules: Rules) -> str:
    view = parse(PICTURES["many empty houses"]).view
    return " ".join(map(format_move, legal_moves(view, rules)))


def test_moves_come_by_source_then_target_then_pairs_turning_and_the_end() -> None:
    moves = everything(PRESETS["pt"]).split()
    order = "abcdefghrtwxy"
    singles = [move for move in moves if "2" not in move and len(move) == 2]
    assert singles == sorted(singles, key=lambda move: order.index(move[0]))
    assert moves == [*singles, *(move for move in moves if "2" in move), "p"]
    assert "a2e" in moves


def test_a_table_that_came_back_is_not_offered() -> None:
    game = play(game_at("> A r [2] Kd n [3]   a 6s 5h   b 6c\nB r 6h n [2] w 9d"), "ab")
    assert parse_move("ba") not in game.legal_moves()
    assert game.legal_moves() == listed(game.view, game.rules)


def test_making_a_move_gives_the_next_position() -> None:
    picture = "> A r Kd n [4c 9s]  a 2s b 2s c 2h d 2h e 2d f 2d g 2c h 2c\nB r 6h n [2]"
    after = make(parse(picture), TURN, PRESETS["br"])
    assert (str(after.view.upcard), len(after.hidden[18])) == ("9♠", 1)
