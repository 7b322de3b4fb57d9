"""A game's thread: its newest message tells the whole turn, the older ones their own part."""

from collections.abc import Iterator

from bot.service.past import Past
from bot.service.table import Result, Table
from bot.ui.message import board, words
from bot.ui.story import past_story, promise, proven, story
from engine.cards import Seat
from engine.events import (
    Called,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    UndoAsked,
    UndoGranted,
    Undone,
)
from engine.game import Game
from engine.notation import parse_move
from tests.engine.acting import play
from tests.engine.tables import EARLY
from tests.texts.pseudo import ENGLISH
from tests.texts.tabled import dealt, staged, table_of

LINE = 40


def moved(*moves: str, by: Seat = Seat.A) -> tuple[Event, ...]:
    return tuple(Moved(by, parse_move(move)) for move in moves)


def thread(game: Game, *deeds: tuple[Event, ...]) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    """Yield the table after each deed, with what was done."""
    for events in deeds:
        for event in events:
            game = game.after(event)
        yield table_of(game), events


def left(game: Game, *deeds: tuple[Event, ...]) -> list[str]:
    """Return what is left of the words of each message once a newer one stands there."""
    return [past_story(Past(table, done), ENGLISH) for table, done in thread(game, *deeds)]


def newest(game: Game, *deeds: tuple[Event, ...]) -> str:
    *_, (table, done) = thread(game, *deeds)
    return story(table, ENGLISH, Result(table=table, notice_id=1, events=done))


def test_each_older_message_of_a_turn_keeps_its_own_part() -> None:
    deeds = (moved("am"), moved("gh"), moved("bf", "rg"), moved("ra"), moved("rb"), moved("n"))
    assert left(staged(EARLY), *deeds) == [
        "**Ana**, turn 1: a→m (A♥)",
        "**Ana**, turn 1: g→h (10♦)",
        "**Ana**, turn 1: b→f (Q♠) · r→g (9♠), uncovered 3♣",
        "**Ana**, turn 1: r→a (3♣), uncovered 2♣",
        "**Ana**, turn 1: r→b (2♣)",
        "**Ana**, turn 1: turned up 7♣",
    ]
    assert newest(staged(EARLY), *deeds).split("\n")[0] == (
        "**Ana**, turn 1: a→m (A♥) · g→h (10♦) · b→f (Q♠) · r→g (9♠), uncovered 3♣ · "
        "r→a (3♣), uncovered 2♣ · r→b (2♣) · turned up 7♣"
    )


def test_what_ends_a_turn_keeps_the_whole_of_it() -> None:
    deeds = (moved("am"), moved("ra"), moved("n"), moved("p"))
    whole = "**Ana**, turn 1: a→m (A♥) · r→a (9♠), uncovered 3♣ · turned up 7♣ · ended the turn"
    assert left(staged(EARLY), *deeds)[-1] == whole
    assert newest(staged(EARLY), *deeds).startswith(f"{whole}\n")


def test_a_turn_of_nothing_but_its_end_tells_what_was_laid_down_or_that_nothing_was() -> None:
    full = "a 10♠ b 8♦ c 10♣ d 9♣ e 10♥ f 10♦ g K♠ h J♦"
    lying = staged(f"> A r [1] 9♦ n [3♣] t 7♣ B r K♦ n [4♦] {full}", "fr1")
    end = moved("p")
    assert newest(lying, end).startswith("**Ana**, turn 1: ended the turn with 7♣\n")
    assert left(lying, end) == ["**Ana**, turn 1: ended the turn with 7♣"]
    played = left(lying, moved("tb"), end)[-1]
    assert played == "**Ana**, turn 1: t→b (7♣), turned up 3♣ · ended the turn"
    nothing = staged(f"> A r [1] 9♦ B r K♦ n [4♦] {full}")
    assert left(nothing, end) == ["**Ana**, turn 1: passed"]


def test_every_single_move_stays_a_short_line() -> None:
    deeds = [moved(move) for move in ("am", "gh", "bf", "rg", "ra", "rb", "n")]
    assert all(len(line.replace("**", "")) <= LINE for line in left(staged(EARLY), *deeds))


def test_a_move_taken_back_was_made_and_was_taken_back() -> None:
    deeds = (moved("am"), moved("gh"), (Undone(Seat.A),), moved("ra"))
    assert left(staged(EARLY), *deeds) == [
        "**Ana**, turn 1: a→m (A♥)",
        "**Ana**, turn 1: g→h (10♦)",
        "**Ana** took a move back.",
        "**Ana**, turn 1: r→a (9♠), uncovered 3♣",
    ]
    assert newest(staged(EARLY), *deeds).startswith(
        "**Ana**, turn 1: a→m (A♥) · r→a (9♠), uncovered 3♣\n"
    )


def test_what_was_asked_and_answered_stays_told() -> None:
    deeds = (moved("am"), (UndoAsked(Seat.A),), (UndoGranted(Seat.B),), (DrawOffered(Seat.A),))
    assert left(staged(EARLY), *deeds)[1:] == [
        "<@2>, **Ana** asks to take the whole turn back, to its start.",
        "**Rui** agreed: the turn begins anew.",
        "<@2>, **Ana** offers a draw.",
    ]


def test_a_call_stays_told_with_its_verdict() -> None:
    game = staged(EARLY, "br-stop").after(*moved("n"))
    (called,) = left(game, (Called(Seat.B),))
    assert called == (
        "<@1>, **Rui** calls “Crapette!”\nUpheld. **Ana** touched a card that cannot be played so. "
        "The table stays as it is."
    )


def test_a_call_tells_of_a_centre_play_only_where_one_was_due() -> None:
    picture = "> A r [1] 9♦ n [3♣] B r K♦ n [4♦] a 10♠ b 9♣ c Q♦"
    turned, call = play(staged(picture, "br-stop"), "n p"), Called(Seat.B)
    table, faulty = table_of(turned, call), turned.window(Seat.B)[0]
    told = story(table, ENGLISH, Result(table=table, notice_id=1, events=(call,), faulty=faulty))
    fault = "a reserve card had to go into an empty house before a card was turned up."
    assert told.split("\n") == [
        "<@1>, **Rui** calls “Crapette!”",
        f"Upheld. **Ana** turned up a card, but {fault}",
        "The table goes back to before that move.",
        "**Rui** is on turn.",
    ]


def test_an_end_that_nothing_else_tells_stays_told() -> None:
    assert left(staged(EARLY), (Resigned(Seat.A),)) == [
        "### Rui wins against Ana!\nAna has resigned."
    ]


def test_a_table_that_is_posted_again_says_what_led_to_it() -> None:
    game = staged(EARLY)
    assert past_story(Past(table_of(game)), ENGLISH).startswith("**Ana** (below) – **Rui**")


def test_the_promise_of_the_deal_stands_last_and_in_full() -> None:
    table = table_of(dealt())
    said = [
        item.content
        for item in board(table, ENGLISH, story(table, ENGLISH)).walk_children()
        if hasattr(item, "content")
    ]
    assert "c0ffee" not in said[0]
    assert said[-1].startswith("-# ")
    assert said[-1].endswith("`c0ffee`")
    gone = past_story(Past(table), ENGLISH)
    assert proven(gone, table, ENGLISH).split("\n")[-1] == said[-1]
    assert words(proven(gone, table, ENGLISH)).content_length() < 4000


def test_only_the_first_table_holds_the_promise() -> None:
    (first,), (over,) = (
        [table for table, _ in thread(dealt(), deed)]
        for deed in (moved("n", by=dealt().mover), (Resigned(Seat.A),))
    )
    assert promise(first, ENGLISH) == ""
    assert "c0ffee" in promise(over, ENGLISH)
