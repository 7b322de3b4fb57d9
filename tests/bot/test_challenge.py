"""Challenges: who may make and answer them, and what becomes of them, through restarts."""

import discord
import pytest
import simcord

from tests.bot.world import (
    World,
    alt,
    board,
    labels,
    parts,
    picture,
    press,
    said,
    users_called,
    words,
)

TEXT = 10


async def test_a_challenge_names_the_opponent_and_calls_nobody_else(world: World) -> None:
    message = await world.challenge(world.ana, world.rui, pace=3)
    assert f"<@{world.rui.id}>, **Ana** challenges you" in words(message)
    assert "Brazilian rules · 3 days a turn" in words(message)
    assert labels(message) == ["Accept", "Decline", "Withdraw"]
    assert not message.ephemeral
    assert users_called(world.env) == [world.rui.id]


async def test_who_accepts_finds_the_table_in_a_thread(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    await press(world.rui, message, "Accept")
    (thread,) = world.channel.threads
    assert thread.name == "Crapette: Ana – Rui"
    assert f"play in <#{thread.id}>" in words(message)
    shown = board(thread)
    assert labels(shown)[0] == "Moves"
    assert "Ana" in alt(shown)
    assert (await picture(shown)).size == (1280, 960)
    table = await world.bot.desk.tables.here(thread.id)
    assert [person.user_id for person in table.players] == [world.ana.id, world.rui.id]
    assert f"<@{table.mover.user_id}>, you start." in words(shown)
    assert table.commitment in words(shown)
    assert users_called(world.env, thread) == [table.mover.user_id]


async def test_it_can_still_be_accepted_after_a_restart(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    await world.crash()
    await press(world.rui, message, "Accept")
    assert board(world.channel.threads[0])


async def test_without_an_opponent_anyone_may_accept_but_the_challenger(world: World) -> None:
    message = await world.challenge(world.ana)
    assert labels(message) == ["Accept", "Withdraw"]
    refused = said(await press(world.ana, message, "Accept"))
    assert refused.ephemeral
    assert "not for you" in words(refused)
    await press(world.eva, message, "Accept")
    table = await world.bot.desk.tables.here(world.channel.threads[0].id)
    assert table.players[1].user_id == world.eva.id


async def test_the_menu_of_a_user_challenges_too(world: World) -> None:
    result = await world.ana.context_menu(world.channel, "Challenge to Crapette", world.rui)
    assert labels(said(result)) == ["Accept", "Decline", "Withdraw"]


async def test_only_the_named_opponent_may_accept_or_decline(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    for member, label in ((world.eva, "Accept"), (world.eva, "Decline"), (world.rui, "Withdraw")):
        assert "not for you" in words(said(await press(member, message, label)))
    assert labels(message) == ["Accept", "Decline", "Withdraw"]
    assert not world.channel.threads


@pytest.mark.parametrize(
    ("who", "label", "sentence"),
    [("rui", "Decline", "**Rui** declined"), ("ana", "Withdraw", "**Ana** withdrew")],
)
async def test_declined_or_withdrawn_it_is_over_for_everybody(
    world: World, who: str, label: str, sentence: str
) -> None:
    message = await world.challenge(world.ana, world.rui)
    old = world.channel.last_message
    assert old is not None
    await press(getattr(world, who), message, label)
    assert sentence in words(message)
    assert labels(message) == []
    assert await world.challenge(world.ana, world.rui)


async def test_a_week_later_it_lapses(world: World, env: simcord.Env) -> None:
    message = await world.challenge(world.ana, world.rui)
    world.bot.chores.cancel()  # or a week would be ten thousand rounds
    await env.advance_time(7 * 24 * 3600 - 60)
    await world.restart()
    assert labels(message)
    await env.advance_time(120)
    assert "lapsed" in words(message)
    assert labels(message) == []


async def test_nobody_challenges_himself_or_a_bot(world: World, env: simcord.Env) -> None:
    robot = world.guild.add_member(env.create_user("robot", bot=True))
    for opponent, sentence in ((world.ana, "yourself"), (robot, "is a bot")):
        answer = said(await world.ana.slash(world.channel, "challenge", opponent=opponent))
        assert answer.ephemeral
        assert sentence in words(answer)
    assert not world.channel.history()


async def test_two_have_one_open_challenge_whoever_made_it(world: World) -> None:
    first = await world.challenge(world.ana, world.rui)
    again = said(await world.rui.slash(world.channel, "challenge", opponent=world.ana))
    assert again.ephemeral
    assert str(first.id) in words(again)
    assert len(world.channel.history()) == 1


async def test_the_challenger_can_withdraw_where_the_message_is_gone(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    again = said(await world.ana.slash(world.channel, "challenge", opponent=world.rui))
    assert labels(again) == ["Withdraw"]
    await press(world.ana, again, "Withdraw")
    assert "withdrew" in words(message)
    assert labels(message) == []
    assert labels(await world.challenge(world.ana, world.rui))


async def test_nobody_has_more_than_five_open_challenges(world: World, env: simcord.Env) -> None:
    others = [world.guild.add_member(env.create_user(f"other{n}")) for n in range(6)]
    for other in others[:5]:
        await world.challenge(world.ana, other)
    refused = said(await world.ana.slash(world.channel, "challenge", opponent=others[5]))
    assert refused.ephemeral
    assert "5 open challenges" in words(refused)


async def test_in_a_thread_without_a_game_that_thread_is_used_again_and_again(
    world: World,
) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="ours", type=discord.ChannelType.public_thread)
    (thread,) = world.channel.threads
    for _ in range(2):
        message = await world.challenge(world.ana, world.rui, where=thread)
        await press(world.rui, message, "Accept")
        assert len(world.channel.threads) == 1
        assert board(thread)
        taken = said(await world.eva.slash(thread, "challenge"))
        assert taken.ephemeral
        assert "Another game" in words(taken)
        question = said(await world.ana.slash(thread, "resign"))
        await press(world.ana, question, "Resign")
        assert "Rui wins" in words(board(thread))


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_a_missing_permission_is_named_before_anything_is_done(
    world: World, permission: str, name: str
) -> None:
    overwrite = discord.PermissionOverwrite(**{permission: False})
    assert world.guild.me is not None
    barred = world.guild.create_text_channel("barred", overwrites={world.guild.me: overwrite})
    answer = said(await world.ana.slash(barred, "challenge", opponent=world.rui))
    assert answer.ephemeral
    assert f"**{name}**" in words(answer)
    assert not barred.history()
    assert await world.challenge(world.ana, world.rui)


async def test_where_no_thread_can_be_the_sentence_says_where_to_go(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    answer = said(await world.ana.slash(voice, "challenge", opponent=world.rui))
    assert answer.ephemeral
    assert "text channel" in words(answer)


async def test_an_accepted_challenge_leads_to_its_table(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    await press(world.rui, message, "Accept")
    answer = said(await press(world.eva, message, "Open the table"))
    assert answer.ephemeral
    assert f"<#{world.channel.threads[0].id}>" in words(answer)
    assert len(world.channel.threads) == 1


async def test_the_message_keeps_its_text_in_one_container(world: World) -> None:
    message = await world.challenge(world.ana, world.rui)
    (text,) = parts(message, TEXT)
    assert text["content"].startswith("### Crapette: a challenge")
    assert message.flags.components_v2
