"""The buttons that offer, answer, claim, ask back and give up."""

from bot.service.table import Action, Numbered
from bot.ui import ids
from bot.ui.access import check_open
from bot.ui.ack import in_time
from bot.ui.announce import announce
from bot.ui.desk import Interaction, private, sender
from bot.ui.guard import button
from bot.ui.message import words
from bot.ui.remembered import Pressed, Remembered


class Act(Remembered[Pressed], template=ids.ACT):
    """Does in a game what its id says."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Do it, tell everybody, and close the question if only one saw it."""
        check_open(interaction)
        tables, key = interaction.client.desk.tables, Numbered(self.number("game"))
        work = tables.act(key, sender(interaction), Action(self.word("action")))
        await announce(interaction, await in_time(interaction, work))
        if interaction.message is not None and interaction.message.flags.ephemeral:
            done = words(private(interaction).endings.done())
            await interaction.edit_original_response(view=done)
