"""An older message recalled: the table as it was, and the deed that had brought it there."""

from bot.service.past import Past
from bot.service.table import Table
from bot.store import Store
from engine.cards import Seat
from engine.events import Called, Closed
from tests.service.conftest import Stage
from tests.service.house import ANA, HERE, RUI, House

# A's last card goes to house a, although house b holds an ace for the centre.
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"


async def test_each_deed_is_recalled_with_what_it_did(house: House, table: Table, url: str) -> None:
    results = [await house.move(table)]
    for _ in range(8):
        results.append(await house.move(results[-1].table))
    now = await house.tables.by_id(table.game_id)
    store = await Store.open(url)
    for tables in (house.tables, House(store).tables):
        for result in results:
            past = await tables.recalled(now, result.table.game.version)
            assert past.table.game == result.table.game
            assert past.events == result.events
            assert not past.lapsed
    await store.close()


async def test_nothing_was_done_before_the_deal(house: House, table: Table) -> None:
    now = (await house.move(table)).table
    past = await house.tables.recalled(now, 0)
    assert past == Past(past.table)
    assert past.table.game == table.game


async def test_a_call_is_recalled_with_the_move_it_was_upheld_for(
    house: House, stage: Stage
) -> None:
    await stage(LAST_CARD)
    await house.tables.play(HERE, house.sender(ANA), "n ta!")
    called = await house.tables.call(HERE, house.sender(RUI))
    now = (await house.move(called.table)).table
    past = await house.tables.recalled(now, called.table.game.version)
    assert past.table.game == called.table.game
    assert past.events == (Called(Seat.B),)
    assert called.faulty is not None
    assert past.faulty == called.faulty


async def test_an_end_that_nobody_called_is_recalled_as_that(house: House, stage: Stage) -> None:
    await stage(LAST_CARD)
    won = (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table
    house.later(hours=25)
    (lapsed,) = await house.tables.close_due()
    past = await house.tables.recalled(lapsed.table, lapsed.table.game.version)
    assert (past.events, past.lapsed) == ((Closed(Seat.B),), True)
    assert not (await house.tables.recalled(lapsed.table, won.game.version)).lapsed
