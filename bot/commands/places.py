"""Where games are played: `/resume`, and an eye on the threads."""

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.ui.desk import DeskBot, Interaction
from bot.ui.guard import command
from bot.ui.resuming import games_to_resume, resume
from bot.ui.threads import keep_open


class PlaceRoom(commands.Cog):
    """Games that lost their place, and new places."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=_T("resume"), description=_T("Go on with a game here if its thread is gone or closed")
    )
    @app_commands.describe(game=_T("Which game; the one without a thread if you leave it out"))
    @command
    async def resume(self, interaction: Interaction, game: int | None = None) -> None:
        """Say where a game is, or give it a new place."""
        await resume(interaction, game)

    @resume.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest the games that one may go on with."""
        return await games_to_resume(interaction, typed)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread is no more; the games in it go on."""
        await self.bot.desk.places.gone(thread.thread_id, tell_in=thread.parent_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel is no more, with all its threads."""
        await self.bot.desk.places.gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again where a thread was opened or unlocked."""
        if not thread.data["thread_metadata"]["archived"]:
            await self.bot.desk.places.changed(thread.guild_id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Keep the threads of games open."""
        await keep_open(self.bot, before, after)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again: the bot may have been given a permission."""
        await self.bot.desk.places.changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Try again: the bot may have been given a permission."""
        await self.bot.desk.places.changed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Try again if it is the bot itself that was given or lost something."""
        if after.id == after.guild.me.id:
            await self.bot.desk.places.changed(after.guild.id)
