"""Giving a game its place: a thread of its own, or the thread one is in, and the table in it."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord

from bot.service.errors import NoGameHere, ThreadTaken
from bot.service.table import Result, Table
from bot.texts import Texts
from bot.ui.access import check_place
from bot.ui.ack import FAULTS, promise, whisper
from bot.ui.announce import post, publish
from bot.ui.desk import DeskBot, Interaction, place_of, private, public
from bot.ui.errors import TableUnplaced
from bot.ui.lobby_message import accepted_view
from bot.ui.message import NOBODY

HAS_THREAD: Final = 160004
WEEK: Final = 10080
"""Minutes after which Discord archives a silent thread, the longest there is."""


async def check_free(interaction: Interaction, *, private: bool = False) -> None:
    """Do nothing if a table can be put up here and no game is being played in this thread.

    Raises:
        NoPlace, MissingNeeds: as `check_place`.
        ThreadTaken: a game is being played in this thread.
    """
    check_place(interaction, private=private)
    if not isinstance(interaction.channel, discord.Thread):
        return
    try:
        table = await interaction.client.desk.tables.here(interaction.channel.id)
    except NoGameHere:
        return
    if table.game.outcome is None:
        raise ThreadTaken(interaction.channel.id, table.game_id)


async def seat(interaction: Interaction, deal: Result) -> None:
    """Give a new game its place, and post the table there.

    Raises:
        TableUnplaced, ThreadTaken: it has no place; a button to try again was left.
        discord.HTTPException: the table could not be posted; it goes out later.
    """
    if deal.table.thread_id is not None:  # the same press came twice
        return
    table = await _placed(interaction, deal.table)
    await publish(interaction.client, replace(deal, table=table), public(interaction))


async def seat_again(interaction: Interaction, game_id: int) -> None:
    """Give a game a place, if it never had one or the thread is gone; else say where it is.

    Raises:
        NoPlace, MissingNeeds, TableUnplaced, ThreadTaken, discord.HTTPException: as `seat`.
    """
    bot, texts = interaction.client, private(interaction)
    table = await bot.desk.tables.by_id(game_id)
    if table.thread_id is not None and await _exists(bot, table.thread_id):
        await whisper(interaction, texts.lobby.table_is_in(table.thread_id))
        return
    check_place(interaction, private=table.private)
    await promise(interaction)
    table = await _placed(interaction, table)
    for notice in await bot.desk.notices.due(at_start=True):
        if notice.result.table.game_id == game_id:
            await publish(bot, replace(notice.result, table=table), public(interaction))
            return
    await post(bot, table, public(interaction))


async def _placed(interaction: Interaction, table: Table) -> Table:
    """Return the table with its thread, and let the challenge's message lead there."""
    texts = public(interaction)
    try:
        thread_id = await _thread(interaction, table, texts)
        table = await interaction.client.desk.tables.placed(table.game_id, thread_id)
    except FAULTS as error:
        raise TableUnplaced from error
    finally:
        with suppress(*FAULTS):  # the message may be gone; the game is not
            await interaction.edit_original_response(view=accepted_view(table, texts))
    return table


async def _thread(interaction: Interaction, table: Table, texts: Texts) -> int:
    """Return the thread that the interaction is in, or a new one under the challenge."""
    channel, message = interaction.channel, interaction.message
    if message is None or not isinstance(channel, discord.TextChannel):
        return place_of(interaction)[1]
    first, second = (person.name for person in table.players)
    name = texts.lobby.thread_name(first, second)
    if table.private:
        return await _private_thread(channel, table, name, texts)
    try:
        thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        # Opened before, when the bot stopped at this very point; it has the message's number.
        if await _exists(interaction.client, message.id):
            return message.id
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    return thread.id


async def _private_thread(
    channel: discord.TextChannel, table: Table, name: str, texts: Texts
) -> int:
    """Return a new thread that only the two players see, and who manages threads."""
    thread = await channel.create_thread(
        name=name,
        type=discord.ChannelType.private_thread,
        invitable=False,
        auto_archive_duration=WEEK,
    )
    for player in table.players:
        try:
            await thread.add_user(discord.Object(player.user_id))
        except FAULTS:
            await thread.send(texts.house.not_added(player.name), allowed_mentions=NOBODY)
    return thread.id


async def _exists(bot: DeskBot, thread_id: int) -> bool:
    try:
        await bot.fetch_channel(thread_id)
    except discord.NotFound:
        return False
    except FAULTS:
        return True
    return True
