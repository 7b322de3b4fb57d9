"""How a game ends without the last card: `/draw`, `/resign` and `/abort`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.service.table import Action, Numbered
from bot.ui.abort_view import abort_view
from bot.ui.access import check_open
from bot.ui.ack import in_time, whisper_view
from bot.ui.announce import announce
from bot.ui.desk import DeskBot, Interaction, place_of, private, sender
from bot.ui.guard import command
from bot.ui.talk_view import draw_view, resign_view, seat_at


class EndingRoom(commands.Cog):
    """Offering a draw, giving up, and calling off."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(name=_T("draw"), description=_T("Offer a draw, or answer or claim one"))
    @command
    async def draw(self, interaction: Interaction) -> None:
        """Offer a draw at once; if there is something to answer or to claim, ask first."""
        check_open(interaction)
        tables = interaction.client.desk.tables
        table = await tables.here(place_of(interaction)[1])
        seat = seat_at(table, interaction.user.id)
        choice = draw_view(table, seat, private(interaction))
        if choice is not None:
            await whisper_view(interaction, choice)
            return
        offer = tables.act(Numbered(table.game_id), sender(interaction), Action.OFFER_DRAW)
        await announce(interaction, await in_time(interaction, offer))

    @app_commands.command(name=_T("resign"), description=_T("Give this game up"))
    @command
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether that is really meant."""
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        seat = seat_at(table, interaction.user.id)
        await whisper_view(interaction, resign_view(table, seat, private(interaction)))

    @app_commands.command(
        name=_T("abort"),
        description=_T("Call a game off that has just begun; it counts for nobody"),
    )
    @command
    async def abort(self, interaction: Interaction) -> None:
        """Call off alone once that is confirmed, or ask the opponent, or answer."""
        check_open(interaction)
        tables = interaction.client.desk.tables
        table = await tables.here(place_of(interaction)[1])
        seat = seat_at(table, interaction.user.id)
        choice = abort_view(table, seat, private(interaction))
        if choice is not None:
            await whisper_view(interaction, choice)
            return
        question = tables.act(Numbered(table.game_id), sender(interaction), Action.ASK_ABORT)
        await announce(interaction, await in_time(interaction, question))
