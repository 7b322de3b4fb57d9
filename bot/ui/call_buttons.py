"""The buttons that call “Crapette!”, and that play a move which lets the opponent win."""

from bot.service.table import Numbered
from bot.ui import ids
from bot.ui.access import check_open
from bot.ui.ack import in_time
from bot.ui.announce import announce
from bot.ui.desk import Interaction, private, sender
from bot.ui.guard import button
from bot.ui.message import words
from bot.ui.playing import play
from bot.ui.remembered import Pressed, Remembered


class Call(Remembered[Pressed], template=ids.CALL):
    """Calls, at the table that was looked at; the same under every table of a game."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Let it be judged, and tell everybody."""
        check_open(interaction)
        tables, key = interaction.client.desk.tables, Numbered(self.number("game"))
        work = tables.call(key, sender(interaction), seen=self.number("seen"))
        await announce(interaction, await in_time(interaction, work))


class Give(Remembered[Pressed], template=ids.GIFT):
    """Plays the opponent's last card although that lets the opponent win."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Play it, as a line that ends in `!`."""
        check_open(interaction)
        key, line = Numbered(self.number("game")), f"{self.word('token')}!"
        await play(interaction, key, line, self.number("seen"))
        await interaction.edit_original_response(view=words(private(interaction).endings.done()))
