"""What the bot knows of a user: `/privacy show`, `/privacy delete`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.ui.desk import DeskBot, Interaction
from bot.ui.guard import command
from bot.ui.privacy import offer_to_delete, show_data


class PrivacyRoom(
    commands.GroupCog,
    group_name=_T("privacy"),
    group_description=_T("What I keep about you"),
):
    """Seeing and deleting what is kept about oneself."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(name=_T("show"), description=_T("All that I keep about you, as a file"))
    @command
    async def show(self, interaction: Interaction) -> None:
        """Give the file."""
        await show_data(interaction)

    @app_commands.command(
        name=_T("delete"), description=_T("Delete all that I keep about you; asks first")
    )
    @command
    async def delete(self, interaction: Interaction) -> None:
        """Ask, and say what ends with it."""
        await offer_to_delete(interaction)
