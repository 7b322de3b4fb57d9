"""Where games begin: `/challenge`, and the same in the menu of a user."""

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.paces import PACE_CHOICES
from bot.commands.presets import PRESET_CHOICES
from bot.ui.challenging import challenge, drafted, offer
from bot.ui.desk import DeskBot, Interaction
from bot.ui.guard import command
from engine.matches import LEAST, MOST


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
        pace=_T("How quickly you both mean to play; the server's pace if you leave it out"),
        match=_T("Play a match to so many points, usually 300, where points are counted"),
        options=_T("Choose more: covered cards, size of the reserve, touch, and so on"),
        private=_T("Play in a private thread that only the two of you see"),
    )
    @app_commands.choices(rules=PRESET_CHOICES)
    @app_commands.choices(pace=PACE_CHOICES)
    @command
    async def challenge(  # noqa: PLR0913 -- Discord gives options by name
        self,
        interaction: Interaction,
        *,
        opponent: discord.Member | None = None,
        rules: str | None = None,
        pace: int | None = None,
        match: app_commands.Range[int, LEAST, MOST] | None = None,
        options: bool = False,
        private: bool = False,
    ) -> None:
        """Offer a game, or open the form in which its options are chosen."""
        draft = await drafted(interaction, opponent, rules, pace, private=private)
        await offer(interaction, opponent, draft.up_to(match), form=options)

    @command
    async def challenge_user(self, interaction: Interaction, opponent: discord.Member) -> None:
        """Offer a game to the user whose menu was opened."""
        await challenge(interaction, opponent, await drafted(interaction, opponent))
