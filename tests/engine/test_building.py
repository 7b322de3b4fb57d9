"""The building rules and their options: what can be where, and why not (rules.md 2 and 3)."""

from dataclasses import replace

import pytest

from engine.building import SOURCES, TARGETS, fits_house, impossible
from engine.cards import Card, Rank, Seat, Suit
from engine.carry import carry
from engine.diagram import parse
from engine.legality import make
from engine.moves import END, TURN, IllegalMove, Move, Pair, Play, Reason, Turn
from engine.piles import Spot
from engine.presets import PRESETS
from engine.rules import Entry, OwnWaste
from tests.engine.acting import play, why_not
from tests.engine.tables import game_at

BR, PT, FR = PRESETS["br"], PRESETS["pt"], PRESETS["fr1"]
OPEN_HOUSE_ONLY = replace(PT, entry=Entry.OPEN_HOUSE_ONLY)
LIKE_A_HOUSE = replace(BR, own_waste=OwnWaste.LIKE_A_HOUSE)
MUST_BE_PLAYED = replace(BR, upcard_must_be_played=True)

TABLE = """
      B   r [2] Qd   n [4]
          w 3d

       10s a | 2h -- | e 7h
       Jd b | -- -- | f Js
       9d c | -- -- | g 9c
    4s [1] d | -- -- | h

    > A   r [2] 10h   n [4]
          w 8s
"""


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("rf", None),  # a red ten on a black jack
        ("rb", Reason.HOUSE_SEQUENCE),  # red on red
        ("ca", None),
        ("ga", Reason.HOUSE_SEQUENCE),  # black on black
        ("ce", Reason.HOUSE_SEQUENCE),  # upward
        ("ba", Reason.HOUSE_SEQUENCE),  # upward, red on black
        ("ec", Reason.HOUSE_SEQUENCE),  # two lower
        ("rh", None),  # anything into an empty house
        ("dh", None),
        ("hd", Reason.NOTHING_THERE),
        ("aa", Reason.SAME_HOUSE),
        ("hh", Reason.NOTHING_THERE),
        ("am", Reason.CENTRE_WANTS_ACE),
        ("em", Reason.CENTRE_SEQUENCE),
    ],
)
def test_a_house_runs_down_by_one_in_alternating_colours(
    preset: str, move: str, reason: Reason | None
) -> None:
    assert why_not(game_at(TABLE, PRESETS[preset]), move) is reason


def test_without_an_upcard_none_can_be_played() -> None:
    assert why_not(game_at(TABLE), "ta") is Reason.NO_UPCARD


FORBIDDEN = [
    (Play(Spot.CENTRE, Spot.H), Reason.NOT_A_SOURCE),
    (Play(Spot.A, Spot.RESERVE), Reason.NOT_A_TARGET),
    (Play(Spot.A, Spot.WASTE), Reason.NOT_A_TARGET),
    (Play(Spot.A, Spot.UPCARD), Reason.NOT_A_TARGET),
    (Play(Spot.RESERVE, Spot.RESERVE), Reason.NOT_A_TARGET),
    (Play(Spot.THEIR_RESERVE, Spot.H), Reason.OPPONENT_CARD),
    (Play(Spot.THEIR_WASTE, Spot.CENTRE), Reason.OPPONENT_CARD),
    (Play(Spot.WASTE, Spot.C), Reason.OWN_WASTE),
    (Pair(Spot.A, Spot.CENTRE), Reason.NO_PAIRS),
]


@pytest.mark.parametrize(("move", "reason"), FORBIDDEN)
def test_what_is_never_a_source_or_a_target(move: Move, reason: Reason) -> None:
    with pytest.raises(IllegalMove) as caught:
        make(parse(TABLE), move, BR)
    assert (caught.value.move, caught.value.reason) == (move, reason)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_move_there_could_be_is_judged(preset: str) -> None:
    position = parse(TABLE)
    moves = [Play(source, target) for source in Spot for target in Spot]
    pairs = [Pair(source, target) for source in Spot for target in Spot]
    for move in (*moves, *pairs, TURN, END):
        reason = impossible(position.view, move, PRESETS[preset])
        if reason is None:
            assert isinstance(move, Turn | Pair) or move.source in SOURCES
            assert isinstance(move, Turn | Pair) or move.target in TARGETS
        else:
            with pytest.raises(IllegalMove, match=reason.name):
                make(position, move, PRESETS[preset])


FR_TOPS = """
      B   r [2] 2h   n [4]
          w As

    10s a | Ah -- | e 7h
     Jd b | -- -- | f Js
     9d c | -- -- | g 9c
    4s d | -- -- | h 10d

    > A   r [2] 10h   n [4]   t Kc
          w 8s
"""


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3", "fr4"])
def test_fr_the_opponents_tops_go_to_the_centre_only(preset: str) -> None:
    game = game_at(FR_TOPS, PRESETS[preset])
    assert [why_not(game, move) for move in ("xm", "ym")] == [None, None]
    assert why_not(game_at(FR_TOPS.replace("w As", "w"), game.rules), "ym") is Reason.NOTHING_THERE
    for source in (Spot.THEIR_RESERVE, Spot.THEIR_WASTE):
        for target in (Spot.A, Spot.H, Spot.THEIR_RESERVE, Spot.THEIR_WASTE, Spot.WASTE):
            reason = impossible(game.view, Play(source, target), game.rules)
            assert reason is Reason.OPPONENT_CARD_TO_CENTRE


def test_fr_the_opponents_next_reserve_card_is_turned() -> None:
    game = play(game_at(FR_TOPS.replace("[2] 2h", "[3c 3h] 2h"), FR), "xm")
    assert str(game.view.pile(Spot.THEIR_RESERVE).top) == "3♥"
    assert why_not(game, "xm") is None


OWN_WASTE = """
      B   r* [2] Qd   n [4]
          w 9s

    10s a | -- -- | e 7h
     Jd b | -- -- | f Js
     9h c | -- -- | g 9c
    4s d | -- -- | h

    > A   r   n [4]   t Kc
          w 8s
"""


def test_pt_own_waste_into_an_empty_house_only_once_the_reserve_is_empty() -> None:
    game = game_at(OWN_WASTE, PT)
    assert why_not(game, "wh") is None
    for move in ("wc", "ww"):
        assert why_not(game, move) is Reason.WASTE_TO_EMPTY_HOUSE
    held = game_at(OWN_WASTE.replace("A   r ", "A   r Kd"), PT)
    assert why_not(held, "wh") is Reason.WASTE_AFTER_RESERVE
    ace = game_at(OWN_WASTE.replace("w 8s", "w As"), PT)
    assert why_not(ace, "wm") is Reason.WASTE_TO_EMPTY_HOUSE
    assert why_not(game_at(OWN_WASTE.replace("w 8s", "w"), PT), "wh") is Reason.NOTHING_THERE


def test_the_own_waste_like_a_house_goes_everywhere() -> None:
    game = game_at(OWN_WASTE.replace("A   r ", "A   r Kd"), LIKE_A_HOUSE)
    assert {why_not(game, move) for move in ("wc", "ww", "wh")} == {None}
    assert why_not(game_at(OWN_WASTE.replace("w 8s", "w As"), LIKE_A_HOUSE), "wm") is None


@pytest.mark.parametrize("preset", ["br", "br-stop", "fr1", "fr2", "fr3", "fr4", "pagat"])
def test_the_own_waste_is_no_source_elsewhere(preset: str) -> None:
    game = game_at(OWN_WASTE, PRESETS[preset])
    assert {why_not(game, move) for move in ("wh", "wc", "ww")} == {Reason.OWN_WASTE}


ENTRY = """
      B   r* [2] Qd   n [4]
          w 9s

    10s a | -- -- | e 7h
     Jd b | -- -- | f Js
     9h c | -- -- | g 9c
     4s d | -- -- | h 6c

    > A   r [2] 10h   n [4]   t 10d
          w 8s
"""


def test_reserve_and_talon_cards_enter_only_while_some_house_is_empty() -> None:
    closed = game_at(ENTRY, OPEN_HOUSE_ONLY)
    for move in ("rf", "tf"):
        assert why_not(closed, move) is Reason.NO_OPEN_HOUSE
    assert why_not(closed, "he") is None, "house cards move on"
    opened = play(closed, "he")
    assert {why_not(opened, move) for move in ("rf", "tf", "rh")} == {None}
    assert why_not(game_at(ENTRY, PT), "rf") is None


def test_pt_any_fitting_card_enters_but_the_upcard_no_empty_house() -> None:
    game = play(game_at(ENTRY, PT), "he")
    assert why_not(game, "th") is Reason.UPCARD_AFTER_RESERVE
    assert why_not(game, "tf") is None


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("upcard", "fits"), [("10d", True), ("8s", True), ("Kd", True), ("Ks", False)]
)
def test_an_upcard_that_fits_must_be_played_where_the_option_says_so(
    preset: str, upcard: str, *, fits: bool
) -> None:
    picture = ENTRY.replace("t 10d", f"t {upcard}").replace("w 8s", "w")
    rules = replace(PRESETS[preset], upcard_must_be_played=True)
    assert why_not(game_at(picture, rules), "p") is (Reason.UPCARD_FITS if fits else None)
    assert why_not(game_at(picture, PRESETS[preset]), "p") is None


def test_an_upcard_that_fits_an_empty_house_must_be_played_too() -> None:
    picture = ENTRY.replace("t 10d", "t Ks").replace("h 6c", "h")
    assert why_not(game_at(picture, MUST_BE_PLAYED), "p") is Reason.UPCARD_FITS
    kept = replace(PT, upcard_must_be_played=True)
    assert why_not(game_at(picture, kept), "p") is None, "there it fits no empty house"


def test_a_card_fits_a_house_where_the_building_rules_allow_it() -> None:
    view = parse(ENTRY).view
    assert fits_house(view, Spot.UPCARD, BR)
    assert not fits_house(view, Spot.UPCARD, OPEN_HOUSE_ONLY)
    assert not fits_house(view, Spot.D, BR)


def test_a_card_in_the_dark_cannot_be_played_or_built_upon() -> None:
    view = parse("> A r Kd n [3]   a [2]   b 9s   c 8d\nB r [2] n [3]").view
    assert impossible(view, Play(Spot.A, Spot.B), BR) is Reason.FACE_DOWN
    assert impossible(view, Play(Spot.B, Spot.A), BR) is Reason.FACE_DOWN
    assert impossible(view, Play(Spot.C, Spot.THEIR_RESERVE), BR) is Reason.FACE_DOWN


def test_a_refusal_names_the_card_and_what_it_would_have_met() -> None:
    position = parse(TABLE)
    with pytest.raises(IllegalMove) as caught:
        make(position, Play(Spot.RESERVE, Spot.B), BR)
    assert caught.value.facts.card == Card(Rank.TEN, Suit.HEARTS, Seat.A)
    assert caught.value.facts.onto == Card(Rank.JACK, Suit.DIAMONDS, Seat.A)
    with pytest.raises(IllegalMove) as caught:
        make(position, Play(Spot.E, Spot.CENTRE), BR)
    assert str(caught.value.facts.onto) == "2♥"


def test_no_card_is_carried_to_a_centre_that_does_not_need_it() -> None:
    view = parse("a 2s").view
    with pytest.raises(KeyError):
        carry(view, Spot.A, Spot.CENTRE)
