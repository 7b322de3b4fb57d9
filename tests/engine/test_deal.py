"""From a seed to the dealt cards, and from those to the table (rules.md 2.1)."""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card, Seat, pack
from engine.deal import Deal, commitment, deal, lay_out
from engine.diagram import draw
from engine.piles import Place, reserve_of, talon_of
from engine.presets import PRESETS
from engine.rules import MAX_COVERED, MAX_RESERVE, MIN_RESERVE, STANDARD
from tests.engine.crafted import crafted

SIZES = [
    (size, covered)
    for size in range(MIN_RESERVE, MAX_RESERVE + 1)
    for covered in range(MAX_COVERED + 1)
]
IN_ORDER = crafted({}, {})
"""A's and B's packs in order: ace to king of spades, then hearts, diamonds, clubs."""


def shuffled(cards: Sequence[Card], seed: str) -> tuple[Card, ...]:
    """Fisher and Yates again, on nothing but the part of `random` that is promised."""
    rng, left, order = Random(seed), list(cards), deque[Card]()
    while left:
        pick = int(rng.random() * len(left))
        left[pick], left[-1] = left[-1], left[pick]
        order.appendleft(left.pop())
    return tuple(order)


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    dealt = deal("crapette", STANDARD)
    first = [" ".join(map(str, hand[:5])) for hand in dealt.hands]
    assert first == ["J♠ 6♠ J♣ 8♣ 2♠", "4♦ A♦ 8♠ 9♣ 9♦"]
    assert dealt.hands[0] == shuffled(pack(Seat.A), "crapette:A")
    assert dealt.hands[1] == shuffled(pack(Seat.B), "crapette:B")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_deal_has_each_card_once(preset: str) -> None:
    dealt = deal("x", PRESETS[preset])
    assert {*dealt.hands[0], *dealt.hands[1]} == {*pack(Seat.A), *pack(Seat.B)}
    assert [len(hand) for hand in dealt.hands] == [52, 52]


def test_own_packs_stay_apart_and_mixed_packs_do_not() -> None:
    own, mixed = deal("x", STANDARD), deal("x", PRESETS["pt"])
    assert [{card.pack for card in hand} for hand in own.hands] == [{Seat.A}, {Seat.B}]
    assert [{card.pack for card in hand} for hand in mixed.hands] == [set(Seat), set(Seat)]
    assert own.hands[0] != pack(Seat.A)


def test_mixed_packs_are_dealt_alternately_a_first() -> None:
    first, second = deal("x", PRESETS["pt"]).hands
    together = [card for pair in zip(first, second, strict=True) for card in pair]
    assert tuple(together) == shuffled(pack(Seat.A) + pack(Seat.B), "x:AB")


def test_other_seeds_deal_other_cards_and_every_place_is_as_likely() -> None:
    tops = Counter(deal(str(seed), STANDARD).hands[0][0].rank for seed in range(1300))
    assert len(tops) == 13
    assert all(60 < count < 140 for count in tops.values())  # 100 each, sigma 9.6


def test_both_sides_of_the_coin_come_up() -> None:
    coins = Counter(deal(str(seed), STANDARD).coin for seed in range(400))
    assert 150 < coins[Seat.A] < 250


def test_the_commitment_is_the_seeds_sha_256() -> None:
    expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("abc") == expected


def test_the_cards_lie_as_the_text_says() -> None:
    assert draw(lay_out(IN_ORDER, STANDARD).view) == (
        """\
  B   r [12] K♠   n [35]
      w --

A♥ a | -- -- | e 4♥
2♥ b | -- -- | f 3♥
3♥ c | -- -- | g 2♥
4♥ d | -- -- | h A♥

> A   r [12] K♠   n [35]
      w --"""
    )


def test_the_reserve_lies_left_under_pt_and_the_houses_with_it() -> None:
    in_order = crafted({12: "Qs"}, {12: "Ks"})
    assert draw(lay_out(in_order, PRESETS["pt"]).view) == (
        """\
  B   r [12] K♠   n [35]
      w --

4♥ a | -- -- | e A♥
3♥ b | -- -- | f 2♥
2♥ c | -- -- | g 3♥
A♥ d | -- -- | h 4♥

> A   r [12] Q♠   n [35]
      w --"""
    )


def test_covered_cards_are_dealt_before_the_one_that_covers_them() -> None:
    position = lay_out(IN_ORDER, replace(STANDARD, covered=2))
    assert [str(card) for card in position.piles[Place.HOUSE_H]] == ["A♥", "2♥", "3♥"]
    assert position.view[Place.HOUSE_H].down == 2
    assert [str(card) for card in position.piles[Place.HOUSE_A]] == ["A♥", "2♥", "3♥"]
    assert [str(card) for card in position.piles[Place.HOUSE_B]] == ["4♥", "5♥", "6♥"]


@pytest.mark.parametrize(("size", "covered"), SIZES)
def test_the_talon_is_the_rest(size: int, covered: int) -> None:
    position = lay_out(IN_ORDER, replace(STANDARD, reserve_size=size, covered=covered))
    for seat in Seat:
        assert position.view[reserve_of(seat)].size == size
        assert len(position.view[reserve_of(seat)].up) == 1
        assert position.view[talon_of(seat)].down == 52 - size - 4 * (1 + covered)
    assert len(set(position.cards())) == 104


def test_the_first_card_dealt_to_the_talon_is_the_first_turned() -> None:
    position = lay_out(IN_ORDER, STANDARD)
    assert position.hidden[Place.TALON_A][-1] == IN_ORDER.hands[0][17]
    assert position.hidden[Place.TALON_A][0] == IN_ORDER.hands[0][51]


def test_the_last_reserve_card_dealt_lies_on_top() -> None:
    position = lay_out(IN_ORDER, STANDARD)
    assert position.view[Place.RESERVE_B].top == IN_ORDER.hands[1][12]
    assert position.hidden[Place.RESERVE_B] == IN_ORDER.hands[1][:12]


def test_a_deal_is_a_value() -> None:
    assert deal("x", STANDARD) == Deal(deal("x", STANDARD).hands, deal("x", STANDARD).coin)
