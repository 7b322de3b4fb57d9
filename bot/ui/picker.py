"""The list of moves, seen by one player, from which one is chosen and played."""

from typing import Final

import discord

from bot.service.errors import StaleVersion
from bot.service.table import Numbered, Table
from bot.texts import Texts
from bot.texts.signs import plain_suits
from bot.ui import ids
from bot.ui.access import check_open
from bot.ui.ack import promise, whisper_view
from bot.ui.desk import Interaction, private
from bot.ui.guard import button
from bot.ui.message import sheet, told, words
from bot.ui.playing import play
from bot.ui.remembered import Remembered
from bot.ui.show import legal_words
from engine.duties import demanded
from engine.notation import format_move

LONGEST_LIST: Final = 25
LONGEST_LABEL: Final = 100
Choice = discord.ui.Select[discord.ui.LayoutView]


class Picker(Remembered[Choice], template=ids.PICK):
    """Plays the chosen move at the table that was looked at, then lists what follows."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Play the chosen move, show the table to all and the next moves to the player."""
        check_open(interaction)
        (token,) = self.item.values
        tables, key = interaction.client.desk.tables, Numbered(self.number("game"))
        try:
            result = await play(interaction, key, token, self.number("seen"))
        except StaleVersion:
            await self._list(interaction, await tables.by_id(key.game_id))
            raise
        if result is not None:
            await self._list(interaction, result.table)

    async def _list(self, interaction: Interaction, table: Table) -> None:
        """Put the moves of the table as it is in the place of the old ones."""
        await promise(interaction)
        view = moves_view(table, private(interaction), interaction.user.id)
        await interaction.edit_original_response(view=view)


async def offer_moves(interaction: Interaction, table: Table) -> None:
    """Answer with the moves, to choose from if it is the user's turn."""
    view = moves_view(table, private(interaction), interaction.user.id)
    await whisper_view(interaction, view)


def moves_view(table: Table, texts: Texts, user_id: int) -> discord.ui.LayoutView:
    """Return the moves in words, and the list to choose from for the player on turn."""
    text = legal_words(table, texts, user_id)
    if table.game.outcome is not None or table.mover.user_id != user_id:
        return words(text)
    picker = Choice(
        custom_id=ids.pick(table.game_id, table.game.version),
        placeholder=texts.labels.choose_move(),
        options=_options(table, texts),
    )
    return sheet(told(text), discord.ui.ActionRow(picker))


def _options(table: Table, texts: Texts) -> list[discord.SelectOption]:
    """Return the moves to choose from, those that meet a duty first and marked."""
    game, options = table.game, []
    musts = demanded(game.view, game.rules)
    for move in sorted(game.legal_moves(), key=lambda move: move not in musts)[:LONGEST_LIST]:
        token = format_move(move)
        label = plain_suits(texts.doings.doing(move, game.view))[:LONGEST_LABEL]
        about = f"{token} · {texts.doings.due()}" if move in musts else token
        options.append(discord.SelectOption(label=label, value=token, description=about))
    return options
