"""A line stops before the opponent's last card is taken (rules.md 2.9, FR 32)."""

from dataclasses import replace

from engine.cards import Card, Rank, Seat, Suit
from engine.diagram import parse
from engine.game import Game, Setup
from engine.lines import Gift, Played, play_line
from engine.moves import IllegalMove, Move, Play
from engine.outcome import Ending, Outcome
from engine.piles import Spot
from engine.presets import PRESETS

# B holds one card, an ace: whoever plays it ends the game.
LAST_IN_RESERVE = "> A r [2♣] 9♠ t 5♣ n [6♣] B r A♦ a Q♥ b J♠ c Q♠ d Q♣ e J♥ f J♦ g 10♠ h J♣"
LAST_IN_WASTE = "> A r [2♣] 9♠ t 5♣ n [6♣] B w A♦ a Q♥ b J♠ c Q♠ d Q♣ e J♥ f J♦ g 10♠ h J♣"
ONE_MORE = "> A r [2♣] 9♠ t 5♣ n [6♣] B r [2♦] A♦ a Q♥ b J♠ c Q♠ d Q♣ e J♥ f J♦ g 10♠ h J♣"
ACE = Card(Rank.ACE, Suit.DIAMONDS, Seat.A)


def game_at(picture: str, rules: str = "fr1") -> Game:
    return Game.start(Setup(PRESETS[rules], parse(picture)))


def stopped(played: Played) -> tuple[str, Move, Card]:
    assert played.stopped is not None
    why = played.stopped.why
    assert isinstance(why, Gift)
    return played.stopped.token.text, why.move, replace(why.card, pack=Seat.A)


def test_a_line_stops_before_the_gift() -> None:
    game = game_at(LAST_IN_RESERVE)
    played = play_line(game, Seat.A, "ba xm p")
    assert len(played.events) == 1
    assert stopped(played) == ("xm", Play(Spot.THEIR_RESERVE, Spot.CENTRE), ACE)
    assert played.game_after.outcome is None


def test_a_card_named_in_place_of_its_pile_is_a_gift_too() -> None:
    played = play_line(game_at(LAST_IN_WASTE), Seat.A, "A♦m")
    assert stopped(played) == ("a♦m", Play(Spot.THEIR_WASTE, Spot.CENTRE), ACE)


def test_a_line_that_ends_in_an_exclamation_mark_gives_it_all_the_same() -> None:
    played = play_line(game_at(LAST_IN_RESERVE), Seat.A, "xm!")
    assert played.stopped is None
    assert played.game_after.outcome == Outcome(Seat.B, Ending.CARDS_GONE)


def test_what_is_not_the_last_card_needs_no_confirmation() -> None:
    assert play_line(game_at(ONE_MORE), Seat.A, "xm").stopped is None


def test_the_same_line_under_other_rules_is_refused_and_no_gift() -> None:
    played = play_line(game_at(LAST_IN_RESERVE, "br"), Seat.A, "xm")
    assert played.stopped is not None
    assert isinstance(played.stopped.why, IllegalMove)
