"""Where games are: what a refusal says about a thread, and whether one can be written in."""

from typing import Final

import discord

from bot.logs import logger
from bot.service.places import Placed
from bot.ui.access import IN_THREAD, missing
from bot.ui.ack import FAULTS
from bot.ui.desk import DeskBot

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
LOCKED: Final = 160005
FORBIDDEN: Final = 403

_log = logger(__name__)


async def note_refusal(bot: DeskBot, game: Placed, error: discord.HTTPException) -> None:
    """Note what a refusal says about the thread of a game, so that nothing is sent in vain."""
    if game.thread_id is None:
        return
    if error.code == UNKNOWN_CHANNEL:
        if not await exists(bot, game.thread_id):
            await bot.desk.places.gone(game.thread_id, tell_in=channel_of(bot, game))
    elif error.status == FORBIDDEN or error.code in (ARCHIVED, LOCKED):
        await bot.desk.places.shut(game, tell_in=channel_of(bot, game))


async def exists(bot: DeskBot, thread_id: int) -> bool:
    """Return whether there is such a thread, as far as can be seen."""
    try:
        await bot.fetch_channel(thread_id)
    except discord.NotFound:
        return False
    except FAULTS:
        return True
    return True


async def can_be_told(bot: DeskBot, game: Placed) -> bool:
    """Return whether a game can go on where it is; its thread is opened if it was archived."""
    if game.thread_id is None or await bot.desk.places.is_in_trouble(game.game_id):
        return False
    try:
        thread = bot.get_channel(game.thread_id) or await bot.fetch_channel(game.thread_id)
        if not isinstance(thread, discord.Thread) or _is_shut(thread):
            await bot.desk.places.shut(game, tell_in=channel_of(bot, game))
            return False
        if thread.archived:
            await thread.edit(archived=False)
    except discord.HTTPException as error:
        await note_refusal(bot, game, error)
        return not await bot.desk.places.is_in_trouble(game.game_id)
    except FAULTS as error:
        _log.info("a thread cannot be looked at", thread=game.thread_id, error=str(error))
    return True


def channel_of(bot: DeskBot, game: Placed) -> int | None:
    """Return the channel that a game's thread is in, if that is known."""
    if game.channel_id != game.thread_id:
        return game.channel_id
    thread = bot.get_channel(game.channel_id)
    return thread.parent_id if isinstance(thread, discord.Thread) else None


def _is_shut(thread: discord.Thread) -> bool:
    if thread.parent is None:
        return True
    granted = thread.permissions_for(thread.guild.me)
    return bool(missing(granted, IN_THREAD)) or (thread.locked and not granted.manage_threads)
