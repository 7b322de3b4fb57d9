"""Tables as text and back: the closed pair, and what makes a diagram short."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Rank, Seat, Suit
from engine.diagram import DiagramError, Wrong, draw, draw_finished, draw_line, parse
from engine.game import Game
from engine.piles import CENTRE, Pile, Place
from tests.engine.tables import PATIENT, games

NINE = Card(Rank.NINE, Suit.HEARTS, Seat.A)
OTHER_NINE = Card(Rank.NINE, Suit.HEARTS, Seat.B)
EIGHT = Card(Rank.EIGHT, Suit.SPADES, Seat.A)
OUTSIDE = [place for place in Place if place not in CENTRE]

TABLE = """\
  B   r [12] 6♥   n [31]
      w 3♣ 4♦

   9♥ 10♠ a | A♠ -- | e 9♦
          b | 3♥ A♥ | f K♣ Q♦
6♣ 5♦ [2] c | -- -- | g
          d | -- -- | h 9♥

> A   r [11] 5♦   n [25]   t 7♣
      w --"""


def test_a_table_is_drawn_as_it_is_read() -> None:
    assert draw(parse(TABLE).view) == TABLE


def test_once_a_game_is_over_nobody_is_on_turn_and_all_lies_where_it_lay() -> None:
    view = parse(TABLE.replace("> A", "  A").replace("  B", "> B")).view
    finished = draw_finished(view)
    assert finished == draw(view).replace(">", " ")
    read = parse(finished).view
    assert (read.piles, view.mover, read.mover) == (view.piles, Seat.B, Seat.A)


@PATIENT
@given(games())
def test_a_position_reads_back_from_its_diagram(game: Game) -> None:
    position = game.position
    read = parse(draw(position))
    assert (read.piles, read.hidden) == (position.piles, position.hidden)
    assert (read.view.mover, read.view.used) == (position.view.mover, position.view.used)


@PATIENT
@given(games())
def test_a_view_reads_back_and_tells_nothing_that_lies_face_down(game: Game) -> None:
    text = draw(game.view)
    assert draw(parse(text).view) == text
    assert len(set(parse(text).cards())) == 104
    shown = [card for place in OUTSIDE for card in game.view[place].up]
    tops = [pile.top for place in CENTRE if (pile := game.view[place]).up]
    assert sorted(re.findall(r"\w+[♠♥♦♣]", text)) == sorted(map(str, [*shown, *tops]))


@PATIENT
@given(games())
def test_a_view_in_one_line_reads_back_with_its_packs(game: Game) -> None:
    text = draw_line(game.view)
    assert "\n" not in text
    assert replace(parse(text).view, row=()) == replace(game.view, row=())


def test_one_line_leaves_out_what_is_empty() -> None:
    table = "B r* -- > A r [2] 9♥ w 4♣ t 5♦ a 9♥ b [1] 8♠ m 2♥"
    assert draw_line(parse(table).view) == table
    assert draw_line(parse("a 9h").view) == "B r -- > A r -- a 9♥"


def test_a_house_alone_is_a_table() -> None:
    table = parse("a 9h 8s")
    assert table.view[Place.HOUSE_A] == Pile(0, (NINE, EIGHT))
    assert list(table.cards()) == [NINE, EIGHT]
    assert table.view.mover is Seat.A


def test_cards_before_the_letter_stand_outermost_first() -> None:
    assert parse("8s 9h a") == parse("a 9h 8s")
    assert parse("8s [3c 4d] a") == parse("a [4d 3c] 8s")
    assert parse("9h a | 2s | e 8s") == parse("a 9h  e 8s  m 2s")


def test_the_first_copy_is_a_s_and_a_mark_means_b_s() -> None:
    assert parse("a 9h  b 9h").view[Place.HOUSE_B].top == OTHER_NINE
    assert parse("a 9♥'  b 9♥").view[Place.HOUSE_A].top == OTHER_NINE
    assert parse("a 9♥'  b 9♥").view[Place.HOUSE_B].top == NINE
    assert draw(parse("a 9♥'  b 9♥")) == draw(parse("a 9♥'\nb 9♥"))


@pytest.mark.parametrize("card", ["9h", "9H", "9♥", "9♡", "9♥\ufe0f", "9♡\ufe0f"])
def test_a_card_has_many_spellings(card: str) -> None:
    assert parse(f"a {card}").view[Place.HOUSE_A].top == NINE


def test_tens_and_aces() -> None:
    assert parse("a Th 1s") == parse("a 10h As") == parse("a t♥ a♠")


def test_own_piles_belong_to_the_seat_named_before_them() -> None:
    table = parse("A r 9h n [8s] w 3c\nB r 4d n 5d w 6d").view
    assert table[Place.RESERVE_A].top == NINE
    assert table[Place.TALON_A] == Pile(1, ())
    assert [str(table[place].top) for place in (Place.WASTE_A, Place.RESERVE_B)] == ["3♣", "4♦"]
    assert [str(table[place].top) for place in (Place.TALON_B, Place.WASTE_B)] == ["5♦", "6♦"]
    assert parse("r 9h") == parse("A r 9h")


def test_the_mover_is_marked_and_has_the_upcard() -> None:
    table = parse("> B\nt 9h")
    assert (table.view.mover, table.view.upcard) == (Seat.B, NINE)
    assert parse(">B t 9h") == table


def test_a_star_says_that_a_reserve_was_used() -> None:
    assert parse("r* 9h\nB r 9h").view.used == (True, False)
    assert parse("B r* 9h").view.used == (False, True)
    assert "r* 9♥" in draw(parse("r* 9h"))
    assert "r 9♥" in draw(parse("r* 9h").view)


def test_face_down_cards_are_written_out_or_counted() -> None:
    table = parse("n [9h 8s]\nB n [2]")
    assert table.hidden[Place.TALON_A] == (NINE, EIGHT)
    assert [card.pack for card in table.hidden[Place.TALON_B]] == [Seat.B, Seat.B]
    assert parse("n []") == parse("")


def test_counted_cards_are_not_those_that_are_named() -> None:
    table = parse("n [51]\na A♠ B n [52]")
    assert len(set(table.cards())) == 104
    assert Card(Rank.ACE, Suit.SPADES, Seat.A) not in table.hidden[Place.TALON_A]


def test_a_centre_pile_is_its_top_card_or_written_out() -> None:
    table = parse("m 3s 2s Kd").view
    assert [card.rank for card in table[Place.SPADES_1].up] == [1, 2, 3]
    assert [card.pack for card in table[Place.SPADES_2].up] == [Seat.B, Seat.B]
    assert len(table[Place.DIAMONDS_1].up) == 13
    mixed = parse("| A♠+2♠' | e 2♠")
    assert [card.pack for card in mixed.view[Place.SPADES_1].up] == [Seat.A, Seat.B]
    assert "| A♠+2♠' -- |" in draw(mixed)
    assert "| 2♠' -- |" in draw(parse("m 2♠'"))
    assert "| 2♠ 2♠ |" in draw(parse("m 2♠ 2♠"))
    assert parse(draw(parse("b A♠ m 2♠'\ne 2♠"))) == parse("b A♠ m 2♠'\ne 2♠")


ERRORS = {
    "a 9x": ("9x", Wrong.NO_CARD),
    "a 9h 9h 9h": ("9h", Wrong.NO_CARD),
    "a 9h' 9h'": ("9h'", Wrong.NO_CARD),
    "a [9h": ("[9h", Wrong.NO_CARD),
    "a [9h z]": ("z", Wrong.NO_CARD),
    "m 9h 9h 9h": ("9h", Wrong.NO_CARD),
    "9h": ("9h", Wrong.NO_PILE),
    "9h r": ("r", Wrong.NO_PILE),
    "m 9h | 8s": ("8s", Wrong.NO_PILE),
    "a 9h a 8s": ("a", Wrong.PILE_TWICE),
    "a\na 8s": ("a", Wrong.PILE_TWICE),
    "a 9h [2]": ("[2]", Wrong.DOWN_ABOVE_UP),
    "a [2] [3]": ("[3]", Wrong.DOWN_ABOVE_UP),
    "n [105]": ("105", Wrong.TOO_MANY_CARDS),
    "n [99999999999999999999]": ("99999999999999999999", Wrong.NO_CARD),
    "m 2s+3s": ("2s+3s", Wrong.NO_CENTRE_PILE),
    "m As+2h": ("As+2h", Wrong.NO_CENTRE_PILE),
    "m [2]": ("[2]", Wrong.NO_CARD),
}


@pytest.mark.parametrize(("text", "error"), ERRORS.items(), ids=ERRORS)
def test_what_is_no_diagram(text: str, error: tuple[str, Wrong]) -> None:
    with pytest.raises(DiagramError, match=error[1].name) as caught:
        parse(text)
    assert (caught.value.word, caught.value.wrong) == error


@given(st.text() | st.text("abhmrntwAB>|[]-*+'0123456789TJQKshdc♠♥ \n", max_size=60))
def test_no_text_crashes_the_reader(text: str) -> None:
    assert wrong(text) in {None, *Wrong}


def wrong(text: str) -> Wrong | None:
    try:
        parse(text)
    except DiagramError as error:
        return error.wrong
    return None
