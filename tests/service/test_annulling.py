"""A game that whoever runs the server ends: it counts for nobody, and is told once."""

import asyncio

import pytest

from bot.service.answers import Annul, format_request, parse_request
from bot.service.errors import GameIsOver, NoSuchGame, StaleVersion
from bot.service.servers import Servers
from bot.service.table import Action, Numbered, Result, Table
from engine.events import Annulled
from engine.outcome import Ending, Outcome
from tests.service.house import ANA, EVA, GUILD, RUI, House

CALLED_OFF = Outcome(None, Ending.ABORTED)


async def test_a_stranger_ends_a_game_for_the_server(house: House, table: Table) -> None:
    for _ in range(3):
        table = (await house.move(table)).table
    result = await house.tables.act(Numbered(table.game_id), house.sender(EVA, 7), Annul())
    assert result.events == (Annulled(table.game.mover),)
    assert (result.table.game.outcome, result.ping) == (CALLED_OFF, None)
    assert result.table.players == table.players
    again = await house.tables.act(Numbered(table.game_id), house.sender(EVA, 7), Annul())
    assert (again.events, again.duplicate) == (result.events, True)
    with pytest.raises(GameIsOver):
        await house.tables.act(Numbered(table.game_id), house.sender(EVA), Annul())
    with pytest.raises(NoSuchGame):
        await house.tables.act(Numbered(99), house.sender(EVA), Annul())


async def test_a_move_and_the_end_at_once_are_one_after_the_other(
    house: House, table: Table
) -> None:
    key = Numbered(table.game_id)
    told = await asyncio.gather(
        house.move(table),
        house.tables.act(key, house.sender(EVA), Annul()),
        return_exceptions=True,
    )
    failed = [one for one in told if not isinstance(one, Result)]
    assert len(failed) == 1
    assert isinstance(failed[0], GameIsOver | StaleVersion)
    events = (await house.tables.by_id(table.game_id)).game.events
    assert len(events) == 1


async def test_the_games_of_a_server_are_listed_while_they_are_played(house: House) -> None:
    servers = Servers(house.store)
    assert await servers.games_in_play(GUILD) == ()
    table = await house.deal()
    (listed,) = await servers.games_in_play(GUILD)
    assert (listed.game_id, listed.players) == (table.game_id, (ANA, RUI))
    assert await servers.games_in_play(GUILD + 1) == ()
    await house.tables.act(Numbered(table.game_id), house.sender(ANA), Action.RESIGN)
    assert await servers.games_in_play(GUILD) == ()


def test_it_is_kept_as_a_word() -> None:
    assert parse_request(format_request(Annul())) == Annul()
