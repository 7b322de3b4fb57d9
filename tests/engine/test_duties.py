"""The compulsory moves D1-D4 under each preset, and what a refusal names (rules.md 3)."""

from dataclasses import replace

import pytest

from engine.duties import Duty, centre_plays, must_play, open_duties, own_side
from engine.moves import IllegalMove, Reason
from engine.notation import format_move
from engine.piles import Spot
from engine.presets import PRESETS
from engine.rules import STANDARD, OwnWaste
from tests.engine.acting import legal, play, why_not
from tests.engine.tables import game_at

BR, PT = PRESETS["br"], PRESETS["pt"]
CALLED = ("br-stop", "pagat", "fr4")
LIKE_A_HOUSE = replace(STANDARD, own_waste=OwnWaste.LIKE_A_HOUSE)

D1 = """
      B   r* [3] 9d   n [4]
          w 3d

     2h a | As -- | e 5s
    10h b | -- Ah | f 4h
    10d c | -- -- | g 8d
    10c d | -- -- | h 10c

    > A   r [2] 2s   n [3]   t Kc
          w 4d
"""


def must(preset: str, picture: str, move: str) -> list[str]:
    """Return the plays that a refused move names, `2♠ rm`."""
    with pytest.raises(IllegalMove) as caught:
        play(game_at(picture, PRESETS[preset]), move)
    return [f"{card} {format_move(each)}" for card, each in caught.value.facts.must]


def test_d1_the_reserve_card_goes_to_the_centre_before_any_other_move() -> None:
    game = game_at(D1)
    assert legal(game) == "rm"
    for move in ("am", "gr", "fe", "p"):
        assert why_not(game, move) is Reason.DUTY_RESERVE
    assert must("br", D1, "am") == ["2♠ rm"]
    assert open_duties(game.view, game.rules)[0] is Duty.RESERVE_TO_CENTRE


def test_d1_binds_turning_too() -> None:
    assert why_not(game_at(D1.replace("   t Kc", "")), "n") is Reason.DUTY_RESERVE


@pytest.mark.parametrize("preset", ["fr1"])
def test_d2_without_precedence_under_fr(preset: str) -> None:
    game = game_at(D1, PRESETS[preset])
    assert legal(game) == "am rm"
    for move in ("gr", "fe", "p"):
        assert why_not(game, move) is Reason.DUTY_CENTRE
    assert must(preset, D1, "gr") == ["2♠ rm", "2♥ am"]


@pytest.mark.parametrize("preset", ["br-stop", "pagat", "fr2", "fr3", "fr4", "pt"])
def test_d1_and_d2_are_called_or_absent_elsewhere(preset: str) -> None:
    game = game_at(D1, PRESETS[preset])
    assert {why_not(game, move) for move in ("am", "gr", "fe", "p", "rm")} == {None}


D2 = """
      B   r [3] 9d   n [4]
          w 3d

     2h a | As -- | e 5s
    10h b | -- Ah | f 4h
    10d c | -- -- | g 8d
    10c d | -- -- | h 2s

    > A   r [2] Ks   n [3]   t 2h
          w 2s
"""


@pytest.mark.parametrize("preset", ["br", "fr1"])
def test_d2_any_own_side_card_that_fits_goes_first_in_free_order(preset: str) -> None:
    game = game_at(D2, PRESETS[preset])
    assert legal(game) == "am hm tm", "the own waste is no own-side card"
    for move in ("gr", "fe", "p"):
        assert why_not(game, move) is Reason.DUTY_CENTRE
    assert must(preset, D2, "p") == ["2♥ am", "2♠ hm", "2♥ tm"]


def test_d2_counts_the_own_waste_where_it_is_played_like_a_house() -> None:
    assert Spot.WASTE in own_side(LIKE_A_HOUSE)
    assert Spot.WASTE not in own_side(STANDARD)
    game = game_at(D2, LIKE_A_HOUSE)
    assert legal(game) == "am hm tm wm"
    assert [format_move(move) for _, move in centre_plays(game.view, LIKE_A_HOUSE)] == [
        "am", "hm", "tm", "wm",
    ]  # fmt: skip


def test_d2_the_opponents_tops_are_never_a_duty() -> None:
    picture = D2.replace("2h a", "Kd a").replace("h 2s", "h Qd").replace("t 2h", "t Kc")
    free = picture.replace("9d   n", "2s   n")
    game = game_at(free, PRESETS["fr1"])
    assert {why_not(game, move) for move in ("p", "xm", "fe")} == {None}
    assert open_duties(game.view, game.rules) == ()
    bound = game_at(D2.replace("9d   n", "2s   n").replace("h 2s", "h Qd"), PRESETS["fr1"])
    assert why_not(bound, "xm") is None, "it is a centre play"


D3 = """
      B   r [3] 9d   n [4]
          w 3d

     Kh a | -- -- | e 5s
    10h b | -- -- | f 4h
    10d c | -- -- | g
    10c d | -- -- | h

    > A   r [Jd Jc] Ks   n [3]
          w 2s
"""


def test_d3_no_talon_card_is_turned_while_a_house_is_empty() -> None:
    game = game_at(D3)
    assert why_not(game, "n") is Reason.DUTY_HOUSE
    assert open_duties(game.view, game.rules) == (Duty.HOUSE_BEFORE_TURNING,)
    assert must("br", D3, "n") == ["K♠ rg", "K♠ rh"]
    assert why_not(play(game, "rg"), "n") is Reason.DUTY_HOUSE, "one is still empty"
    assert why_not(play(game, "rg rh"), "n") is None
    assert why_not(play(game, "rg rh fe"), "n") is Reason.DUTY_HOUSE, "another one is empty"


def test_d3_parking_a_card_or_playing_the_upcard_into_the_house_is_allowed() -> None:
    game = game_at(D3.replace("g\n", "g 3s\n").replace("n [3]\n", "n [3]   t Jc\n"))
    assert why_not(game, "th") is None
    assert why_not(play(game, "gf"), "fh") is None
    assert why_not(game, "p") is None, "the discard of an upcard is no plain pass"


def test_d3_no_plain_pass_is_made_while_a_house_is_empty() -> None:
    game = game_at(D3.replace("n [3]\n          w 2s", "n\n          w"))
    assert why_not(game, "p") is Reason.DUTY_HOUSE


def test_d3_an_empty_reserve_owes_nothing() -> None:
    picture = D3.replace("r [Jd Jc] Ks", "r")
    assert why_not(game_at(picture), "n") is None


@pytest.mark.parametrize("preset", ["pt", *CALLED])
def test_d3_does_not_bind_where_it_is_called_or_absent(preset: str) -> None:
    game = game_at(D3, PRESETS[preset])
    turning = Reason.TURNS_BY_ITSELF if preset == "fr4" else None
    assert why_not(game, "n") is turning
    assert open_duties(game.view, game.rules) == ()


D4 = """
      B   r* [3] 9d   n [4]
          w 3d

     Kh a | Ac -- | e 5s
    10h b | -- -- | f 4h
    10d c | -- -- | g 8d
    10c d | -- -- | h

    > A   r [2] Qs   n [3]   t 8d
          w 2s
"""


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3"])
def test_d4_the_upcard_waits_and_the_turn_goes_on_while_a_house_is_empty(preset: str) -> None:
    game = game_at(D4, PRESETS[preset])
    for move in ("th", "tr", "p"):
        assert why_not(game, move) is Reason.DUTY_UPCARD
    assert {why_not(game, move) for move in ("rh", "ra", "gr", "fe")} == {None}
    assert must(preset, D4, "tr") == ["Q♠ rh"]
    assert open_duties(game.view, game.rules) == (Duty.HOUSE_BEFORE_UPCARD,)
    assert why_not(play(game, "ra"), "p") is Reason.DUTY_UPCARD, "the house is still empty"
    assert why_not(play(game, "rh"), "tr") is None


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3"])
def test_d4_a_centre_play_of_the_upcard_stays_allowed(preset: str) -> None:
    game = game_at(D4.replace("t 8d", "t 2c"), PRESETS[preset])
    assert why_not(game, "tm") is None
    discard = Reason.DUTY_CENTRE if preset == "fr1" else Reason.DUTY_UPCARD
    assert why_not(game, "p") is discard, "D2 comes before D4"


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3"])
def test_d4_binds_a_plain_pass(preset: str) -> None:
    picture = D4.replace("n [3]   t 8d\n          w 2s", "n\n          w")
    assert why_not(game_at(picture, PRESETS[preset]), "p") is Reason.DUTY_UPCARD


@pytest.mark.parametrize("preset", ["br", "br-stop", "pt", "pagat", "fr4"])
def test_d4_does_not_bind_elsewhere(preset: str) -> None:
    game = game_at(D4, PRESETS[preset])
    into_house = Reason.UPCARD_AFTER_RESERVE if preset == "pt" else None
    assert [why_not(game, move) for move in ("th", "tr", "p")] == [into_house, None, None]


def test_a_duty_that_no_reserve_card_can_meet_names_no_play() -> None:
    view = game_at(D3.replace("r [Jd Jc] Ks", "r")).view
    assert must_play(view, Duty.HOUSE_BEFORE_TURNING, BR) == ()
    assert open_duties(view, PT) == ()


def test_the_first_of_several_duties_is_named() -> None:
    both = D3.replace("Kh a | -- --", "2h a | -- Ah").replace("r [Jd Jc] Ks", "r [2] 2h")
    assert why_not(game_at(both), "n") is Reason.DUTY_RESERVE
    assert why_not(game_at(both.replace("r [2] 2h", "r [2] Kd")), "n") is Reason.DUTY_CENTRE
