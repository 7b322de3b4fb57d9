"""A deal as one line of text, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Seat, pack
from engine.deal import Deal, deal
from engine.deal_text import DealTextError, format_deal, parse_deal
from engine.presets import PRESETS
from engine.rules import STANDARD
from tests.engine.tables import PATIENT

CARDS = pack(Seat.A) + pack(Seat.B)
LINE = format_deal(deal("x", STANDARD))


@PATIENT
@given(st.permutations(CARDS), st.sampled_from(Seat))
def test_any_deal_reads_back(cards: list[Card], coin: Seat) -> None:
    dealt = Deal((tuple(cards[:52]), tuple(cards[52:])), coin)
    text = format_deal(dealt)
    assert parse_deal(text) == dealt
    assert "\n" not in text


@pytest.mark.parametrize("preset", PRESETS)
def test_the_deal_of_a_seed_reads_back(preset: str) -> None:
    dealt = deal("a seed", PRESETS[preset])
    assert parse_deal(format_deal(dealt)) == dealt


def test_a_card_is_rank_suit_and_pack() -> None:
    text = format_deal(Deal((CARDS[:52], CARDS[52:]), Seat.B))
    assert text.startswith("Asa2sa3sa")
    assert text.endswith("QcbKcb B")


@pytest.mark.parametrize(
    "text",
    [
        "",
        LINE[:-2],  # no coin
        LINE[:-1] + "C",  # no such seat
        LINE + " A",
        LINE[3:],  # a card short
        LINE[:3] + LINE,  # a card twice
        LINE[:3] * 2 + LINE[6:],  # a card twice, another missing
        "1" + LINE[1:],
        LINE[:1] + "x" + LINE[2:],
        LINE[:2] + "c" + LINE[3:],
        LINE[:1] + LINE[2:],  # a letter short
        LINE.replace(" ", "", 1),
        LINE.upper(),
    ],
)
def test_what_is_no_deal(text: str) -> None:
    with pytest.raises(DealTextError):
        parse_deal(text)
