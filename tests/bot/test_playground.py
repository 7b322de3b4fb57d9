"""The playground without its page: what it says, and the member who plays by himself."""

import argparse
import importlib.util
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot import playground
from bot.client import build
from bot.playground.club import Club, opened
from bot.playground.evening import _greet
from bot.playground.partner import LONGEST, Partner, whole_turn
from bot.settings import Settings
from engine.ai.greedy import Greedy
from engine.cards import Seat
from engine.deal import deal, lay_out
from engine.game import Game, Setup
from engine.lines import play_line
from engine.notation import format_move
from engine.rules import STANDARD
from tests.bot.world import board, labels, press, said, words


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    address = f"sqlite+aiosqlite:///{tmp_path / 'crapette.db'}"
    return Settings(database_url=address, health_file=tmp_path / "health")


@pytest.fixture
async def club(settings: Settings) -> AsyncIterator[Club]:
    async with opened(build(settings)) as club:
        # Two greedy players end the first of these deals with Ana's win, which Rui may call.
        seeds = (f"playground {number}" for number in range(1, 9))
        club.bot.desk.lobby._seeds = seeds.__next__
        yield club


@pytest.fixture
def env(club: Club) -> simcord.Env:
    return club.env


def options(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    playground.add_arguments(parser)
    return parser.parse_args(words)


def test_without_the_simulator_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert playground.run(options()) == 2
    assert capsys.readouterr().err == f"{playground.MISSING}\n"
    assert "make play" in playground.MISSING


@pytest.mark.parametrize("words", [["--no-open"], ["--no-open", "--greedy"]])
def test_the_console_says_how_to_begin_how_to_send_and_what_the_page_cannot_show(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    _greet("http://127.0.0.1:1/#x", options(*words))
    said = capsys.readouterr().out
    first = said.partition("1. ")[2].partition("2. ")[0]
    assert first.startswith("Type /challenge")
    assert "click the arrow on the right" in first
    assert "Enter does not" in said
    assert "none with `private`" in said
    assert "lead out of it" in said
    assert max(map(len, said.splitlines())) <= 100


@pytest.mark.parametrize("port", ["abc", "-1", "65536", "8O"])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options("--port", port)
    assert "give a number from 0 to 65535" in capsys.readouterr().err


def test_a_database_that_is_none_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Rui", encoding="utf-8")
    assert playground.run(options("--database", str(file))) == 2
    assert "choose another file by --database" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "Dear Rui"


@pytest.mark.parametrize("seed", range(20))
def test_a_whole_turn_is_one_line_that_is_played_to_its_end(seed: int) -> None:
    dealt = deal(f"playground {seed}", STANDARD)
    game = Game.start(Setup(STANDARD, lay_out(dealt, STANDARD)))
    line = whole_turn(game, game.mover, Greedy())
    played = play_line(game, game.mover, line)
    assert played.stopped is None
    assert played.game_after.mover is not game.mover or len(line.split()) == LONGEST


async def game_of(club: Club) -> Game:
    return (await club.bot.desk.tables.here(club.thread.id)).game


async def begun(club: Club, rui: Partner, rules: str = "br") -> Game:
    """Let Ana challenge and Rui accept, and go on until Ana is on turn."""
    sent = await club.ana.slash(club.thread, "challenge", opponent=club.rui, rules=rules)
    assert "Accept" in labels(said(sent))
    await rui.step()
    while (game := await game_of(club)).mover is not Seat.A:
        await rui.step()
        assert (await game_of(club)).version > game.version, words(board(club.thread))
    return game


async def greedily(club: Club, game: Game) -> Game:
    """Let Ana make one move."""
    line = f"{format_move(Greedy().choose(game.view, game.rules))}!"
    said(await club.ana.slash(club.thread, "move", line=line))
    return await game_of(club)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", ["br", "br-stop"])
async def test_rui_accepts_plays_to_the_end_and_plays_again(club: Club, rules: str) -> None:
    rui = Partner(club)
    game = await begun(club, rui, rules)
    while not (table := await club.bot.desk.tables.here(club.thread.id)).is_over:
        game = table.game
        if table.closer == table.players[Seat.A]:
            await press(club.ana, board(club.thread), "Let it stand")
        elif game.outcome is None and game.mover is Seat.A:
            line = whole_turn(game, Seat.A, Greedy())
            said(await club.ana.slash(club.thread, "move", line=line))
        else:
            await rui.step()
        assert (await game_of(club)).version > game.version, words(board(club.thread))
    assert labels(board(club.thread)) == ["Rematch"]
    assert (await begun(club, rui)).outcome is None
    assert club.env.errors == []


async def test_rui_wants_no_draw(club: Club) -> None:
    rui = Partner(club)
    await begun(club, rui)
    said(await club.ana.slash(club.thread, "draw"))
    assert (await game_of(club)).talk.draw is Seat.A
    await rui.step()
    assert (await game_of(club)).talk.draw is None
    assert (await game_of(club)).outcome is None


async def test_rui_lets_a_turn_be_taken_back(club: Club) -> None:
    rui = Partner(club)
    game = start = await begun(club, rui)
    while not (game.trail and game.trail[-1].revealed):
        game = await greedily(club, game)
    assert game.mover is Seat.A
    asked = said(await club.ana.slash(club.thread, "undo"))
    await press(club.ana, asked, "Ask")
    assert (await game_of(club)).talk.undo is Seat.A
    await rui.step()
    assert (await game_of(club)).view == start.view


async def test_an_evening_later_the_kept_game_goes_on(settings: Settings) -> None:
    async with opened(build(settings)) as club:
        await club.ana.slash(club.thread, "challenge", opponent=club.rui)
        await Partner(club).step()
        before = (await club.bot.desk.tables.here(club.thread.id)).game
    async with opened(build(settings)) as club:
        after = (await club.bot.desk.tables.here(club.thread.id)).game
        assert after.view == before.view
        mover = club.ana if after.mover is Seat.A else club.rui
        line = whole_turn(after, after.mover, Greedy())
        assert "turn 1" in words(said(await mover.slash(club.thread, "move", line=line)))
