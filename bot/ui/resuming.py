"""Giving a game a new place, with all that it is owed."""

from contextlib import suppress

from discord.app_commands import Choice

from bot.service.choice_errors import PrivateInThread
from bot.service.people import opponent_of
from bot.service.table import Table
from bot.texts import Texts
from bot.ui.access import check_place
from bot.ui.ack import FAULTS, promise, whisper
from bot.ui.announce import post, send
from bot.ui.desk import DeskBot, Interaction, parent_of, place_of, private, public, sender
from bot.ui.managing import check_here
from bot.ui.message import Post, words
from bot.ui.outbox import flush
from bot.ui.places import can_be_told, exists
from bot.ui.seating import check_free, open_thread, placed
from bot.ui.suggesting import fitting


async def resume(interaction: Interaction, game_id: int | None) -> None:
    """Say where a game is, or give it a place here if it has none that it can go on in.

    Raises:
        ServiceError: there is no such game to go on with.
        NoPlace, MissingNeeds, ThreadTaken: it cannot go on here.
        discord.HTTPException: it was placed, but its table could not be posted.
    """
    bot, here = interaction.client, place_of(interaction)
    table = await bot.desk.places.meant(interaction.user.id, here, game_id)
    await promise(interaction, private=True)
    woken = await _wake(interaction, table)
    if table.thread_id == here[1]:
        await settle_in(bot, table, public(interaction))
    elif not await can_be_told(bot, table):
        table = await _moved(interaction, await bot.desk.tables.by_id(table.game_id))
    if woken:
        await flush(bot, at_start=True, only=table.game_id)
    if table.thread_id is not None:
        await whisper(interaction, private(interaction).places.goes_on(table.thread_id))


async def _wake(interaction: Interaction, table: Table) -> bool:
    """Take an adjourned game up again, and return whether it was one; its thread is owed it."""
    if table.timer is None or table.timer.adjourned_at is None:
        return False
    await interaction.client.desk.clocks.wake(table.game_id, sender(interaction))
    return True


async def seat_again(interaction: Interaction, game_id: int) -> None:
    """Give a game a place, if it never had one or the thread is gone; else say where it is.

    Raises:
        NoPlace, MissingNeeds, TableUnplaced, ThreadTaken, discord.HTTPException: as `seat`.
    """
    bot, texts = interaction.client, private(interaction)
    table = await bot.desk.tables.by_id(game_id)
    if table.thread_id is not None and await exists(bot, table.thread_id):
        await whisper(interaction, texts.lobby.table_is_in(table.thread_id))
        return
    check_place(interaction, private=table.private)
    await promise(interaction)
    await settle_in(bot, await placed(interaction, table), public(interaction))


async def settle_in(
    bot: DeskBot, table: Table, texts: Texts, *, moved_by: int | None = None
) -> None:
    """Announce in its new place what a game is owed; where that is nothing, show the table.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    if await bot.desk.places.owes(table.game_id):
        await flush(bot, at_start=True, only=table.game_id)
    elif moved_by is not None:
        await _tell_other(bot, table, texts, moved_by)
    table = await bot.desk.tables.by_id(table.game_id)
    if table.board is None:
        await post(bot, table, texts)


async def games_to_resume(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """Return the games that somebody may go on with, as suggestions."""
    if interaction.guild_id is None:
        return []
    user, texts = interaction.user.id, private(interaction)
    offered = []
    for game in await interaction.client.desk.places.running(user, interaction.guild_id):
        opponent = opponent_of(game.players, user)
        mine, placed = game.on_turn.user_id == user, game.thread_id is not None
        name = texts.places.choice(opponent.name, mine=mine, placed=placed)
        offered.append((name, game.game_id))
    return fitting(offered, typed)


async def _moved(interaction: Interaction, table: Table) -> Table:
    """Give a game a place here, unless somebody else is faster; return it where it is now."""
    await _check_here(interaction, table)
    bot, texts = interaction.client, public(interaction)
    thread_id, channel_id = await open_thread(interaction, table, texts)
    moved = await bot.desk.places.move(table, thread_id, channel_id)
    if moved is None:
        if thread_id != interaction.channel_id:
            with suppress(*FAULTS):
                await bot.http.delete_channel(thread_id)
        return await bot.desk.tables.by_id(table.game_id)
    await settle_in(bot, moved, texts, moved_by=interaction.user.id)
    return moved


async def _check_here(interaction: Interaction, table: Table) -> None:
    """Do nothing if a game can go on where the interaction comes from."""
    await check_free(interaction, private=table.private)
    await check_here(interaction)
    if table.private and parent_of(interaction) is not None:
        raise PrivateInThread


async def _tell_other(bot: DeskBot, table: Table, texts: Texts, user_id: int) -> None:
    """Call the opponent of who moved a game to where it is now."""
    other = opponent_of(table.players, user_id)
    text = texts.places.moved(other.user_id, opponent_of(table.players, other.user_id).name)
    await send(bot, table, Post(words(text), other.user_id))
