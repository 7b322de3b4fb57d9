"""An end that may still be called: the game stays open until it is closed, or a day later."""

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.service.errors import GameIsOver, ThreadTaken
from bot.service.table import Action, Here, Table
from bot.store import Store
from engine.cards import Seat
from engine.events import Closed, Moved
from engine.judging import Verdict
from engine.outcome import Ending, Outcome, Refusal, Refused
from tests.service.conftest import Stage
from tests.service.house import ANA, HERE, RUI, THREAD, House, spoil

# A's last card goes to house a, although house b holds an ace for the centre.
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"
NO_FAULT = LAST_CARD.replace("A♣", "K♣")
WON = Outcome(Seat.A, Ending.CARDS_GONE)


@pytest.fixture
async def won(house: House, stage: Stage) -> Table:
    await stage(LAST_CARD)
    return (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table


async def test_a_win_waits_for_the_other_and_tells_nothing_hidden(house: House, won: Table) -> None:
    assert won.game.outcome is not None
    assert won.game.outcome.provisional
    assert (won.is_over, won.closer, won.seed) == (False, RUI, None)
    assert won.closes_at == house.now + timedelta(hours=24)
    for person in (ANA, RUI):
        (game,) = await house.tables.games_of(person.user_id, won.guild_id)
        assert (game.on_turn, game.outcome) == (RUI, None)
    second = await house.deal(thread_id=None)
    with pytest.raises(ThreadTaken):
        await house.tables.placed(second.game_id, THREAD)


async def test_the_one_who_may_call_it_is_told(house: House, stage: Stage) -> None:
    await stage(LAST_CARD)
    result = await house.tables.play(HERE, house.sender(ANA), "n ta!")
    assert (result.ping, result.begins) == (RUI, False)


async def test_nothing_but_calling_and_closing_goes_on(house: House, won: Table) -> None:
    for person in (ANA, RUI):
        with pytest.raises(GameIsOver) as error:
            await house.tables.play(HERE, house.sender(person), "n")
        assert error.value.outcome == won.game.outcome
        with pytest.raises(GameIsOver):
            await house.tables.act(HERE, house.sender(person), Action.RESIGN)


async def test_whoever_may_call_lets_it_stand(house: House, won: Table) -> None:
    with pytest.raises(Refused) as error:
        await house.tables.act(HERE, house.sender(ANA), Action.CLOSE)
    assert error.value.refusal is Refusal.NOTHING_TO_CLOSE
    result = await house.tables.act(HERE, house.sender(RUI), Action.CLOSE)
    assert (result.events, result.lapsed, result.ping) == ((Closed(Seat.B),), False, None)
    assert (result.table.game.outcome, result.table.is_over) == (WON, True)
    assert (result.table.closer, result.table.closes_at) == (None, None)
    assert result.table.seed == house.seed
    (game,) = await house.tables.games_of(ANA.user_id, won.guild_id)
    assert game.outcome == WON
    with pytest.raises(GameIsOver):
        await house.tables.call(HERE, house.sender(RUI))


async def test_a_game_in_play_has_no_end_to_close(house: House, stage: Stage) -> None:
    await stage(LAST_CARD)
    with pytest.raises(Refused) as error:
        await house.tables.act(HERE, house.sender(RUI), Action.CLOSE)
    assert error.value.refusal is Refusal.NOTHING_TO_CLOSE


async def test_a_call_takes_the_win_back(house: House, won: Table) -> None:
    house.later(hours=23)
    result = await house.tables.call(HERE, house.sender(RUI))
    assert (result.table.game.outcome, result.table.mover) == (None, RUI)
    assert (result.table.closes_at, result.table.game_id) == (None, won.game_id)
    house.later(hours=2)
    assert await house.tables.close_due() == ()


async def test_a_wrong_call_makes_it_final(house: House, stage: Stage) -> None:
    await stage(NO_FAULT)
    await house.tables.play(HERE, house.sender(ANA), "n ta!")
    result = await house.tables.call(HERE, house.sender(RUI))
    assert result.table.game.verdict == Verdict(upheld=False)
    assert (result.table.game.outcome, result.ping) == (WON, ANA)


async def test_after_a_day_it_stands(house: House, won: Table) -> None:
    house.later(hours=23, minutes=59)
    assert await house.tables.close_due() == ()
    house.later(minutes=1)
    (result,) = await house.tables.close_due()
    assert (result.events, result.lapsed, result.ping) == ((Closed(Seat.B),), True, None)
    assert (result.table.game_id, result.table.game.outcome) == (won.game_id, WON)
    assert result.table.seed == house.seed
    assert await house.tables.close_due() == ()


async def test_a_game_that_cannot_be_read_keeps_no_other_one_open(
    house: House, stage: Stage, won: Table, url: str
) -> None:
    await stage(LAST_CARD, thread_id=THREAD + 1)
    other = Here(THREAD + 1)
    await house.tables.play(other, house.sender(ANA), "n ta!")
    spoil(url, won)
    house.later(days=1)
    with capture_logs() as logs:
        (result,) = await house.tables.close_due()
    assert result.table == await house.tables.here(THREAD + 1)
    assert [line["game"] for line in logs] == [won.game_id]


async def test_what_the_clock_closed_is_announced_at_once(
    house: House, won: Table, url: str
) -> None:
    for notice in await house.notices.due(at_start=True):
        await house.notices.sent(notice.notice_id)
    for notice in await house.notices.due(at_start=True):
        await house.notices.sent(notice.notice_id)
    house.later(days=1)
    (result,) = await house.tables.close_due()
    store = await Store.open(url)
    (notice,) = await House(store, house.now).notices.due()
    assert (notice.notice_id, notice.result.lapsed) == (result.notice_id, True)
    assert notice.result.events == result.events
    assert notice.result.table.game_id == won.game_id
    await store.close()


async def test_the_time_does_not_begin_anew(house: House, won: Table) -> None:
    first = won.closes_at
    house.later(hours=5)
    assert (await house.tables.here(THREAD)).closes_at == first
    assert await house.tables.by_id(won.game_id) == won


async def test_two_that_close_at_once_close_once(house: House, won: Table, url: str) -> None:
    house.later(days=1)
    store = await Store.open(url)
    other = House(store, house.now)
    stale = await other.tables.by_id(won.game_id)
    (result,) = await house.tables.close_due()
    assert await other.tables.let_stand(stale) is not None
    assert await other.tables.let_stand(result.table) is None
    assert await other.tables.close_due() == ()
    events = (await other.tables.by_id(won.game_id)).game.events
    assert [type(event) for event in events] == [Moved, Moved, Closed]
    await store.close()


async def test_what_was_called_meanwhile_is_not_closed(house: House, won: Table) -> None:
    house.later(days=1)
    called = await house.tables.call(HERE, house.sender(RUI))
    assert await house.tables.let_stand(won) is None
    closed = await house.tables.by_id(won.game_id)
    assert closed.game == called.table.game


async def test_what_a_player_closed_meanwhile_is_closed_once(house: House, won: Table) -> None:
    await house.tables.act(HERE, house.sender(RUI), Action.CLOSE)
    assert await house.tables.let_stand(won) is None
