"""More time: `/extend`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.ui.access import check_open
from bot.ui.chiming import tell
from bot.ui.desk import DeskBot, Interaction, place_of, sender
from bot.ui.guard import command


class ClockRoom(commands.Cog):
    """What a player may do about the clock."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=_T("extend"), description=_T("Once in a game: take as much time again for this turn")
    )
    @command
    async def extend(self, interaction: Interaction) -> None:
        """Take the one extension."""
        check_open(interaction)
        desk = interaction.client.desk
        table = await desk.tables.here(place_of(interaction)[1])
        await tell(interaction, await desk.clocks.extend(table.game_id, sender(interaction)))
