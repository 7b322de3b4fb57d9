"""What is pointed at, found by comparing two tables."""

from dataclasses import replace

from engine.cards import Card, Rank, Seat, Suit
from engine.piles import Pile, Place
from render.marks import NO_MARKS, Marks
from tests.render.tables import table

NINE = Card(Rank.NINE, Suit.HEARTS, Seat.A)
KING = Card(Rank.KING, Suit.SPADES, Seat.B)
TEN = Card(Rank.TEN, Suit.SPADES, Seat.A)


def test_a_move_has_a_source_and_a_target() -> None:
    before = table({Place.HOUSE_A: Pile(0, (TEN,)), Place.HOUSE_C: Pile(0, (NINE,))})
    after = table({Place.HOUSE_A: Pile(0, (TEN, NINE))})
    marks = Marks.between(before, after)
    assert marks.sources == {Place.HOUSE_C}
    assert marks.targets == {Place.HOUSE_A}


def test_turning_a_card_marks_talon_and_upcard() -> None:
    before = table({Place.TALON_B: Pile(3, ())}, Seat.B)
    after = table({Place.TALON_B: Pile(2, ()), Place.UPCARD: Pile(0, (NINE,))}, Seat.B)
    marks = Marks.between(before, after)
    assert marks.sources == {Place.TALON_B}
    assert marks.targets == {Place.UPCARD}


def test_ending_the_turn_marks_the_waste_and_no_upcard_of_the_other() -> None:
    before = table({Place.UPCARD: Pile(0, (NINE,))})
    after = table({Place.WASTE_A: Pile(0, (NINE,))}, Seat.B)
    marks = Marks.between(before, after)
    assert marks.sources == frozenset()
    assert marks.targets == {Place.WASTE_A}


def test_an_upcard_that_turned_by_itself_for_the_next_player_is_new() -> None:
    before = table({Place.UPCARD: Pile(0, (NINE,)), Place.TALON_B: Pile(1, ())})
    after = table(
        {Place.UPCARD: Pile(0, (TEN,)), Place.WASTE_A: Pile(0, (NINE,))},
        Seat.B,
    )
    marks = Marks.between(before, after)
    assert marks.sources == {Place.TALON_B}
    assert marks.targets == {Place.WASTE_A, Place.UPCARD}


def test_nothing_moved_nothing_marked() -> None:
    view = table({Place.HOUSE_A: Pile(0, (TEN,))})
    assert Marks.between(view, replace(view)) == NO_MARKS


def test_a_house_that_was_emptied_and_filled_again_is_a_target() -> None:
    before = table({Place.HOUSE_A: Pile(0, (TEN,))})
    after = table({Place.HOUSE_A: Pile(0, (NINE,)), Place.HOUSE_B: Pile(0, (TEN,))})
    marks = Marks.between(before, after)
    assert marks.targets == {Place.HOUSE_A, Place.HOUSE_B}
    assert marks.sources == frozenset()


def test_a_house_that_got_a_card_is_a_target_even_if_it_lost_more() -> None:
    before = table({Place.HOUSE_A: Pile(0, (TEN, NINE))})
    after = table({Place.HOUSE_A: Pile(0, (KING,))})
    assert Marks.between(before, after) == Marks(targets=frozenset({Place.HOUSE_A}))


def test_a_card_that_was_only_uncovered_has_not_come() -> None:
    before = table({Place.RESERVE_A: Pile(3, (NINE,)), Place.HOUSE_A: Pile(0, (TEN, NINE))})
    after = table({Place.RESERVE_A: Pile(1, (TEN,)), Place.HOUSE_A: Pile(0, (TEN,))})
    marks = Marks.between(before, after)
    assert marks.targets == frozenset()
    assert marks.sources == {Place.RESERVE_A, Place.HOUSE_A}


def test_a_reserve_that_was_played_from_and_loaded_is_a_target() -> None:
    before = table({Place.RESERVE_A: Pile(2, (NINE,))})
    after = table({Place.RESERVE_A: Pile(1, (TEN, KING))})
    assert Marks.between(before, after) == Marks(targets=frozenset({Place.RESERVE_A}))
