"""Moves as text and back (notation.md)."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.building import SOURCES, TARGETS
from engine.cards import Rank, Suit
from engine.moves import END, TURN, Move, Pair, Play
from engine.notation import (
    LONGEST_LINE,
    Expected,
    ForcedPlays,
    Line,
    NamedCard,
    NotationError,
    format_move,
    parse_line,
    parse_move,
)
from engine.piles import HOUSE_SPOTS, THEIRS, Spot

FORCED = ForcedPlays()
PLAYS = [
    Play(source, target)
    for source in SOURCES
    for target in TARGETS
    if source not in THEIRS or target is Spot.CENTRE
]
PAIRS = [Pair(source, target) for source in HOUSE_SPOTS for target in HOUSE_SPOTS]
MOVES: list[Move] = [*PLAYS, *PAIRS, TURN, END]
SEPARATORS = st.text(" ,;.->→'\"“”\n\t\u200b\u200f\ufe0f", max_size=3)


def commands(text: str) -> list[object]:
    return [token.command for token in parse_line(text).tokens]


@pytest.mark.parametrize("move", MOVES, ids=format_move)
def test_every_move_reads_back(move: Move) -> None:
    assert parse_move(format_move(move)) == move


def test_no_two_moves_are_written_alike_and_none_begins_another() -> None:
    texts = sorted(format_move(move) for move in MOVES)
    assert len(set(texts)) == 11 * 11 + 2 + 64 + 2
    assert not [pair for pair in pairwise(texts) if pair[1].startswith(pair[0])]


@given(st.lists(st.tuples(st.sampled_from(MOVES), SEPARATORS, st.booleans()), min_size=1))
def test_any_moves_read_back_with_any_separators_and_case(
    written: list[tuple[Move, str, bool]],
) -> None:
    text = ""
    for move, separator, upper in written[:60]:
        letters = separator.join(format_move(move))
        text += (letters.upper() if upper else letters) + separator
    if len(text) <= LONGEST_LINE:
        assert commands(text) == [move for move, _, _ in written[:60]]


def test_separators_are_not_needed() -> None:
    spaced, close = parse_line("ra bc hm n tc p"), parse_line("rabchmntcp")
    assert spaced != close  # the tokens stand elsewhere in the text
    assert commands("ra bc hm n tc p") == commands("rabchmntcp")
    assert commands("rabchmntcp") == [
        Play(Spot.RESERVE, Spot.A),
        Play(Spot.B, Spot.C),
        Play(Spot.H, Spot.CENTRE),
        TURN,
        Play(Spot.UPCARD, Spot.C),
        END,
    ]


@pytest.mark.parametrize("text", ["r→a", "r-a", "R>A", "r->a", "“ra”", "r\na", "r (9♥) a", "'R'A;"])
def test_arrow_forms_and_quotes(text: str) -> None:
    assert commands(text) == [Play(Spot.RESERVE, Spot.A)]


def test_reserve_and_waste_as_targets_are_the_opponents() -> None:
    assert commands("ar aw rr tw ww") == [
        Play(Spot.A, Spot.THEIR_RESERVE),
        Play(Spot.A, Spot.THEIR_WASTE),
        Play(Spot.RESERVE, Spot.THEIR_RESERVE),
        Play(Spot.UPCARD, Spot.THEIR_WASTE),
        Play(Spot.WASTE, Spot.THEIR_WASTE),
    ]


def test_m_alone_plays_and_m_after_a_pile_is_the_centre() -> None:
    assert commands("m") == [FORCED]
    assert commands("mam m") == [FORCED, Play(Spot.A, Spot.CENTRE), FORCED]
    assert commands("hmm") == [Play(Spot.H, Spot.CENTRE), FORCED]


def test_the_opponents_tops_go_to_the_centre_only() -> None:
    assert commands("xmym") == [
        Play(Spot.THEIR_RESERVE, Spot.CENTRE),
        Play(Spot.THEIR_WASTE, Spot.CENTRE),
    ]
    for text in ("xa", "yr", "x", "y2a"):
        assert failure(text) == (1, (Expected.CENTRE,))


def test_a_pair_and_a_two_of_diamonds_are_told_apart() -> None:
    assert commands("b2d") == [Pair(Spot.B, Spot.D)]
    assert commands("2dm") == [NamedCard(Rank.TWO, Suit.DIAMONDS, Spot.CENTRE)]
    assert commands("ab2dm") == [
        Play(Spot.A, Spot.B),
        NamedCard(Rank.TWO, Suit.DIAMONDS, Spot.CENTRE),
    ]
    assert commands("b2dm") == [Pair(Spot.B, Spot.D), FORCED]


CARD_TEXTS = {
    "9hm": (Rank.NINE, Suit.HEARTS, Spot.CENTRE),
    "10h b": (Rank.TEN, Suit.HEARTS, Spot.B),
    "1sm": (Rank.ACE, Suit.SPADES, Spot.CENTRE),
    "qs c": (Rank.QUEEN, Suit.SPADES, Spot.C),
    "JDR": (Rank.JACK, Suit.DIAMONDS, Spot.THEIR_RESERVE),
    "kcw": (Rank.KING, Suit.CLUBS, Spot.THEIR_WASTE),
    "9♥ m": (Rank.NINE, Suit.HEARTS, Spot.CENTRE),
    "9♥\ufe0f m": (Rank.NINE, Suit.HEARTS, Spot.CENTRE),
    "9♡m": (Rank.NINE, Suit.HEARTS, Spot.CENTRE),
    "A♠m": (Rank.ACE, Suit.SPADES, Spot.CENTRE),
    "a♤ m": (Rank.ACE, Suit.SPADES, Spot.CENTRE),
    "T♦a": (Rank.TEN, Suit.DIAMONDS, Spot.A),
    "10♦a": (Rank.TEN, Suit.DIAMONDS, Spot.A),
    "1 0 ♢ - a": (Rank.TEN, Suit.DIAMONDS, Spot.A),
    "V♣b": (Rank.JACK, Suit.CLUBS, Spot.B),
    "B♧b": (Rank.JACK, Suit.CLUBS, Spot.B),
    "D♠c": (Rank.QUEEN, Suit.SPADES, Spot.C),
    "R♥d": (Rank.KING, Suit.HEARTS, Spot.D),
    "K♥d": (Rank.KING, Suit.HEARTS, Spot.D),
    "J♠♠": None,
}


@pytest.mark.parametrize(("text", "card"), CARD_TEXTS.items(), ids=CARD_TEXTS)
def test_a_card_in_place_of_its_pile(text: str, card: tuple[Rank, Suit, Spot] | None) -> None:
    if card is None:
        assert failure(text) == (2, (Expected.TARGET,))
    else:
        assert commands(text) == [NamedCard(*card)]


def test_letters_that_are_piles_are_no_ranks_before_a_suit_letter() -> None:
    assert commands("ahm") == [Play(Spot.A, Spot.H), FORCED]
    assert commands("rdm") == [Play(Spot.RESERVE, Spot.D), FORCED]
    assert commands("dcb2a") == [Play(Spot.D, Spot.C), Pair(Spot.B, Spot.A)]
    assert failure("tsm") == (1, (Expected.TARGET,))
    assert failure("vsm") == (0, (Expected.MOVE,))


def test_a_named_card_is_written_with_its_target() -> None:
    assert str(NamedCard(Rank.TEN, Suit.HEARTS, Spot.THEIR_WASTE)) == "10♥→w"


def test_an_exclamation_mark_ends_a_line_that_may_be_played_blindly() -> None:
    assert parse_line("n tc !") == Line(parse_line("n tc").tokens, blind_ok=True)
    assert parse_line("n! (7♥)").blind_ok
    assert not parse_line("n tc").blind_ok


def test_tokens_keep_their_signs_and_their_place() -> None:
    tokens = parse_line(" R→A (9♥), 10♥ b").tokens
    assert [(token.text, token.at) for token in tokens] == [("ra", 1), ("10♥b", 11)]


def failure(text: str) -> tuple[int, tuple[Expected, ...]]:
    with pytest.raises(NotationError) as caught:
        parse_line(text)
    assert caught.value.text == text
    return caught.value.at, caught.value.expected


FAILURES = {
    "": (0, Expected.MOVE),
    " () ": (4, Expected.MOVE),
    "!": (0, Expected.MOVE),
    "z": (0, Expected.MOVE),
    "ra 🂱": (3, Expected.MOVE),
    "r": (1, Expected.TARGET),
    "r n": (2, Expected.TARGET),
    "r!": (1, Expected.TARGET),
    "ra! n": (4, Expected.END),
    "b2": (2, Expected.HOUSE),
    "b2m": (2, Expected.HOUSE),
    "r2a": (1, Expected.TARGET),
    "0hm": (0, Expected.MOVE),
    "9": (1, Expected.SUIT),
    "9xm": (1, Expected.SUIT),
    "11sm": (1, Expected.SUIT),
    "9h": (2, Expected.TARGET),
    "9ht": (2, Expected.TARGET),
    "r→a (9♥": (7, Expected.CLOSING_BRACKET),
    "r→a 9♥)": (6, Expected.TARGET),
    "n" * 401: (400, Expected.SHORTER_LINE),
}


@pytest.mark.parametrize(("text", "where"), FAILURES.items(), ids=range(len(FAILURES)))
def test_wrong_text_says_where_and_what_could_stand_there(
    text: str, where: tuple[int, Expected]
) -> None:
    at, expected = where
    assert failure(text) == (at, (expected,))


def test_after_a_house_a_pair_could_stand_too() -> None:
    assert failure("a") == (1, (Expected.TARGET, Expected.PAIR_SIGN))
    assert failure("at") == (1, (Expected.TARGET, Expected.PAIR_SIGN))


def test_the_message_names_the_column() -> None:
    with pytest.raises(NotationError, match=r"^expected TARGET or PAIR_SIGN at column 2$"):
        parse_line("a")


@pytest.mark.parametrize(("text", "at"), [("m", 0), ("9hm", 0), ("ra n", 3), ("ra ra", 3)])
def test_a_single_move_is_one_move_that_needs_no_table(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert caught.value.at == at


def test_the_longest_line_is_read() -> None:
    assert len(parse_line("n" * LONGEST_LINE).tokens) == LONGEST_LINE


@given(st.text() | st.text("abhmnprtwxy2109jqks♥♠♡()!→ \u202e\ufe0f😀Ａİ\ud800", max_size=410))
@example("\u212a♥m")
def test_no_text_crashes_the_reader(text: str) -> None:
    at, expected = outcome(text)
    assert 0 <= at <= len(text)
    assert expected or parse_line(text).tokens


def outcome(text: str) -> tuple[int, tuple[Expected, ...]]:
    try:
        parse_line(text)
    except NotationError as error:
        return error.at, error.expected
    return 0, ()
