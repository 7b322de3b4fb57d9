"""Ending a game for the server: asked first, then told in the game's thread."""

from contextlib import suppress

import discord
from discord.app_commands import Choice

from bot.service.answers import Annul
from bot.service.errors import GameIsOver, NoSuchGame
from bot.service.people import names_of
from bot.service.table import Numbered, Table
from bot.ui import ids
from bot.ui.ack import FAULTS, promise, whisper_view
from bot.ui.announce import publish
from bot.ui.buttons import Button
from bot.ui.desk import Interaction, place_of, private, public, sender
from bot.ui.guard import button
from bot.ui.managing import check_manages
from bot.ui.message import ask, words
from bot.ui.remembered import Pressed, Remembered
from bot.ui.suggesting import fitting


async def games_to_end(interaction: Interaction, typed: str) -> list[Choice[int]]:
    """Return the games in play in the server, for who may end them, as suggestions."""
    if not interaction.permissions.manage_guild:
        return []
    say, guild_id = private(interaction).annulling.game_choice, place_of(interaction)[0]
    games = await interaction.client.desk.servers.games_in_play(guild_id)
    return fitting(((say(names_of(one.players), one.game_id), one.game_id) for one in games), typed)


async def ask_to_annul(interaction: Interaction, game_id: int | None) -> None:
    """Ask whether a game shall be ended: the one of this number, or of this thread.

    Raises:
        NotManager, NoGameHere, NoSuchGame, GameIsOver: as named.
    """
    check_manages(interaction)
    tables, texts = interaction.client.desk.tables, private(interaction).annulling
    if game_id is None:
        table = await tables.here(place_of(interaction)[1])
    else:
        table = await tables.by_id(game_id)
    _check_ours(interaction, table)
    if table.game.outcome is not None:
        raise GameIsOver(table.game_id, table.game.outcome)
    red = discord.ButtonStyle.danger
    confirm = Button(label=texts.end_game(), style=red, custom_id=ids.annul(table.game_id))
    await whisper_view(interaction, ask(texts.sure(names_of(table.players)), confirm))


class Annulment(Remembered[Pressed], template=ids.ANNUL):
    """Ends a game for the server."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """End it, tell its thread, and close the question."""
        check_manages(interaction)
        tables, key = interaction.client.desk.tables, Numbered(self.number("game"))
        _check_ours(interaction, await tables.by_id(key.game_id))
        await promise(interaction)
        result = await tables.act(key, sender(interaction), Annul())
        if result.table.thread_id is not None:
            with suppress(*FAULTS):  # it stays owed, and goes out later
                await publish(interaction.client, result, public(interaction))
        done = words(private(interaction).endings.done())
        await interaction.edit_original_response(view=done)


def _check_ours(interaction: Interaction, table: Table) -> None:
    """Do nothing if a game belongs to the server.

    Raises:
        NoSuchGame: it is another server's.
    """
    if table.guild_id != place_of(interaction)[0]:
        raise NoSuchGame(table.game_id)
