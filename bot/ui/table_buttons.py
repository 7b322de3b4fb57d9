"""The buttons under the table: list the moves, turn a card, end the turn, show it anew."""

from bot.service.table import Numbered, Table
from bot.ui import ids
from bot.ui.access import check_open
from bot.ui.ack import in_time, promise
from bot.ui.announce import announce
from bot.ui.desk import Interaction, public, sender
from bot.ui.guard import button
from bot.ui.message import compose
from bot.ui.picker import offer_moves
from bot.ui.remembered import Pressed, Remembered
from bot.ui.show import show_table


class Moves(Remembered[Pressed], template=ids.MOVES):
    """Lists what can be played now, to choose from."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Show the list to whoever asks; only the player on turn can choose."""
        table = await interaction.client.desk.tables.by_id(self.number("game"))
        await offer_moves(interaction, table)


class Play(Remembered[Pressed], template=ids.PLAY):
    """Turns up a talon card or ends the turn, at the table that was looked at."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Play the move."""
        check_open(interaction)
        tables, key = interaction.client.desk.tables, Numbered(self.number("game"))
        work = tables.play(key, sender(interaction), self.word("token"), seen=self.number("seen"))
        await announce(interaction, await in_time(interaction, work))


class Refresh(Remembered[Pressed], template=ids.REFRESH):
    """Shows the table as it is now."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Draw the newest table again in its place; of an older one show where the newest is."""
        table = await interaction.client.desk.tables.by_id(self.number("game"))
        if not _is_newest(interaction, table):
            await show_table(interaction, table)
            return
        await promise(interaction)
        post = await compose(interaction.client.desk, table, public(interaction))
        await interaction.edit_original_response(view=post.view, attachments=[post.file])


def _is_newest(interaction: Interaction, table: Table) -> bool:
    shown = interaction.message
    return shown is not None and table.board is not None and shown.id == table.board.message_id
