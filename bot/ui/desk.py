"""What every command and button has at hand, and who is speaking to it."""

from dataclasses import dataclass

import discord
from discord.ext import commands

from bot.service.blocks import Blocks
from bot.service.clocks import Clocks
from bot.service.habits import Habits
from bot.service.holidays import Holidays
from bot.service.keeper import Keeper
from bot.service.lease import Lease
from bot.service.lobby import Lobby
from bot.service.looks import Looks
from bot.service.matches import Matches
from bot.service.notices import Notices
from bot.service.people import Person, Sender
from bot.service.places import Places
from bot.service.presence import Presence
from bot.service.privacy import Privacy
from bot.service.servers import Servers
from bot.service.tables import Tables
from bot.texts import Texts
from bot.ui.door import Door
from bot.ui.pictures import Pictures


@dataclass(frozen=True, slots=True)
class Desk:
    """The services, the pictures and the door of a running bot."""

    lobby: Lobby
    tables: Tables
    matches: Matches
    servers: Servers
    looks: Looks
    notices: Notices
    pictures: Pictures
    door: Door
    lease: Lease
    keeper: Keeper
    blocks: Blocks
    privacy: Privacy
    places: Places
    clocks: Clocks
    habits: Habits
    holidays: Holidays
    presence: Presence


class DeskBot(commands.Bot):
    """A bot that has its desk ready once it is set up."""

    desk: Desk


Interaction = discord.Interaction[DeskBot]


def person(user: discord.User | discord.Member) -> Person:
    """Return a user as the services know people."""
    return Person(user.id, user.display_name, user.bot)


def sender(interaction: Interaction) -> Sender:
    """Return who did something, and by which interaction."""
    return Sender(person(interaction.user), interaction.id)


def private(interaction: Interaction) -> Texts:
    """Return the sentences for what only the user sees."""
    return Texts.of(interaction.locale.value)


def public(interaction: Interaction) -> Texts:
    """Return the sentences for what everybody sees."""
    chosen = interaction.client.desk.servers.language_of(interaction.guild_id)
    return Texts.of(chosen or (interaction.guild_locale or interaction.locale).value)


def texts_of(bot: DeskBot, guild_id: int) -> Texts:
    """Return the sentences in the language of a server: the one it chose, or else Discord's."""
    guild = bot.get_guild(guild_id)
    locale = discord.Locale.american_english if guild is None else guild.preferred_locale
    return Texts.of(bot.desk.servers.language_of(guild_id) or locale.value)


def place_of(interaction: Interaction) -> tuple[int, int]:
    """Return the server and the channel of an interaction.

    Raises:
        discord.app_commands.NoPrivateMessage: it came from outside a server.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise discord.app_commands.NoPrivateMessage
    return interaction.guild_id, interaction.channel_id


def parent_of(interaction: Interaction) -> int | None:
    """Return the channel on which the thread hangs that an interaction comes from, if it is one."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def roles_of(interaction: Interaction) -> frozenset[int]:
    """Return the roles of the user in the server."""
    user = interaction.user
    return frozenset(role.id for role in getattr(user, "roles", ()))
