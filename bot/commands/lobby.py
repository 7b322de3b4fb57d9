"""Where games begin: `/challenge`, and the same in the menu of a user."""

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.presets import PRESET_CHOICES
from bot.service.challenges import PACES
from bot.ui.challenging import challenge
from bot.ui.desk import DeskBot, Interaction
from bot.ui.draft import Draft, Purpose, show_draft
from bot.ui.guard import command
from bot.ui.managing import standing

_PACES: Final = [
    app_commands.Choice(name=_T("1 day a turn"), value=PACES[0]),
    app_commands.Choice(name=_T("3 days a turn"), value=PACES[1]),
    app_commands.Choice(name=_T("7 days a turn"), value=PACES[2]),
    app_commands.Choice(name=_T("14 days a turn"), value=PACES[3]),
]


class LobbyRoom(commands.Cog):
    """Challenging people."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot
        self.menu = app_commands.ContextMenu(
            name=_T("Challenge to Crapette"), callback=self.challenge_user
        )

    async def cog_load(self) -> None:
        """Put the command into the menu of users."""
        self.bot.tree.add_command(self.menu)

    @app_commands.command(
        name=_T("challenge"), description=_T("Offer a game of Crapette to somebody, or to anyone")
    )
    @app_commands.describe(
        opponent=_T("Who shall play; leave it out, and anyone may accept"),
        rules=_T("By which rules; the server's if you leave it out"),
        pace=_T("How quickly you both mean to play; no limit if you leave it out"),
        options=_T("Choose more: covered cards, size of the reserve, touch, and so on"),
    )
    @app_commands.choices(rules=PRESET_CHOICES)
    @app_commands.choices(pace=_PACES)
    @command
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        rules: str | None = None,
        pace: int | None = None,
        options: bool = False,  # noqa: FBT001, FBT002 -- Discord gives options by name
    ) -> None:
        """Offer a game, or open the form in which its options are chosen."""
        rules = rules or await standing(interaction)
        if options:
            await show_draft(interaction, Draft.of(Purpose.CHALLENGE, rules).to(opponent, pace))
        else:
            await challenge(interaction, opponent, rules, pace)

    @command
    async def challenge_user(self, interaction: Interaction, opponent: discord.Member) -> None:
        """Offer a game to the user whose menu was opened."""
        await challenge(interaction, opponent, await standing(interaction), None)
