"""Choosing for a server, question by question: each answer says what stands then."""

from enum import Enum
from typing import Final

import discord
from discord.app_commands import Choice

from bot.service.customs import Customs
from bot.texts import Texts
from bot.texts.voice import languages
from bot.ui.ack import whisper
from bot.ui.desk import Interaction, parent_of, place_of, private
from bot.ui.looks import server_parts
from bot.ui.managing import check_manages, customs
from bot.ui.suggesting import fitting

AS_DISCORD_SAYS: Final = "-"


class Listing(Enum):
    """What can be done with the list of channels; the value is its word in the command."""

    ADD = "add"
    REMOVE = "remove"
    CLEAR = "clear"


async def show_customs(interaction: Interaction) -> None:
    """Show all that the server has chosen, to one user only."""
    check_manages(interaction)
    texts, chosen = private(interaction), await customs(interaction)
    lines = (
        texts.customs.rules(chosen.rules),
        texts.customs.pace(chosen.pace),
        texts.customs.language(_language(chosen)),
        texts.customs.channels(chosen.channels),
        texts.customs.who(chosen.role_id),
        texts.customs.cap(chosen.cap),
        texts.customs.look(await server_parts(interaction)),
    )
    await whisper(interaction, texts.customs.summary(lines))


async def list_channel(interaction: Interaction, listing: Listing | None, channel_id: int) -> None:
    """Add a channel to those in which challenges may be made, remove it, or clear the list."""
    check_manages(interaction)
    servers, guild_id = interaction.client.desk.servers, place_of(interaction)[0]
    kept = (await customs(interaction)).channels
    match listing:
        case Listing.ADD:
            await servers.keep_to(guild_id, tuple(dict.fromkeys((*kept, channel_id))))
        case Listing.REMOVE:
            await servers.keep_to(guild_id, tuple(one for one in kept if one != channel_id))
        case Listing.CLEAR:
            await servers.keep_to(guild_id, ())
        case None:
            pass
    chosen = await customs(interaction)
    await whisper(interaction, private(interaction).customs.channels(chosen.channels))


def channel_meant(interaction: Interaction, channel: discord.TextChannel | None) -> int:
    """Return the channel named, or else the one that the interaction comes from."""
    if channel is not None:
        return channel.id
    return parent_of(interaction) or place_of(interaction)[1]


async def choose_pace(interaction: Interaction, pace: int | None) -> None:
    """Choose the pace of a challenge that names none; 0 is no limit, None only shows it.

    Raises:
        UnknownPace: no turn may take so many days.
    """
    check_manages(interaction)
    if pace is not None:
        servers, guild_id = interaction.client.desk.servers, place_of(interaction)[0]
        await servers.choose_pace(guild_id, pace or None)
    chosen = await customs(interaction)
    await whisper(interaction, private(interaction).customs.pace(chosen.pace))


async def choose_language(interaction: Interaction, language: str | None) -> None:
    """Choose the language of public texts; None only shows it.

    Raises:
        UnknownLanguage: there are no sentences in it.
    """
    check_manages(interaction)
    if language is not None:
        servers, guild_id = interaction.client.desk.servers, place_of(interaction)[0]
        chosen = None if language == AS_DISCORD_SAYS else language
        await servers.choose_language(guild_id, chosen)
    name = _language(await customs(interaction))
    await whisper(interaction, private(interaction).customs.language(name))


def languages_to_choose(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Return the languages that there are sentences in as suggestions; Discord's is one."""
    texts = private(interaction).customs
    tongues = ((Texts.of(tag).customs.own_name(), tag) for tag in languages())
    return fitting(((texts.follow_discord(), AS_DISCORD_SAYS), *tongues), typed)


async def choose_cap(interaction: Interaction, cap: int | None) -> None:
    """Choose how many games a player may have at once; 0 is no limit, None only shows it."""
    check_manages(interaction)
    if cap is not None:
        servers, guild_id = interaction.client.desk.servers, place_of(interaction)[0]
        await servers.choose_cap(guild_id, cap or None)
    chosen = await customs(interaction)
    await whisper(interaction, private(interaction).customs.cap(chosen.cap))


async def choose_who(interaction: Interaction, role: discord.Role | None) -> None:
    """Choose the role that lets people challenge, @everyone lifts that; None only shows it."""
    check_manages(interaction)
    if role is not None:
        servers, guild_id = interaction.client.desk.servers, place_of(interaction)[0]
        await servers.choose_role(guild_id, None if role.is_default() else role.id)
    chosen = await customs(interaction)
    await whisper(interaction, private(interaction).customs.who(chosen.role_id))


def _language(chosen: Customs) -> str | None:
    return None if chosen.language is None else Texts.of(chosen.language).customs.own_name()
