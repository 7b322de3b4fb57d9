"""What was committed and could not be announced goes out later, in order, once."""

from bot.logs import logger
from bot.service.chimes import Chime
from bot.service.notices import Notice, Owed
from bot.texts import Texts
from bot.ui.ack import FAULTS
from bot.ui.announce import publish, send
from bot.ui.chiming import deliver
from bot.ui.desk import DeskBot, texts_of
from bot.ui.lobby_message import edit_challenge
from bot.ui.message import Post, words
from bot.ui.story import proven, story

_log = logger(__name__)


async def flush(bot: DeskBot, *, at_start: bool = False, only: int | None = None) -> None:
    """Announce what is owed; a game whose announcement fails again waits for the next time.

    If a game is named, then only what is owed about that one. Otherwise it ends early when the
    bot closes: what is left waits for the next process.
    """
    stuck: set[int] = set()
    while True:
        owed = await bot.desk.notices.due(at_start=at_start)
        todo = [
            notice
            for notice in owed
            if notice.table.game_id not in stuck and only in (None, notice.table.game_id)
        ]
        if not todo:
            return
        for notice in todo:
            if only is None and bot.desk.door.closed:
                return
            if not await _announced(bot, notice):
                stuck.add(notice.table.game_id)


async def close_ends(bot: DeskBot) -> None:
    """Let the ends stand that nobody called in time."""
    for result in await bot.desk.tables.close_due():
        _log.info("an end stands", game=result.table.game_id)


async def expire(bot: DeskBot) -> None:
    """Let the messages of challenges whose time is up say so."""
    for challenge in await bot.desk.lobby.expire_due():
        await edit_challenge(bot, challenge, texts_of(bot, challenge.guild_id))


async def _announced(bot: DeskBot, notice: Owed) -> bool:
    """Try to announce, and return whether it is out.

    Whatever goes wrong in one game keeps no other one waiting.
    """
    try:
        if notice.table.thread_id is not None:
            await _send(bot, notice, texts_of(bot, notice.table.guild_id))
            return True
    except FAULTS as error:
        _log.warning("an announcement waits", notice=notice.notice_id, error=str(error))
    except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
        _log.exception("an announcement fails", notice=notice.notice_id)
    await bot.desk.notices.failed(notice)
    return False


async def _send(bot: DeskBot, notice: Owed, texts: Texts) -> None:
    if isinstance(notice, Chime):
        await deliver(bot, notice, texts)
    elif notice.is_late:
        await _say_late(bot, notice, texts)
    else:
        await publish(bot, notice.result, texts)


async def _say_late(bot: DeskBot, notice: Notice, texts: Texts) -> None:
    """Say in words what a later table shows already."""
    view = words(proven(story(notice.table, texts, notice.result), notice.table, texts))
    await send(bot, notice.table, Post(view), notice.notice_id)
    await bot.desk.notices.sent(notice.notice_id)
