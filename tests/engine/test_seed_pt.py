"""The Portuguese text, line by line: packs, deal and start (the table is docs/rules.md)."""

import pytest

from engine.cards import Seat, pack
from engine.deal import Deal, deal, lay_out
from engine.diagram import draw, parse
from engine.piles import CENTRE, reserve_of, talon_of
from engine.presets import PRESETS
from engine.rules import Side
from engine.starter import Decided
from tests.engine.crafted import crafted
from tests.engine.hands import crowned, table_of
from tests.engine.tables import game_at

PT = PRESETS["pt"]
A, B = Seat

# A's cards lie in order from the ace of spades on, B's from the king of clubs down.
SORTED = Deal((pack(A), pack(B)[::-1]), A)


def test_pt_11_two_players_and_two_packs_of_52() -> None:
    cards = list(lay_out(deal("pt 11", PT), PT).cards())
    assert len(cards) == 104
    assert set(cards) == {card for seat in Seat for card in pack(seat)}


def test_pt_12_both_packs_are_mixed_and_each_player_gets_52_cards() -> None:
    for hand in deal("pt 12", PT).hands:
        assert len(hand) == 52
        assert {card.pack for card in hand} == set(Seat)


def test_pt_13_the_crapo_is_made_of_thirteen_cards() -> None:
    table = lay_out(SORTED, PT)
    for seat, hand in zip(Seat, SORTED.hands, strict=True):
        assert table.piles[reserve_of(seat)] == hand[:13]


def test_pt_14_the_last_card_of_the_crapo_is_face_up() -> None:
    table = lay_out(SORTED, PT).view
    for seat, last in zip(Seat, ("K♠", "A♣"), strict=True):
        pile = table[reserve_of(seat)]
        assert (pile.down, [str(card) for card in pile.up]) == (12, [last])


@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [("6♥", "7♠", A), ("7♥", "6♠", B), ("A♥", "K♠", A), ("K♥", "Q♠", B)],
)
def test_pt_15_the_lowest_card_on_the_crapo_starts(first: str, second: str, starts: Seat) -> None:
    assert table_of(crowned(first), crowned(second), PT).view.mover is starts


@pytest.mark.parametrize(
    ("first", "second", "starts", "drawn"),
    [
        (("9♥",), ("J♠",), A, 1),
        (("J♥",), ("9♠",), B, 1),
        (("9♥", "K♦"), ("9♠", "2♣"), B, 2),
        (("9♥", "K♦", "A♣"), ("9♠", "K♣", "4♣"), A, 3),
    ],
)
def test_pt_16_the_fourteenth_card_decides_between_equal_ones(
    first: tuple[str, ...], second: tuple[str, ...], starts: Seat, drawn: int
) -> None:
    """▸ And then the fifteenth, and so on, until two differ."""
    start = crafted(crowned("6♥", *first), crowned("6♠", *second)).start(PT)
    assert (start.seat, start.decided, start.drawn) == (starts, Decided.TALON, drawn)


@pytest.mark.parametrize(
    ("first", "second"), [(("9♥",), ("J♠",)), (("9♥", "K♦", "A♣"), ("9♠", "K♣", "4♣"))]
)
def test_pt_17_the_cards_that_decided_go_into_the_middle_of_the_talon(
    first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    """▸ Below half of the cards left, rounded down, the first drawn uppermost.

    The houses are dealt from above them, so four cards fewer lie over them in the end.
    """
    table = table_of(crowned("6♥", *first), crowned("6♠", *second), PT)
    above = (39 - len(first)) // 2 - 4
    for seat, drawn in zip(Seat, (first, second), strict=True):
        talon = [str(card) for card in table.hidden[talon_of(seat)][::-1]]
        assert len(talon) == 35
        assert tuple(talon[above : above + len(drawn)]) == drawn


def test_pt_18_the_crapo_lies_on_the_left_and_the_talon_is_a_pile_of_its_own() -> None:
    assert PT.reserve_side is Side.LEFT
    table = lay_out(SORTED, PT)
    for seat, first in zip(Seat, ("5♥", "9♦"), strict=True):
        pile = table.view[talon_of(seat)]
        assert (pile.down, pile.up) == (35, ())
        assert str(table.hidden[talon_of(seat)][-1]) == first


def test_pt_20_each_lays_four_cards_in_a_column_on_his_left() -> None:
    """Nearest the own reserve first: A's go up from d, B's down from e."""
    assert draw(lay_out(SORTED, PT).view) == draw(
        parse(
            """
            > B   r [12] A♣   n [35]

             4♥ a | -- -- | e K♦
             3♥ b | -- -- | f Q♦
             2♥ c | -- -- | g J♦
             A♥ d | -- -- | h 10♦

              A   r [12] K♠   n [35]
            """
        ).view
    )


def test_pt_21_eight_ace_piles_lie_between_the_columns() -> None:
    table = lay_out(SORTED, PT).view
    assert [table[place].size for place in CENTRE] == [0] * 8
    full = game_at(EIGHT_ACES, PT)
    assert " ".join(str(full.view[place].top) for place in CENTRE) == "A♠ A♠ A♥ A♥ A♦ A♦ A♣ A♣"


EIGHT_ACES = """
      B   r [12] K♣   n [30]

    | A♠ A♠' |
    | A♥ A♥' |
    | A♦ A♦' |
    | A♣ A♣' |

    > A   r [12] K♠   n [30]
"""
