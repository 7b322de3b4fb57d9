"""Rules chosen for a challenge and for a server: the sets by name, the options in a form."""

from typing import Any

import discord
import pytest
import simcord

from engine.presets import PRESETS
from engine.rules import OwnWaste, Touch
from engine.rules_text import parse_rules
from tests.bot.world import SELECT, World, board, labels, parts, press, said, words


def lists(form: simcord.ResponseMessage) -> list[dict[str, Any]]:
    return list(parts(form, SELECT))


async def choose(
    member: simcord.MemberActor, form: simcord.ResponseMessage, number: int, value: int
) -> None:
    """Choose an answer in one of the lists of a form."""
    name = lists(form)[number]["custom_id"]
    result = await member.select(form, [str(value)], custom_id=name)
    assert result.acknowledged
    chosen = [option for option in lists(form)[number]["options"] if option.get("default")]
    assert [option["value"] for option in chosen] == [str(value)]


def manager(world: World) -> simcord.MemberActor:
    role = world.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("boss", global_name="Boss")
    return world.guild.add_member(user, roles=[role])


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_set_of_rules_can_be_challenged_to_and_is_named(
    world: World, preset: str
) -> None:
    message = await world.challenge(world.ana, world.rui, rules=preset)
    offered = words(message)
    await press(world.rui, message, "Accept")
    (thread,) = world.channel.threads
    table = await world.bot.desk.tables.here(thread.id)
    assert table.game.rules == PRESETS[preset]
    shown = words(said(await world.eva.slash(thread, "rules"))).splitlines()[0]
    title = shown.removeprefix("## Crapette: ")
    assert title in offered
    assert title in words(board(thread))


async def test_options_are_chosen_in_a_form_that_only_the_challenger_sees(world: World) -> None:
    shown = await world.ana.slash(
        world.channel, "challenge", opponent=world.rui, rules="fr2", pace=3, options=True
    )
    form = said(shown)
    assert form.ephemeral
    assert "**French rules, mode 2**" in words(form)
    assert len(lists(form)) == 7
    await choose(world.ana, form, 0, 1)
    await world.restart()
    await choose(world.ana, form, 2, 1)
    await choose(world.ana, form, 5, 2)
    sent = await press(world.ana, form, "Send the challenge")
    (public,) = sent.followups
    assert not public.ephemeral
    for told in ("mode 2", "Covered cards: 1 in each house", "Own waste: played from like a house"):
        assert told in words(public)
    assert "Touching a card: may be called and costs the turn" in words(public)
    assert "3 days a turn" in words(public)
    assert (words(form), labels(form)) == ("Done.", [])
    await press(world.rui, public, "Accept")
    (thread,) = world.channel.threads
    rules = (await world.bot.desk.tables.here(thread.id)).game.rules
    assert (rules.covered, rules.touch, rules.own_waste) == (1, Touch.FOUL, OwnWaste.LIKE_A_HOUSE)
    told = words(said(await world.rui.slash(thread, "rules")))
    assert "Each house begins with 1 card face down" in told


async def test_a_form_for_everybody_without_a_pace(world: World) -> None:
    form = said(await world.ana.slash(world.channel, "challenge", options=True))
    (public,) = (await press(world.ana, form, "Send the challenge")).followups
    assert "is looking for an opponent" in words(public)
    assert "Brazilian rules · no time limit" in words(public)


async def test_no_form_opens_for_a_challenge_that_cannot_be_sent(world: World) -> None:
    for where, terms, why in (
        (world.channel, {"opponent": world.ana}, "You cannot challenge yourself"),
        (await world.challenge_and_accept(), {}, "Another game is being played in this thread"),
    ):
        refused = said(await world.ana.slash(where, "challenge", options=True, **terms))
        assert why in words(refused)
        assert (refused.ephemeral, lists(refused)) == (True, [])


async def test_a_challenge_that_can_be_sent_no_more_leaves_the_form(world: World) -> None:
    form = said(await world.ana.slash(world.channel, "challenge", options=True))
    await world.challenge(world.ana)
    refused = await press(world.ana, form, "Send the challenge")
    assert "Withdraw" in labels(refused.followups[0])
    assert "Send the challenge" in labels(form)


async def test_a_second_challenge_to_the_same_one_offers_to_withdraw_the_first(
    world: World,
) -> None:
    await world.challenge(world.ana, world.rui)
    asked = await world.ana.slash(world.channel, "challenge", opponent=world.rui, options=True)
    assert labels(said(asked)) == ["Withdraw"]
    met = await world.rui.slash(world.channel, "challenge", opponent=world.ana, options=True)
    assert "open challenge" in words(said(met))
    assert not labels(said(met))


async def test_a_server_chooses_its_rules(world: World) -> None:
    boss = manager(world)
    standing = said(await boss.slash(world.channel, "server rules"))
    assert (standing.ephemeral, "**Brazilian rules**" in words(standing)) == (True, True)
    chosen = said(await boss.slash(world.channel, "server rules", rules="pt"))
    assert "From now on this server plays by: **Portuguese rules**" in words(chosen)
    assert "Portuguese rules" in words(await world.challenge(world.ana, world.rui))
    told = words(said(await world.eva.slash(world.channel, "rules")))
    assert told.startswith("## Crapette: Portuguese rules")
    taught = words(said(await world.eva.slash(world.channel, "help")))
    assert "The rules here are **Portuguese rules**" in taught
    assert "nothing has to be played" in taught
    by_menu = said(await world.ana.context_menu(world.channel, "Challenge to Crapette", world.eva))
    assert "Portuguese rules" in words(by_menu)
    named = await world.challenge(world.rui, world.eva, rules="fr1")
    assert "French rules, mode 1" in words(named)


async def test_a_server_chooses_its_options_in_the_same_form(world: World) -> None:
    boss = manager(world)
    form = said(await boss.slash(world.channel, "server rules", rules="pt", options=True))
    await choose(boss, form, 1, 2)
    await press(boss, form, "Play by these rules")
    assert "**Portuguese rules · Reserve: 11 cards**" in words(form)
    await world.restart()
    thread = await world.challenge_and_accept()
    table = await world.bot.desk.tables.here(thread.id)
    assert table.game.rules == parse_rules("pt reserve_size=11")


async def test_only_who_manages_the_server_chooses(world: World, env: simcord.Env) -> None:
    group = world.bot.tree.get_command("server")
    assert group is not None
    assert group.default_permissions == discord.Permissions(manage_guild=True)
    commands = await world.bot.tree.fetch_commands()
    (server,) = (command for command in commands if command.name == "server")
    world.guild.set_command_permissions(server, {world.ana: True})
    refused = said(await world.ana.slash(world.channel, "server rules", rules="pt"))
    assert refused.ephemeral
    assert "Only those who may manage the server" in words(refused)
    assert await world.bot.desk.servers.rules_of(world.guild.id) == "br"
    assert not env.errors


async def test_a_form_is_of_no_use_to_who_no_longer_manages_the_server(world: World) -> None:
    boss = manager(world)
    form = said(await boss.slash(world.channel, "server rules", rules="pt", options=True))
    world.env.backend.get_guild(world.guild.id).members[boss.id].role_ids.clear()
    refused = await press(boss, form, "Play by these rules")
    assert "Only those who may manage the server" in words(refused.followups[0])
    assert await world.bot.desk.servers.rules_of(world.guild.id) == "br"


async def test_two_sets_of_rules_are_compared(world: World) -> None:
    told = words(said(await world.eva.slash(world.channel, "rules", compare="pt")))
    assert told.startswith("## Brazilian rules ↔ Portuguese rules")
    assert "- **Packs**: each player has an own pack ↔ both packs are mixed" in told
    named = said(await world.eva.slash(world.channel, "rules", rules="fr1", compare="fr2"))
    assert words(named).splitlines() == [
        "## French rules, mode 1 ↔ French rules, mode 2",
        "- **Who sees to that duty**: I refuse what breaks it ↔ the opponent calls “Crapette!”",
    ]
    same = said(await world.eva.slash(world.channel, "rules", rules="br", compare="br"))
    assert "They are the same rules." in words(same)
    whole = said(await world.eva.slash(world.channel, "rules", rules="fr4"))
    assert "begin a shortest one" in words(whole)
