"""What a server and the players themselves say to a challenge."""

import asyncio
from dataclasses import replace

import pytest

from bot.service.blocks import MOST_BLOCKS, Blocks
from bot.service.choice_errors import (
    BlockedByYou,
    BlockSelf,
    GamesFull,
    PrivateInThread,
    TooManyBlocks,
    Unwanted,
    WrongChannel,
    WrongRole,
)
from bot.service.errors import ChallengeGone
from bot.service.servers import Servers
from bot.service.table import Action, Numbered, Result
from tests.service.house import ANA, CHANNEL, EVA, GUILD, RUI, THREAD, House

ROLE = 77


@pytest.fixture
def servers(house: House) -> Servers:
    return Servers(house.store)


@pytest.fixture
def blocks(house: House) -> Blocks:
    return Blocks(house.store, clock=house.clock)


async def test_challenges_keep_to_the_channels(house: House, servers: Servers) -> None:
    await servers.keep_to(GUILD, (CHANNEL + 1, CHANNEL + 2))
    with pytest.raises(WrongChannel) as error:
        await house.challenge()
    assert error.value.channels == (CHANNEL + 1, CHANNEL + 2)
    asked = house.request(ANA, RUI)
    await house.lobby.challenge(replace(asked, channel_id=CHANNEL + 2))
    asked = house.request(ANA, EVA)
    await house.lobby.challenge(replace(asked, channel_id=THREAD, parent_id=CHANNEL + 1))
    await house.challenge(guild_id=GUILD + 1)


async def test_only_those_with_the_role_challenge(house: House, servers: Servers) -> None:
    await servers.choose_role(GUILD, ROLE)
    with pytest.raises(WrongRole) as error:
        await house.challenge()
    assert error.value.role_id == ROLE
    asked = replace(house.request(ANA, RUI), roles=frozenset({5, ROLE}))
    challenge = await house.lobby.challenge(asked)
    await house.lobby.accept(challenge.challenge_id, house.sender(RUI))


async def test_a_player_has_no_more_games_than_the_server_lets(
    house: House, servers: Servers
) -> None:
    await servers.choose_cap(GUILD, 1)
    waiting = await house.challenge(EVA, None)
    open_one = await house.challenge(RUI, None)
    table = await house.deal()
    with pytest.raises(GamesFull) as error:
        await house.challenge(ANA, EVA)
    assert (error.value.person, error.value.cap) == (ANA, 1)
    with pytest.raises(GamesFull) as error:
        await house.lobby.accept(waiting.challenge_id, house.sender(ANA))
    assert error.value.person == ANA
    with pytest.raises(GamesFull) as error:
        await house.lobby.accept(open_one.challenge_id, house.sender(EVA))
    assert error.value.person == RUI
    await house.challenge(ANA, EVA, guild_id=GUILD + 1)
    await house.tables.act(Numbered(table.game_id), house.sender(ANA), Action.RESIGN)
    await house.lobby.accept(open_one.challenge_id, house.sender(EVA))


async def test_two_acceptances_at_once_do_not_pass_the_cap(house: House, servers: Servers) -> None:
    await servers.choose_cap(GUILD, 1)
    offered = [await house.challenge(person, None) for person in (ANA, EVA)]
    told = await asyncio.gather(
        *(house.lobby.accept(one.challenge_id, house.sender(RUI)) for one in offered),
        return_exceptions=True,
    )
    assert {type(one) for one in told} == {Result, GamesFull}


async def test_an_acceptance_that_comes_twice_is_no_second_game(
    house: House, servers: Servers
) -> None:
    await servers.choose_cap(GUILD, 1)
    challenge = await house.challenge()
    first = await house.lobby.accept(challenge.challenge_id, house.sender(RUI, 5))
    again = await house.lobby.accept(challenge.challenge_id, house.sender(RUI, 5))
    assert (again.table.game_id, again.duplicate) == (first.table.game_id, True)


async def test_who_is_blocked_neither_challenges_nor_accepts(house: House, blocks: Blocks) -> None:
    open_one = await house.challenge(ANA, None)
    await blocks.block(ANA.user_id, RUI.user_id)
    with pytest.raises(Unwanted) as error:
        await house.challenge(RUI, ANA)
    assert error.value.person == ANA
    with pytest.raises(Unwanted) as error:
        await house.lobby.accept(open_one.challenge_id, house.sender(RUI))
    assert error.value.person == ANA
    await house.lobby.accept(open_one.challenge_id, house.sender(EVA))
    with pytest.raises(BlockedByYou) as own:
        await house.challenge(ANA, RUI)
    assert own.value.person == RUI
    await house.challenge(RUI, None)


async def test_a_challenge_of_somebody_blocked_since_can_only_be_declined(
    house: House, blocks: Blocks
) -> None:
    challenge = await house.challenge(ANA, RUI)
    await blocks.block(ANA.user_id, RUI.user_id)
    with pytest.raises(Unwanted):
        await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    await house.lobby.decline(challenge.challenge_id, house.sender(RUI))
    with pytest.raises(ChallengeGone):
        await house.lobby.withdraw(challenge.challenge_id, house.sender(ANA))


async def test_games_between_the_two_go_on(house: House, blocks: Blocks) -> None:
    table = await house.deal()
    await blocks.block(ANA.user_id, RUI.user_id)
    for _ in range(3):
        table = (await house.move(table)).table
    assert table.game.version == 3


async def test_blocks_are_listed_and_taken_back(house: House, blocks: Blocks) -> None:
    await blocks.block(ANA.user_id, EVA.user_id)
    house.later(minutes=1)
    await blocks.block(ANA.user_id, RUI.user_id)
    await blocks.block(ANA.user_id, EVA.user_id)
    assert await blocks.blocked(ANA.user_id) == (EVA.user_id, RUI.user_id)
    assert await blocks.blocked(RUI.user_id) == ()
    assert await blocks.unblock(ANA.user_id, RUI.user_id)
    assert not await blocks.unblock(ANA.user_id, RUI.user_id)
    assert await blocks.blocked(ANA.user_id) == (EVA.user_id,)
    await house.challenge(RUI, ANA)


async def test_nobody_blocks_himself_or_the_whole_world(blocks: Blocks) -> None:
    with pytest.raises(BlockSelf):
        await blocks.block(1, 1)
    for other in range(2, 2 + MOST_BLOCKS):
        await blocks.block(1, other)
    with pytest.raises(TooManyBlocks) as error:
        await blocks.block(1, 999)
    assert error.value.limit == MOST_BLOCKS
    await blocks.block(1, 2)
    assert len(await blocks.blocked(1)) == MOST_BLOCKS


async def test_a_private_game_is_kept_as_one(house: House) -> None:
    asked = replace(house.request(ANA, RUI), private=True)
    challenge = await house.lobby.challenge(asked)
    assert challenge.private
    table = (await house.lobby.accept(challenge.challenge_id, house.sender(RUI))).table
    assert table.private
    assert (await house.tables.by_id(table.game_id)).private
    assert not (await house.challenge(EVA, RUI)).private


async def test_a_thread_has_no_private_thread(house: House) -> None:
    asked = replace(house.request(ANA, RUI), private=True, parent_id=CHANNEL, channel_id=THREAD)
    with pytest.raises(PrivateInThread):
        await house.lobby.challenge(asked)
