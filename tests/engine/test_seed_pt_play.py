"""The Portuguese text, line by line: building, loading, the turn and the end (docs/rules.md)."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.events import DrawAccepted, DrawOffered
from engine.legality import objection
from engine.moves import Play, Reason
from engine.outcome import Ending, Outcome
from engine.piles import HOUSE_SPOTS, Place, Spot
from engine.presets import PRESETS
from engine.rules import Entry
from tests.engine.acting import known, legal, play, seen, why_not
from tests.engine.tables import game_at

PT = PRESETS["pt"]
A, B = Seat


def test_pt_5_who_has_got_rid_of_all_his_cards_has_won() -> None:
    game = play(game_at("> A r K♥ B r K♦ n [2] b Q♠", PT), "ra")
    assert game.outcome == Outcome(A, Ending.CARDS_GONE)


@pytest.mark.parametrize(
    ("card", "house", "why"),
    [
        ("7♥", "8♠", None),
        ("7♠", "8♦", None),
        ("7♣", "8♠", Reason.HOUSE_SEQUENCE),
        ("9♥", "8♠", Reason.HOUSE_SEQUENCE),
        ("6♥", "8♠", Reason.HOUSE_SEQUENCE),
    ],
)
def test_pt_22_cards_enter_the_columns_downwards_in_alternate_colours(
    card: str, house: str, why: Reason | None
) -> None:
    picture = "> A r [2♣] {} n [2] B r K♦ n [2] a {} b Q♠"
    assert why_not(game_at(picture.format(card, house), PT), "ra") is why
    upcard = "> A r [2♣] 2♥ n [2] t {} B r K♦ n [2] a {} b Q♠"
    assert why_not(game_at(upcard.format(card, house), PT), "ta") is why


def test_pt_23_what_a_card_half_covers_can_still_be_read() -> None:
    game = play(game_at("> A r [2♣] 7♥ n [2] B r K♦ n [2] a 9♥ 8♠", PT), "ra")
    assert seen(game) == seen("> A r 2♣ n [2] B r K♦ n [2] a 9♥ 8♠ 7♥")


@pytest.mark.parametrize(
    ("card", "centre", "why"),
    [
        ("A♦", "--", None),
        ("2♦", "--", Reason.CENTRE_WANTS_ACE),
        ("2♦", "A♦", None),
        ("3♦", "A♦ 2♦'", None),
        ("K♦", "Q♦", None),
        ("2♥", "A♦", Reason.CENTRE_WANTS_ACE),
        ("3♦", "A♦", Reason.CENTRE_SEQUENCE),
    ],
)
def test_pt_24_ace_piles_go_up_in_suit_from_the_ace_to_the_king(
    card: str, centre: str, why: Reason | None
) -> None:
    game = game_at(f"> A r [2♣] {card} n [3] B r K♠ n [3] m {centre}", PT)
    assert why_not(game, "rm") is why


def test_pt_25_nothing_is_ever_taken_from_an_ace_pile() -> None:
    game = game_at("> A r [2♣] 9♠ n [3] B r 3♦ n [3] w A♦ a 3♣ m 2♦", PT)
    for target in (*HOUSE_SPOTS, Spot.THEIR_RESERVE, Spot.THEIR_WASTE):
        assert objection(game.view, Play(Spot.CENTRE, target), PT) is Reason.NOT_A_SOURCE


def test_pt_26_nothing_has_to_be_played() -> None:
    """An ace on the reserve, an empty house: a card may be turned and discarded all the same."""
    picture = "> A r [2♣] A♠ n [9♣ 9♠] B r K♦ n [2] a A♥ b Q♠ c Q♣ d Q♥ e Q♦ f J♠ g J♣"
    game = play(game_at(picture, PT), "n p")
    assert (game.mover, str(game.view[Place.WASTE_A].top)) == (B, "9♠")
    assert not game.rules.has_calls


WASTE = """
      B   r [2♦] K♦   n [3]
          w 8♠

    Q♠ a | 6♠ -- | e J♠
    Q♣ b | -- -- | f J♣
    8♥ c | -- -- | g 6♣
    Q♦ d | -- -- | h

    > A   {}   n [3♣]   t 5♥
          w 2♥ 7♠
"""


def test_pt_27_only_the_crapo_fills_empty_houses_while_it_lasts() -> None:
    game = game_at(WASTE.format("r [2♣] 10♥"), PT)
    assert why_not(game, "wh") is Reason.WASTE_AFTER_RESERVE
    assert why_not(game, "th") is Reason.UPCARD_AFTER_RESERVE
    assert why_not(game, "tg") is None
    assert why_not(game, "rh") is None


def test_pt_27_then_the_waste_fills_empty_houses_and_does_nothing_else() -> None:
    """▸ The upcard may then enter an empty house as well."""
    game = game_at(WASTE.format("r"), PT)
    others = {why_not(game, "w" + target) for target in "abcdefgmrw"}
    assert others == {Reason.WASTE_TO_EMPTY_HOUSE}
    assert why_not(game, "th") is None
    assert known(play(game, "wh")) == known(
        WASTE.format("r").replace("| h", "| h 7♠").replace("2♥ 7♠", "2♥")
    )


def test_pt_28_end_cards_move_to_open_houses_and_to_other_columns() -> None:
    picture = "> A r K♠ n [3] B r 5♣ n [3] a 10♠ 9♥ b 10♣ c Q♠ d Q♣ e Q♥ f Q♦ g J♠ h"
    game = game_at(picture, PT)
    assert legal(game) == "ab ah ge gf rh n"
    assert known(play(game, "ah ge")) == known(
        "> A r K♠ n [3] B r 5♣ n [3] a 10♠ b 10♣ c Q♠ d Q♣ e Q♥ J♠ f Q♦ g h 9♥"
    )


PAIR = "> A r K♠ n [3] B r 5♣ n [3] a J♥ 10♠ 9♥ b J♦ c Q♠ d Q♣ e Q♥ f Q♦ g 4♠ h"


def test_pt_29_an_open_house_lets_a_pair_of_cards_move() -> None:
    """▸ It is the three single moves: over the open house, and so there must be one."""
    game = game_at(PAIR, PT)
    pair, singles = play(game, "a2b"), play(game, "ah ab hb")
    assert (
        known(pair)
        == known(singles)
        == known("> A r K♠ n [3] B r 5♣ n [3] a J♥ b J♦ 10♠ 9♥ c Q♠ d Q♣ e Q♥ f Q♦ g 4♠ h")
    )
    assert why_not(game, "a2h") is Reason.PAIR_WITHOUT_HOUSE
    full = game_at(PAIR.replace("g 4♠ h", "g 4♠ h 4♥"), PT)
    assert why_not(full, "a2b") is Reason.PAIR_WITHOUT_HOUSE
    assert why_not(game_at(PAIR.replace("g 4♠ h", "g h"), PT), "a2h") is None
    assert why_not(game, "c2h") is Reason.PAIR_TOO_SHORT


@pytest.mark.parametrize("pile", ["r*", "w"])
@pytest.mark.parametrize(
    ("card", "why"),
    [("8♠", None), ("10♠", None), ("9♠'", Reason.LOAD_SEQUENCE), ("8♣", Reason.LOAD_SEQUENCE)],
)
def test_pt_30_waste_and_crapo_are_loaded_in_suit_one_above_or_below(
    pile: str, card: str, why: Reason | None
) -> None:
    piles = {"r*": "r* [K♦] 9♠ w 4♠", "w": "r [K♦] 4♠ w 9♠"}[pile]
    game = game_at(f"> A r [2♣] {card} n [3] B {piles} n [3]", PT)
    assert why_not(game, "r" + pile[0]) is why


def test_pt_31_a_crapo_is_loaded_only_after_its_owner_has_used_it() -> None:
    picture = "> A r [2♣] 8♠ n [3♥ 3♠] B r [9♠] 10♥ n [3] a J♠ b Q♠"
    assert why_not(game_at(picture.replace("10♥", "9♠'"), PT), "rr") is Reason.RESERVE_UNUSED
    game = play(game_at(picture, PT), "n p ra n p")
    assert str(game.view[Place.RESERVE_B].top) == "9♠"
    assert why_not(game, "rr") is None


def test_pt_32_cards_enter_any_fitting_column() -> None:
    """▸ A card that fits nowhere needs an open house; the letter is the option `entry`."""
    full = "> A r [2♣] 9♥ n [3♥] t 9♦ B r 4♠ n [3] a 10♠ b 3♠ c Q♠ d Q♣ e Q♥ f Q♦ g 4♣ h 4♥ m A♣"
    assert [why_not(game_at(full, PT), move) for move in ("ra", "ta")] == [None, None]
    assert why_not(game_at(full, PT), "rb") is Reason.HOUSE_SEQUENCE
    letter = replace(PT, entry=Entry.OPEN_HOUSE_ONLY)
    closed = game_at(full, letter)
    assert [why_not(closed, move) for move in ("ra", "ta")] == [Reason.NO_OPEN_HOUSE] * 2
    assert why_not(closed, "hb") is Reason.HOUSE_SEQUENCE
    opened = game_at(full.replace("h 4♥", "h"), letter)
    assert [why_not(opened, move) for move in ("ra", "ta", "rh")] == [None] * 3
    ace = game_at(full.replace("9♥", "A♥").replace("9♦", "2♣'"), letter)
    assert [why_not(ace, move) for move in ("rm", "tm")] == [None, None]


def test_pt_33_a_talon_card_may_be_turned_before_any_play() -> None:
    picture = "> A r [2♣] A♠ n [9♣ 9♥ 3♥] B r 4♦ n [3] w 2♥ a 10♠ b A♥ c Q♣ d Q♥ e Q♦ f J♠ g J♣"
    game = play(game_at(picture, PT), "n")
    assert str(game.view.upcard) == "3♥"
    assert why_not(game, "n") is Reason.UPCARD_LIES_UP
    game = play(game, "tw n ta n")
    assert str(game.view.upcard) == "9♣"


def test_pt_34_an_empty_talon_is_the_waste_turned_over() -> None:
    game = play(game_at("> A r K♠ n w 3♥ 4♥ 5♥ B r 4♦ n [3] a 10♠ b Q♣", PT), "n")
    assert known(game) == known("> A r K♠ n [5♥ 4♥] t 3♥ B r 4♦ n [3] a 10♠ b Q♣")


def test_pt_35_the_game_ends_when_a_player_has_no_cards_left() -> None:
    game = play(game_at("> A n t 3♥ B r K♦ n [2] w 2♥ a 10♠ b Q♠", PT), "tw")
    assert game.outcome == Outcome(A, Ending.CARDS_GONE)
    assert game.legal_moves() == ()


def test_pt_35_or_when_both_decide_that_it_is_drawn() -> None:
    game = game_at(PAIR, PT).after(DrawOffered(A))
    assert game.outcome is None
    assert game.after(DrawAccepted(B)).outcome == Outcome(None, Ending.AGREED)
