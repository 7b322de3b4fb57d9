"""What changes between looking and writing: the turn ends, or somebody is forgotten."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.service.choice_errors import OpponentGone
from bot.service.privacy import Privacy
from bot.service.table import Action, Numbered, Table
from bot.service.time_errors import NotThisTurn
from tests.service.house import ANA, RUI, House
from tests.service.timed import deal, due_at, turn
from tests.service.timed import timer as timer_of


def alias(_guild_id: int, number: int) -> str:
    return f"gone {number}"


def after(first: Callable[[], Awaitable[Any]], then: Callable[..., Awaitable[Any]]) -> Any:  # noqa: ANN401 -- it takes the place of any method
    """Return a way to write before which something else is written."""

    async def late(*given: object) -> object:
        await first()
        return await then(*given)

    return late


async def finished(house: House, **terms: int) -> Table:
    table = await house.deal(rules="pagat", **terms)
    key, sender = Numbered(table.game_id), house.sender(ANA)
    return (await house.tables.act(key, sender, Action.RESIGN)).table


async def test_who_has_just_ended_the_turn_does_not_extend_the_next_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await deal(house)
    clocks = house.store.clocks
    overtaken = after(lambda: turn(house, table), clocks.change)
    monkeypatch.setattr(clocks, "change", overtaken)
    with pytest.raises(NotThisTurn):
        await house.clocks.extend(table.game_id, house.sender(table.mover))
    assert (await timer_of(house, table)).extended == (False, False)
    assert (await due_at(house, table) - house.now).days == 3


@pytest.fixture
def forgotten(house: House) -> Callable[[], Awaitable[Any]]:
    """A way to forget Rui."""
    privacy = Privacy(house.store, house.tables, house.lobby, clock=house.clock)
    return lambda: privacy.forget(RUI, alias)


async def test_no_match_goes_on_with_who_has_just_been_forgotten(
    house: House, forgotten: Callable[[], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(house, total=300)
    matches = house.store.matches
    monkeypatch.setattr(matches, "go_on", after(forgotten, matches.go_on))
    with pytest.raises(OpponentGone):
        await house.matches.next_game(table.game_id, house.sender(ANA))
    assert await house.store.games.in_play_of(ANA.user_id) == ()


async def test_no_rematch_names_who_has_just_been_forgotten(
    house: House, forgotten: Callable[[], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(house)
    challenges = house.store.challenges
    monkeypatch.setattr(challenges, "add", after(forgotten, challenges.add))
    with pytest.raises(OpponentGone):
        await house.matches.rematch(table.game_id, house.request(ANA, None))
    assert await house.lobby.open_of(RUI.user_id) == ()
