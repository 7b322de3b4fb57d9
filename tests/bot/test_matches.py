"""Matches and rematches on Discord: the buttons under a finished game, and what they say."""

import asyncio

import pytest
import simcord
from simcord.actors import _component_click

from bot.ui.draft import Draft, Purpose
from tests.bot.staged import Stage, stage_of
from tests.bot.world import (
    World,
    board,
    labels,
    move,
    newest_first,
    players,
    press,
    said,
    users_called,
    words,
)

# A plays the last card to house a: 30 points, and 3 for B's king and talon card.
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b K♣ c Q♦"


@pytest.fixture
def stage(world: World, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return stage_of(world, monkeypatch)


async def win(
    winner: simcord.MemberActor, loser: simcord.MemberActor, thread: simcord.ChannelHandle
) -> str:
    """Let who sits in A win for good, and return what the table says then."""
    await move(winner, thread, "n ta!")
    await press(loser, board(thread), "Let it stand")
    return words(board(thread))


async def next_game(
    member: simcord.MemberActor, thread: simcord.ChannelHandle
) -> simcord.ResponseMessage:
    return said(await press(member, board(thread), "Next game"))


async def test_a_match_to_its_end_and_a_rematch_after_it(
    world: World, env: simcord.Env, stage: Stage
) -> None:
    thread = await stage(LAST_CARD, "pagat", match=60)
    assert "Game 1 of a match to 60 points · **Ana** 0 – **Rui** 0" in words(board(thread))
    await first_game(world, thread)
    over = board(thread)
    await world.restart()
    second = words(await next_game(world.rui, thread))
    assert "**Rui** (below) – **Ana** (above)" in second
    assert "Game 2 of a match to 60 points · **Rui** 0 – **Ana** 33" in second
    assert users_called(env) == [world.rui.id], "A begins in this picture"
    late = said(await press(world.ana, over, "Next game"))
    assert (late.ephemeral, f"dealt already: it is in <#{thread.id}>" in words(late)) == (
        True,
        True,
    )
    games = words(said(await world.ana.slash(thread, "games")))
    assert all(f"match to 60, game {number}, 33–0" in games for number in (1, 2))
    await last_games(world, thread)
    await rematch(world, env, thread)


async def first_game(world: World, thread: simcord.ChannelHandle) -> None:
    question = words(said(await world.ana.slash(thread, "resign")))
    assert "That gives up this game, not the match." in question
    first = await win(world.ana, world.rui, thread)
    assert "The match to 60 points after game 1: **Ana** 33 – **Rui** 0" in first
    assert labels(board(thread)) == ["Next game"]
    outside = said(await press(world.eva, board(thread), "Next game"))
    assert outside.ephemeral


async def last_games(world: World, thread: simcord.ChannelHandle) -> None:
    level = await win(world.rui, world.ana, thread)
    assert "after game 2: **Rui** 33 – **Ana** 33" in level
    await next_game(world.ana, thread)
    last = await win(world.ana, world.rui, thread)
    assert "Ana wins the match to 60 points!" in last
    assert "After 3 games: **Ana** 66 – **Rui** 33" in last
    assert labels(board(thread)) == ["Rematch"]


async def rematch(world: World, env: simcord.Env, thread: simcord.ChannelHandle) -> None:
    asked = said(await press(world.rui, board(thread), "Rematch"))
    assert users_called(env) == [world.ana.id]
    text = words(asked)
    assert "A match to 60 points" in text
    assert "A rematch, seats swapped. Games won on this server: **Ana** 2 – **Rui** 1" in text
    await press(world.ana, board(thread), "Rematch")
    opening = words(board(thread))
    assert "**Rui** (below) – **Ana** (above)" in opening
    assert "Game 1 of a match to 60 points · **Rui** 0 – **Ana** 0" in opening
    assert "play in <#" in words(next(one for one in newest_first(thread) if one.id == asked.id))


async def test_a_rematch_is_asked_declined_and_asked_again(world: World, stage: Stage) -> None:
    thread = await stage(LAST_CARD, "fr1")
    await press(world.ana, said(await world.ana.slash(thread, "resign")), "Resign")
    asked = said(await press(world.ana, board(thread), "Rematch"))
    assert labels(asked) == ["Accept", "Decline", "Withdraw"]
    twice = said(await press(world.ana, board(thread), "Rematch"))
    assert (twice.ephemeral, labels(twice)) == (True, ["Withdraw"])
    await press(world.rui, asked, "Decline")
    again = said(await press(world.rui, board(thread), "Rematch"))
    over = board(thread)
    await press(world.ana, again, "Accept")
    assert (await players(world, thread))[2].version == 0
    assert "**Rui** (below) – **Ana** (above)" in words(board(thread))
    while_playing = said(await press(world.ana, over, "Rematch"))
    assert while_playing.ephemeral
    await press(world.ana, said(await world.ana.slash(thread, "resign")), "Resign")
    played = said(await press(world.ana, over, "Rematch"))
    assert (played.ephemeral, "is dealt already" in words(played)) == (True, True)


async def test_a_match_where_no_points_are_counted_is_refused(world: World) -> None:
    for options in ({}, {"options": True}):
        refused = said(
            await world.ana.slash(world.channel, "challenge", rules="br", match=300, **options)
        )
        assert refused.ephemeral
        assert "Choose `pagat`" in words(refused)


async def test_the_form_keeps_the_match(world: World) -> None:
    form = said(
        await world.ana.slash(world.channel, "challenge", rules="pagat", match=90, options=True)
    )
    assert "A match to 90 points" in words(form)
    await press(world.ana, form, "Send the challenge")
    (sent,) = newest_first(world.channel)
    assert "A match to 90 points" in words(sent)


def test_a_form_of_before_there_were_matches_is_still_read() -> None:
    draft = Draft.of(Purpose.CHALLENGE, "pagat")
    assert Draft.read(str(draft).rpartition(":")[0]) == draft


async def test_two_who_press_rematch_at_once_play_one_game(world: World, stage: Stage) -> None:
    thread = await stage(LAST_CARD, "fr1")
    await press(world.ana, said(await world.ana.slash(thread, "resign")), "Resign")
    before, over = (await world.bot.desk.tables.here(thread.id)).game_id, board(thread)
    results = await asyncio.gather(
        *(
            _component_click(member, over, label="Rematch", custom_id=None)
            for member in (world.ana, world.rui)
        )
    )
    assert all(result.acknowledged for result in results)
    table = await world.bot.desk.tables.here(thread.id)
    assert (table.game_id, table.thread_id) == (before + 1, thread.id)
    assert "**Rui** (below) – **Ana** (above)" in words(board(thread))
    offers = [one for one in newest_first(thread) if "Accept" in labels(one)]
    assert offers == [], "a challenge that was accepted takes no answer any more"


async def test_two_who_press_next_game_at_once_deal_one_game(world: World, stage: Stage) -> None:
    thread = await stage(LAST_CARD, "pagat", match=60)
    await win(world.ana, world.rui, thread)
    over = board(thread)
    results = await asyncio.gather(
        *(
            _component_click(member, over, label="Next game", custom_id=None)
            for member in (world.ana, world.rui)
        )
    )
    answers = [said(result) for result in results]
    assert sorted(answer.ephemeral for answer in answers) == [False, True]
    assert (await world.bot.desk.tables.here(thread.id)).game_id == 2
