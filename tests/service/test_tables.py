"""At the table: look, move, and what is refused there."""

import pytest

from bot.service.errors import (
    GameIsOver,
    NoGameHere,
    NoSuchGame,
    NothingPlayed,
    NotYourGame,
    NotYourTurn,
    StaleVersion,
    ThreadTaken,
)
from bot.service.people import Person
from bot.service.table import Action, Here, Numbered, Table
from engine.cards import Seat
from engine.events import Event, Resigned
from engine.game import Game
from engine.lines import play_line
from engine.moves import IllegalMove, Reason
from engine.notation import NotationError
from engine.outcome import Ending, Outcome
from tests.service.house import (
    ANA,
    EVA,
    HERE,
    RUI,
    THREAD,
    House,
    choice,
    long_line,
    waiting,
    whole_turn,
)


async def test_a_table_is_found_by_channel_and_by_number(house: House, table: Table) -> None:
    assert await house.tables.here(THREAD) == table
    assert await house.tables.by_id(table.game_id) == table
    assert [table.seat_of(person.user_id) for person in (ANA, RUI, EVA)] == [Seat.A, Seat.B, None]


async def test_where_there_is_no_game(house: House) -> None:
    with pytest.raises(NoGameHere) as here:
        await house.tables.here(5)
    assert here.value.channel_id == 5
    with pytest.raises(NoSuchGame) as number:
        await house.tables.by_id(6)
    assert number.value.game_id == 6
    with pytest.raises(NoGameHere):
        await house.tables.play(Here(5), house.sender(ANA), "n")
    with pytest.raises(NoSuchGame):
        await house.tables.act(Numbered(6), house.sender(ANA), Action.RESIGN)


async def test_a_move_is_played_and_told(house: House, table: Table) -> None:
    line = choice(table.game)
    result = await house.tables.play(HERE, house.sender(table.mover), line)
    assert result.played == play_line(table.game, table.game.mover, line)
    assert result.played is not None
    assert result.events == result.played.events
    assert result.table.game == result.played.game_after
    assert result.table.game.version == 1
    assert not result.duplicate
    assert await house.tables.here(THREAD) == result.table


async def test_a_line_is_one_answer_of_several_events(house: House, table: Table) -> None:
    line = long_line(table.game)
    result = await house.tables.play(HERE, house.sender(table.mover), line)
    assert len(result.events) == len(line.split()) > 1
    assert result.table.game.version == len(result.events)


async def test_the_turn_changes_and_pings_the_other(house: House, table: Table) -> None:
    result = await house.move(table)
    while not result.turn_changed:
        assert result.ping is None
        result = await house.move(result.table)
    assert result.ping == result.table.mover == waiting(table)


async def test_a_line_stops_where_it_cannot_go_on(house: House, table: Table) -> None:
    result = await house.tables.play(
        HERE, house.sender(table.mover), f"{choice(table.game)} xm {choice(table.game)}"
    )
    assert len(result.events) == 1
    assert result.played is not None
    assert result.played.stopped is not None
    assert result.played.stopped.token.text == "xm"


async def test_nothing_is_played_of_a_line_that_cannot_begin(house: House, table: Table) -> None:
    with pytest.raises(NothingPlayed) as error:
        await house.tables.play(HERE, house.sender(table.mover), "xm")
    assert error.value.stop.token.text == "xm"
    assert isinstance(error.value.stop.why, IllegalMove)
    assert error.value.stop.why.reason is Reason.OPPONENT_CARD
    assert await house.tables.here(THREAD) == table


@pytest.mark.parametrize("text", ["", "?", "r", "ra" * 300, "🂡", "r\u202ea zz", "ʀᴀ"])
async def test_a_text_that_is_no_line(house: House, table: Table, text: str) -> None:
    with pytest.raises(NotationError):
        await house.tables.play(HERE, house.sender(table.mover), text)
    assert await house.tables.here(THREAD) == table


async def test_only_the_players_act(house: House, table: Table) -> None:
    with pytest.raises(NotYourGame) as error:
        await house.tables.play(HERE, house.sender(EVA), "?")
    assert (error.value.game_id, error.value.players) == (table.game_id, (ANA, RUI))
    with pytest.raises(NotYourGame):
        await house.tables.act(HERE, house.sender(EVA), Action.RESIGN)
    assert await house.tables.here(THREAD) == table


async def test_only_the_player_on_turn_moves(house: House, table: Table) -> None:
    with pytest.raises(NotYourTurn) as error:
        await house.tables.play(HERE, house.sender(waiting(table)), "?")
    assert (error.value.game_id, error.value.mover) == (table.game_id, table.mover)
    assert await house.tables.here(THREAD) == table


async def test_a_button_of_an_older_table_is_refused(house: House, table: Table) -> None:
    now = await house.move(table)
    sender = house.sender(now.table.mover)
    with pytest.raises(StaleVersion) as error:
        await house.tables.play(HERE, sender, choice(now.table.game), seen=0)
    assert (error.value.game_id, error.value.seen, error.value.current) == (table.game_id, 0, 1)
    with pytest.raises(StaleVersion):
        await house.tables.act(HERE, sender, Action.OFFER_DRAW, seen=0)
    result = await house.tables.play(HERE, sender, choice(now.table.game), seen=1)
    assert result.table.game.version == 2


async def test_a_finished_game_stays_to_be_looked_at(house: House, table: Table) -> None:
    assert table.seed is None
    result = await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    assert result.events == (Resigned(Seat.A),)
    assert result.played is None
    outcome = Outcome(Seat.B, Ending.RESIGNED)
    assert (result.table.game.outcome, result.ping) == (outcome, None)
    assert result.table.seed == house.seed
    assert await house.tables.here(THREAD) == result.table
    for person in (ANA, RUI):
        with pytest.raises(GameIsOver) as error:
            await house.tables.play(HERE, house.sender(person), "n")
        assert (error.value.game_id, error.value.outcome) == (table.game_id, outcome)
        with pytest.raises(GameIsOver):
            await house.tables.act(HERE, house.sender(person), Action.OFFER_DRAW)


async def test_a_whole_game_to_the_last_card(house: House, table: Table) -> None:
    first = table
    events: list[Event] = []
    pings: list[Person | None] = []
    while table.game.outcome is None:
        line = whole_turn(table.game)
        result = await house.tables.play(HERE, house.sender(table.mover), line)
        table = result.table
        events.extend(result.events)
        pings.append(result.ping)
    assert table.game.outcome.ending is Ending.CARDS_GONE
    assert table.game == Game.replay(first.game.setup, events)
    assert len(events) > len(pings) == table.game.turn
    assert pings[-1] is None
    starter, second = first.mover, waiting(first)
    assert pings[:-1] == [(second, starter)[turn % 2] for turn in range(len(pings) - 1)]
    assert table.seed == house.seed


async def test_names_follow_their_people(house: House, table: Table) -> None:
    renamed = Person(table.mover.user_id, "A new name")
    result = await house.tables.play(HERE, house.sender(renamed), choice(table.game))
    assert renamed in result.table.players


async def test_a_game_waits_for_its_thread(house: House) -> None:
    table = await house.deal(thread_id=None)
    assert await house.tables.unplaced() == (table,)
    placed = await house.tables.placed(table.game_id, THREAD)
    assert placed.thread_id == THREAD
    assert await house.tables.unplaced() == ()
    assert await house.tables.here(THREAD) == placed


async def test_one_game_at_a_time_in_a_thread(house: House, table: Table) -> None:
    second = await house.deal(thread_id=None)
    with pytest.raises(ThreadTaken) as error:
        await house.tables.placed(second.game_id, THREAD)
    assert (error.value.thread_id, error.value.game_id) == (THREAD, table.game_id)
    with pytest.raises(NoSuchGame):
        await house.tables.placed(99, THREAD)
    await house.tables.act(HERE, house.sender(ANA), Action.RESIGN)
    placed = await house.tables.placed(second.game_id, THREAD)
    assert await house.tables.here(THREAD) == placed


async def test_a_list_of_games_has_my_turn_first(house: House) -> None:
    for thread_id in range(4):
        house.later(minutes=1)
        house.seed = f"deal {thread_id}"
        await house.deal(thread_id)
    await house.tables.act(Here(3), house.sender(ANA), Action.RESIGN)
    for person in (ANA, RUI):
        games = await house.tables.games_of(person.user_id, 10)
        ranks = [(game.outcome is not None, game.on_turn != person) for game in games]
        assert ranks == sorted(ranks)
        assert {game.thread_id for game in games} == {0, 1, 2, 3}
        assert games[-1].outcome == Outcome(Seat.B, Ending.RESIGNED)
        assert all(game.players == (ANA, RUI) for game in games)
        for game in games[:-1]:
            table = await house.tables.by_id(game.game_id)
            assert (game.on_turn, game.rules) == (table.mover, table.rules)
            assert (game.guild_id, game.channel_id) == (table.guild_id, table.channel_id)
            assert game.changed_at == table.made_at
    assert await house.tables.games_of(EVA.user_id, 10) == ()
    assert await house.tables.games_of(ANA.user_id, 11) == ()
