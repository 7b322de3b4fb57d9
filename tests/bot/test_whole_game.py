"""A whole game by commands and buttons, through restarts, to a win (issue 2, acceptance 2)."""

import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import discord
import pytest
import simcord

from engine.ai.greedy import Greedy
from engine.events import Moved
from engine.game import Game
from engine.lines import play_line
from engine.moves import END, TURN, Move
from engine.notation import format_move
from engine.outcome import Ending
from engine.record import read
from tests.bot.world import (
    World,
    alt,
    board,
    choices,
    labels,
    move,
    newest_first,
    picture,
    press,
    said,
    words,
)

SEED = "a whole game"
RESTARTS = 12
MOVES = 150

Way = Callable[[simcord.MemberActor, Game, Move], Coroutine[Any, Any, None]]


@dataclass(slots=True)
class Evening:
    """Two players with a script, who move now this way and now that."""

    world: World
    thread: simcord.ChannelHandle
    rng: random.Random = field(default_factory=lambda: random.Random(SEED))
    commands: int = 0

    async def game(self) -> Game:
        return (await self.world.bot.desk.tables.here(self.thread.id)).game

    async def mover(self) -> simcord.MemberActor:
        table = await self.world.bot.desk.tables.here(self.thread.id)
        return self.world.ana if table.mover.user_id == self.world.ana.id else self.world.rui

    async def step(self) -> None:
        """Let whose turn it is play, and look at what everybody sees then."""
        game, mover = await self.game(), await self.mover()
        chosen = Greedy().choose(game.view, game.rules)
        await self.rng.choice(self.ways(chosen))(mover, game, chosen)
        self.commands += 1
        await self.look()

    def ways(self, chosen: Move) -> list[Way]:
        ways: list[Way] = [self.by_command, self.by_line, self.by_list]
        return [*ways, self.by_button] if chosen in (TURN, END) else ways

    async def by_command(self, mover: simcord.MemberActor, _game: Game, chosen: Move) -> None:
        await move(mover, self.thread, format_move(chosen))

    async def by_line(self, mover: simcord.MemberActor, game: Game, _chosen: Move) -> None:
        """Type as many moves as can be foreseen from what lies face up."""
        tokens, now = [], game
        for _ in range(self.rng.randint(2, 5)):
            token = format_move(Greedy().choose(now.view, now.rules))
            played = play_line(game, game.mover, " ".join([*tokens, token]))
            if played.stopped or now.mover is not game.mover or now.outcome:
                break
            tokens, now = [*tokens, token], played.game_after
        await move(mover, self.thread, " ".join(tokens))

    async def by_list(self, mover: simcord.MemberActor, _game: Game, chosen: Move) -> None:
        listed = said(await press(mover, board(self.thread), "Moves"))
        assert listed.ephemeral
        token = format_move(chosen)
        assert token in choices(listed)
        result = await mover.select(listed, [token])
        assert result.acknowledged

    async def by_button(self, mover: simcord.MemberActor, _game: Game, chosen: Move) -> None:
        await press(mover, board(self.thread), "Turn card" if chosen == TURN else "End turn")

    async def look(self) -> None:
        """See that the newest table shows the game as it is, and that only it has buttons."""
        game, shown = await self.game(), board(self.thread)
        image = await picture(shown)
        assert image.size == (1280, 960)
        assert image.getextrema() != image.resize((1, 1)).getextrema()
        assert 0 < len(alt(shown)) <= 1024
        upcard = game.view.upcard
        assert str(upcard) in alt(shown) if upcard else "no card is turned up" in alt(shown)
        newest = list(islice(newest_first(self.thread), 4))
        assert newest[0] == shown
        assert [one for one in newest if labels(one)] == [shown]
        assert (labels(shown) == ["Rematch"]) is (game.outcome is not None)


@pytest.mark.no_cover
async def test_a_whole_game_through_restarts_to_a_win(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.desk.lobby, "_seeds", lambda: SEED)
    evening = Evening(world, await world.challenge_and_accept())
    await evening.look()
    restarts = set(random.Random(SEED).sample(range(5, 100), RESTARTS))
    while (await evening.game()).outcome is None:
        if evening.commands in restarts:
            await (world.restart if evening.rng.random() < 0.5 else world.crash)()
            restarts.remove(evening.commands)
        await evening.step()

    game = await evening.game()
    assert not restarts
    assert sum(isinstance(event, Moved) for event in game.events) >= MOVES
    assert game.outcome is not None
    assert game.outcome.ending is Ending.CARDS_GONE
    assert "wins against" in words(board(evening.thread))
    text = await record_of(world.ana, evening.thread)
    record = read(text)
    assert record.game.position == game.position
    assert record.game.events == game.events
    assert not env.errors


async def record_of(member: simcord.MemberActor, thread: simcord.ChannelHandle) -> str:
    answer = said(await member.slash(thread, "record"))
    (attachment,) = answer.attachments
    assert isinstance(attachment, discord.Attachment)
    return (await attachment.read()).decode()
