"""Two cards at once, which is three single moves (PT 29)."""

from dataclasses import replace

import pytest

from engine.game import Game
from engine.moves import IllegalMove, Reason
from engine.piles import Place
from engine.presets import PRESETS
from engine.rules import STANDARD, PairMoves
from tests.engine.acting import legal, play, seen, why_not
from tests.engine.tables import game_at

PT = PRESETS["pt"]
WITH_DUTIES = replace(STANDARD, pair_moves=PairMoves.THROUGH_EMPTY_HOUSE)

ONE_EMPTY = """
      B   r [2] Qs   n [4]
          w 3d

    8h 9s 10h a | -- -- | e Ks
        10d b | -- -- | f Qh
         9d c | -- -- | g
         4s d | -- -- | h 10s

    > A   r [2] Ac   n [4]   t 8s
          w 8s
"""


def pairs(game: Game) -> str:
    return " ".join(move for move in legal(game).split() if "2" in move)


def test_a_pair_is_its_three_single_moves() -> None:
    game = game_at(ONE_EMPTY, PT)
    assert pairs(game) == "a2b"
    paired = play(game, "a2b")
    assert seen(paired) == seen("""
          B   r [2] Qs   n [4]
              w 3d

                10h a | -- -- | e Ks
          8h 9s 10d b | -- -- | f Qh
                 9d c | -- -- | g
                 4s d | -- -- | h 10s

        > A   r [2] Ac   n [4]   t 8s
              w 8s
    """)
    singly = play(game, "ag ab gb")
    assert paired.position == singly.position
    assert len(paired.view.row) == 3, "it counts three"
    assert [len(played.trail) for played in (paired, singly)] == [1, 3]


def test_each_table_that_a_pair_passes_was_seen() -> None:
    game = play(game_at(ONE_EMPTY, PT), "a2b")
    assert why_not(game, "b2a") is Reason.CIRCLE
    assert why_not(game, "bg") is Reason.CIRCLE, "the table with the eight parked in g was seen"
    later = play(game, "tc")
    assert why_not(later, "b2a") is None
    assert [why_not(game, move) for move in ("cg", "hg")] == [Reason.LONE_CARD] * 2


SEEN_THROUGH_G = """
      B   r [2] Qs   n [4]
          w 3d

    9s 10h a | -- -- | e Ks
       10d b | -- -- | f Qh
        9d c | -- -- | g
        4s d | -- -- | h 9c 8h

    > A   r [2] Ac   n [4]   t 8s
          w 8s
"""


def test_a_pair_goes_through_the_first_empty_house_that_passes() -> None:
    one = play(game_at(SEEN_THROUGH_G, PT), "hg ga")
    assert why_not(one, "a2b") is Reason.CIRCLE, "the table with the eight in g was seen"
    two = play(game_at(SEEN_THROUGH_G.replace("4s d", "d"), PT), "hg ga")
    assert why_not(two, "ag") is Reason.CIRCLE
    first = play(game_at(SEEN_THROUGH_G.replace("4s d", "d"), PT), "ha")
    assert play(two, "a2b").position == play(two, "ad ab db").position
    assert play(first, "a2b").position == play(first, "ad ab db").position
    other = play(game_at(SEEN_THROUGH_G.replace("4s d", "d"), PT), "hd da")
    assert play(other, "a2b").position == play(other, "ag ab gb").position


def test_without_another_empty_house_there_is_no_pair() -> None:
    full = ONE_EMPTY.replace("g\n", "g 5h\n")
    assert why_not(game_at(full, PT), "a2b") is Reason.PAIR_WITHOUT_HOUSE
    assert why_not(game_at(ONE_EMPTY, PT), "a2g") is Reason.PAIR_WITHOUT_HOUSE


def test_the_target_may_be_empty_if_another_house_is() -> None:
    game = game_at(ONE_EMPTY.replace("10s\n", "\n"), PT)
    assert pairs(game) == "a2b a2g a2h"
    assert play(game, "a2g").position == play(game, "ah ag hg").position
    assert play(game, "a2h").position == play(game, "ag ah gh").position


def test_a_pair_that_is_a_whole_house_does_not_go_to_an_empty_one() -> None:
    game = game_at(ONE_EMPTY.replace("10s\n", "\n").replace("8h 9s 10h a", "8h 9s a"), PT)
    assert pairs(game) == "a2b"
    assert why_not(game, "a2g") is Reason.CIRCLE, "its second move would move a lone card"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("a2a", Reason.SAME_HOUSE),
        ("b2c", Reason.PAIR_TOO_SHORT),
        ("g2b", Reason.PAIR_TOO_SHORT),
        ("a2c", Reason.HOUSE_SEQUENCE),
        ("a2h", Reason.HOUSE_SEQUENCE),
    ],
)
def test_why_there_is_no_pair(move: str, reason: Reason) -> None:
    assert why_not(game_at(ONE_EMPTY, PT), move) is reason


@pytest.mark.parametrize("preset", ["br", "br-stop", "fr1", "fr2", "fr3", "fr4", "pagat"])
def test_one_card_at_a_time_elsewhere(preset: str) -> None:
    assert why_not(game_at(ONE_EMPTY, PRESETS[preset]), "a2b") is Reason.NO_PAIRS


def test_what_a_refused_pair_would_have_met() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(game_at(ONE_EMPTY, PT), "a2c")
    facts = caught.value.facts
    assert (str(facts.card), str(facts.onto)) == ("9♠", "9♦")
    with pytest.raises(IllegalMove) as caught:
        play(game_at(ONE_EMPTY, PT), "b2c")
    assert (caught.value.facts.card, str(caught.value.facts.onto)) == (None, "9♦")


def test_a_pair_uncovers_a_card() -> None:
    covered = game_at(ONE_EMPTY.replace("10h a", "[10h] a"), PT)
    game = play(covered, "a2b")
    assert str(game.view[Place.HOUSE_A].top) == "10♥"
    assert game.trail[-1].revealed
    assert game.position == play(covered, "ag ab gb").position
    assert why_not(game, "bg") is Reason.CIRCLE, "it was uncovered before the third move"


def test_a_card_in_the_dark_is_no_part_of_a_pair() -> None:
    game = game_at(ONE_EMPTY.replace("9s 10h a", "[9s] a"), PT)
    assert why_not(game, "a2b") is Reason.PAIR_TOO_SHORT


def test_a_row_ends_at_sixty_for_a_pair_too() -> None:
    game = game_at(ONE_EMPTY, PT)
    row = game.view.faces()
    other = ((99,), *row[1:])
    view = replace(game.view, row=(other,) * 57)
    long, longer = (replace(game.position, view=replace(view, row=(other,) * n)) for n in (57, 58))
    assert why_not(replace(game, position=long), "a2b") is None
    assert why_not(replace(game, position=longer), "a2b") is Reason.CIRCLE


def test_refereed_duties_bind_inside_a_pair() -> None:
    free = ONE_EMPTY.replace("r [2] Ac", "r")
    assert why_not(game_at(free, WITH_DUTIES), "a2b") is None
    before = game_at(free.replace("4s d", "Ad d"), WITH_DUTIES)
    assert why_not(before, "a2b") is Reason.DUTY_CENTRE, "the ace goes first"
    assert why_not(before, "ag") is Reason.DUTY_CENTRE
    inside = free.replace("8h 9s 10h a | --", "8h 9s 10h a | 8s").replace("w 8s", "w")
    game = game_at(inside.replace("t 8s", "t 8c"), WITH_DUTIES)
    assert why_not(game, "ag") is None
    assert why_not(game, "a2b") is Reason.DUTY_CENTRE, "the nine fits once the eight is away"
