"""The Brazilian text, line by line: the turn, its end and the game's (docs/rules.md)."""

from dataclasses import replace

import pytest

from engine.cards import Seat
from engine.events import Called, Touched
from engine.faults import Fault
from engine.game import Game
from engine.moves import Reason
from engine.notation import parse_move
from engine.outcome import Ending, Outcome
from engine.piles import Place
from engine.presets import PRESETS
from engine.rules import STANDARD, Touch
from tests.engine.acting import known, legal, play, why_not
from tests.engine.tables import game_at
from tests.engine.verdicts import call, fault

BRAZIL = ("br", "br-stop", "pagat")
BR, STOP = PRESETS["br"], PRESETS["br-stop"]
A, B = Seat

# No card fits anywhere.
STUCK = """
      B   r [2♦] K♦   n [5♦]

    Q♠ a | -- -- | e 9♠
    Q♣ b | -- -- | f 9♣
    J♠ c | -- -- | g 8♠
    J♣ d | -- -- | h 8♣

    > A   r [2♥] K♥   n [5♥ 6♥]
"""


def ended(game: Game) -> tuple[Seat | None, Ending] | None:
    """Return who won and how the game ended, or None."""
    return game.outcome and (game.outcome.winner, game.outcome.ending)


@pytest.mark.parametrize("preset", BRAZIL)
@pytest.mark.parametrize(
    ("rest", "move"),
    [("r K♥", "ra"), ("n t 9♥", "ta"), ("r 3♣", "rr"), ("n t 3♣", "tr"), ("r A♥", "rm")],
)
def test_br_9_who_has_no_card_in_talon_waste_and_reserve_has_won(
    preset: str, rest: str, move: str
) -> None:
    house = "--" if move == "ra" else "10♠"
    picture = f"> A {rest} B r 4♣ n [2] a {house} b Q♠"
    assert ended(play(game_at(picture, PRESETS[preset]), move)) == (A, Ending.CARDS_GONE)


def test_br_9_one_card_left_in_any_of_the_three_is_no_win() -> None:
    for rest, move in (("w 9♣ r K♥", "ra"), ("n [9♣] r K♥", "ra"), ("r [9♣] K♥", "ra")):
        assert play(game_at(f"> A {rest} B r 4♣ n [2] b Q♠"), move).outcome is None


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_31_the_next_reserve_card_turns_at_once(preset: str) -> None:
    game = play(game_at(STUCK.replace("Q♠ a", "a"), PRESETS[preset]), "ra")
    assert known(game) == known(STUCK.replace("Q♠ a", "K♥ a").replace("r [2♥] K♥", "r* 2♥"))


def test_br_31_a_talon_card_is_turned_when_nothing_compulsory_is_left() -> None:
    picture = STUCK.replace("Q♠ a", "A♠ a")
    game = game_at(picture, BR)
    assert why_not(game, "n") is Reason.DUTY_CENTRE
    game = play(game, "am")
    assert why_not(game, "n") is Reason.DUTY_HOUSE
    assert str(play(game, "ra n").view.upcard) == "6♥"


def test_br_31_a_talon_card_is_turned_only_while_none_is_up() -> None:
    game = play(game_at(STUCK, BR), "n")
    assert why_not(game, "n") is Reason.UPCARD_LIES_UP
    played = play(game_at(STUCK.replace("Q♠ a", "7♠ a"), BR), "n ta n")
    assert str(played.view.upcard) == "5♥"


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_31_the_turned_card_is_played_or_else_discarded_and_the_turn_ends(preset: str) -> None:
    game = play(game_at(STUCK, PRESETS[preset]), "n")
    assert legal(game) == "p"
    assert known(play(game, "p")) == known(
        STUCK.replace("> A", "A").replace("n [5♥ 6♥]", "n [5♥] w 6♥").replace("  B   r", "> B   r")
    )
    assert why_not(game_at(STUCK, PRESETS[preset]), "p") is Reason.TURN_FIRST


def test_br_31_a_turned_card_that_fits_may_be_kept_unless_the_option_forbids() -> None:
    """▸ As in PG it may be discarded; to the letter (`upcard_must_be_played`) it may not."""
    picture = STUCK.replace("Q♠ a", "7♠ a")
    assert legal(play(game_at(picture, BR), "n")) == "ta p"
    letter = replace(BR, upcard_must_be_played=True)
    assert legal(play(game_at(picture, letter), "n")) == "ta"
    assert why_not(play(game_at(picture, letter), "n"), "p") is Reason.UPCARD_FITS
    load = play(game_at(STUCK.replace("K♦", "7♥"), letter), "n")
    assert legal(load) == "tr"


def test_br_31_the_opponent_demands_the_discarded_card_for_the_centre() -> None:
    """It goes, though the reserve card would have come first; the turn passes all the same."""
    picture = STUCK.replace("Q♠ a | --", "A♠ a | A♣").replace("K♥", "2♠").replace("6♥", "2♣")
    game = play(game_at(picture, STOP), "n am p")
    demanded = call(game)
    assert known(demanded) == known("""
        > B   r [2♦] K♦   n [5♦]

           a | A♠ 2♣ | e 9♠
        Q♣ b | -- -- | f 9♣
        J♠ c | -- -- | g 8♠
        J♣ d | -- -- | h 8♣

        A   r [2♥] 2♠   n [5♥]
    """)
    assert demanded.mover is B
    assert why_not(play(game_at(picture, BR), "am rm ra n"), "p") is Reason.DUTY_CENTRE


def test_br_31_an_empty_talon_is_the_waste_turned_over_unshuffled() -> None:
    """The card discarded first is the first to be turned again."""
    picture = STUCK.replace("n [5♥ 6♥]", "n w 3♥ 4♥ 5♥ 6♥")
    game = play(game_at(picture, BR), "n")
    assert known(game) == known(STUCK.replace("n [5♥ 6♥]", "n [6♥ 5♥ 4♥] t 3♥"))


@pytest.mark.parametrize("preset", BRAZIL)
def test_br_35_without_cards_in_talon_waste_and_reserve_a_player_wins_at_once(preset: str) -> None:
    game = play(game_at("> A r A♥ B r K♦ n [5♦] a 2♥ b Q♠", PRESETS[preset]), "rm")
    assert ended(game) == (A, Ending.CARDS_GONE)
    assert game.legal_moves() == ()


@pytest.mark.parametrize("preset", ["br", "br-stop"])
def test_br_35_an_impasse_stops_the_game_without_a_winner(preset: str) -> None:
    """Not before every card has been seen: two cards in A's stock make six idle turns."""
    game = play(game_at(STUCK, PRESETS[preset]), "n p n p n p n p n p")
    assert game.outcome is None
    assert ended(play(game, "n p")) == (None, Ending.NOTHING_MOVES)


def test_br_35_in_pg_the_lower_count_wins_an_impasse() -> None:
    game = play(game_at(STUCK, PRESETS["pagat"]), "n p n p n p n p n p n p")
    assert game.outcome == Outcome(B, Ending.NOTHING_MOVES, provisional=True)


@pytest.mark.parametrize("preset", ["br-stop", "pagat"])
def test_br_39_a_move_against_the_rules_lets_the_opponent_stop_and_take_the_turn(
    preset: str,
) -> None:
    game = play(game_at(STUCK.replace("Q♠ a", "A♠ a"), PRESETS[preset]), "n")
    stopped = call(game)
    assert fault(stopped) is Fault.CARD_TO_CENTRE
    assert known(stopped) == known(
        STUCK.replace("Q♠ a | --", "a | A♠").replace("> A", "A").replace("  B   r", "> B   r")
    )


def test_br_39_touching_a_card_that_cannot_be_played_lets_the_opponent_take_the_turn() -> None:
    game = game_at(STUCK, replace(STOP, touch=Touch.FOUL)).after(Touched(A, parse_move("rb")))
    stopped = game.after(Called(B))
    assert fault(stopped) is Fault.TOUCH
    assert known(stopped) == known(STUCK.replace("> A", "A").replace("  B   r", "> B   r"))


def test_br_39_without_the_option_a_touch_costs_nothing() -> None:
    assert STANDARD.touch is Touch.WARN
    assert STOP.touch is Touch.WARN
    game = game_at(STUCK, STOP)
    assert why_not(game, "rb") is Reason.HOUSE_SEQUENCE
    assert not game.may_call(B)


def test_br_51_the_waste_is_never_shuffled_when_it_is_turned_over() -> None:
    game = play(game_at(STUCK.replace("n [5♥ 6♥]", "n w 6♥ 5♥"), BR), "n p n p n p n p n")
    assert str(game.view.upcard) == "6♥"
    assert [str(card) for card in game.position.hidden[Place.TALON_A]] == ["5♥"]


def test_br_51_touching_what_cannot_be_played_can_cost_the_turn() -> None:
    game = play(game_at(STUCK, replace(BR, touch=Touch.FOUL)), "n")
    game = game.after(Touched(A, parse_move("tb"))).after(Called(B))
    assert (fault(game), game.mover) == (Fault.TOUCH, B)
    assert [str(card) for card in game.view[Place.WASTE_A].up] == ["6♥"]


def test_br_65_cards_go_to_centre_houses_and_the_opponents_reserve_and_waste() -> None:
    picture = "> A r [A♥] 7♠ n [8♠ 3♣] B r 4♣ n [2] w 9♠ a 8♥ b Q♠"
    game = play(game_at(picture, STOP), "ra rm n tr n tw")
    assert ended(game) == (A, Ending.CARDS_GONE)
