"""From what was done to the message about it, and to the older one that it replaces."""

from contextlib import suppress
from secrets import token_hex
from typing import Final

import discord

from bot.logs import logger
from bot.service.table import Board, Result, Table
from bot.texts import Texts
from bot.ui.ack import FAULTS, promise, take_back, whisper
from bot.ui.desk import DeskBot, Interaction, private, public
from bot.ui.message import NOBODY, Post, board, compose, words
from bot.ui.places import note_refusal
from bot.ui.story import past_story, proven

_DIGITS: Final = 9
"""How much of a place's id goes with a notice's number: Discord takes 25 signs of both."""

_log = logger(__name__)


async def announce(interaction: Interaction, result: Result) -> None:
    """Answer an interaction with the new table, or say where that is now.

    What was done is committed: if the answer is not taken, the table is posted without it.
    """
    place = result.table.thread_id
    if place in (None, interaction.channel_id):
        await _answer(interaction, result)
    else:
        await _announce_elsewhere(interaction, result)


async def _answer(interaction: Interaction, result: Result) -> None:
    bot, texts = interaction.client, public(interaction)
    try:
        if not await promise(interaction) and result.duplicate:
            return
        post = await compose(bot.desk, result.table, texts, result)
        message = await interaction.followup.send(
            view=post.view,
            file=post.file,
            allowed_mentions=post.mentions,
            silent=post.is_silent,
            wait=True,
        )
    except FAULTS as error:
        _log.warning("an answer was not taken", interaction=interaction.id, error=str(error))
        await publish(bot, result, texts)
        await take_back(interaction)
    else:
        await replaced(bot, result.table, texts, message.id, result.notice_id)


async def _announce_elsewhere(interaction: Interaction, result: Result) -> None:
    """Post the new table where the game is now, and say so to who pressed an old button."""
    with suppress(*FAULTS):
        if not await promise(interaction, private=True) and result.duplicate:
            return
    await publish(interaction.client, result, public(interaction))
    if result.table.thread_id is not None:
        await whisper(interaction, private(interaction).places.goes_on(result.table.thread_id))


async def publish(bot: DeskBot, result: Result, texts: Texts) -> None:
    """Post a table into its thread.

    Raises:
        discord.HTTPException: Discord does not take it; it stays owed and goes out later.
    """
    post = await compose(bot.desk, result.table, texts, result)
    message = await send(bot, result.table, post, result.notice_id)
    await replaced(bot, result.table, texts, message.id, result.notice_id)


async def post(bot: DeskBot, table: Table, texts: Texts) -> None:
    """Post a table as it is into its thread, calling nobody.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    made = await compose(bot.desk, table, texts)
    message = await send(bot, table, made)
    await replaced(bot, table, texts, message.id)


async def send(
    bot: DeskBot, table: Table, made: Post, notice_id: int | None = None
) -> discord.Message:
    """Send a message to where a game is.

    Discord takes what a notice owes there once, even if a process was killed before it knew
    that, and the next one tries again within minutes. A refusal that speaks of the place is noted.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    place = thread_of(bot, table)
    try:
        return await place.send(
            view=made.view,
            file=made.file,
            nonce=_nonce(place.id, notice_id),
            allowed_mentions=made.mentions,
            silent=made.is_silent,
        )
    except discord.HTTPException as error:
        await note_refusal(bot, table, error)
        raise


def _nonce(place: int, notice_id: int | None) -> str:
    """Return by what Discord knows a message again: its notice and place, or nothing else's."""
    return token_hex(8) if notice_id is None else f"{notice_id}.{place % 10**_DIGITS}"


def thread_of(bot: DeskBot, table: Table) -> discord.PartialMessageable:
    """Return where a game's tables are posted."""
    return bot.get_partial_messageable(table.thread_id or table.channel_id)


async def replaced(
    bot: DeskBot, table: Table, texts: Texts, message_id: int, notice_id: int | None = None
) -> None:
    """Note where the table lies now, and take the buttons off the message before, if it can be."""
    older = await bot.desk.tables.posted(table, message_id, notice_id)
    if older is None:
        return
    try:
        await _strip(bot, table, texts, older)
    except FAULTS as error:
        _log.info("an older table keeps its buttons", message=older.message_id, error=str(error))


async def _strip(bot: DeskBot, table: Table, texts: Texts, older: Board) -> None:
    """Take the buttons off an older table, and its picture too if it was of the same turn."""
    message = thread_of(bot, table).get_partial_message(older.message_id)
    past = await bot.desk.tables.recalled(table, older.version)
    text = past_story(past, texts)
    if older.turn == table.game.turn:
        view = words(proven(text, past.table, texts))
        await message.edit(view=view, attachments=[], allowed_mentions=NOBODY)
    else:
        view = board(past.table, texts, text, buttons=False)
        await message.edit(view=view, allowed_mentions=NOBODY)
