"""A whole game by each set of rules, by commands, with all that is called in it."""

from datetime import timedelta

import pytest
import simcord

from bot.service import deeds
from engine.cards import Seat
from engine.events import Called, Closed
from engine.faults import Fault
from engine.game import Game
from engine.outcome import Ending
from engine.presets import PRESETS
from engine.record import read
from engine.rules import Side
from render import Marks, Setting, draw
from tests.bot.scripted import (
    Evening,
    call_buttons,
    faulty_turns,
    is_upheld,
    left_lying,
)
from tests.bot.test_whole_game import record_of
from tests.bot.world import World, board, labels, press, said, users_called, words

CALLED = [name for name, rules in PRESETS.items() if rules.has_calls]
REFEREED = [name for name, rules in PRESETS.items() if not rules.has_calls]
CALL = [("Crapette!", 4, False)]
NUMBERS = {
    "br": 35,
    "br-stop": 7,
    "pt": 55,
    "fr1": 12,
    "fr2": 27,
    "fr3": 17,
    "fr4": 23,
    "pagat": 43,
}
"""Deals chosen for what happens in them: short games, and in fr3 a combination is left lying."""


async def begin(world: World, preset: str) -> Evening:
    seed = f"an evening of {preset}, {NUMBERS[preset]}"
    world.bot.desk.lobby._seeds = lambda: seed
    return Evening(world, await world.challenge_and_accept(rules=preset))


async def to_the_end(evening: Evening) -> Game:
    game = await evening.game()
    while game.outcome is None:
        game = await evening.turn()
    return game


async def check_record(evening: Evening) -> None:
    """See that the record holds the whole game, calls and verdicts included."""
    game = await evening.game()
    record = read(await record_of(evening.world.ana, evening.thread))
    assert record.game.events == game.events
    assert record.game.position == game.position
    assert record.game.outcome == game.outcome


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", REFEREED)
async def test_a_whole_game_where_the_bot_watches(
    world: World, env: simcord.Env, preset: str
) -> None:
    evening = await begin(world, preset)
    start, first = await evening.game(), board(evening.thread)
    assert await first.attachments[0].read() == draw(start.view, setting=Setting.of(start.rules))
    assert start.rules.reserve_side is (Side.LEFT if preset == "pt" else Side.RIGHT)
    await evening.turn()
    refused = await evening.call(Seat.B)
    assert (refused.ephemeral, call_buttons(board(evening.thread))) == (True, [])
    assert "Nothing can be called under these rules" in words(refused)
    game = await to_the_end(evening)
    assert game.outcome is not None
    assert (game.outcome.ending, game.outcome.provisional) == (Ending.CARDS_GONE, False)
    last = board(evening.thread)
    assert labels(last) == ["Rematch"]
    marks = Marks.between(game.trail[-1].before.view, game.view)
    over = draw(game.view, marks=marks, setting=Setting.of(game.rules, over=True))
    assert await last.attachments[0].read() == over
    await check_record(evening)
    assert not env.errors


async def call_a_fault(evening: Evening) -> None:
    """Play on until a fault is made and the turn ended; call it: the table goes back."""
    while (found := next(faulty_turns(await evening.game()), None)) is None:
        await evening.turn()
    line, after = found
    await evening.line(line)
    caller = after.mover
    expected = after.after(Called(caller))
    assert expected.position != after.position
    offender = await evening.actor(caller.other)
    answer = said(await press(await evening.actor(caller), board(evening.thread), "Crapette!"))
    assert not answer.ephemeral
    assert f"<@{offender.id}>" in words(answer)
    assert f"Upheld. **{offender.user.global_name}** " in words(answer)
    assert users_called(evening.world.env) == [offender.id]
    await evening.shows(expected)
    assert (await evening.game()).mover is caller
    assert call_buttons(board(evening.thread)) == CALL


async def call_wrongly(evening: Evening) -> None:
    """Call when nothing is wrong: the caller is barred, and the game goes on."""
    game = await evening.turn()
    while game.outcome is None and (not game.window(game.mover) or is_upheld(game, game.mover)):
        game = await evening.turn()
    caller = game.mover
    answer = await evening.call(caller)
    assert not answer.ephemeral
    assert "Not upheld." in words(answer)
    assert users_called(evening.world.env) == [(await evening.actor(caller.other)).id]
    await evening.shows(game)
    again = await evening.call(caller)
    assert again.ephemeral
    assert "Your last call was wrong" in words(again)


async def show_a_combination(evening: Evening) -> None:
    """Let somebody end his turn although a combination lay open; the caller shows it."""
    while not (found := left_lying(await evening.game())):
        assert (await evening.turn()).outcome is None
    game, shown = await evening.game(), found
    await evening.turn()
    caller = game.mover.other
    answer = await evening.call(caller, shown)
    assert f"The combination shown: `{shown}`" in words(answer)
    assert "gave the combination up that was shown" in words(answer)
    verdict = (await evening.game()).verdict
    assert verdict is not None
    assert verdict.fault is Fault.COMBINATION


async def close(evening: Evening, how: int) -> None:
    """Let the end stand: by the button, by the command, or by letting the time pass."""
    table, shown = await evening.table(), board(evening.thread)
    assert table.closer is not None
    assert (call_buttons(shown), "Let it stand" in labels(shown)) == (CALL, True)
    assert table.seed is None
    assert users_called(evening.world.env) == [table.closer.user_id]
    closer = (
        evening.world.ana if table.closer.user_id == evening.world.ana.id else evening.world.rui
    )
    if how == 0:
        await press(closer, shown, "Let it stand")
        assert "lets the end of the game stand" in words(board(evening.thread))
    elif how == 1:
        await closer.slash(evening.thread, "stand")
    else:
        await evening.world.env.advance_time(180)
        assert "Nobody called within the day" in words(board(evening.thread))
    assert labels(board(evening.thread)) == ["Rematch"]
    assert "Seed of the deal" in words(board(evening.thread))


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", CALLED)
async def test_a_whole_game_with_calls(
    world: World, env: simcord.Env, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "OPEN_END", timedelta(minutes=2))
    evening = await begin(world, preset)
    assert call_buttons(board(evening.thread)) == CALL
    if preset == "fr3":
        await show_a_combination(evening)
    await call_a_fault(evening)
    await call_wrongly(evening)
    game = await to_the_end(evening)
    assert game.outcome is not None
    assert game.outcome.ending is Ending.CARDS_GONE
    assert game.outcome.provisional
    await close(evening, CALLED.index(preset) % 3)
    ended = await evening.game()
    assert isinstance(ended.events[-1], Closed)
    assert ended.outcome is not None
    assert not ended.outcome.provisional
    await check_record(evening)
    assert not env.errors
