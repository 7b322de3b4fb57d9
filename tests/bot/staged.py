"""Games that begin at a table of one's choice, Ana in A and Rui in B."""

from collections.abc import Awaitable, Callable

import pytest
import simcord

from bot.service import shelf
from bot.store.rows import GameRow
from engine.diagram import parse
from engine.game import Game, Setup
from engine.rules_text import parse_rules
from tests.bot.world import World

Stage = Callable[..., Awaitable[simcord.ChannelHandle]]


def stage_of(world: World, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Return what begins a game at the table of a picture, and gives its thread."""

    async def begin(picture: str, rules: str = "br-stop", **options: int) -> simcord.ChannelHandle:
        def start(row: GameRow) -> Game:
            return Game.start(Setup(parse_rules(row.rules), parse(picture)))

        monkeypatch.setattr(shelf, "start_of", start)
        monkeypatch.setattr(world.bot.desk.lobby, "_seeds", lambda: "staged")
        await world.bot.desk.servers.choose_rules(world.guild.id, rules)
        return await world.challenge_and_accept(**options)

    return begin
