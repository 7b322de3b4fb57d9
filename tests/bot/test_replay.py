"""Turns and games seen again: the right tables, for the right eyes, in the right look."""

import io

import pytest
import simcord
from PIL import Image, ImageSequence

from bot.service.scenes import of_turn, scenes
from engine.ai.greedy import Greedy
from engine.events import Moved
from engine.game import Game
from engine.notation import format_move
from render import LIGHT, FilmTooLong, Marks, Setting, draw
from render.film import EACH, LAST
from tests.bot.world import (
    PLAIN,
    Message,
    World,
    alt,
    begun,
    move,
    players,
    press,
    said,
    words,
)
from tests.render.pictures import opened

REPLAY = "replay.webp"


async def frames(message: Message) -> list[tuple[Image.Image, int]]:
    (attachment,) = message.attachments
    assert attachment.filename == REPLAY
    shown = Image.open(io.BytesIO(await attachment.read()))
    return [
        (frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(shown)
    ]


def same(picture: Image.Image, png: bytes) -> bool:
    return picture.tobytes() == opened(png).tobytes()


async def played(world: World, thread: simcord.ChannelHandle, turns: int) -> Game:
    """Let both play as a greedy player would, a line a turn, and return the game."""
    for _ in range(turns):
        mover, _other, game = await players(world, thread)
        turn, line = game.turn, []
        while game.turn == turn:
            line.append(Greedy().choose(game.view, game.rules))
            game = game.after(Moved(game.mover, line[-1]))
        await move(mover, thread, " ".join(map(format_move, line)) + "!")
    return (await players(world, thread))[2]


async def test_the_last_turn_is_shown_to_who_asks_move_by_move(world: World) -> None:
    thread = await begun(world, PLAIN)
    game = await played(world, thread, 3)
    await world.eva.slash(thread, "settings look", theme="light")
    answer = said(await world.eva.slash(thread, "replay"))
    assert answer.ephemeral
    turn = of_turn(scenes(game), 3)
    shown = await frames(answer)
    assert [took for _, took in shown] == [EACH] * (len(turn) - 1) + [LAST]
    assert same(shown[0][0], draw(turn[0].view, LIGHT))
    marks = Marks.between(turn[0].view, turn[1].view)
    assert same(shown[1][0], draw(turn[1].view, LIGHT, marks))
    name = {0: "Ana", 1: "Rui"}[turn[0].view.mover]
    assert f"**{name}**, turn 3: " in words(answer)
    assert words(answer).endswith(" · ended the turn")
    assert alt(answer).startswith(f"A moving picture of turn 3, played by {name}: ")


async def test_any_turn_and_the_whole_game_can_be_shown_to_all(world: World) -> None:
    thread = await begun(world, PLAIN)
    game = await played(world, thread, 2)
    found = scenes(game)
    first = said(await world.ana.slash(thread, "replay", turn=1, public=True))
    assert not first.ephemeral
    assert len(await frames(first)) == len(of_turn(found, 1))
    whole = said(await world.ana.slash(thread, "replay", game=True))
    shown = await frames(whole)
    assert len(shown) == len(found)
    assert same(shown[0][0], draw(found[0].view))
    assert "The game so far: 2 turns." in words(whole)
    assert "not every move" not in words(whole)


async def test_only_the_last_table_of_a_finished_game_is_lit_for_nobody(world: World) -> None:
    thread = await begun(world, PLAIN)
    await played(world, thread, 2)
    await press(world.ana, said(await world.ana.slash(thread, "resign")), "Resign")
    game = (await players(world, thread))[2]
    assert game.outcome is not None
    found = scenes(game)
    for options, last, over in (
        ({"turn": 1}, of_turn(found, 1), False),
        ({"turn": 2}, of_turn(found, 2), True),
        ({"game": True}, found, True),
    ):
        shown = await frames(said(await world.ana.slash(thread, "replay", **options)))
        marks = Marks.between(last[-2].view, last[-1].view)
        setting = Setting.of(game.rules, over=over)
        assert same(shown[-1][0], draw(last[-1].view, marks=marks, setting=setting))
    assert same(shown[0][0], draw(found[0].view))


async def test_what_was_never_played_cannot_be_shown_and_nobody_else_is_told(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    answer = said(await world.ana.slash(thread, "replay"))
    assert (answer.ephemeral, "Nothing has been played yet" in words(answer)) == (True, True)
    await played(world, thread, 1)
    shown = len([one for one in env.backend.messages[thread.id].values() if one.visible_to(None)])
    answer = await world.ana.slash(thread, "replay", turn=7, public=True)
    assert "choose one from 1 to 1" in words(answer.followups[-1])
    left = [one for one in env.backend.messages[thread.id].values() if one.visible_to(None)]
    assert len(left) == shown


async def test_a_film_that_takes_too_long_is_said_to_be(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begun(world, PLAIN)
    await played(world, thread, 1)

    def give_up(*_args: object) -> bytes:
        raise FilmTooLong

    monkeypatch.setattr("bot.ui.pictures.film", give_up)
    answer = said(await world.ana.slash(thread, "replay", game=True))
    assert "This film takes too long to make." in words(answer)
