"""Telling Discord which commands there are, and only when they have changed."""

import hashlib
import json
from typing import Final

import discord

from bot.logs import logger
from bot.store.meta import Meta
from bot.ui.desk import DeskBot

KEY: Final = "commands"
_log = logger(__name__)


async def register(
    bot: DeskBot, meta: Meta, guild_id: int | None = None, *, force: bool = False
) -> bool:
    """Register the commands if they differ from what was registered last, or if forced to.

    With a server's id they are registered there alone, where a change shows at once.

    Returns:
        Whether Discord was told anything.
    """
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    key = KEY if guild is None else f"{KEY} {guild.id}"
    mark = await _mark(bot)
    if not force and await meta.get(key) == mark:
        return False
    told = await bot.tree.sync(guild=guild)
    await meta.put(key, mark)
    _log.info("commands registered", number=len(told), guild=guild_id)
    return True


async def _mark(bot: DeskBot) -> str:
    """Return a mark of what Discord would be told, the same as long as that is the same."""
    tree, told_in = bot.tree, bot.tree.translator
    payload = [
        await command.get_translated_payload(tree, told_in) if told_in else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    text = json.dumps([bot.application_id, payload], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
