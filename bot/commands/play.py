"""At the table: `/move`, `/undo`, `/legal`, `/table`."""

from contextlib import suppress

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.service.table import Action, Here
from bot.ui.access import check_open
from bot.ui.ack import in_time
from bot.ui.announce import announce
from bot.ui.completing import choices
from bot.ui.desk import DeskBot, Interaction, place_of, sender
from bot.ui.guard import command
from bot.ui.playing import play
from bot.ui.show import (
    show_legal,
    show_public,
    show_table,
    table_words,
)
from bot.ui.talk_view import NEED_CONSENT, offer_to_ask
from engine.outcome import Refused


class PlayRoom(commands.Cog):
    """Moving, and looking at the table."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(name=_T("move"), description=_T("Play one move or many"))
    @app_commands.describe(
        line=_T("For example: ra (reserve to house a), bm, n, p; or many: ra n p")
    )
    @command
    async def move(self, interaction: Interaction, line: str) -> None:
        """Play a line as far as it goes."""
        check_open(interaction)
        await play(interaction, Here(place_of(interaction)[1]), line)

    @move.autocomplete("line")
    async def continue_line(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest how the line can go on; who typed on meanwhile misses nothing."""
        with suppress(discord.HTTPException):
            await interaction.response.autocomplete(await choices(interaction, typed))
        return []

    @app_commands.command(name=_T("undo"), description=_T("Take your last move back"))
    @command
    async def undo(self, interaction: Interaction) -> None:
        """Take a move back; if the opponent must agree, offer to ask."""
        check_open(interaction)
        here = Here(place_of(interaction)[1])
        work = interaction.client.desk.tables.act(here, sender(interaction), Action.UNDO)
        try:
            await announce(interaction, await in_time(interaction, work))
        except Refused as error:
            if error.refusal not in NEED_CONSENT:
                raise
            await offer_to_ask(interaction, error.refusal)

    @app_commands.command(
        name=_T("legal"), description=_T("What can be played now, and the duties")
    )
    @command
    async def legal(self, interaction: Interaction) -> None:
        """List the moves, for whoever asks."""
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        await show_legal(interaction, table)

    @app_commands.command(name=_T("table"), description=_T("Show the table again"))
    @app_commands.describe(
        text=_T("As plain text instead of a picture"), public=_T("For everybody to see")
    )
    @command
    async def table(
        self,
        interaction: Interaction,
        text: bool = False,  # noqa: FBT001, FBT002 -- Discord gives options by name
        public: bool = False,  # noqa: FBT001, FBT002 -- the same
    ) -> None:
        """Show the table, as a picture or in words, to one or to all."""
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        if text:
            await table_words(interaction, table, everybody=public)
        elif public:
            await show_public(interaction, table)
        else:
            await show_table(interaction, table)
