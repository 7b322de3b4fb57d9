"""The French text, line by line: packs, deal, start and layout (the table is docs/rules.md)."""

from dataclasses import replace

import pytest

from engine.cards import Seat, Suit, pack
from engine.deal import Deal, deal, lay_out
from engine.diagram import draw, parse
from engine.outcome import Ending, Outcome
from engine.piles import CENTRE, HOUSES, centre_places, reserve_of, talon_of
from engine.presets import PRESETS
from engine.rules import Side
from engine.starter import Decided, who_starts
from tests.engine.acting import play
from tests.engine.crafted import crafted
from tests.engine.hands import crowned, table_of
from tests.engine.tables import game_at

FRENCH = ("fr1", "fr2", "fr3", "fr4")
FR = PRESETS["fr1"]
A, B = Seat

# A's cards lie in order from the ace of spades on, B's from the king of clubs down.
SORTED = Deal((pack(A), pack(B)[::-1]), A)
SORTED_TABLE = """
      B   r [12] A♣   n [35]

     K♦ a | -- -- | e 4♥
     Q♦ b | -- -- | f 3♥
     J♦ c | -- -- | g 2♥
    10♦ d | -- -- | h A♥

    > A   r [12] K♠   n [35]
"""


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_3_each_player_has_a_shuffled_pack_of_52_of_his_own(preset: str) -> None:
    hands = deal("fr 3", PRESETS[preset]).hands
    for seat, hand in zip(Seat, hands, strict=True):
        assert set(hand) == set(pack(seat))
        assert hand != pack(seat)
    assert [card.face for card in hands[0]] != [card.face for card in hands[1]]


def test_fr_5_thirteen_cards_are_the_crapette_on_the_right() -> None:
    assert FR.reserve_side is Side.RIGHT
    table = lay_out(SORTED, FR)
    for seat, hand in zip(Seat, SORTED.hands, strict=True):
        assert table.piles[reserve_of(seat)] == hand[:13]
        assert table.view[reserve_of(seat)].down == 12


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_7_the_next_four_lie_face_up_above_the_crapette(preset: str) -> None:
    assert draw(lay_out(SORTED, PRESETS[preset]).view) == draw(parse(SORTED_TABLE).view)


def test_fr_9_both_columns_of_four_are_the_tableau() -> None:
    table = lay_out(SORTED, FR).view
    assert len(HOUSES) == 8
    assert all((table[house].down, len(table[house].up)) == (0, 1) for house in HOUSES)


def test_fr_11_the_other_35_cards_are_the_talon_face_down() -> None:
    table = lay_out(SORTED, FR)
    for seat, hand in zip(Seat, SORTED.hands, strict=True):
        assert (table.view[talon_of(seat)].down, table.view[talon_of(seat)].up) == (35, ())
        assert table.hidden[talon_of(seat)][-1] == hand[17]


@pytest.mark.parametrize("preset", FRENCH)
@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [("6♥", "7♠", B), ("7♥", "6♠", A), ("A♥", "K♠", B), ("K♥", "Q♠", A)],
)
def test_fr_13_the_highest_card_on_the_crapette_starts(
    preset: str, first: str, second: str, starts: Seat
) -> None:
    assert table_of(crowned(first), crowned(second), PRESETS[preset]).view.mover is starts


@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [
        (("2♥", "3♣", "4♦", "K♠"), ("Q♥", "Q♣", "Q♦", "Q♠"), A),
        (("K♥", "3♣", "4♦", "5♠"), ("2♥", "K♣", "6♦", "A♠"), B),
        (("K♥", "9♣", "4♦", "5♠"), ("4♥", "K♣", "3♦", "9♠"), A),
    ],
)
def test_fr_13_a_tie_is_for_the_highest_card_in_the_tableau(
    first: tuple[str, ...], second: tuple[str, ...], starts: Seat
) -> None:
    """▸ Then for the second highest, and so on, wherever it lies."""
    table = table_of(crowned("6♥", *first), crowned("6♠", *second), FR)
    assert table.view.mover is starts


@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [("6♥", "6♠", B), ("6♥", "6♦", A), ("6♦", "6♣", A), ("6♣", "6♠", B)],
)
def test_fr_13_equal_tableaus_leave_it_to_the_suits_of_the_crapettes(
    first: str, second: str, starts: Seat
) -> None:
    """▸ Spades, hearts, diamonds, clubs; the text stops at the tableau."""
    a, b = crowned(first, "K♥", "9♣", "4♦", "5♠"), crowned(second, "5♥", "9♠", "K♦", "4♣")
    start = crafted(a, b).start(FR)
    assert (start.seat, start.decided) == (starts, Decided.SUIT)


def test_fr_13_a_coin_decides_when_nothing_differs() -> None:
    """▸ Both crapettes show the same card."""
    a, b = crowned("6♥", "K♥", "9♣", "4♦", "5♠"), crowned("6♥", "5♥", "9♠", "K♦", "4♣")
    for coin in Seat:
        start = who_starts(crafted(a, b).hands, coin, FR)
        assert (start.seat, start.decided) == (coin, Decided.COIN)


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_15_the_start_is_decided_before_anything_else_is_turned(preset: str) -> None:
    rules = PRESETS[preset]
    table = lay_out(SORTED, rules).view
    assert table.upcard is None
    assert [table[talon_of(seat)].down for seat in Seat] == [35, 35]


def test_fr_19_crapette_and_talon_lie_at_opposite_ends_and_each_suit_has_two_piles() -> None:
    """As in the text's drawing: two piles a row, spades, hearts, diamonds, clubs."""
    assert [place for suit in Suit for place in centre_places(suit)] == list(CENTRE)
    game = game_at("B r [2] K♣ n [2] > A r [2] K♠ n [2] m A♠ A♥ A♦ A♣ A♠ A♥ A♦ A♣", FR)
    assert [str(game.view[place].top) for place in CENTRE[::2]] == ["A♠", "A♥", "A♦", "A♣"]
    assert [str(game.view[place].top) for place in CENTRE[1::2]] == ["A♠", "A♥", "A♦", "A♣"]


@pytest.mark.parametrize("preset", FRENCH)
@pytest.mark.parametrize("covered", [1, 2])
def test_fr_54_one_or_two_cards_of_each_house_may_lie_face_down_first(
    preset: str, covered: int
) -> None:
    rules = replace(PRESETS[preset], covered=covered)
    table = lay_out(SORTED, rules).view
    assert all((table[house].down, len(table[house].up)) == (covered, 1) for house in HOUSES)
    assert [table[talon_of(seat)].down for seat in Seat] == [35 - 4 * covered] * 2


def test_fr_54_covered_houses_can_lock_the_game_without_a_winner() -> None:
    picture = """
          B   r [2♦] K♦   n [5♦]

        Q♠ [A♠] a | -- -- | e [3♠] 9♠
        Q♣ [A♣] b | -- -- | f [3♣] 9♣
        J♠ [2♠] c | -- -- | g [4♠] 8♠
        J♣ [2♣] d | -- -- | h [4♣] 8♣

        > A   r [2♥] K♥   n [5♥]
    """
    game = play(game_at(picture, replace(FR, covered=1)), "p p p p")
    assert game.outcome == Outcome(None, Ending.NOTHING_MOVES)
