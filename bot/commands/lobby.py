"""Where games begin: `/challenge`, and the same in the menu of a user."""

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.service.challenges import PACES
from bot.ui.challenging import challenge
from bot.ui.desk import DeskBot, Interaction
from bot.ui.guard import command

OFFERED: Final = {"br": _T("Brazilian rules")}
"""The rule sets that can be played so far, by name."""

_RULES: Final = [app_commands.Choice(name=title, value=name) for name, title in OFFERED.items()]
_PACES: Final = [
    app_commands.Choice(name=_T("1 day a turn"), value=PACES[0]),
    app_commands.Choice(name=_T("3 days a turn"), value=PACES[1]),
    app_commands.Choice(name=_T("7 days a turn"), value=PACES[2]),
    app_commands.Choice(name=_T("14 days a turn"), value=PACES[3]),
]
_DEFAULT: Final = "br"


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
        rules=_T("By which rules; Brazilian if you leave it out"),
        pace=_T("How quickly you both mean to play; no limit if you leave it out"),
    )
    @app_commands.choices(rules=_RULES)
    @app_commands.choices(pace=_PACES)
    @command
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        rules: str = _DEFAULT,
        pace: int | None = None,
    ) -> None:
        """Offer a game."""
        await challenge(interaction, opponent, rules, pace)

    @command
    async def challenge_user(self, interaction: Interaction, opponent: discord.Member) -> None:
        """Offer a game to the user whose menu was opened."""
        await challenge(interaction, opponent, _DEFAULT, None)
