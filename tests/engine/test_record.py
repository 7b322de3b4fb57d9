"""A game as text and back: with its deal, and without it."""

import re
from dataclasses import replace

import pytest
from hypothesis import given

from engine.ai.greedy import Greedy
from engine.cards import Seat
from engine.deal import deal
from engine.diagram import draw
from engine.events import Called, Closed, Moved, Resigned, TimeClaimed, Undone
from engine.game import Game
from engine.judging import Verdict
from engine.outcome import Ending, Outcome
from engine.presets import PRESETS
from engine.record import Headers, Record, read, write
from engine.rules import STANDARD
from engine.rules_text import parse_rules
from tests.engine.recorded import FR, NAMES, SIX, after, repeated, turns
from tests.engine.tables import PATIENT, dealt, game_at, games


@PATIENT
@given(games())
def test_a_record_without_the_deal_gives_the_same_game_for_both_players(game: Game) -> None:
    text = write(game, NAMES)
    record = read(text)
    again = record.game
    assert record.headers == NAMES
    assert record.deal is None
    assert (again.events, again.outcome, again.turn) == (game.events, game.outcome, game.turn)
    assert (again.rules, again.calls, again.talk) == (game.rules, game.calls, game.talk)
    assert draw(again.view) == draw(game.view)
    assert again.legal_moves() == game.legal_moves()
    assert len(set(again.position.cards())) == 104
    assert write(again, NAMES) == text


@PATIENT
@given(games())
def test_a_record_with_the_deal_gives_the_game_itself(game: Game) -> None:
    over = game.outcome is not None and not game.outcome.provisional
    ended = game if over else end(game)
    dealt_cards = deal(seed_of(ended), ended.rules)
    record = read(write(ended, NAMES, dealt_cards))
    assert record == Record(NAMES, ended, dealt_cards)


def end(game: Game) -> Game:
    """Return the game with an end that is final."""
    return game.after(Closed(Seat.A)) if game.outcome else game.after(Resigned(game.mover))


def seed_of(game: Game) -> str:
    """Return the seed of a random game."""
    return next(seed for seed in "01" if dealt(seed, game.rules).setup == game.setup)


def test_a_record_looks_so() -> None:
    game = game_at(f"B r [3] Kc n [2]\nA r [3] 9h w 5c n [2]\na 10s\nb 9d\n{SIX}")
    assert (
        write(after(game, "ra", "n", "p", "B draw?", "A draw-"), NAMES)
        == """\
[Rules "br"]
[Answers ""]
[A "Ana"]
[B "Rui"]
[Date "2026-11-29"]
[Result "*"]
[Commitment "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"]
[Table "B r [3] K♣ n [2] > A r [3] 9♥ n [2] w 5♣ a 10♠ b 9♦ c Q♣ d 2♠ e 3♠ f 4♠ g 5♠ h 6♠"]

1.A ra=8♠ n=J♠ p
2.B {B draw?} {A draw-}
"""
    )


def test_an_upcard_that_turns_by_itself_begins_its_turn_or_follows_its_cause() -> None:
    game = game_at(f"B r Kc n [2d]\nA r [Kh] 9h n [3c 8s 9c]\na 10s\nb 9d\n{SIX}", FR)
    assert turns(game) == ["1.A (t=9♣)"]
    assert turns(after(game, "p")) == ["1.A (t=9♣) p", "2.B (t=2♦)"]
    game = game_at(f"B r Kc n [2d]\nA r [Kh] 9h n [3c 9c 8s]\na 10s\nb 9d\n{SIX}", FR)
    assert turns(after(game, "tb", "ra")) == ["1.A (t=8♠) tb (t=9♣) ra=K♥"]


def test_a_recycled_card_is_told_again() -> None:
    game = game_at(f"B r Kc w 3c\nA r 9h n [6c 5c]\na 10s\nb 9d\n{SIX}")
    lines = ["1.A n=5♣ p", "2.B n=3♣ p", "3.A n=6♣ p", "4.B n=3♣ p", "5.A n=5♣"]
    assert turns(after(game, "n", "p", "n", "p", "n", "p", "n", "p", "n")) == lines


def test_a_card_that_turns_up_again_after_taking_back_is_the_same() -> None:
    game = game_at(f"B r Kc w 3c\nA r [As Ks] 9h w 5c\na 10s\nb 9d\n{SIX}")
    back = after(game, "ra", "n", "A undo?", "B undo+", "n", "A undo?", "B undo-", "ra")
    assert turns(back) == ["1.A ra=K♠ n=5♣ {A undo?} {B undo+} n=5♣ {A undo?} {B undo-} ra=K♠"]


def test_a_move_that_turned_nothing_is_taken_back_alone() -> None:
    game = game_at("a 9h\nb 10s\nc 8s\nr 2d\nn 5d\nB r Kc")
    assert turns(after(game, "ab", "A undo", "ab")) == ["1.A ab {A undo} ab"]


def test_a_covered_card_is_told_when_its_house_uncovers_it() -> None:
    game = game_at(f"B r Kc w 3c\nA r 9h w 5c\na 10s\nb [2h] 9d\n{SIX}")
    assert turns(after(game, "ba")) == ["1.A ba=2♥"]


def test_a_repetition_shows_even_where_a_card_was_unknown_the_first_time() -> None:
    game = repeated()
    assert game.outcome == Outcome(None, Ending.REPETITION)
    assert turns(game)[-2:] == ["8.B n=3♣ p", "9.A ab n=5♣ p"]


def test_an_upheld_call_tells_its_fault_and_what_it_turned_up() -> None:
    table = f"B r Kc w 3c\nA r [4d] As w 5c\na 10s\nb 9d\n{SIX}"
    game = after(game_at(table, PRESETS["br-stop"]), "n", "B call")
    assert turns(game) == ["1.A n=5♣ {B call +RESERVE_TO_CENTRE@1}=4♦"]


def test_an_upcard_that_a_call_brings_stands_in_the_next_turn() -> None:
    table = f"B r Kc n [2d]\nA r [Kh] As n [3c 9c 8s]\na 10s\nb 9d\n{SIX}"
    game = after(game_at(table, PRESETS["fr2"]), "tb", "B call")
    assert turns(game) == [
        "1.A (t=8♠) tb (t=9♣) {B call +CARD_TO_CENTRE@1}",
        "2.B (t=2♦)",
    ]


def test_an_undecided_call_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.calling.judge", lambda *_: Verdict(upheld=False, undecided=True))
    game = game_at(f"B r Kc n [2d]\nA r 9h n [3c 9c 8s]\na 10s\nb 9d\n{SIX}", PRESETS["fr3"])
    assert turns(after(game, "tb", "B call am"))[0] == "1.A (t=8♠) tb (t=9♣) {B call am ?}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("am", "am"),
        ("a→m (A♠), b m", "a→m (A♠), b m"),
        ("am  bm", "am bm"),
        ("am ({) !", "am!"),
        ("9h\nm", "9hm"),
    ],
)
def test_a_demonstration_stays_within_its_braces(line: str, told: str) -> None:
    game = game_at(f"B r Kc n [2d]\nA r 9h n [3c 9c 8s]\na 10s\nb 9d\n{SIX}", PRESETS["fr3"])
    called = after(game, "tb").after(Called(Seat.B, line))
    text = write(called, NAMES)
    assert f"{{B call {told} -}}" in text
    assert read(text).game.calls == called.calls


def test_a_wrong_call_and_a_touch_are_told() -> None:
    rules = parse_rules("br-stop touch=FOUL")
    game = game_at(f"B r Kc w 3c\nA r [4d] 9h w 5c\na 10s\nb 9d\n{SIX}", rules)
    assert turns(after(game, "n", "B call", "A touch ab")) == ["1.A n=5♣ {B call -} {A touch ab}"]
    assert turns(after(game, "A touch ab", "B call")) == ["1.A {A touch ab} {B call +TOUCH}"]


def test_the_seed_and_the_deal_are_told_when_the_game_is_over_for_good() -> None:
    game, dealt_cards = dealt("x"), deal("x", STANDARD)
    headers = replace(NAMES, seed="x")
    assert "[Seed" not in write(game, headers, dealt_cards)
    assert "[Deal" not in write(game, headers, dealt_cards)
    over = game.after(Resigned(Seat.A))
    text = write(over, headers, dealt_cards)
    assert read(text) == Record(headers, over, dealt_cards)
    assert read(text).game.position == over.position
    provisional = replace(over, outcome=Outcome(Seat.B, Ending.CARDS_GONE, provisional=True))
    assert "[Seed" not in write(provisional, headers, dealt_cards)
    result = '[Result "B wins, B has no cards left, may still be called"]'
    assert result in write(provisional, headers, dealt_cards)


@pytest.mark.parametrize("preset", ["br", "pt", "fr1"])
def test_a_whole_game_to_its_end(preset: str) -> None:
    rules = PRESETS[preset]
    game = dealt("whole", rules)
    while game.outcome is None:
        game = game.after(Moved(game.mover, Greedy().choose(game.view, rules)))
    assert game.outcome.ending is Ending.CARDS_GONE
    assert turns(game)
    assert read(write(game, NAMES, deal("whole", rules))).game == game


def test_headers_hold_any_name_and_keep_what_they_do_not_know() -> None:
    headers = Headers(
        players=('Ana "the\\fox"\n[x]', "@everyone \u202e\u2028"),
        other=(("Place", "São João"), ("Round", "")),
    )
    assert read(write(dealt("x"), headers)).headers == headers


def test_the_answers_count_and_the_name_stands_in_where_there_are_none() -> None:
    text = write(dealt("x", PRESETS["pt"]), NAMES)
    assert read(text.replace('[Rules "pt"]', '[Rules "my own"]')).game.rules == PRESETS["pt"]
    plain = re.sub(r"\[Answers .*\]\n", "", text)
    assert read(plain).game.rules == PRESETS["pt"]


def test_a_record_may_be_written_by_hand() -> None:
    text = """[Rules "br"]
[Table "a 9♥ b 10♠ c 8♠ r Kd n [2] B r K♣"]
r→d (K♦) a→b(9♥) {  A undo } ab
(a remark)
"""
    record = read(text)
    assert record.headers == Headers()
    assert [type(event) for event in record.game.events] == [Moved, Moved, Undone, Moved]


def test_a_win_claimed_on_time_is_written_and_read_back() -> None:
    game = dealt("y")
    over = game.after(TimeClaimed(game.mover.other))
    assert "{B time!}" in write(over, NAMES) or "{A time!}" in write(over, NAMES)
    assert read(write(over, NAMES)).game.outcome == over.outcome
