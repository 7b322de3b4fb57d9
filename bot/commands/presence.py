"""The servers that the bot is in: it may be removed, and invited again."""

import discord
from discord.ext import commands

from bot.ui.desk import DeskBot


class PresenceRoom(commands.Cog):
    """Coming and going; that a server cannot be reached for a while is neither."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the games of a server wait."""
        await self.bot.desk.presence.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the games of a server go on, if it had any."""
        await self.bot.desk.presence.back(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let the games of a server go on, if it was taken for left."""
        await self.bot.desk.presence.back(guild.id)
