"""The Brazilian text, line by line: what may go where (the table is docs/rules.md)."""

import pytest

from engine.moves import Reason
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import known, legal, play, why_not
from tests.engine.tables import game_at

BRAZIL = ("br", "br-stop", "pagat")
BR = PRESETS["br"]
BARE = "> A r [K♣] {card} n [2] B r [K♦] {top} n [2] w {waste} b {house} m {centre}"


def reason(move: str, **cards: str) -> Reason | None:
    """Return why a reserve card cannot go where the text speaks of, on a bare table."""
    named = dict.fromkeys(("top", "waste", "house", "centre"), "--")
    return why_not(game_at(BARE.format(**named | cards), BR), move)


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_25_the_reserve_top_goes_to_centre_house_reserve_and_waste(preset: str) -> None:
    picture = """
          B   r [3] 6♥   n [4]
              w 4♥

           6♠ a | -- -- | e Q♥
        6♣ 7♥ b | -- -- | f Q♦
           Q♠ c | -- -- | g 2♣
           Q♣ d | -- -- | h 2♠

        > A   r [3♣ 4♣] 5♥   n [4]
    """
    assert legal(game_at(picture, PRESETS[preset])) == "ra rb rr rw n"
    centre = picture.replace("| -- -- | e", "| 4♥' -- | e")
    assert why_not(game_at(centre, PRESETS[preset]), "rm") is None


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_25_the_outermost_card_of_any_house_can_be_played_and_no_other(preset: str) -> None:
    """The seven under the five would load the six and fit the eight, were it not covered."""
    picture = """
          B   r [3] 6♥   n [4]
              w 4♥

           6♠ a | -- -- | e Q♥
        5♥ 7♥ b | -- -- | f 8♠
           6♣ c | -- -- | g 2♣
           Q♣ d | -- -- | h 2♠

        > A   r [3♣ 4♣] K♠   n [4]
    """
    assert legal(game_at(picture, PRESETS[preset])) == "ba bc br bw n"


@pytest.mark.parametrize(
    ("card", "centre", "why"),
    [
        ("A♦", "--", None),
        ("2♦", "--", Reason.CENTRE_WANTS_ACE),
        ("K♦", "--", Reason.CENTRE_WANTS_ACE),
        ("5♦", "4♦", None),
        ("5♥", "4♦", Reason.CENTRE_WANTS_ACE),
        ("5♣", "4♣ 9♣'", None),
        ("3♦", "4♦", Reason.CENTRE_SEQUENCE),
        ("6♦", "4♦", Reason.CENTRE_SEQUENCE),
        ("K♦", "Q♦", None),
        ("A♦", "K♦", None),
        ("2♦", "K♦", Reason.CENTRE_SEQUENCE),
    ],
)
def test_br_27_the_centre_begins_with_aces_and_goes_up_in_suit_to_the_king(
    card: str, centre: str, why: Reason | None
) -> None:
    assert reason("rm", card=card, centre=centre) is why


@pytest.mark.parametrize(
    ("card", "house", "why"),
    [
        ("7♥", "8♠", None),
        ("7♦", "8♣", None),
        ("7♣", "8♠", Reason.HOUSE_SEQUENCE),
        ("7♠", "8♠", Reason.HOUSE_SEQUENCE),
        ("9♥", "8♠", Reason.HOUSE_SEQUENCE),
        ("6♥", "8♠", Reason.HOUSE_SEQUENCE),
    ],
)
def test_br_28_houses_go_down_in_alternate_colours(
    card: str, house: str, why: Reason | None
) -> None:
    assert reason("rb", card=card, house=house) is why


@pytest.mark.parametrize("card", ["K♥", "7♠", "2♦"])
def test_br_28_an_empty_house_takes_any_card(card: str) -> None:
    assert reason("rb", card=card) is None


@pytest.mark.parametrize("pile", ["top", "waste"])
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("8♠", None),
        ("10♠", None),
        ("9♠'", Reason.LOAD_SEQUENCE),
        ("7♠", Reason.LOAD_SEQUENCE),
        ("8♣", Reason.LOAD_SEQUENCE),
        ("10♥", Reason.LOAD_SEQUENCE),
    ],
)
def test_br_29_reserve_and_waste_are_loaded_in_suit_one_above_or_below(
    pile: str, card: str, why: Reason | None
) -> None:
    move = "rr" if pile == "top" else "rw"
    assert reason(move, card=card, **{pile: "9♠"}) is why


def test_br_51_the_centre_goes_up_and_the_houses_go_down() -> None:
    assert reason("rm", card="6♠", centre="5♠") is None
    assert reason("rb", card="6♠", house="5♦") is Reason.HOUSE_SEQUENCE
    assert reason("rm", card="6♠", centre="7♠") is Reason.CENTRE_SEQUENCE
    assert reason("rb", card="6♠", house="7♦") is None


def test_br_51_the_same_colour_is_not_the_same_suit() -> None:
    assert reason("rr", card="9♦", top="8♥") is Reason.LOAD_SEQUENCE
    assert reason("rw", card="9♦", waste="8♥") is Reason.LOAD_SEQUENCE
    assert reason("rr", card="9♥", top="8♥") is None


def test_br_51_the_next_reserve_card_cannot_be_forgotten() -> None:
    """It turns by itself, also when the last but one is loaded onto the opponent."""
    game = play(game_at("> A r [2♣ 3♣] 9♥ n [4] B r [5] 8♥ n [4] a Q♥ c Q♦", BR), "rr")
    assert known(game) == known("> A r* [2♣] 3♣ n [4] B r [5] 8♥ 9♥ n [4] a Q♥ c Q♦")
    assert game.view[Place.RESERVE_A].down == 1


def test_br_69_aces_begin_the_centre_and_an_empty_house_takes_any_card() -> None:
    game = game_at("> A r [3♣] A♥ n [4] B r [5] 8♥ n [4] a 5♣ b Q♦", BR)
    assert legal(game) == "rm"
    after = play(game, "rm")
    assert why_not(after, "am") is Reason.CENTRE_WANTS_ACE
    assert [why_not(after, "r" + house) for house in "cdefgh"] == [None] * 6
