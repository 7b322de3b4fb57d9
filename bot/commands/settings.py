"""What players choose for themselves: `/settings look`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.looks import COLOURS, DESCRIBED, LETTERS, THEMES, wished
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
    @app_commands.describe(**DESCRIBED)
    @app_commands.choices(theme=THEMES, letters=LETTERS)
    @app_commands.choices(colours=COLOURS)
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
