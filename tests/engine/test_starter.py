"""Who starts, at every level of the tie (BR 23, PT 15-17, FR 13), with crafted deals."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.deal import Deal, lay_out
from engine.piles import Place
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from engine.starter import Decided
from tests.engine.crafted import crafted

BR, PT, FR = PRESETS["br"], PRESETS["pt"], PRESETS["fr1"]
A, B = Seat


def reserves_and_houses(a: str, b: str, coin: Seat = A) -> Deal:
    """Return a deal with these cards on top of the reserve and in the houses after it."""
    return crafted(dict(enumerate(a.split(), start=12)), dict(enumerate(b.split(), start=12)), coin)


@pytest.mark.parametrize(
    ("rules", "a", "b", "starts", "decided"),
    [
        (BR, "2s", "3s", A, Decided.RESERVE),
        (BR, "3s", "2s", B, Decided.RESERVE),
        (BR, "As", "Ks", A, Decided.RESERVE),  # the ace is low
        (PT, "As", "Ks", A, Decided.RESERVE),
        (FR, "As", "Ks", B, Decided.RESERVE),  # the king is high, and the higher starts
        (BR, "5s 2s", "5h 3s", A, Decided.HOUSE),
        (BR, "5s 3s", "5h 2s", B, Decided.HOUSE),
        (BR, "5s 3s Ks", "5h 3h Qs", B, Decided.HOUSE),
        (BR, "5s 3s Ks As", "5h 3h Kh 2s", A, Decided.HOUSE),
        (BR, "5s 3s Ks As Js", "5h 3h Kh Ah 10s", B, Decided.HOUSE),
        (FR, "5s 2s 3s 4s 6s", "5h 2h 3h 4h 7h", B, Decided.HOUSE),
        (FR, "5s 2s 9s 9h 4s", "5h 9s 4h 2h 9d", A, Decided.SUIT),  # the same when sorted
        (FR, "5s 2s Qs 9h 4s", "5h 9s 4h 2h Qd", A, Decided.SUIT),
        (FR, "5s 2s Qs 9h 5d", "5h 9s 4h 2h Qd", A, Decided.HOUSE),
        (FR, "5s 2s Qs 9h 5d", "5h 9s 6h 2h Qd", B, Decided.HOUSE),
        (FR, "5d 2s 3s 4s 6s", "5h 2h 3h 4h 6h", B, Decided.SUIT),
        (FR, "5d 2s 3s 4s 6s", "5c 2h 3h 4h 6h", A, Decided.SUIT),
    ],
)
def test_all_levels_of_the_starting_tie(
    rules: Rules, a: str, b: str, starts: Seat, decided: Decided
) -> None:
    deal = reserves_and_houses(a, b, coin=starts.other)
    start = deal.start(rules)
    assert (start.seat, start.decided) == (starts, decided)
    assert lay_out(deal, rules).view.mover is starts


@pytest.mark.parametrize("coin", Seat)
@pytest.mark.parametrize(
    ("rules", "a", "b"),
    [
        (BR, "5s 3s Ks As Js", "5h 3h Kh Ah Jh"),
        (FR, "5s 3s Ks As Js", "5s Jh Ah Kh 3h"),
    ],
)
def test_the_coin_when_nothing_else_decides(rules: Rules, a: str, b: str, coin: Seat) -> None:
    start = reserves_and_houses(a, b, coin).start(rules)
    assert (start.seat, start.decided) == (coin, Decided.COIN)


def test_of_equal_houses_only_the_face_up_cards_count_when_some_are_covered() -> None:
    deal = crafted({12: "5s", 13: "Ks", 14: "2s"}, {12: "5h", 13: "As", 14: "3s"})
    assert deal.start(replace(STANDARD, covered=1)).seat is A
    assert deal.start(STANDARD).seat is B


def test_a_smaller_reserve_has_another_top() -> None:
    deal = crafted({10: "2s", 12: "9s"}, {10: "3s", 12: "8s"})
    assert deal.start(replace(STANDARD, reserve_size=11)).seat is A
    assert deal.start(STANDARD).seat is B


def hand(deal: Deal, seat: Seat, rules: Rules = PT) -> list[str]:
    """Return a player's houses and talon as they lie on the table, in dealt order."""
    piles = lay_out(deal, rules).piles
    houses = {A: "dcba", B: "efgh"}[seat]
    cards = [piles["abcdefgh".index(house)][0] for house in houses]
    talon = piles[Place.TALON_A if seat is A else Place.TALON_B]
    return [str(card) for card in (*cards, *reversed(talon))]


def test_pt_the_next_talon_card_decides_and_goes_into_the_middle() -> None:
    deal = crafted({12: "5s", 13: "2s"}, {12: "5h", 13: "3s"})
    start = deal.start(PT)
    assert (start.seat, start.decided, start.drawn) == (A, Decided.TALON, 1)
    for seat in Seat:
        rest = [str(card) for card in deal.hands[seat][13:]]
        assert hand(deal, seat) == [*rest[1:20], rest[0], *rest[20:]]


def test_pt_cards_are_drawn_until_they_differ_and_put_back_in_that_order() -> None:
    deal = crafted(
        {12: "5s", 13: "2s", 14: "Ks", 15: "9s"}, {12: "5h", 13: "2h", 14: "Kh", 15: "8s"}
    )
    start = deal.start(PT)
    assert (start.seat, start.decided, start.drawn) == (B, Decided.TALON, 3)
    for seat in Seat:
        rest = [str(card) for card in deal.hands[seat][13:]]
        assert hand(deal, seat) == [*rest[3:21], *rest[:3], *rest[21:]]


def test_pt_nothing_is_put_back_without_a_tie() -> None:
    deal = crafted({12: "5s"}, {12: "6h"})
    assert hand(deal, A) == [str(card) for card in deal.hands[A][13:]]


@pytest.mark.parametrize("coin", Seat)
def test_pt_two_equal_hands_are_left_to_the_coin(coin: Seat) -> None:
    deal = crafted({}, {}, coin)
    start = deal.start(PT)
    assert (start.seat, start.decided, start.drawn) == (coin, Decided.COIN, 39)
    assert hand(deal, A) == [str(card) for card in deal.hands[A][13:]]


def test_pt_the_same_card_may_be_twice_in_one_hand() -> None:
    deal = crafted({12: "9h", 13: "9h"}, {12: "10h"})
    position = lay_out(deal, PT)
    assert len(set(position.cards())) == 104
    twins = [position.view[place].top for place in (Place.RESERVE_A, Place.HOUSE_D)]
    assert [str(card) for card in twins] == ["9♥", "9♥"]
    assert twins[0] != twins[1]
