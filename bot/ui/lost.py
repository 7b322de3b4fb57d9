"""Saying in a channel, once, that a game in it has lost its thread."""

import discord

from bot.logs import logger
from bot.service.people import names_of, opponent_of
from bot.service.places import Trouble
from bot.texts import Need, Texts
from bot.ui.access import missing
from bot.ui.ack import FAULTS
from bot.ui.desk import DeskBot, texts_of
from bot.ui.message import only, words

IN_PARENT = (Need.VIEW, Need.SEND)
_log = logger(__name__)


async def tell_lost(bot: DeskBot) -> None:
    """Tell the players of games that lost their place, if there is anywhere to tell them."""
    for trouble in await bot.desk.places.untold():
        if await _told(bot, trouble):
            await bot.desk.places.told(trouble.table.game_id)


async def _told(bot: DeskBot, trouble: Trouble) -> bool:
    """Try to tell, and return whether that is done with: Discord may have no ear just now."""
    channel = None if trouble.tell_in is None else bot.get_channel(trouble.tell_in)
    if not isinstance(channel, discord.TextChannel):
        return True
    if missing(channel.permissions_for(channel.guild.me), IN_PARENT):
        return True
    called = None if trouble.called is None else trouble.called.user_id
    text = _sentence(trouble, texts_of(bot, trouble.table.guild_id))
    try:
        await channel.send(view=words(text), allowed_mentions=only(called), silent=called is None)
    except (discord.Forbidden, discord.NotFound) as error:
        _log.info("a lost place cannot be told", game=trouble.table.game_id, error=str(error))
    except FAULTS as error:
        _log.warning("a lost place is told later", game=trouble.table.game_id, error=str(error))
        return False
    return True


def _sentence(trouble: Trouble, texts: Texts) -> str:
    table, person = trouble.table, trouble.called
    players, called = names_of(table.players), None
    if person is not None:
        called = person.user_id, opponent_of(table.players, person.user_id).name
    if trouble.is_gone or table.thread_id is None:
        return texts.places.gone(players, called)
    return texts.places.shut(players, table.thread_id, called)
