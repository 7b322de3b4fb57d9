"""How a game ends without the last card: `/draw`, `/resign` and `/abort`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.service.deeds import player
from bot.service.table import Action
from bot.ui.abort_view import abort_view
from bot.ui.ack import whisper_view
from bot.ui.desk import DeskBot, Interaction, place_of, private
from bot.ui.guard import command
from bot.ui.talk_view import choose_or_ask, draw_view, resign_view


class EndingRoom(commands.Cog):
    """Offering a draw, giving up, and calling off."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(name=_T("draw"), description=_T("Offer a draw, or answer or claim one"))
    @command
    async def draw(self, interaction: Interaction) -> None:
        """Offer a draw at once; if there is something to answer or to claim, ask first."""
        await choose_or_ask(interaction, draw_view, Action.OFFER_DRAW)

    @app_commands.command(name=_T("resign"), description=_T("Give this game up"))
    @command
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether that is really meant."""
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        seat = player(table, interaction.user.id)
        await whisper_view(interaction, resign_view(table, seat, private(interaction)))

    @app_commands.command(
        name=_T("abort"),
        description=_T("Call a game off that has just begun; it counts for nobody"),
    )
    @command
    async def abort(self, interaction: Interaction) -> None:
        """Call off alone once that is confirmed, or ask the opponent, or answer."""
        await choose_or_ask(interaction, abort_view, Action.ASK_ABORT)
