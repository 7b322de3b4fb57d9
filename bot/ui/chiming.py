"""What a clock says goes out: into the thread, or as a direct message to who asked for that."""

from typing import Final

import discord

from bot.logs import logger
from bot.service.chimes import REMINDERS, Chime, ChimeKind
from bot.service.habits import Digest, Habit, Where
from bot.service.table import Action
from bot.texts import Texts
from bot.ui import ids
from bot.ui.ack import FAULTS, promise, whisper
from bot.ui.announce import send
from bot.ui.buttons import Button, act_button, plain_button, row
from bot.ui.desk import DeskBot, Interaction, private, public
from bot.ui.listing import LISTED, game_line
from bot.ui.message import NOBODY, Post, only, sheet, told
from bot.ui.time_story import chime_story

CLOSED: Final = (50007, 50278)
"""How Discord says that somebody takes no direct messages from the bot."""

_log = logger(__name__)


async def deliver(bot: DeskBot, chime: Chime, texts: Texts) -> None:
    """Say what a clock has to say, unless that has become moot.

    Raises:
        discord.HTTPException: Discord does not take it; it stays owed and goes out later.
    """
    if not chime.is_moot and not await _in_private(bot, chime):
        made = Post(chime_view(chime, texts), _called(chime))
        await send(bot, chime.table, made, chime.notice_id)
    await bot.desk.notices.sent(chime.notice_id)


async def tell(interaction: Interaction, chime: Chime) -> None:
    """Answer who has done something about a clock, so that the game's thread knows of it.

    It is committed: if Discord does not take the answer now, it goes out later.
    """
    bot, texts = interaction.client, public(interaction)
    try:
        if interaction.channel_id != chime.table.thread_id:
            await deliver(bot, chime, texts)
            await whisper(interaction, private(interaction).pace.told())
        elif await promise(interaction):
            await interaction.followup.send(
                view=chime_view(chime, texts),
                allowed_mentions=only(_called(chime)),
                silent=chime.ping is None,
                wait=True,
            )
            await bot.desk.notices.sent(chime.notice_id)
    except FAULTS as error:
        _log.warning("a clock is heard later", notice=chime.notice_id, error=str(error))


def chime_view(chime: Chime, texts: Texts) -> discord.ui.LayoutView:
    """Return the message in which a clock says something, with what can be done about it."""
    words, buttons = told(chime_story(chime, texts)), _buttons(chime, texts)
    return sheet(words, row(*buttons)) if buttons else sheet(words)


async def _in_private(bot: DeskBot, chime: Chime) -> bool:
    """Remind by direct message, or not at all, as the player wishes; else return False."""
    if chime.kind not in REMINDERS:
        return False
    habit = await bot.desk.habits.of(chime.person.user_id)
    if habit.where is Where.OFF:
        return True
    if habit.where is Where.THREAD or not habit.takes_dm:
        return False
    return await send_dm(bot, chime.person.user_id, chime_view(chime, _spoken(habit)))


async def send_dm(bot: DeskBot, user_id: int, view: discord.ui.LayoutView) -> bool:
    """Send a direct message, and return whether it was taken; a closed door is remembered.

    Raises:
        discord.HTTPException: it may be taken later.
    """
    try:
        channel = await bot.create_dm(discord.Object(user_id))
        await channel.send(view=view, allowed_mentions=NOBODY)
    except (discord.Forbidden, discord.NotFound) as error:
        _log.info("a direct message was turned away", user=user_id, error=str(error))
        if error.code in CLOSED:
            await bot.desk.habits.closed(user_id)
        return False
    return True


async def send_digests(bot: DeskBot) -> None:
    """Send the weekly digests that are due; one that is not taken is not tried again."""
    for digest in await bot.desk.habits.digests():
        try:
            await send_dm(bot, digest.user_id, digest_view(digest))
        except Exception:  # noqa: BLE001 -- whatever it is, it must not hold the others up
            _log.exception("a digest is lost", user=digest.user_id)


def digest_view(digest: Digest) -> discord.ui.LayoutView:
    """Return the games that wait for a player, as a message."""
    texts = Texts.of(digest.locale)
    lines = [game_line(game, digest.user_id, texts) for game in digest.games[:LISTED]]
    return sheet(told(texts.clock.digest(lines)))


def _buttons(chime: Chime, texts: Texts) -> list[Button]:
    number, table, pace = chime.table.game_id, chime.table, texts.pace
    green = discord.ButtonStyle.success
    match chime.kind:
        case ChimeKind.HALF | ChimeKind.TENTH | ChimeKind.OWN:
            mute = plain_button(pace.mute(), ids.mute(number, chime.turn))
            if table.timer is None or not table.timer.may_extend(table.game.mover):
                return [mute]
            return [plain_button(pace.extend(), ids.clock(ids.Deed.EXTEND, number)), mute]
        case ChimeKind.EXPIRED:
            give = plain_button(pace.give(), ids.clock(ids.Deed.GIVE, number))
            return [act_button(Action.CLAIM_TIME, pace.claim(), number, green), give]
        case ChimeKind.ADJOURNED:
            return [plain_button(pace.resume(), ids.clock(ids.Deed.RESUME, number))]
        case _:
            return []


def _called(chime: Chime) -> int | None:
    return None if chime.ping is None else chime.ping.user_id


def _spoken(habit: Habit) -> Texts:
    return Texts.of(habit.locale)
