"""The Brazilian text, line by line: packs, deal and start (the table is docs/rules.md)."""

import pytest

from engine.cards import Seat, pack
from engine.deal import OWN_HOUSES, Deal, deal, lay_out
from engine.diagram import draw
from engine.piles import CENTRE, HOUSES, Place, reserve_of, talon_of, waste_of
from engine.presets import PRESETS
from engine.rules import Side
from engine.starter import Decided, who_starts
from tests.engine.acting import known, play
from tests.engine.crafted import crafted
from tests.engine.hands import crowned, table_of
from tests.engine.tables import game_at

BRAZIL = ("br", "br-stop", "pagat")
BR = PRESETS["br"]
A, B = Seat

# A's pack lies in order from the ace of spades on, B's from the king of clubs down.
SORTED = Deal((pack(A), pack(B)[::-1]), A)


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_5_each_player_has_a_pack_of_52_of_his_own(preset: str) -> None:
    rules = PRESETS[preset]
    table = lay_out(deal("br 5", rules), rules)
    for seat in Seat:
        places = (reserve_of(seat), talon_of(seat), *OWN_HOUSES[Side.RIGHT][seat])
        dealt = [card for place in places for card in table.piles[place]]
        assert len(dealt) == 52
        assert set(dealt) == set(pack(seat))


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_13_the_pack_is_dealt_in_order_reserve_houses_talon(preset: str) -> None:
    assert draw(lay_out(SORTED, PRESETS[preset]).view) == draw(
        game_at(
            """
            > B   r [12] A♣   n [35]

             K♦ a | -- -- | e 4♥
             Q♦ b | -- -- | f 3♥
             J♦ c | -- -- | g 2♥
            10♦ d | -- -- | h A♥

              A   r [12] K♠   n [35]
            """
        ).view
    )


def test_br_13_every_pack_is_shuffled() -> None:
    first, second = deal("br 13", BR).hands
    assert first != pack(A)
    assert [card.face for card in first] != [card.face for card in second]


def test_br_15_a_reserve_is_twelve_cards_face_down_and_a_thirteenth_face_up() -> None:
    table = lay_out(SORTED, BR)
    assert [str(card) for card in table.hidden[Place.RESERVE_A]][:3] == ["A♠", "2♠", "3♠"]
    for seat, top in zip(Seat, ("K♠", "A♣"), strict=True):
        pile = table.view[reserve_of(seat)]
        assert (pile.down, [str(card) for card in pile.up]) == (12, [top])


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_15_the_reserve_lies_on_the_right(preset: str) -> None:
    assert PRESETS[preset].reserve_side is Side.RIGHT


def test_br_16_four_houses_of_one_card_face_up_in_a_column_above_the_reserve() -> None:
    """A's reserve lies below the right column: h g f e go up from it; B's mirrors it."""
    table = lay_out(SORTED, BR).view
    upwards = (Place.HOUSE_H, Place.HOUSE_G, Place.HOUSE_F, Place.HOUSE_E)
    assert [str(table[house].top) for house in upwards] == ["A♥", "2♥", "3♥", "4♥"]
    assert [str(table[house].top) for house in HOUSES[:4]] == ["K♦", "Q♦", "J♦", "10♦"]
    assert all((table[house].down, len(table[house].up)) == (0, 1) for house in HOUSES)


def test_br_16_eight_centre_piles_are_kept_free() -> None:
    table = lay_out(SORTED, BR).view
    assert [table[place].size for place in CENTRE] == [0] * 8


def test_br_17_the_other_35_cards_lie_face_down() -> None:
    table = lay_out(SORTED, BR)
    for seat, first in zip(Seat, ("5♥", "9♦"), strict=True):
        pile = table.view[talon_of(seat)]
        assert (pile.down, pile.up) == (35, ())
        assert str(table.hidden[talon_of(seat)][-1]) == first


def test_br_19_the_waste_begins_empty_and_takes_the_discards() -> None:
    table = lay_out(SORTED, BR).view
    assert [table[waste_of(seat)].size for seat in Seat] == [0, 0]
    game = play(game_at("> A r K♥ n [2♠ 3♠] B r K♦ n [2♦ 3♦] " + FULL), "n p n p n p")
    assert [str(card) for card in game.view[Place.WASTE_A].up] == ["3♠", "2♠"]
    assert [str(card) for card in game.view[Place.WASTE_B].up] == ["3♦"]


FULL = "a Q♠ b Q♣ c Q♠' d Q♣' e 9♠ f 9♣ g 9♠' h 9♣'"


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_19_houses_and_centre_are_common_to_both(preset: str) -> None:
    """B builds on what A built, from a house, and on the centre pile that A began."""
    picture = """
          B   r [2♣] 2♠   n [4♦ 5♦]

         9♥ a | -- -- | e J♥
         Q♠ b | -- -- | f 8♣
         Q♥ c | -- -- | g A♠
         K♥ d | -- -- | h K♦

        > A   r [2♥] 10♠   n [4♥ 5♥]
    """
    game = play(game_at(picture, PRESETS[preset]), "gm re rg n p rm ae")
    assert known(game) == known(
        """
        > B   r* 2♣   n [4♦ 5♦]

            a | 2♠ -- | e J♥ 10♠ 9♥
         Q♠ b | -- -- | f 8♣
         Q♥ c | -- -- | g 2♥
         K♥ d | -- -- | h K♦

          A   r*   n [4♥]
              w 5♥
        """
    )


@pytest.mark.parametrize("preset", BRAZIL)
@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [("6♥", "7♠", A), ("7♥", "6♠", B), ("A♥", "K♠", A), ("K♥", "Q♠", B), ("K♣", "A♣", B)],
)
def test_br_23_the_lower_reserve_card_starts_king_high_ace_low(
    preset: str, first: str, second: str, starts: Seat
) -> None:
    assert table_of(crowned(first), crowned(second), PRESETS[preset]).view.mover is starts


@pytest.mark.parametrize("preset", BRAZIL)
@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [
        (("8♥", "2♣", "2♦", "2♠"), ("9♥", "A♥", "A♦", "A♠"), A),
        (("8♥", "9♣", "2♦", "2♠"), ("8♠", "4♥", "K♦", "K♠"), B),
        (("8♥", "9♣", "2♦", "K♠"), ("8♠", "9♥", "3♦", "A♠"), A),
        (("8♥", "9♣", "2♦", "K♠"), ("8♠", "9♥", "2♣", "J♠"), B),
    ],
)
def test_br_23_a_tie_compares_the_houses_one_by_one_from_the_reserve_on(
    preset: str, first: tuple[str, ...], second: tuple[str, ...], starts: Seat
) -> None:
    table = table_of(crowned("6♥", *first), crowned("6♠", *second), PRESETS[preset])
    assert table.view.mover is starts


def test_br_23_a_coin_decides_when_all_houses_are_equal() -> None:
    """▸ The text stops at the houses."""
    equal = crafted(crowned("6♥", "8♥", "9♣", "2♦", "K♠"), crowned("6♠", "8♠", "9♥", "2♣", "K♦"))
    for coin in Seat:
        start = who_starts(equal.hands, coin, BR)
        assert (start.seat, start.decided) == (coin, Decided.COIN)
    assert {deal(f"br {number}", BR).coin for number in range(20)} == set(Seat)


def test_br_61_two_players_and_two_packs_of_52() -> None:
    game = game_at(draw(lay_out(deal("br 61", BR), BR)), BR)
    assert set(game.position.cards()) == {card for seat in Seat for card in pack(seat)}
    assert sum(1 for _ in game.position.cards()) == 104
