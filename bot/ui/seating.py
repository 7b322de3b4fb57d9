"""Giving a game its place: a thread of its own, or the thread one is in, and the table in it."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord

from bot.service.errors import NoGameHere, ThreadTaken
from bot.service.people import names_of
from bot.service.table import Result, Table
from bot.texts import Texts
from bot.ui.access import NoPlace, check_place
from bot.ui.ack import FAULTS
from bot.ui.announce import publish
from bot.ui.desk import Interaction, place_of, public
from bot.ui.errors import TableUnplaced
from bot.ui.lobby_message import accepted_view
from bot.ui.message import NOBODY
from bot.ui.places import exists

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
    table = await placed(interaction, deal.table)
    await publish(interaction.client, replace(deal, table=table), public(interaction))


async def placed(interaction: Interaction, table: Table) -> Table:
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


async def open_thread(interaction: Interaction, table: Table, texts: Texts) -> tuple[int, int]:
    """Return the thread that the interaction is in, or a new one, and the channel it is in.

    Raises:
        NoPlace: there can be no thread.
        discord.HTTPException: it cannot be opened.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.id, channel.parent_id
    if not isinstance(channel, discord.TextChannel):
        raise NoPlace
    return await _new_thread(channel, table, texts), channel.id


async def _thread(interaction: Interaction, table: Table, texts: Texts) -> int:
    """Return the thread that the interaction is in, or a new one under the challenge."""
    channel, message = interaction.channel, interaction.message
    if message is None or not isinstance(channel, discord.TextChannel):
        return place_of(interaction)[1]
    if table.private:
        return await _new_thread(channel, table, texts)
    try:
        thread = await message.create_thread(name=_name(table, texts), auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        # Opened before, when the bot stopped at this very point; it has the message's number.
        if await exists(interaction.client, message.id):
            return message.id
        return await _new_thread(channel, table, texts)
    return thread.id


async def _new_thread(channel: discord.TextChannel, table: Table, texts: Texts) -> int:
    """Return a new thread; that of a private game only the two players see, and moderators."""
    kinds = discord.ChannelType.public_thread, discord.ChannelType.private_thread
    thread = await channel.create_thread(
        name=_name(table, texts),
        type=kinds[table.private],
        invitable=not table.private,
        auto_archive_duration=WEEK,
    )
    for player in table.players if table.private else ():
        try:
            await thread.add_user(discord.Object(player.user_id))
        except FAULTS:
            await thread.send(texts.places.not_added(player.name), allowed_mentions=NOBODY)
    return thread.id


def _name(table: Table, texts: Texts) -> str:
    return texts.lobby.thread_name(*names_of(table.players))
