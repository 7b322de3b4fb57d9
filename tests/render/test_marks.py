"""What is pointed at, found by comparing tables."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.cards import Card, Rank, Seat, Suit
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.moves import END
from engine.piles import Pile, Place
from engine.position import Position
from engine.presets import PRESETS
from engine.rules import Rules
from render.marks import NO_MARKS, Marks
from tests.render.tables import table

NINE = Card(Rank.NINE, Suit.HEARTS, Seat.A)
KING = Card(Rank.KING, Suit.SPADES, Seat.B)
TEN = Card(Rank.TEN, Suit.SPADES, Seat.A)
SIX = Card(Rank.SIX, Suit.CLUBS, Seat.A)


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
    before = table({Place.RESERVE_A: Pile(3, (KING,)), Place.HOUSE_A: Pile(0, (TEN, NINE))})
    after = table({Place.RESERVE_A: Pile(1, (SIX,)), Place.HOUSE_A: Pile(0, (TEN,))})
    marks = Marks.between(before, after)
    assert marks.targets == frozenset()
    assert marks.sources == {Place.RESERVE_A, Place.HOUSE_A}


def test_a_reserve_that_was_played_from_and_loaded_is_a_target() -> None:
    before = table({Place.RESERVE_A: Pile(2, (NINE,))})
    after = table({Place.RESERVE_A: Pile(1, (TEN, KING))})
    assert Marks.between(before, after) == Marks(targets=frozenset({Place.RESERVE_A}))


def test_an_upcard_that_turned_by_itself_after_the_one_played_is_new() -> None:
    before = table({Place.UPCARD: Pile(0, (NINE,)), Place.TALON_A: Pile(5, ())})
    after = table(
        {
            Place.UPCARD: Pile(0, (SIX,)),
            Place.TALON_A: Pile(4, ()),
            Place.HOUSE_A: Pile(0, (NINE,)),
        }
    )
    marks = Marks.between(before, after)
    assert marks.targets == {Place.UPCARD, Place.HOUSE_A}
    assert marks.sources == {Place.TALON_A}


RECYCLED = (
    table({Place.TALON_A: Pile(4, ()), Place.WASTE_A: Pile(0, (SIX, NINE, TEN))}),
    table({Place.WASTE_A: Pile(0, (SIX, NINE, TEN))}),
    table({Place.TALON_A: Pile(2, ()), Place.UPCARD: Pile(0, (SIX,))}),
    table({Place.TALON_A: Pile(2, ()), Place.WASTE_A: Pile(0, (SIX,))}, Seat.B),
)
"""Four talon cards are played (to where does not matter), the waste is turned over, its first
card is turned up and discarded again."""


def test_a_waste_that_was_turned_over_has_come_to_the_talon_although_that_is_smaller() -> None:
    marks = Marks.between(RECYCLED[0], RECYCLED[2])
    assert marks.targets == {Place.TALON_A, Place.UPCARD}
    assert marks.sources == {Place.WASTE_A}


def test_a_card_of_a_turned_waste_that_is_discarded_again_has_come() -> None:
    marks = Marks.along(RECYCLED)
    assert marks == Marks(targets=frozenset({Place.TALON_A, Place.WASTE_A}))


def test_a_talon_that_grew_by_cards_of_no_waste_that_was_seen_has_got_them() -> None:
    """Between the tables a house was loaded on the waste, and that was turned over."""
    before = table({Place.TALON_A: Pile(1, ()), Place.HOUSE_A: Pile(0, (TEN, NINE, SIX))})
    after = table({Place.TALON_A: Pile(3, ()), Place.UPCARD: Pile(0, (KING,))})
    marks = Marks.between(before, after)
    assert marks.targets == {Place.TALON_A, Place.UPCARD}
    assert marks.sources == {Place.HOUSE_A}


COVERED = table({Place.HOUSE_A: Pile(1, (NINE,)), Place.TALON_A: Pile(9, ())})


def test_a_covered_card_that_turned_up_where_it_lay_has_not_come() -> None:
    opened = table(
        {
            Place.HOUSE_A: Pile(0, (SIX,)),
            Place.HOUSE_B: Pile(0, (NINE,)),
            Place.TALON_A: Pile(9, ()),
        }
    )
    marks = Marks.between(COVERED, opened)
    assert marks.targets == {Place.HOUSE_B}
    assert marks.sources == {Place.HOUSE_A}


def test_upon_a_covered_card_that_turned_up_another_one_has_come() -> None:
    loaded = table({Place.HOUSE_A: Pile(0, (TEN, SIX)), Place.TALON_A: Pile(9, ())})
    assert Marks.between(COVERED, loaded).targets == {Place.HOUSE_A}


def test_upon_the_lower_of_two_covered_cards_another_one_has_come() -> None:
    """Between the tables the upper one turned up as well, and was played."""
    before = table({Place.HOUSE_A: Pile(2, (NINE,)), Place.TALON_A: Pile(9, ())})
    after = table({Place.HOUSE_A: Pile(0, (TEN, SIX)), Place.TALON_A: Pile(8, ())})
    marks = Marks.between(before, after)
    assert marks.targets == {Place.HOUSE_A}
    assert marks.sources == {Place.TALON_A}


def test_a_card_seen_elsewhere_has_come_into_the_house_of_a_covered_one() -> None:
    before = table({Place.HOUSE_A: Pile(1, (NINE,)), Place.HOUSE_B: Pile(0, (TEN,))})
    after = table({Place.HOUSE_A: Pile(0, (TEN,)), Place.HOUSE_C: Pile(0, (NINE,))})
    assert Marks.between(before, after).targets == {Place.HOUSE_A, Place.HOUSE_C}


def test_one_table_alone_has_no_marks() -> None:
    assert Marks.along([COVERED]) == NO_MARKS


def come(positions: list[Position]) -> set[Place]:
    """Return the piles whose top card came in between, by looking at what lies face down too."""
    found = set()
    for place in Place:
        pile = positions[-1].piles[place]
        if pile and any(arrived(place, *pair, pile[-1]) for pair in pairwise(positions)):
            found.add(place)
    return found


def arrived(place: Place, before: Position, after: Position, card: Card) -> bool:
    """Return whether a card came to a pile, or came back to it in another place or order."""
    if card not in after.piles[place]:
        return False
    old = before.piles[place]
    if place is Place.UPCARD and before.view.mover is not after.view.mover:
        old = ()
    at = after.piles[place].index(card)
    return old[at : at + 1] != (card,)


def turns(rules: Rules, seed: str) -> Iterator[list[Position]]:
    """Yield, after each move of a game that is mostly chance, the tables of the turn so far."""
    rng = random.Random(seed)
    game = Game.start(Setup(rules, lay_out(deal(seed, rules), rules)))
    while game.outcome is None and game.version < 400:
        moves = game.legal_moves()
        moves = tuple(move for move in moves if move != END) if rng.random() < 0.7 else moves
        game = game.after(Moved(game.mover, rng.choice(moves or game.legal_moves())))
        steps = game.trail or game.past
        yield [*(step.before for step in steps), game.position]


@pytest.mark.parametrize("covered", [0, 1, 2])
@pytest.mark.parametrize("preset", ["br-stop", "pt", "fr4"])
def test_in_whole_games_that_pile_is_ringed_whose_top_card_came(preset: str, covered: int) -> None:
    rules = replace(PRESETS[preset], covered=covered)
    ringed: set[Place] = set()
    for positions in turns(rules, f"rings {preset} {covered}"):
        targets = Marks.along([position.view for position in positions]).targets
        assert targets == come(positions)
        ringed |= targets
    assert len(ringed) > 12
