"""What somebody new to the bot reads: nothing twice, nothing hidden, nothing left unexplained."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.service.chimes import Chime, ChimeKind
from bot.service.table import Action, Table
from bot.service.timer import Timer
from bot.ui import ids
from bot.ui.message import alt, board
from bot.ui.questions import answer_rows, questions
from bot.ui.show import legal_words, spelt_table
from bot.ui.story import story
from engine.cards import Seat
from engine.events import (
    AbortAsked,
    AbortDeclined,
    DrawDeclined,
    DrawOffered,
    Moved,
    Resigned,
    UndoAsked,
)
from engine.matches import Match
from engine.moves import TURN
from engine.notation import NotationError, parse_line
from engine.presets import PRESETS
from tests.engine.acting import play
from tests.texts.pseudo import ENGLISH
from tests.texts.tabled import ANA, EVA, NOW, RUNNING, dealt, staged, table_of


def asked() -> Table:
    """Return a table at which three questions are open."""
    game = dealt()
    mover, other = game.mover, game.mover.other
    turned = Moved(mover, TURN)
    return table_of(game, turned, DrawOffered(mover), AbortAsked(other), UndoAsked(mover))


@pytest.mark.parametrize("reader", [ANA, EVA])
def test_a_duty_is_told_once_and_before_what_is_possible(reader: int) -> None:
    table = table_of(
        staged("> A r [9♦] A♥ n [3♣] B r K♦ n [4♦] a 10♠ b 9♣ c Q♦ d 8♠ e 6♠ f 4♣ g 2♦ h J♠")
    )
    head, duty, between, *moves = legal_words(table, ENGLISH, reader).split("\n")
    assert head == ("**Your turn.**" if reader == ANA else "**Ana** is on turn.")
    assert duty == "Duty: A♥ from the reserve must go to the centre first. Type `rm`."
    assert between == "Possible moves:"
    assert moves[0] == "`rm` A♥ reserve → centre · **duty**"
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize(("rules", "told"), [("br", True), ("br-stop", False)])
def test_what_the_referee_demands_stands_under_whose_turn_it_is(rules: str, *, told: bool) -> None:
    picture = "> A r [1] 9♦ n [3♣] B r K♦ n [4♦] a 10♠ b 9♣ c Q♦"
    lines = story(table_of(staged(picture, rules)), ENGLISH).split("\n")
    duty = "-# Duty: a reserve card goes into an empty house before a card is turned up."
    assert lines[lines.index("**Ana** is on turn.") + 1 :] == ([duty] if told else [])


def test_no_duty_offers_a_move_that_another_forbids() -> None:
    picture = "> A r [9♦] A♠ n [3♣] B r K♦ n [4♦] a A♠ b 9♣ c Q♦ d 8♠ e 6♠ f 4♣ g J♠ h J♠"
    table = table_of(staged(picture))
    duty = "Duty: A♠ from the reserve must go to the centre first. Type `rm`."
    assert [line for line in story(table, ENGLISH).split("\n") if "Duty" in line] == [f"-# {duty}"]
    assert [line for line in legal_words(table, ENGLISH, ANA).split("\n") if "Duty" in line] == [
        duty
    ]


def test_all_open_questions_are_told_each_with_its_own_answers() -> None:
    table = asked()
    told = story(table, ENGLISH)
    for question in ("offers a draw", "asks to call this game off", "asks to take the whole turn"):
        assert told.count(question) == 1
    rows = answer_rows(table, ENGLISH)
    assert [[ids_of(button) for button in row.children] for row in rows] == [
        [ids.act(yes, 7), ids.act(no, 7)]
        for yes, no in (
            (Action.ACCEPT_DRAW, Action.DECLINE_DRAW),
            (Action.GRANT_ABORT, Action.DECLINE_ABORT),
            (Action.GRANT_UNDO, Action.DECLINE_UNDO),
        )
    ]
    labels = [label_of(button) for row in rows for button in row.children]
    assert len(set(labels)) == len(labels)
    view = board(table, ENGLISH, told)
    assert len(list(view.walk_children())) <= 40
    longest = [item for item in view.walk_children() if isinstance(item, discord.ui.ActionRow)]
    assert max(len(row.children) for row in longest) <= 5


def test_one_question_alone_has_the_short_answers() -> None:
    table = asked()
    mover = table.game.mover
    alone = table_of(table.game, DrawDeclined(mover.other), AbortDeclined(mover))
    (row,) = answer_rows(alone, ENGLISH)
    assert [label_of(button) for button in row.children] == ["Accept", "Decline"]


def test_no_question_is_open_once_a_game_is_over() -> None:
    table = table_of(asked().game, Resigned(Seat.A))
    assert questions(table, ENGLISH) == ()


def ids_of(item: discord.ui.Item[discord.ui.LayoutView]) -> str | None:
    assert isinstance(item, discord.ui.Button)
    return item.custom_id


def label_of(item: discord.ui.Item[discord.ui.LayoutView]) -> str | None:
    assert isinstance(item, discord.ui.Button)
    return item.label


@pytest.mark.parametrize(
    ("kind", "now", "moot"),
    [
        (ChimeKind.EXTENDED, RUNNING, False),
        (ChimeKind.EXTENDED, replace(RUNNING, expired_at=NOW), True),
        (ChimeKind.GIVEN, RUNNING, False),
        (ChimeKind.GIVEN, replace(RUNNING, expired_at=NOW), True),
        (ChimeKind.RESUMED, None, False),
        (ChimeKind.RESUMED, RUNNING, False),
        (ChimeKind.RESUMED, replace(RUNNING, due_at=None, adjourned_at=NOW), True),
    ],
)
def test_what_time_has_overtaken_is_told_no_more(
    kind: ChimeKind, now: Timer | None, *, moot: bool
) -> None:
    table = replace(table_of(dealt()), timer=now)
    assert Chime(1, 0, kind, 1, table, table.mover, NOW).is_moot is moot


def test_who_is_back_is_not_said_to_be_away() -> None:
    table = table_of(dealt())
    for until, moot in ((None, True), (NOW, True), (NOW + timedelta(days=1), False)):
        away = replace(table, away_until=(until, until))
        assert Chime(1, 0, ChimeKind.AWAY, 1, away, away.mover, NOW).is_moot is moot


def test_the_table_in_words_says_how_its_diagram_is_read() -> None:
    told = spelt_table(table_of(dealt()), ENGLISH)
    last = told.split("\n")[-1]
    assert last.startswith("-# `A` is Ana, `B` is Rui")
    assert "face down" in last
    assert len(told) <= 4000
    for letter in "rntwah":
        assert f"`{letter}`" in last


def test_a_long_waste_goes_on_below_in_the_diagram() -> None:
    waste = [f"{rank}{suit}" for suit in "♠♣" for rank in range(2, 11)]
    told = spelt_table(table_of(staged(f"> A r K♥ w {' '.join(waste)} B r K♦ n [4♦]")), ENGLISH)
    rows = told.split("```")[1].strip("\n").split("\n")
    first = next(number for number, row in enumerate(rows) if "w 2♠" in row)
    assert " ".join(" ".join(rows[first:]).split()) == f"w {' '.join(waste)}"
    assert all(len(row) <= 36 for row in rows)
    assert {row[:8] for row in rows[first + 1 :]} == {" " * 8}


@pytest.mark.parametrize(("turned", "up"), [(False, "no card"), (True, "[^;.]+[♠♥♦♣]")])
def test_once_a_game_is_over_neither_words_nor_diagram_let_anybody_play(
    up: str, *, turned: bool
) -> None:
    game = dealt()
    moved = [Moved(game.mover, TURN)] if turned else []
    running, over = table_of(game, *moved), table_of(game, *moved, Resigned(Seat.A))
    for words in (spelt_table(over, ENGLISH), alt(over, ENGLISH)):
        assert re.match(rf"Turn 1, nobody is on turn any more; {up} is turned up\.", words)
        assert ">" not in words
        assert "to play" not in words
    for words in (spelt_table(running, ENGLISH), alt(running, ENGLISH)):
        assert re.match(rf"Turn 1, (Ana|Rui) to play; {up} is turned up\.", words)
    assert "`>` stands before who is on turn" in spelt_table(running, ENGLISH)
    last = spelt_table(over, ENGLISH).split("\n")[-1]
    assert all(f"`{letter}`" in last for letter in "rntwah")


def test_an_end_that_may_still_be_called_is_not_told_as_final() -> None:
    picture = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"
    game = play(staged(picture, "br-stop"), "n ta")
    assert game.outcome
    assert game.outcome.provisional
    table = table_of(game)
    for words in (spelt_table(table, ENGLISH), alt(table, ENGLISH)):
        assert words.startswith("Turn 1, nobody is on turn any more; no card is turned up.")
        assert "over" not in words


def test_an_end_says_once_more_who_sits_where() -> None:
    game = dealt()
    over = table_of(game, Moved(game.mover, TURN), Resigned(Seat.A))
    head, _why, seats = story(over, ENGLISH).split("\n")[1:4]
    assert seats == "**Ana** (below) – **Rui** (above) · Brazilian rules"
    assert head == "### Rui wins against Ana!"


def test_a_game_that_ended_before_any_move_is_not_introduced_any_more() -> None:
    match = Match(60)
    begun = replace(table_of(dealt()), match=match)
    over = replace(table_of(dealt(), Resigned(Seat.A)), match=match)
    assert all(word in story(begun, ENGLISH) for word in ("Type `/move`", "Game 1 of a match"))
    told = story(over, ENGLISH)
    assert not any(word in told for word in ("Type `/move`", "Game 1 of a match"))
    assert told.startswith("**Ana** (below) – **Rui** (above) · Brazilian rules\n### ")
    assert told.count("The match to 60 points") == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_help_explains_m_alone_where_it_exists(preset: str) -> None:
    told, rulebook = ENGLISH.manual.help(preset), PRESETS[preset]
    refereed = rulebook.centre_duty.name != "NONE" and rulebook.centre_enforcement.name != "CALLED"
    assert ("`/move m`" in told) is refereed


def test_the_last_day_away_is_said_as_it_was_typed() -> None:
    midnight = datetime(2026, 12, 6, tzinfo=UTC)
    shown = f"<t:{round(midnight.timestamp()) - 1}:f>"
    told = ENGLISH.pace.you_are_away(midnight)
    assert told.startswith(
        f"You are away through 2026-12-05, to the end of that day in UTC: until {shown}."
    )
    for said in (
        ENGLISH.pace.away("Ana", midnight),
        ENGLISH.clock.stands("Ana", midnight),
        ENGLISH.clock.away("Ana", "Rui", midnight),
    ):
        assert shown in said
    assert ENGLISH.pace.you_are_away(midnight + timedelta(hours=3)).startswith(
        "You are away until <t:"
    )


def test_what_is_no_day_is_not_said_to_have_passed() -> None:
    assert ENGLISH.pace.no_day("tomorrow").startswith("I cannot read `tomorrow` as a day: write")
    assert ENGLISH.pace.day_past("2020-01-01").startswith("`2020-01-01` has passed: write a day")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (" zz", "`zz` (column 1)"),
        ("ra zz", "`zz` in `ra zz` (column 4)"),
        ("  ra   zz  ", "`zz` in `ra zz` (column 4)"),
        ("\n ra\t\tbm  zq", "`zq` in `ra bm zq` (column 7)"),
        ("ra\u202e zz", "`zz` in `ra zz` (column 4)"),
        ("ra" * 40 + " zz", "`zz` (column 82)"),
    ],
)
def test_a_column_counts_in_the_line_as_it_is_repeated(line: str, told: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_line(line)
    said = ENGLISH.reading.unreadable(error.value)
    assert said.startswith(f"I cannot read {told}: ")
    found = re.match(r"I cannot read `(\w+)` in `([^`]+)` \(column (\d+)\)", said)
    if found is not None:
        rest, whole, column = found.groups()
        assert whole[int(column) - 1 :] == rest


def test_the_list_of_games_says_that_finished_ones_are_in_it() -> None:
    assert "finished" in ENGLISH.labels.my_games(["- one"]).split("\n")[0]
