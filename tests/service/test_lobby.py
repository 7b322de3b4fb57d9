"""Challenges: who may make, accept, decline and withdraw them."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.challenges import ChallengeState
from bot.service.clock import fresh_seed, utc_now
from bot.service.errors import (
    ChallengeBot,
    ChallengeDuplicate,
    ChallengeGone,
    ChallengeSelf,
    NotYourChallenge,
    TooManyOpen,
    UnknownPace,
    UnknownRules,
)
from bot.service.lobby import Lobby
from bot.service.people import Person
from bot.service.tables import Tables
from bot.store import Store
from engine.cards import Seat
from engine.deal import commitment, deal, lay_out
from engine.presets import PRESETS
from tests.service.house import ANA, CHANNEL, EVA, GUILD, RUI, House


async def test_a_challenge_is_open_for_seven_days(house: House) -> None:
    challenge = await house.challenge(pace=3)
    assert challenge.state is ChallengeState.OPEN
    assert (challenge.guild_id, challenge.channel_id) == (GUILD, CHANNEL)
    assert (challenge.challenger, challenge.opponent) == (ANA, RUI)
    assert (challenge.rules, challenge.pace, challenge.made_at) == ("br", 3, house.now)
    assert challenge.expires_at == house.now + timedelta(days=7)
    assert await house.lobby.find(challenge.challenge_id) == challenge


async def test_its_message_is_remembered(house: House) -> None:
    challenge = await house.challenge()
    await house.lobby.announced(challenge.challenge_id, 77)
    assert (await house.lobby.find(challenge.challenge_id)).message_id == 77


async def test_accepting_deals_with_the_challenger_in_seat_a(house: House) -> None:
    challenge = await house.challenge(rules="pt", pace=7)
    result = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    table = result.table
    assert table.players == (ANA, RUI)
    assert table.game.position == lay_out(deal(house.seed, PRESETS["pt"]), PRESETS["pt"])
    assert (table.rules, table.pace, table.thread_id, table.board) == ("pt", 7, None, None)
    assert (table.commitment, table.seed) == (commitment(house.seed), None)
    assert (table.guild_id, table.channel_id, table.made_at) == (GUILD, CHANNEL, house.now)
    assert not result.duplicate
    assert result.ping == table.mover
    closed = await house.lobby.find(challenge.challenge_id)
    assert (closed.state, closed.game_id) == (ChallengeState.ACCEPTED, table.game_id)


async def test_an_open_challenge_is_for_anyone_but_the_challenger(house: House) -> None:
    challenge = await house.challenge(opponent=None)
    with pytest.raises(NotYourChallenge):
        await house.lobby.accept(challenge.challenge_id, house.sender(ANA))
    result = await house.lobby.accept(challenge.challenge_id, house.sender(EVA))
    assert result.table.players[Seat.B] == EVA


async def test_an_open_challenge_cannot_be_declined(house: House) -> None:
    challenge = await house.challenge(opponent=None)
    with pytest.raises(NotYourChallenge):
        await house.lobby.decline(challenge.challenge_id, house.sender(EVA))


async def test_a_named_challenge_is_only_for_the_one_named(house: House) -> None:
    challenge = await house.challenge()
    for person in (ANA, EVA):
        with pytest.raises(NotYourChallenge) as error:
            await house.lobby.accept(challenge.challenge_id, house.sender(person))
        assert error.value.challenge == challenge
        with pytest.raises(NotYourChallenge):
            await house.lobby.decline(challenge.challenge_id, house.sender(person))
    for person in (RUI, EVA):
        with pytest.raises(NotYourChallenge):
            await house.lobby.withdraw(challenge.challenge_id, house.sender(person))
    assert (await house.lobby.find(challenge.challenge_id)).state is ChallengeState.OPEN


async def test_declined_and_withdrawn_challenges_are_gone(house: House) -> None:
    first = await house.challenge()
    declined = await house.lobby.decline(first.challenge_id, house.sender(RUI))
    assert declined.state is ChallengeState.DECLINED
    second = await house.challenge()
    withdrawn = await house.lobby.withdraw(second.challenge_id, house.sender(ANA))
    assert withdrawn.state is ChallengeState.WITHDRAWN
    for gone in (declined, withdrawn):
        with pytest.raises(ChallengeGone) as error:
            await house.lobby.accept(gone.challenge_id, house.sender(RUI))
        assert error.value.challenge == gone


async def test_an_accepted_challenge_is_gone(house: House) -> None:
    challenge = await house.challenge(opponent=None)
    result = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    with pytest.raises(ChallengeGone) as error:
        await house.lobby.accept(challenge.challenge_id, house.sender(EVA))
    assert error.value.challenge is not None
    assert error.value.challenge.game_id == result.table.game_id


async def test_what_never_was_is_gone(house: House) -> None:
    for ask in (house.lobby.accept, house.lobby.decline, house.lobby.withdraw):
        with pytest.raises(ChallengeGone) as error:
            await ask(99, house.sender(ANA))
        assert (error.value.challenge_id, error.value.challenge) == (99, None)


async def test_the_same_interaction_makes_closes_and_deals_once(house: House) -> None:
    request = house.request(ANA, RUI)
    challenge = await house.lobby.challenge(request)
    assert await house.lobby.challenge(request) == challenge
    accept = house.sender(RUI)
    first = await house.lobby.accept(challenge.challenge_id, accept)
    again = await house.lobby.accept(challenge.challenge_id, accept)
    assert (first.duplicate, again.duplicate) == (False, True)
    assert again.table == first.table
    assert again.notice_id == first.notice_id
    declined = await house.challenge()
    decline = house.sender(RUI)
    told = await house.lobby.decline(declined.challenge_id, decline)
    assert await house.lobby.decline(declined.challenge_id, decline) == told


async def test_of_two_who_accept_at_once_one_plays(house: House) -> None:
    challenge = await house.challenge(opponent=None)
    told = await asyncio.gather(
        *(house.lobby.accept(challenge.challenge_id, house.sender(who)) for who in (RUI, EVA)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in told) == ["ChallengeGone", "Result"]


async def test_time_is_up_after_seven_days(house: House) -> None:
    challenge = await house.challenge()
    house.later(days=7)
    with pytest.raises(ChallengeGone):
        await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    young = await house.challenge(EVA, None)
    expired = await house.lobby.expire_due()
    assert [gone.challenge_id for gone in expired] == [challenge.challenge_id]
    assert expired[0].state is ChallengeState.EXPIRED
    assert await house.lobby.expire_due() == ()
    assert await house.lobby.find(challenge.challenge_id) == expired[0]
    assert (await house.lobby.find(young.challenge_id)).state is ChallengeState.OPEN


async def test_refused_at_once(house: House) -> None:
    with pytest.raises(ChallengeSelf):
        await house.challenge(ANA, Person(ANA.user_id, "Ana elsewhere"))
    robot = Person(9, "Robot", is_bot=True)
    with pytest.raises(ChallengeBot) as bot:
        await house.challenge(ANA, robot)
    assert bot.value.opponent == robot
    with pytest.raises(UnknownRules) as rules:
        await house.challenge(rules="whist")
    assert (rules.value.name, rules.value.known) == ("whist", tuple(PRESETS))
    with pytest.raises(UnknownPace) as pace:
        await house.challenge(pace=2)
    assert (pace.value.days, pace.value.known) == (2, (1, 3, 7, 14))


async def test_one_open_challenge_between_two(house: House) -> None:
    first = await house.challenge()
    for challenger, opponent in ((ANA, RUI), (RUI, ANA)):
        with pytest.raises(ChallengeDuplicate) as error:
            await house.challenge(challenger, opponent)
        assert error.value.challenge == first
    elsewhere = await house.challenge(guild_id=11)
    assert elsewhere.challenge_id != first.challenge_id


async def test_one_open_challenge_to_everybody(house: House) -> None:
    first = await house.challenge(opponent=None)
    with pytest.raises(ChallengeDuplicate) as error:
        await house.challenge(opponent=None)
    assert error.value.challenge == first
    await house.challenge(RUI, None)
    await house.challenge(ANA, RUI)


async def test_a_closed_or_expired_challenge_is_in_nobodys_way(house: House) -> None:
    first = await house.challenge()
    await house.lobby.decline(first.challenge_id, house.sender(RUI))
    await house.challenge()
    house.later(days=7)
    assert (await house.challenge()).state is ChallengeState.OPEN


async def test_five_open_challenges_are_enough(house: House) -> None:
    for number in range(5):
        await house.challenge(ANA, Person(100 + number, f"Guest {number}"))
    with pytest.raises(TooManyOpen) as error:
        await house.challenge()
    assert error.value.limit == 5
    await house.challenge(RUI, ANA)


async def test_what_would_be_refused_is_refused_before_anything_is_kept(house: House) -> None:
    free = house.request(RUI, ANA)
    assert await house.lobby.admissible(free) == free
    for number in range(5):
        await house.challenge(ANA, Person(100 + number, f"Guest {number}"))
    with pytest.raises(TooManyOpen):
        await house.lobby.admissible(house.request(ANA, RUI))
    elsewhere = replace(house.request(ANA, RUI), guild_id=11)
    assert await house.lobby.admissible(elsewhere) == elsewhere
    with pytest.raises(ChallengeSelf):
        await house.lobby.admissible(house.request(EVA, EVA))
    await house.challenge(EVA, RUI)
    with pytest.raises(ChallengeDuplicate):
        await house.lobby.admissible(house.request(RUI, EVA))
    assert len(await house.lobby.open_of(RUI.user_id)) == 1


async def test_two_challenges_at_once_make_one(house: House) -> None:
    told = await asyncio.gather(
        house.challenge(ANA, RUI), house.challenge(RUI, ANA), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in told) == ["Challenge", "ChallengeDuplicate"]


async def test_rules_are_kept_as_their_differences(house: House) -> None:
    assert (await house.challenge(rules="br covered=1")).rules == "br covered=1"


async def test_without_being_told_time_and_seeds_are_the_worlds(url: str) -> None:
    store = await Store.open(url)
    tables = Tables(store)
    house = House(store)
    house.lobby, house.tables = Lobby(store, tables), tables
    before = utc_now()
    challenge = await house.challenge()
    result = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    assert abs(challenge.made_at - before) < timedelta(minutes=1)
    assert result.table.commitment not in (commitment(fresh_seed()), commitment(house.seed))
    await store.close()
