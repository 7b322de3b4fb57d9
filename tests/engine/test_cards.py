"""The cards, the places, and the table that both players see."""

import pytest

from engine.cards import Card, Rank, Seat, Suit, pack
from engine.diagram import parse
from engine.piles import (
    CENTRE,
    HOUSE_SPOTS,
    HOUSES,
    Pile,
    Place,
    Spot,
    centre_places,
    place_of,
    reserve_of,
    talon_of,
    waste_of,
)

TABLE = """
      B   r [2] Qs   n [4]
          w 3d

    8h [2] a | 2s -- | e
        4h b | -- -- | f Qh

    > A   r [2] Ac   n [3]   t 8s
          w 8s 9s
"""


def test_there_are_104_cards_of_52_faces() -> None:
    cards = pack(Seat.A) + pack(Seat.B)
    assert len(set(cards)) == 104
    assert {card.face for card in cards} == set(range(1, 53))
    assert [str(card) for card in pack(Seat.A)[9:14]] == ["10♠", "J♠", "Q♠", "K♠", "A♥"]


def test_hearts_and_diamonds_are_red() -> None:
    assert [(suit.symbol, suit.is_red) for suit in Suit] == [
        ("♠", False), ("♥", True), ("♦", True), ("♣", False),
    ]  # fmt: skip
    for card in pack(Seat.B):
        assert card.is_red is card.suit.is_red


def test_both_copies_have_one_face_and_are_two_cards() -> None:
    copies = [Card(Rank.NINE, Suit.HEARTS, seat) for seat in Seat]
    assert copies[0] != copies[1]
    assert copies[0].face == copies[1].face


def test_the_mover_calls_the_same_pile_otherwise_than_the_opponent() -> None:
    own = {
        seat: [place_of(spot, seat) for spot in Spot if spot is not Spot.CENTRE] for seat in Seat
    }
    assert own[Seat.A][:8] == own[Seat.B][:8] == list(HOUSES)
    assert own[Seat.A][8:] == [
        Place.RESERVE_A, Place.UPCARD, Place.WASTE_A, Place.RESERVE_B, Place.WASTE_B,
    ]  # fmt: skip
    assert own[Seat.B][8:] == [
        Place.RESERVE_B, Place.UPCARD, Place.WASTE_B, Place.RESERVE_A, Place.WASTE_A,
    ]  # fmt: skip
    with pytest.raises(KeyError):
        place_of(Spot.CENTRE, Seat.A)


def test_every_place_belongs_to_somebody_or_to_both() -> None:
    mine = [[pile(seat) for pile in (reserve_of, talon_of, waste_of)] for seat in Seat]
    shared = [*HOUSES, *(place for suit in Suit for place in centre_places(suit)), Place.UPCARD]
    assert sorted([*mine[0], *mine[1], *shared]) == list(Place)
    assert [place for suit in Suit for place in centre_places(suit)] == list(CENTRE)
    assert [spot for spot in Spot if spot.is_house] == list(HOUSE_SPOTS)


def test_what_a_view_tells() -> None:
    view = parse(TABLE).view
    assert [str(view.top(spot)) for spot in (Spot.A, Spot.RESERVE, Spot.WASTE)] == [
        "8♥",
        "A♣",
        "9♠",
    ]
    assert [str(view.top(spot)) for spot in (Spot.THEIR_RESERVE, Spot.THEIR_WASTE)] == ["Q♠", "3♦"]
    assert (str(view.upcard), view.top(Spot.E), view[Place.HOUSE_A].down) == ("8♠", None, 2)
    assert [view.stock(seat) for seat in Seat] == [5, 5], "the upcard is not part of it"
    assert view.has_empty_house
    assert view.pile(Spot.WASTE).size == 2
    assert view.faces()[:3] == ((0, 0, 21), (17,), ())


def test_a_card_that_lies_face_down_on_top_is_not_told() -> None:
    assert Pile(3, ()).top is None
    assert Pile(3, ()).size == 3


def test_where_a_card_goes_on_the_centre() -> None:
    view = parse("> A r Kd\nB r 6h\nm 3s As 2h").view
    cards = {str(card): view.centre_place(card) for card in pack(Seat.A)}
    assert {card: place for card, place in cards.items() if place is not None} == {
        "4♠": Place.SPADES_1,
        "2♠": Place.SPADES_2,
        "3♥": Place.HEARTS_1,
        "A♥": Place.HEARTS_2,
        "A♦": Place.DIAMONDS_1,
        "A♣": Place.CLUBS_1,
    }


@pytest.mark.parametrize(
    ("picture", "winners"),
    [
        ("> A r n t w\nB r Kd", [Seat.A]),
        ("> A r Kd\nB r n w", [Seat.B]),
        ("> A r Ks\nB r Kd", []),
        ("> A n [Ks]\nB n [Kd]", []),
        ("> A w Ks\nB w Kd", []),
        ("> A t Ks\nB r Kd", []),
        ("A r Ks\n> B t Kd", []),
        ("A a Ks\n> B t Kd", [Seat.A]),
    ],
)
def test_a_player_without_reserve_talon_upcard_and_waste_has_won(
    picture: str, winners: list[Seat]
) -> None:
    view = parse(picture).view
    assert [seat for seat in Seat if view.has_won(seat)] == winners
