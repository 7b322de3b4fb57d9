"""What players choose for themselves: `/settings look`, `/settings block` and so on."""

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.habits import WHERE
from bot.commands.looks import offers_looks, wished
from bot.service.habits import MOST_HOURS, Where
from bot.ui.blocking import block, list_blocked, unblock
from bot.ui.choosing import choose_digest, choose_holiday, choose_reminders
from bot.ui.desk import DeskBot, Interaction
from bot.ui.guard import command
from bot.ui.looks import my_look


class SettingsRoom(
    commands.GroupCog,
    group_name=_T("settings"),
    group_description=_T("What you choose for yourself"),
):
    """Choosing for oneself."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(name=_T("look"), description=_T("How pictures look that only you see"))
    @offers_looks
    @command
    async def look(  # noqa: PLR0913 -- Discord gives options by name
        self,
        interaction: Interaction,
        *,
        theme: str | None = None,
        colours: int | None = None,
        letters: str | None = None,
        compact: bool | None = None,
        reset: bool = False,
    ) -> None:
        """Choose, or see what stands."""
        await my_look(interaction, wished(theme, colours, letters, compact=compact), reset=reset)

    @app_commands.command(
        name=_T("block"), description=_T("Take no more challenges from somebody; nobody is told")
    )
    @app_commands.describe(user=_T("From whom"))
    @command
    async def block(self, interaction: Interaction, user: discord.User) -> None:
        """Block somebody."""
        await block(interaction, user.id)

    @app_commands.command(name=_T("unblock"), description=_T("Take challenges from somebody again"))
    @app_commands.describe(user=_T("From whom"))
    @command
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        """Take a block back."""
        await unblock(interaction, user.id)

    @app_commands.command(name=_T("blocked"), description=_T("From whom you take no challenges"))
    @command
    async def blocked(self, interaction: Interaction) -> None:
        """List the blocks."""
        await list_blocked(interaction)

    @app_commands.command(
        name=_T("reminders"), description=_T("Where and how often I remind you of your turn")
    )
    @app_commands.describe(
        where=_T("In the game's thread, by direct message, or not at all"),
        hours=_T("Every so many hours instead of at half time; leave it out for half time"),
    )
    @app_commands.choices(where=WHERE)
    @command
    async def reminders(
        self,
        interaction: Interaction,
        where: str,
        hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    ) -> None:
        """Choose how to be reminded."""
        await choose_reminders(interaction, Where(where), hours)

    @app_commands.command(
        name=_T("away"), description=_T("Let your clocks stand still, 30 days a year at most")
    )
    @app_commands.describe(
        until=_T("The last day away, such as 2030-08-31, or how many days; nothing: I am back")
    )
    @command
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        """Go away, or come back."""
        await choose_holiday(interaction, until)

    @app_commands.command(
        name=_T("digest"),
        description=_T("A weekly direct message with the games that wait for you"),
    )
    @app_commands.describe(wanted=_T("Whether it comes"))
    @command
    async def digest(
        self,
        interaction: Interaction,
        wanted: bool,  # noqa: FBT001 -- Discord gives options by name
    ) -> None:
        """Ask for the digest, or stop it."""
        await choose_digest(interaction, wanted=wanted)
