"""The French text, line by line: what is played and when (the table is docs/rules.md)."""

import pytest

from engine.cards import Seat
from engine.legality import objection
from engine.moves import Play, Reason
from engine.outcome import Ending, Outcome
from engine.piles import Place, Spot
from engine.presets import PRESETS
from tests.engine.acting import known, legal, play, why_not
from tests.engine.tables import game_at

FRENCH = ("fr1", "fr2", "fr3", "fr4")
FR = PRESETS["fr1"]
A, B = Seat
BARE = "> A r [K♣] {card} n [2] t 4♣ B r [K♦] {top} n [2] w {waste} b {house} {houses} m {centre}"
HOUSES = "a Q♠ c Q♣ d Q♥ e Q♦ f J♠ g J♣ h J♥"


def reason(move: str, **cards: str) -> Reason | None:
    """Return why a reserve card cannot go where the text speaks of; no house is empty."""
    named = dict.fromkeys(("top", "waste", "centre"), "--") | {"house": "A♠", "houses": HOUSES}
    return why_not(game_at(BARE.format(**named | cards), PRESETS["fr4"]), move)


STUCK = """
      B   r [2♦] K♦   n [5♦ 6♦]

    Q♠ a | -- -- | e 9♠
    Q♣ b | -- -- | f 9♣
    J♠ c | -- -- | g 8♠
    J♣ d | -- -- | h 8♣

    > A   r [2♥] K♥   n [5♥ 4♥]   t 3♥
"""


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_28_the_turn_begins_with_a_card_of_the_talon_turned(preset: str) -> None:
    picture = STUCK.replace(" 4♥]   t 3♥", " 4♥ 3♥]")
    assert known(game_at(picture, PRESETS[preset])) == known(STUCK)


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_28_the_player_makes_as_many_moves_as_he_can(preset: str) -> None:
    picture = STUCK.replace("e 9♠", "e 4♠").replace("f 9♣", "f 5♠").replace("g 8♠", "g 6♣")
    game = play(game_at(picture, PRESETS[preset]), "te tf tg")
    assert (game.mover, game.view.stock(A), game.view.upcard) == (A, 0, None)


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_28_at_the_end_the_upcard_goes_to_the_waste_and_the_opponent_plays(preset: str) -> None:
    game = play(game_at(STUCK, PRESETS[preset]), "p")
    assert known(game) == known(
        STUCK.replace("> A", "A")
        .replace("t 3♥", "w 3♥")
        .replace("  B   r [2♦] K♦   n [5♦ 6♦]", "> B   r [2♦] K♦   n [5♦]   t 6♦")
    )


@pytest.mark.parametrize(
    ("card", "centre", "why"),
    [
        ("A♦", "--", None),
        ("2♦", "--", Reason.CENTRE_WANTS_ACE),
        ("2♦", "A♦", None),
        ("K♦", "Q♦", None),
        ("3♦", "A♦", Reason.CENTRE_SEQUENCE),
        ("2♥", "A♦", Reason.CENTRE_WANTS_ACE),
    ],
)
def test_fr_32_the_centre_goes_up_in_suit_from_ace_to_king(
    card: str, centre: str, why: Reason | None
) -> None:
    assert reason("rm", card=card, centre=centre) is why


@pytest.mark.parametrize(("card", "place"), [("2♦", "r"), ("2♦", "t"), ("2♦", "a"), ("2♦", "e")])
def test_fr_32_visible_cards_of_the_own_side_go_to_the_centre_first(card: str, place: str) -> None:
    """Under mode 1 the referee sees to it: nothing but that card, or another to the centre."""
    old = {"r": "K♥", "t": "3♥", "a": "Q♠", "e": "9♠"}[place]
    picture = STUCK.replace(old, card).replace("a | --", "a | A♦").replace("[2♦]", "[7♦]")
    game = game_at(picture, FR)
    assert legal(game) == f"{place}m"
    assert why_not(game, "p") is Reason.DUTY_CENTRE


def test_fr_32_the_reserve_card_has_no_precedence_over_another() -> None:
    picture = STUCK.replace("K♥", "A♥").replace("Q♠ a", "A♠ a").replace("3♥", "A♣")
    assert legal(game_at(picture, FR)) == "am rm tm"


OPPONENT = """
      B   r [2♦ Q♥] 3♠   n [5♦ 6♦]
          w K♦ 2♠

    Q♠ a | A♠ 2♠' | e 9♠
    Q♣ b | -- -- | f 9♣
    J♠ c | -- -- | g 8♠
    J♣ d | -- -- | h 8♣

    > A   r [2♥] K♥   n [5♥ 4♥]   t 3♥
"""


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_32_the_opponents_visible_cards_may_go_to_the_centre_if_he_likes(preset: str) -> None:
    """They are no duty: ending the turn stays possible, and nothing else of theirs is."""
    game = game_at(OPPONENT, PRESETS[preset])
    assert legal(game) == "xm ym p"
    after = play(game, "xm ym")
    assert known(after) == known(
        OPPONENT.replace("[2♦ Q♥] 3♠", "[2♦] Q♥")
        .replace("w K♦ 2♠", "w K♦")
        .replace("A♠ 2♠'", "A♠+2♠ A♠'+2♠'+3♠")
    )
    assert after.mover is A


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_32_the_opponents_cards_go_to_the_centre_only(preset: str) -> None:
    """Not even the three of spades, which fits the four of hearts."""
    game = game_at(OPPONENT.replace("e 9♠", "e 4♥"), PRESETS[preset])
    for source in (Spot.THEIR_RESERVE, Spot.THEIR_WASTE):
        why = objection(game.view, Play(source, Spot.E), game.rules)
        assert why is Reason.OPPONENT_CARD_TO_CENTRE


@pytest.mark.parametrize(
    ("card", "house", "why"),
    [
        ("7♥", "8♠", None),
        ("7♠", "8♦", None),
        ("7♠", "8♣", Reason.HOUSE_SEQUENCE),
        ("9♥", "8♠", Reason.HOUSE_SEQUENCE),
    ],
)
def test_fr_33_houses_go_down_in_alternate_colours(
    card: str, house: str, why: Reason | None
) -> None:
    assert reason("rb", card=card, house=house) is why


@pytest.mark.parametrize("card", ["K♥", "7♠", "2♦"])
def test_fr_35_an_empty_house_takes_any_card(card: str) -> None:
    assert reason("rb", card=card, house="--") is None


def test_fr_35_cards_move_one_by_one() -> None:
    picture = "> A r [2♣] K♣ n [2] t 4♣ B r K♦ n [2] a 8♠ 7♥ b 9♦ c d"
    game = game_at(picture, PRESETS["fr4"])
    assert why_not(game, "a2b") is Reason.NO_PAIRS
    assert why_not(game, "ac") is None
    assert known(play(game, "ac ab cb")) == known(
        "> A r [2♣] K♣ n [2] t 4♣ B r K♦ n [2] a b 9♦ 8♠ 7♥ c d"
    )


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_37_upcard_and_crapette_are_placed_in_the_tableau(preset: str) -> None:
    picture = STUCK.replace("e 9♠", "e 4♠").replace("[2♥] K♥", "[2♥] 10♥")
    assert legal(game_at(picture, PRESETS[preset])) == "rc rd te p"


@pytest.mark.parametrize("preset", ["fr1", "fr2", "fr3"])
def test_fr_37_an_empty_house_obliges_to_play_the_crapette(preset: str) -> None:
    """▸ Neither built nor loaded is the upcard meanwhile, and the turn does not end."""
    picture = STUCK.replace("e 9♠", "e 4♠").replace("h 8♣", "h").replace("K♦", "4♥")
    game = game_at(picture, PRESETS[preset])
    assert [why_not(game, move) for move in ("te", "th", "tr", "p")] == [Reason.DUTY_UPCARD] * 4
    assert legal(game) == "rh"
    assert legal(play(game, "rh")) == "ah bh te tr p"


def test_fr_37_in_mode_4_that_obligation_is_a_priority_and_stands_until_called() -> None:
    picture = STUCK.replace("e 9♠", "e 4♠").replace("h 8♣", "h")
    game = game_at(picture, PRESETS["fr4"])
    assert [why_not(game, move) for move in ("te", "th", "p")] == [None] * 3


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_37_after_the_upcard_the_next_one_is_turned(preset: str) -> None:
    picture = STUCK.replace("e 9♠", "e 4♠")
    game = play(game_at(picture, PRESETS[preset]), "te")
    assert known(game) == known(
        picture.replace("e 4♠", "e 4♠ 3♥").replace("n [5♥ 4♥]   t 3♥", "n [5♥]   t 4♥")
    )


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_37_an_empty_talon_is_the_waste_turned_over_at_the_start_or_during_a_turn(
    preset: str,
) -> None:
    start = STUCK.replace("n [5♥ 4♥]   t 3♥", "n w 6♥ 5♥ 4♥")
    assert known(game_at(start, PRESETS[preset])) == known(
        STUCK.replace("n [5♥ 4♥]   t 3♥", "n [4♥ 5♥]   t 6♥")
    )
    during = STUCK.replace("n [5♥ 4♥]", "n w 6♥ 5♥").replace("e 9♠", "e 4♠")
    game = play(game_at(during.replace("w 6♥ 5♥   t 3♥", "t 3♥ w 6♥ 5♥"), PRESETS[preset]), "te")
    assert known(game) == known(
        STUCK.replace("n [5♥ 4♥]   t 3♥", "n [5♥] t 6♥").replace("e 9♠", "e 4♠ 3♥")
    )


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_37_but_not_at_the_end_of_a_turn(preset: str) -> None:
    game = play(game_at(STUCK.replace("n [5♥ 4♥]   t 3♥", "n   t 3♥   w 6♥"), PRESETS[preset]), "p")
    assert game.view[Place.TALON_A].size == 0
    assert [str(card) for card in game.view[Place.WASTE_A].up] == ["6♥", "3♥"]


@pytest.mark.parametrize("preset", FRENCH)
def test_fr_37_nobody_plays_from_his_own_waste(preset: str) -> None:
    picture = STUCK.replace("n [5♥ 4♥]   t 3♥", "n   t 3♥   w 7♥")
    game = game_at(picture.replace("h 8♣", "h"), PRESETS[preset])
    assert {why_not(game, "w" + target) for target in "abcdefghmr"} == {Reason.OWN_WASTE}


@pytest.mark.parametrize("pile", ["top", "waste"])
@pytest.mark.parametrize(
    ("card", "why"),
    [("8♥", None), ("10♥", None), ("7♥", Reason.LOAD_SEQUENCE), ("8♦", Reason.LOAD_SEQUENCE)],
)
def test_fr_39_crapette_and_waste_are_loaded_in_suit_one_above_or_below(
    pile: str, card: str, why: Reason | None
) -> None:
    move = "rr" if pile == "top" else "rw"
    assert reason(move, card=card, **{pile: "9♥"}) is why


@pytest.mark.parametrize("preset", FRENCH)
@pytest.mark.parametrize(("rest", "move"), [("r 10♥", "ra"), ("r t 10♥", "ta"), ("r A♥", "rm")])
def test_fr_41_who_first_has_placed_all_his_cards_wins(preset: str, rest: str, move: str) -> None:
    game = play(game_at(f"> A {rest} B r K♦ n [2] a J♠ b Q♥", PRESETS[preset]), move)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (A, Ending.CARDS_GONE)


def test_fr_41_even_when_the_other_placed_the_last_one_for_him() -> None:
    game = play(game_at("> A r K♦ n [2] t 5♥ B r A♥ a J♠ b Q♥", FR), "xm")
    assert game.outcome == Outcome(B, Ending.CARDS_GONE)
