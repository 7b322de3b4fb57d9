"""Rematches: one of each game, seats swapped, with how the two have fared so far."""

import asyncio
from dataclasses import replace

import pytest

from bot.service.challenges import Challenge
from bot.service.errors import ChallengeDuplicate, NothingFollows, NotYourGame, RematchPlayed
from bot.service.matches import HeadToHead
from bot.service.people import Person
from bot.service.table import Action, Numbered, Table
from engine.cards import Seat
from tests.service.conftest import Stage
from tests.service.house import ANA, CHANNEL, EVA, RUI, THREAD, House
from tests.service.test_matches import LAST_CARD, following, won


async def over(
    house: House, loser: Person, *, rules: str = "fr1", thread_id: int = THREAD
) -> Table:
    """Return a game that somebody has given up."""
    table = await house.deal(thread_id, rules=rules)
    key = Numbered(table.game_id)
    return (await house.tables.act(key, house.sender(loser), Action.RESIGN)).table


async def rematch(house: House, table: Table, person: Person) -> Challenge:
    asked = replace(house.request(person, None), channel_id=THREAD, parent_id=CHANNEL)
    return await house.matches.rematch(table.game_id, asked)


@pytest.mark.parametrize(("asker", "other"), [(ANA, RUI), (RUI, ANA)])
async def test_whoever_asks_the_seats_are_swapped(
    house: House, asker: Person, other: Person
) -> None:
    table = await over(house, ANA)
    asked = await rematch(house, table, asker)
    assert (asked.challenger, asked.opponent) == (asker, other)
    assert (asked.rules, asked.pace, asked.total) == (table.rules, table.pace, None)
    assert (asked.rematch_of, asked.channel_id) == (table.game_id, THREAD)
    new = (await house.lobby.accept(asked.challenge_id, house.sender(other))).table
    assert table.players == (ANA, RUI)
    assert new.players == (RUI, ANA)
    assert new.players[new.game.mover].user_id == new.mover.user_id
    third = await rematch(house, await given_up(house, new), asker)
    again = (await house.lobby.accept(third.challenge_id, house.sender(other))).table
    assert again.players == (ANA, RUI)


async def given_up(house: House, table: Table) -> Table:
    key = Numbered(table.game_id)
    return (await house.tables.act(key, house.sender(table.mover), Action.RESIGN)).table


async def test_two_who_ask_at_once_make_one_challenge(house: House) -> None:
    table = await over(house, ANA)
    told = await asyncio.gather(
        *(rematch(house, table, person) for person in (ANA, RUI)), return_exceptions=True
    )
    (made,) = [answer for answer in told if isinstance(answer, Challenge)]
    (refused,) = [answer for answer in told if isinstance(answer, ChallengeDuplicate)]
    assert refused.challenge == made


async def test_one_game_has_one_rematch(house: House) -> None:
    table = await over(house, ANA)
    asked = await rematch(house, table, ANA)
    with pytest.raises(ChallengeDuplicate):
        await rematch(house, table, ANA)
    new = await house.lobby.accept(asked.challenge_id, house.sender(RUI))
    for person in (ANA, RUI):
        with pytest.raises(RematchPlayed) as error:
            await rematch(house, table, person)
        assert error.value.challenge.game_id == new.table.game_id
    await house.challenge()  # another game is another matter


async def test_a_rematch_that_was_declined_may_be_asked_for_again(house: House) -> None:
    table = await over(house, ANA)
    asked = await rematch(house, table, ANA)
    await house.lobby.decline(asked.challenge_id, house.sender(RUI))
    again = await rematch(house, table, RUI)
    assert again.challenge_id != asked.challenge_id
    assert again.rematch_of == table.game_id


async def test_only_its_players_and_only_after_a_game(house: House, table: Table) -> None:
    for person, error in ((EVA, NotYourGame), (ANA, NothingFollows)):
        with pytest.raises(error):
            await rematch(house, table, person)


async def test_a_private_game_is_played_again_in_its_thread(house: House) -> None:
    made = await house.lobby.challenge(replace(house.request(ANA, RUI), private=True))
    begun = (await house.lobby.accept(made.challenge_id, house.sender(RUI))).table
    table = await given_up(house, await house.tables.placed(begun.game_id, THREAD))
    asked = await rematch(house, table, RUI)
    assert (table.private, asked.private) == (True, True)


async def test_a_match_is_played_again_when_it_is_decided(house: House, stage: Stage) -> None:
    one = await won(house, await stage(LAST_CARD, "pagat", total=60))
    with pytest.raises(NothingFollows):
        await rematch(house, one, ANA)
    two = await won(house, await following(house, one))
    three = await won(house, await following(house, two))
    asked = await rematch(house, three, RUI)
    assert (asked.rules, asked.total) == ("pagat", 60)
    new = (await house.lobby.accept(asked.challenge_id, house.sender(ANA))).table
    assert new.match is not None
    assert (new.match.number, new.match.score) == (1, (0, 0))
    assert new.players[Seat.A].user_id == RUI.user_id


async def test_how_the_two_have_fared(house: House) -> None:
    table = await over(house, ANA, thread_id=1)
    for thread_id, loser in enumerate((ANA, RUI, ANA), 2):
        await over(house, loser, thread_id=thread_id)
    assert await house.matches.head_to_head(table) == HeadToHead((1, 3))
    asked = await rematch(house, table, ANA)
    swapped = (await house.lobby.accept(asked.challenge_id, house.sender(RUI))).table
    key = Numbered(swapped.game_id)
    await house.tables.act(key, house.sender(ANA), Action.RESIGN)
    assert await house.matches.head_to_head(table) == HeadToHead((1, 4))
    assert await house.matches.head_to_head(swapped) == HeadToHead((4, 1))
    await _agreed(house, await house.deal(90))
    called_off = await house.deal(91)
    await house.tables.act(Numbered(called_off.game_id), house.sender(ANA), Action.ABORT)
    elsewhere = await house.challenge(guild_id=99)
    played = (await house.lobby.accept(elsewhere.challenge_id, house.sender(RUI))).table
    await house.tables.act(Numbered(played.game_id), house.sender(ANA), Action.RESIGN)
    assert await house.matches.head_to_head(table) == HeadToHead((1, 4), 1)


async def _agreed(house: House, table: Table) -> None:
    key = Numbered(table.game_id)
    await house.tables.act(key, house.sender(ANA), Action.OFFER_DRAW)
    await house.tables.act(key, house.sender(RUI), Action.ACCEPT_DRAW)
