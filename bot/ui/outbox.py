"""What was committed and could not be announced goes out later, in order, once."""

import discord

from bot.logs import logger
from bot.service.notices import Notice
from bot.texts import Texts
from bot.ui.ack import FAULTS
from bot.ui.announce import publish, send
from bot.ui.desk import DeskBot
from bot.ui.lobby_message import edit_challenge
from bot.ui.message import words
from bot.ui.story import story

_log = logger(__name__)


async def flush(bot: DeskBot, *, at_start: bool = False, only: int | None = None) -> None:
    """Announce what is owed; a game whose announcement fails again waits for the next time.

    If a game is named, then only what is owed about that one.
    """
    stuck: set[int] = set()
    while True:
        owed = await bot.desk.notices.due(at_start=at_start)
        todo = [
            notice
            for notice in owed
            if notice.result.table.game_id not in stuck
            and only in (None, notice.result.table.game_id)
        ]
        if not todo:
            return
        for notice in todo:
            if not await _announced(bot, notice):
                stuck.add(notice.result.table.game_id)


async def close_ends(bot: DeskBot) -> None:
    """Let the ends stand that nobody called in time."""
    for result in await bot.desk.tables.close_due():
        _log.info("an end stands", game=result.table.game_id)


async def expire(bot: DeskBot) -> None:
    """Let the messages of challenges whose time is up say so."""
    for challenge in await bot.desk.lobby.expire_due():
        await edit_challenge(bot, challenge, texts_of(bot, challenge.guild_id))


def texts_of(bot: DeskBot, guild_id: int) -> Texts:
    """Return the sentences in the language of a server: the one it chose, or else Discord's."""
    guild = bot.get_guild(guild_id)
    locale = discord.Locale.american_english if guild is None else guild.preferred_locale
    return Texts.of(bot.desk.servers.language_of(guild_id) or locale.value)


async def _announced(bot: DeskBot, notice: Notice) -> bool:
    """Try to announce, and return whether it is out."""
    result = notice.result
    texts = texts_of(bot, result.table.guild_id)
    try:
        if result.table.thread_id is None:
            await bot.desk.notices.failed(notice)
            return False
        if notice.is_late:
            view = words(story(result.table, texts, result))
            await send(bot, result.table, view)
            await bot.desk.notices.sent(notice.notice_id)
        else:
            await publish(bot, result, texts)
    except FAULTS as error:
        _log.warning("an announcement waits", notice=notice.notice_id, error=str(error))
        await bot.desk.notices.failed(notice)
        return False
    return True
