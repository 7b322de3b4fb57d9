"""Giving a game its place: a thread of its own, or the thread one is in, and the table in it."""

from dataclasses import replace
from typing import Final

import discord

from bot.service.errors import NoGameHere, ThreadTaken
from bot.service.table import Result, Table
from bot.texts import Texts
from bot.ui.access import check_place
from bot.ui.announce import publish
from bot.ui.desk import Interaction, place_of, public
from bot.ui.errors import TableUnplaced
from bot.ui.lobby_message import accepted_view

HAS_THREAD: Final = 160004
WEEK: Final = 10080
"""Minutes after which Discord archives a silent thread, the longest there is."""


async def check_free(interaction: Interaction) -> None:
    """Do nothing if a table can be put up here and no game is being played in this thread.

    Raises:
        NoPlace, MissingNeeds: as `check_place`.
        ThreadTaken: a game is being played in this thread.
    """
    check_place(interaction)
    if not isinstance(interaction.channel, discord.Thread):
        return
    try:
        table = await interaction.client.desk.tables.here(interaction.channel.id)
    except NoGameHere:
        return
    if table.game.outcome is None:
        raise ThreadTaken(interaction.channel.id, table.game_id)


async def seat(interaction: Interaction, result: Result) -> None:
    """Open the thread of a new game, post the table in it, and say so under the challenge.

    Raises:
        TableUnplaced: the thread could not be opened; a button to try again was left.
        discord.HTTPException: the table could not be posted; it goes out later.
    """
    bot, texts, table = interaction.client, public(interaction), result.table
    try:
        thread_id = await _thread(interaction, table, texts)
    except discord.HTTPException as error:
        await interaction.edit_original_response(view=accepted_view(table, texts))
        raise TableUnplaced from error
    table = await bot.desk.tables.placed(table.game_id, thread_id)
    await interaction.edit_original_response(view=accepted_view(table, texts))
    await publish(bot, replace(result, table=table), texts)


async def seat_again(interaction: Interaction, game_id: int) -> None:
    """Try once more to give a game its place, if it has none yet.

    Raises:
        TableUnplaced, discord.HTTPException: as `seat`.
    """
    desk, texts = interaction.client.desk, public(interaction)
    owed = [notice.result for notice in await desk.notices.due(at_start=True)]
    deals = [deal for deal in owed if deal.table.game_id == game_id and not deal.events]
    table = await desk.tables.by_id(game_id)
    if table.thread_id is None and deals:
        await seat(interaction, deals[0])
    else:
        await interaction.edit_original_response(view=accepted_view(table, texts))


async def _thread(interaction: Interaction, table: Table, texts: Texts) -> int:
    """Return the thread that the interaction is in, or a new one under the challenge."""
    if isinstance(interaction.channel, discord.Thread) or interaction.message is None:
        return place_of(interaction)[1]
    first, second = (person.name for person in table.players)
    name = texts.lobby.thread_name(first, second)
    try:
        thread = await interaction.message.create_thread(name=name, auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        # Opened before, when the bot stopped at this very point; it has the message's number.
        return interaction.message.id
    return thread.id
