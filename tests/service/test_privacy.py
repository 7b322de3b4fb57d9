"""What is kept about a person: shown in full, and forgotten for good."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from bot.service.blocks import Blocks
from bot.service.challenges import ChallengeState
from bot.service.choice_errors import OpponentGone, StillPlaying
from bot.service.notices import Chime, Notice
from bot.service.people import Person
from bot.service.privacy import Leaving, Privacy
from bot.service.table import Action, Numbered, Table
from bot.store.traces import TRACES, Fate
from engine.cards import Seat
from engine.outcome import Ending, Outcome
from tests.service.conftest import Stage
from tests.service.house import ANA, EVA, GUILD, HERE, RUI, THREAD, House, whole_turn

LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"
"""Ana's last card goes to house a, although house b holds an ace for the centre."""


@pytest.fixture
def privacy(house: House) -> Privacy:
    return Privacy(house.store, house.tables, house.lobby, clock=house.clock)


def alias(guild_id: int, number: int) -> str:
    return f"gone {number} of {guild_id}"


def everything(house: House) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that lies in the database, by table."""
    with closing(sqlite3.connect(house.store.path)) as file:
        names = [
            row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in names}  # noqa: S608 -- the names are the file's own


def traces_of(house: House, user_id: int) -> list[str]:
    """Return the columns in which somebody's number still stands."""
    found = []
    with closing(sqlite3.connect(house.store.path)) as file:
        for trace in TRACES:
            table, column = trace.column.table.name, trace.column.name
            query = f"SELECT count(*) FROM {table} WHERE {column} = ?"  # noqa: S608 -- names of the schema
            if trace.fate is not Fate.ANOTHERS and file.execute(query, (user_id,)).fetchone()[0]:
                found.append(f"{table}.{column}")
    return found


async def finished(house: House) -> Table:
    """Return a game that Ana has won, in which both have moved."""
    table = await house.deal()
    for _ in range(4):
        line = whole_turn(table.game)
        table = (await house.tables.play(HERE, house.sender(table.mover), line)).table
    result = await house.tables.act(Numbered(table.game_id), house.sender(RUI), Action.RESIGN)
    return result.table


async def test_all_that_is_kept_is_shown(house: House, privacy: Privacy) -> None:
    table = await finished(house)
    await Blocks(house.store, clock=house.clock).block(ANA.user_id, EVA.user_id)
    told = await privacy.about(ANA.user_id)
    assert told is not None
    found = json.loads(told)
    assert set(found) == {"member", "block", "challenge", "game", "interaction", "event"}
    assert found["member"][0]["name"] == "Ana"
    assert found["block"][0]["blocked_id"] == EVA.user_id
    assert found["game"][0]["player_a"] == ANA.user_id
    own = [event for event in table.game.events if event.by is Seat.A]
    assert len(found["event"]) == len(own) > 0
    assert {row["user_id"] for row in found["interaction"]} == {ANA.user_id}


async def test_cards_face_down_are_not_shown(house: House, privacy: Privacy, table: Table) -> None:
    told = await privacy.about(ANA.user_id)
    assert told is not None
    logged = await house.store.games.numbered(table.game_id)
    assert logged is not None
    assert logged.row.deal not in told
    assert {"seed", "deal"}.isdisjoint(json.loads(told)["game"][0])


async def test_who_blocked_somebody_is_not_told(house: House, privacy: Privacy) -> None:
    await Blocks(house.store, clock=house.clock).block(EVA.user_id, ANA.user_id)
    assert await privacy.about(ANA.user_id) is None


async def test_nothing_is_kept_of_a_stranger(privacy: Privacy) -> None:
    assert await privacy.about(EVA.user_id) is None
    assert await privacy.leaving(EVA.user_id) == Leaving(0, 0)


async def test_who_goes_leaves_no_trace_and_the_opponent_keeps_the_game(
    house: House, privacy: Privacy
) -> None:
    table = await finished(house)
    blocks = Blocks(house.store, clock=house.clock)
    await blocks.block(RUI.user_id, EVA.user_id)
    await privacy.forget(RUI, alias)
    assert traces_of(house, RUI.user_id) == []
    kept = await house.tables.by_id(table.game_id)
    assert [person.name for person in kept.players] == ["Ana", f"gone 1 of {GUILD}"]
    assert kept.players[Seat.B].user_id == -1
    assert kept.game == table.game
    (line,) = await house.tables.games_of(ANA.user_id, GUILD)
    assert line.outcome == table.game.outcome
    assert await house.tables.games_of(RUI.user_id, GUILD) == ()
    assert await privacy.about(RUI.user_id) is None
    assert await blocks.blocked(RUI.user_id) == ()


async def test_games_in_play_are_resigned_and_challenges_closed(
    house: House, privacy: Privacy
) -> None:
    table = await house.deal()
    made = await house.challenge(RUI, None)
    received = await house.challenge(EVA, RUI)
    assert await privacy.leaving(RUI.user_id) == Leaving(1, 2)
    closed = await privacy.forget(RUI, alias)
    assert {(one.challenge_id, one.state) for one in closed} == {
        (made.challenge_id, ChallengeState.WITHDRAWN),
        (received.challenge_id, ChallengeState.DECLINED),
    }
    after = await house.tables.by_id(table.game_id)
    assert after.game.outcome is not None
    assert (after.game.outcome.winner, after.game.outcome.ending) == (Seat.A, Ending.RESIGNED)
    house.later(minutes=2)
    (owed,) = await house.notices.due()
    assert owed.result.table.players[Seat.B].name == f"gone 1 of {GUILD}"
    assert traces_of(house, RUI.user_id) == []


async def test_nobody_reminds_who_is_gone(house: House, privacy: Privacy) -> None:
    challenge = await house.challenge(pace=3)
    deal = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    table = await house.tables.placed(deal.table.game_id, THREAD)
    await house.tables.posted(table, 500, deal.notice_id)
    house.later(days=2)
    await house.clocks.strike()
    (owed,) = await house.notices.due()
    assert isinstance(owed, Chime)
    assert owed.person == table.mover
    await privacy.forget(table.mover, alias)
    house.later(minutes=2)
    (owed,) = await house.notices.due()
    assert isinstance(owed, Notice)
    assert owed.result.table.game.outcome is not None


async def test_a_challenge_past_its_time_is_no_hindrance(house: House, privacy: Privacy) -> None:
    await house.challenge(RUI, None)
    house.later(days=8)
    assert await privacy.forget(RUI, alias) == ()
    assert traces_of(house, RUI.user_id) == []
    (expired,) = await house.lobby.expire_due()
    assert expired.challenger.name == f"gone 1 of {GUILD}"


async def test_a_second_time_changes_nothing(house: House, privacy: Privacy) -> None:
    await finished(house)
    await privacy.forget(RUI, alias)
    before = everything(house)
    assert await privacy.forget(RUI, alias) == ()
    assert everything(house) == before
    await privacy.forget(EVA, alias)
    assert everything(house) == before


async def test_nobody_plays_on_with_who_is_gone(house: House, privacy: Privacy) -> None:
    asked = replace(house.request(ANA, RUI), rules="pagat", total=300)
    challenge = await house.lobby.challenge(asked)
    deal = await house.lobby.accept(challenge.challenge_id, house.sender(RUI))
    table = await house.tables.placed(deal.table.game_id, THREAD)
    await privacy.forget(RUI, alias)
    gone = (await house.tables.by_id(table.game_id)).players[Seat.B]
    with pytest.raises(OpponentGone):
        await house.matches.next_game(table.game_id, house.sender(ANA))
    with pytest.raises(OpponentGone):
        await house.challenge(ANA, gone)
    assert len(await house.tables.games_of(ANA.user_id, GUILD)) == 1


async def test_each_who_goes_gets_another_number(house: House, privacy: Privacy) -> None:
    table = await finished(house)
    await privacy.forget(RUI, alias)
    await privacy.forget(ANA, alias)
    kept = await house.tables.by_id(table.game_id)
    assert [person.user_id for person in kept.players] == [-2, -1]


async def test_who_comes_back_plays_as_somebody_new(house: House, privacy: Privacy) -> None:
    old = await finished(house)
    await privacy.forget(RUI, alias)
    table = await house.deal(THREAD + 1)
    assert table.players == (ANA, RUI)
    assert [game.game_id for game in await house.tables.games_of(RUI.user_id, GUILD)] == [
        table.game_id
    ]
    assert (await house.tables.by_id(old.game_id)).players[Seat.B].user_id == -1


@pytest.mark.parametrize("person", [ANA, RUI])
async def test_an_end_that_may_still_be_called_stands(
    house: House, privacy: Privacy, stage: Stage, person: Person
) -> None:
    await stage(LAST_CARD)
    won = (await house.tables.play(HERE, house.sender(ANA), "n ta!")).table
    assert won.closer == RUI
    await privacy.forget(person, alias)
    table = await house.tables.by_id(won.game_id)
    assert table.game.outcome == Outcome(Seat.A, Ending.CARDS_GONE)
    assert traces_of(house, person.user_id) == []


async def test_what_begins_again_and_again_is_not_forgotten(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.deal()

    async def idle(*_: object) -> None:
        """Give up nothing."""

    monkeypatch.setattr(privacy, "_give_up", idle)
    with pytest.raises(StillPlaying):
        await privacy.forget(RUI, alias)
    assert "game.player_b" in traces_of(house, RUI.user_id)
