"""Threads are kept open while a game is played in them, and closed a day after its end."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.logs import logger
from bot.service.table import Summary
from bot.ui.ack import FAULTS
from bot.ui.desk import DeskBot
from bot.ui.places import can_be_told

SLACK: Final = timedelta(minutes=5)
REFUSALS: Final = frozenset({400, 403, 404})
_log = logger(__name__)


def fell_asleep(thread: discord.Thread, awake_since: datetime | None = None) -> bool:
    """Return whether Discord archived a thread because nobody wrote in it for long enough.

    Sooner than that it was a moderator, or Discord in a server with very many threads: both
    look alike, and both are respected. A moderator who does it later looks like Discord.
    """
    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    silent = thread.archive_timestamp - max(last, awake_since or last)
    return silent >= timedelta(minutes=thread.auto_archive_duration) - SLACK


async def keep_open(bot: DeskBot, before: discord.Thread, after: discord.Thread) -> None:
    """Open a thread again that Discord has archived although a game is played in it."""
    if before.archived or not after.archived or not await bot.desk.places.is_played_in(after.id):
        return
    if fell_asleep(after, before.archive_timestamp):
        await _wake(after)


async def wake_all(bot: DeskBot) -> None:
    """Do the same for the threads that were archived while nobody looked."""
    for thread_id, channel_id in await bot.desk.places.in_play():
        if _is_open(bot, thread_id):
            continue
        try:
            thread = await bot.fetch_channel(thread_id)
        except discord.NotFound:
            parent = None if channel_id == thread_id else channel_id
            await bot.desk.places.gone(thread_id, tell_in=parent)
        except FAULTS as error:
            _log.info("a thread cannot be looked at", thread=thread_id, error=str(error))
        else:
            if isinstance(thread, discord.Thread) and thread.archived and fell_asleep(thread):
                await _wake(thread)


async def open_again(bot: DeskBot, games: Iterable[Summary]) -> None:
    """Open the threads of somebody's games in play, whoever has archived them."""
    for game in games:
        if game.outcome is None and game.thread_id and not _is_open(bot, game.thread_id):
            await can_be_told(bot, game)


async def close_finished(bot: DeskBot) -> None:
    """Archive the threads of games that have long ended, if the bot has opened them."""
    for game_id, thread_id in await bot.desk.places.finished():
        thread = bot.get_channel(thread_id)
        try:
            if isinstance(thread, discord.Thread) and bot.user and thread.owner_id == bot.user.id:
                await thread.edit(archived=True)
        except FAULTS as error:
            _log.info("a thread cannot be closed", thread=thread_id, error=str(error))
            if not _is_refusal(error):
                continue
        await bot.desk.places.closed(game_id)


def _is_refusal(error: Exception) -> bool:
    """Return whether Discord says no, and not that it is busy or broken."""
    return isinstance(error, discord.HTTPException) and error.status in REFUSALS


def _is_open(bot: DeskBot, thread_id: int) -> bool:
    """Return whether a thread is known to be open, without asking Discord."""
    thread = bot.get_channel(thread_id)
    return isinstance(thread, discord.Thread) and not thread.archived


async def _wake(thread: discord.Thread) -> None:
    try:
        await thread.edit(archived=False)
    except FAULTS as error:
        _log.info("a thread stays archived", thread=thread.id, error=str(error))
