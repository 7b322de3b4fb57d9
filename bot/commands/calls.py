"""Where the opponent watches: `/crapette` and `/stand`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.service.table import Action, Here
from bot.ui.access import check_open
from bot.ui.ack import in_time
from bot.ui.announce import announce
from bot.ui.desk import DeskBot, Interaction, place_of, sender
from bot.ui.guard import command


class CallRoom(commands.Cog):
    """Calling, and letting the end of a game stand."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=_T("crapette"), description=_T("Call what your opponent did wrong, or passed over")
    )
    @app_commands.describe(line=_T("The combination passed over, as your opponent would type it"))
    @command
    async def crapette(self, interaction: Interaction, line: str = "") -> None:
        """Let a call be judged, and tell everybody."""
        check_open(interaction)
        here = Here(place_of(interaction)[1])
        work = interaction.client.desk.tables.call(here, sender(interaction), line)
        await announce(interaction, await in_time(interaction, work))

    @app_commands.command(
        name=_T("stand"), description=_T("Let the end of the game stand, without a call")
    )
    @command
    async def stand(self, interaction: Interaction) -> None:
        """Close a game whose end could still be called."""
        check_open(interaction)
        here = Here(place_of(interaction)[1])
        work = interaction.client.desk.tables.act(here, sender(interaction), Action.CLOSE)
        await announce(interaction, await in_time(interaction, work))
