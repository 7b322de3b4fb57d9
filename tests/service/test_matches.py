"""Matches: games one after another for points, however often the bot is started anew."""

import asyncio
from datetime import timedelta

import pytest

from bot.service.choice_errors import BlockedByYou, Unwanted
from bot.service.errors import (
    NothingFollows,
    NotYourGame,
    ThreadTaken,
    UncountedRules,
    UnknownTotal,
)
from bot.service.people import Person
from bot.service.table import Action, Numbered, Result, Table
from bot.store import Store
from engine.cards import Seat
from engine.matches import Match
from engine.outcome import Ending
from tests.service.conftest import Stage
from tests.service.house import ANA, EVA, GUILD, RUI, THREAD, House

# A plays the last card to house a: 30 points, and 3 for B's king and talon card.
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b K♣ c Q♦"
WIN = 33


async def won(house: House, table: Table) -> Table:
    """Let A win the game for good."""
    key = Numbered(table.game_id)
    await house.tables.play(key, house.sender(table.players[Seat.A]), "n ta!")
    closing = house.tables.act(key, house.sender(table.players[Seat.B]), Action.CLOSE)
    return (await closing).table


async def following(house: House, table: Table, person: Person = ANA) -> Table:
    return (await house.matches.next_game(table.game_id, house.sender(person))).table


@pytest.fixture
async def first(house: House, stage: Stage) -> Table:
    """The first game of a match to 60 points, Ana in A."""
    assert house.store
    return await stage(LAST_CARD, "pagat", total=60)


async def test_a_match_of_three_games_to_its_end(house: House, first: Table) -> None:
    assert first.match == Match(60)
    assert not first.is_followed
    one = await won(house, first)
    assert (one.match, one.match_now) == (Match(60), Match(60, 1, (WIN, 0)))
    assert one.is_followed
    result = await house.matches.next_game(one.game_id, house.sender(RUI))
    two = result.table
    assert (result.duplicate, result.turn_changed, result.ping) == (False, True, two.mover)
    assert [person.user_id for person in two.players] == [RUI.user_id, ANA.user_id]
    assert (two.thread_id, two.rules, two.pace) == (one.thread_id, one.rules, one.pace)
    assert two.match == Match(60, 2, (0, WIN))
    two = await won(house, two)
    assert two.match_now == Match(60, 2, (WIN, WIN))
    three = await following(house, two)
    assert (three.match, three.players[Seat.A].user_id) == (Match(60, 3, (WIN, WIN)), ANA.user_id)
    three = await won(house, three)
    assert three.match_now == Match(60, 3, (2 * WIN, WIN))
    assert (three.match_now.winner, three.is_followed) == (Seat.A, False)
    with pytest.raises(NothingFollows):
        await following(house, three)


async def test_a_match_outlives_a_restart_between_its_games(
    house: House, url: str, first: Table
) -> None:
    one = await won(house, first)
    await house.store.close()
    store = await Store.open(url)
    after = House(store)
    after.ids = house.ids
    assert (await after.tables.by_id(one.game_id)).match_now == Match(60, 1, (WIN, 0))
    two = await following(after, one, RUI)
    assert two.match == Match(60, 2, (0, WIN))
    (notice,) = [
        notice
        for notice in await after.notices.due(at_start=True)
        if notice.result.table.game_id == two.game_id
    ]
    assert notice.result.table.match == two.match, "what was dealt and not announced goes out"
    await store.close()


async def test_the_next_game_asked_for_twice_at_once_is_dealt_once(
    house: House, first: Table
) -> None:
    one = await won(house, first)
    told = await asyncio.gather(
        *(house.matches.next_game(one.game_id, house.sender(person)) for person in (ANA, RUI, ANA))
    )
    assert len({result.table.game_id for result in told}) == 1
    assert sorted(result.duplicate for result in told) == [False, True, True]
    assert len({result.notice_id for result in told}) == 1
    assert len(await house.tables.games_of(ANA.user_id, GUILD)) == 2


async def test_each_game_of_a_match_has_a_clock_of_its_own(house: House) -> None:
    made = await house.challenge(rules="pagat", total=300, pace=3)
    begun = (await house.lobby.accept(made.challenge_id, house.sender(RUI))).table
    one = await house.tables.placed(begun.game_id, THREAD)
    house.later(days=1)
    resigned = await house.tables.act(Numbered(one.game_id), house.sender(ANA), Action.RESIGN)
    two = await following(house, resigned.table)
    assert two.timer is not None
    assert two.timer.due_at == house.now + timedelta(days=3)


async def test_the_games_of_a_player_tell_the_score(house: House, first: Table) -> None:
    one = await won(house, first)
    await following(house, one)
    now, before = await house.tables.games_of(ANA.user_id, GUILD)
    assert now.match == Match(60, 2, (0, WIN))
    assert before.match == Match(60, 1, (WIN, 0))


async def test_a_resignation_ends_the_game_and_not_the_match(house: House, first: Table) -> None:
    key = Numbered(first.game_id)
    result = await house.tables.act(key, house.sender(ANA), Action.RESIGN)
    # A leaves one card in the talon.
    assert result.table.match_now == Match(60, 1, (0, 31))
    assert (await following(house, result.table)).match == Match(60, 2, (31, 0))


@pytest.mark.parametrize(
    ("actions", "ending"),
    [
        ((Action.OFFER_DRAW, Action.ACCEPT_DRAW), Ending.AGREED),
        ((Action.ASK_ABORT, Action.GRANT_ABORT), Ending.ABORTED),
    ],
)
async def test_a_game_without_a_winner_leaves_the_score(
    house: House, first: Table, actions: tuple[Action, Action], ending: Ending
) -> None:
    for person, action in zip((ANA, RUI), actions, strict=True):
        result = await house.tables.act(Numbered(first.game_id), house.sender(person), action)
    assert result.table.game.outcome is not None
    assert result.table.game.outcome.ending is ending
    assert result.table.match_now == Match(60)
    assert (await following(house, result.table)).match == Match(60, 2)


async def test_an_end_that_may_still_be_called_counts_nothing_yet(
    house: House, first: Table
) -> None:
    key = Numbered(first.game_id)
    table = (await house.tables.play(key, house.sender(ANA), "n ta!")).table
    assert table.match_now == Match(60)
    with pytest.raises(NothingFollows):
        await following(house, table)


async def test_who_does_not_play_deals_nothing(house: House, first: Table) -> None:
    one = await won(house, first)
    with pytest.raises(NotYourGame):
        await following(house, one, EVA)


async def test_who_has_blocked_the_other_plays_on_with_nobody(house: House, first: Table) -> None:
    one = await won(house, first)
    await house.store.blocks.add(RUI.user_id, ANA.user_id, house.now, 10)
    for person, error in ((ANA, Unwanted), (RUI, BlockedByYou)):
        with pytest.raises(error):
            await following(house, one, person)


async def test_a_game_by_itself_is_followed_by_none(house: House, stage: Stage) -> None:
    table = await won(house, await stage(LAST_CARD, "pagat"))
    assert (table.match, table.match_now) == (None, None)
    with pytest.raises(NothingFollows):
        await following(house, table)
    (listed,) = await house.tables.games_of(ANA.user_id, GUILD)
    assert listed.match is None


async def test_a_thread_holds_one_game_at_a_time(house: House, first: Table) -> None:
    one = await won(house, first)
    other = await house.deal(THREAD, rules="br")
    with pytest.raises(ThreadTaken) as error:
        await following(house, one)
    assert (error.value.thread_id, error.value.game_id) == (THREAD, other.game_id)
    await house.tables.act(Numbered(other.game_id), house.sender(ANA), Action.RESIGN)
    assert (await following(house, one)).thread_id == THREAD


async def test_a_match_needs_points_and_a_sensible_total(house: House) -> None:
    with pytest.raises(UncountedRules) as uncounted:
        await house.challenge(rules="br", total=300)
    assert uncounted.value.counted == ("pagat",)
    for total in (29, 3001, 0, -1):
        with pytest.raises(UnknownTotal) as unknown:
            await house.challenge(rules="pagat", total=total)
        assert (unknown.value.total, unknown.value.limits) == (total, (30, 3000))


async def test_results_told_again_know_the_score_of_their_time(house: House, first: Table) -> None:
    key = Numbered(first.game_id)
    sender = house.sender(ANA)
    played = await house.tables.play(key, sender, "n ta!")
    await house.tables.act(key, house.sender(RUI), Action.CLOSE)
    again: Result = await house.tables.play(key, sender, "n ta!")
    assert again.duplicate
    assert again.table.match_now == played.table.match_now == Match(60)
