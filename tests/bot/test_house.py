"""What a server chooses, whom a player blocks, and games that only two people see."""

import discord
import pytest
import simcord
from simcord.backend.errors import BackendError

from bot.service.customs import Customs
from tests.bot.world import World, board, labels, newest_first, press, said, users_called, words
from tests.texts.test_languages import german as german  # noqa: PLC0414 -- a fixture

MANAGES = discord.Permissions(manage_guild=True)


def boss_of(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("hosts", permissions=MANAGES)
    user = world.env.create_user("boss", global_name="Boss")
    return world.guild.add_member(user, roles=[role])


async def chosen(world: World, boss: simcord.MemberActor, about: str, **options: object) -> str:
    """Choose something for the server, and return what the bot says only to the boss."""
    answer = said(await boss.slash(world.channel, f"server {about}", **options))
    assert answer.ephemeral
    return words(answer)


async def test_a_server_keeps_its_games_where_it_wants_them(world: World) -> None:
    boss, other = boss_of(world), world.guild.create_text_channel("tables")
    assert "in every channel" in await chosen(world, boss, "channels")
    told = await chosen(world, boss, "channels", change="add", channel=other)
    assert f"<#{other.id}>, and in their threads" in told
    for options in ({}, {"options": True}):
        refused = await world.challenge(world.ana, world.rui, **options)
        assert refused.ephemeral
        assert f"keeps Crapette to <#{other.id}>." in words(refused)
    message = await world.challenge(world.ana, world.rui, where=other)
    await press(world.rui, message, "Accept")
    (thread,) = other.threads
    assert "Another game" in words(await world.challenge(world.eva, where=thread))
    await chosen(world, boss, "channels", change="add")
    assert not (await world.challenge(world.eva)).ephemeral
    told = await chosen(world, boss, "channels", change="remove", channel=other)
    assert told == f"Where challenges may be made: <#{world.channel.id}>, and in their threads."
    assert "in every channel" in await chosen(world, boss, "channels", change="clear")


async def test_a_server_names_pace_role_and_limit(world: World) -> None:
    boss, role = boss_of(world), world.guild.create_role("players")
    assert "**3 days a turn**" in await chosen(world, boss, "pace", pace=3)
    assert "3 days a turn" in words(await world.challenge(world.ana, world.rui))
    assert "no time limit" in words(await world.challenge(world.ana, world.eva, pace=0))
    assert f"<@&{role.id}>" in await chosen(world, boss, "who", role=role)
    refused = words(await world.challenge(world.rui))
    assert f"only those with the role <@&{role.id}> challenge" in refused
    assert "everybody" in await chosen(world, boss, "who", role=world.guild.default_role)
    assert "**1**" in await chosen(world, boss, "cap", games=1)
    await world.challenge_and_accept(world.rui, world.eva)
    assert "Eva" not in words(await world.challenge(world.rui))
    full = words(await world.challenge(world.rui))
    assert full.startswith("Rui has 1 game under way")
    assert "no limit" in await chosen(world, boss, "cap", games=0)
    shown = await chosen(world, boss, "show")
    for told in ("**Brazilian rules**", "3 days a turn", "as Discord says", "every channel"):
        assert told in shown


async def test_only_who_manages_a_server_chooses_for_it(world: World) -> None:
    (server,) = (one for one in await world.bot.tree.fetch_commands() if one.name == "server")
    world.guild.set_command_permissions(server, {world.ana: True})
    for about, options in (
        ("show", {}),
        ("channels", {"change": "add"}),
        ("pace", {"pace": 3}),
        ("language", {"language": "en"}),
        ("cap", {"games": 1}),
        ("who", {"role": world.guild.default_role}),
    ):
        told = words(said(await world.ana.slash(world.channel, f"server {about}", **options)))
        assert told.startswith("Only those who may manage the server")
    assert await world.bot.desk.servers.of(world.guild.id) == Customs(rules="br")


async def test_a_language_is_offered_and_chosen(world: World) -> None:
    boss = boss_of(world)
    offered = await boss.autocomplete(world.channel, "server language", "language", "e")
    assert [choice["value"] for choice in offered] == ["-", "en"]
    assert "**English**" in await chosen(world, boss, "language", language="en")
    assert world.bot.desk.servers.language_of(world.guild.id) == "en"
    await world.restart()
    assert world.bot.desk.servers.language_of(world.guild.id) == "en"
    assert "I do not speak `tlh`" in await chosen(world, boss, "language", language="tlh")
    assert "as Discord says" in await chosen(world, boss, "language", language="-")
    assert world.bot.desk.servers.language_of(world.guild.id) is None


@pytest.mark.usefixtures("german")
async def test_all_read_the_language_of_the_server_and_each_one_his_own(world: World) -> None:
    boss = boss_of(world)
    told = await chosen(world, boss, "language", language="de")
    assert told == "Language of what everybody reads: **^English**."
    public = await world.challenge(world.ana, world.rui)
    assert "^<@" in words(public)
    await press(world.rui, public, "^Accept")
    (thread,) = world.channel.threads
    assert "^" in words(board(thread))
    assert "^" not in words(said(await world.ana.slash(thread, "legal")))


async def test_a_blocked_player_is_refused_and_not_told_why(world: World) -> None:
    open_one = await world.challenge(world.ana)
    told = words(said(await world.ana.slash(world.channel, "settings block", user=world.rui)))
    assert told.startswith(f"<@{world.rui.id}> cannot challenge you any more")
    refused = await world.challenge(world.rui, world.ana)
    assert refused.ephemeral
    assert words(refused).startswith("Ana takes no challenges from you now.")
    pressed = await press(world.rui, open_one, "Accept")
    assert words(said(pressed)).startswith("Ana takes no challenges from you now.")
    listed = words(said(await world.ana.slash(world.channel, "settings blocked")))
    assert f"<@{world.rui.id}>" in listed
    for sentence in ("may challenge you again", "You had not blocked"):
        again = await world.ana.slash(world.channel, "settings unblock", user=world.rui)
        assert sentence in words(said(again))
    await press(world.rui, open_one, "Accept")
    assert len(world.channel.threads) == 1


async def test_a_private_game_is_seen_by_its_two_players(world: World) -> None:
    offered = await world.challenge(world.ana, world.rui, private=True)
    assert "In a private thread" in words(offered)
    await press(world.rui, offered, "Accept")
    (thread,) = world.channel.threads
    kept = world.env.backend.get_thread(thread.id)
    assert kept.type == discord.ChannelType.private_thread.value
    bot = world.env.backend.bot_user.id
    assert set(kept.thread_members) - {bot} == {world.ana.id, world.rui.id}
    assert users_called(world.env, thread)
    with pytest.raises(BackendError, match="Missing Access"):
        await world.eva.slash(thread, "table")


async def test_a_thread_has_no_private_thread_of_its_own(world: World) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="ours", type=discord.ChannelType.public_thread)
    (thread,) = world.channel.threads
    refused = await world.challenge(world.eva, where=thread, private=True)
    assert refused.ephemeral
    assert words(refused).startswith("A thread cannot have a private thread of its own.")


async def test_what_a_private_thread_needs_is_named_before_anything_is_dealt(
    world: World,
) -> None:
    overwrite = discord.PermissionOverwrite(create_private_threads=False)
    assert world.guild.me is not None
    barred = world.guild.create_text_channel("barred", overwrites={world.guild.me: overwrite})
    refused = await world.challenge(world.ana, world.rui, where=barred, private=True)
    assert refused.ephemeral
    assert "**Create Private Threads**" in words(refused)
    assert not barred.history()
    public = await world.challenge(world.ana, world.rui, where=barred)
    assert not public.ephemeral


async def test_who_cannot_be_added_to_a_private_thread_is_named_there(world: World) -> None:
    offered = await world.challenge(world.ana, world.rui, private=True)
    world.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50001)
    await press(world.rui, offered, "Accept")
    (thread,) = world.channel.threads
    told = [words(message) for message in newest_first(thread)]
    assert [text for text in told if "could not add **Ana** to this thread" in text]


async def test_a_player_sees_what_is_kept_and_has_it_deleted(world: World) -> None:
    thread = await world.challenge_and_accept()
    offered = await world.challenge(world.ana)
    shown = said(await world.ana.slash(world.channel, "privacy show"))
    assert shown.ephemeral
    (file,) = shown.attachments
    assert b'"name": "Ana"' in await file.read()
    asked = said(await world.ana.slash(world.channel, "privacy delete"))
    assert "**You resign the game that you have under way.**" in words(asked)
    await world.restart()
    await press(world.ana, asked, "Delete everything")
    assert (words(asked), labels(asked)) == (
        "Everything about you is deleted. Thank you for playing.",
        [],
    )
    assert "withdrew the challenge" in words(offered)
    table = await world.bot.desk.tables.here(thread.id)
    assert table.game.outcome is not None
    assert {person.name for person in table.players} == {"Deleted player 1", "Rui"}
    assert "nothing about you" in words(said(await world.ana.slash(world.channel, "privacy show")))


async def test_who_manages_a_server_ends_a_game(world: World) -> None:
    boss, thread = boss_of(world), await world.challenge_and_accept()
    offered = await boss.autocomplete(world.channel, "server end", "game", "ru")
    (choice,) = offered
    assert choice["name"].startswith("Ana – Rui")
    asked = said(await boss.slash(world.channel, "server end", game=choice["value"]))
    assert "End the game of **Ana** and **Rui**?" in words(asked)
    assert (await world.bot.desk.tables.here(thread.id)).game.outcome is None
    await world.restart()
    await press(boss, asked, "End the game")
    told = words(board(thread))
    assert "Those who manage this server have ended the game." in told
    assert "Called off." in told
    assert users_called(world.env, thread) == []
    for where in (thread, world.channel):
        over = said(await boss.slash(where, "server end"))
        assert over.ephemeral
    assert await boss.autocomplete(world.channel, "server end", "game", "ru") == []


async def test_nobody_ends_the_games_of_another_server(world: World) -> None:
    await world.challenge_and_accept()
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("crapette")
    role = other.create_role("hosts", permissions=MANAGES)
    boss = other.add_member(world.env.create_user("chief", global_name="Chief"), roles=[role])
    refused = said(await boss.slash(channel, "server end", game=1))
    assert "does not exist" in words(refused)
    assert await boss.autocomplete(channel, "server end", "game", "") == []
    assert (await world.bot.desk.tables.by_id(1)).game.outcome is None
