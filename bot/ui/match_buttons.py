"""The buttons under a finished game: the next game of the match, or a rematch."""

from bot.ui import ids
from bot.ui.access import check_open
from bot.ui.ack import in_time, whisper
from bot.ui.announce import announce
from bot.ui.desk import Interaction, private, sender
from bot.ui.guard import button
from bot.ui.rematching import rematch
from bot.ui.remembered import Pressed, Remembered


class Next(Remembered[Pressed], template=ids.NEXT):
    """Deals the next game of a match."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Deal it, or say where it is if somebody was faster."""
        check_open(interaction)
        matches = interaction.client.desk.matches
        work = matches.next_game(self.number("game"), sender(interaction))
        result = await in_time(interaction, work)
        if result.duplicate and result.table.thread_id is not None:
            texts = private(interaction).matches
            await whisper(interaction, texts.dealt_already(result.table.thread_id))
        else:
            await announce(interaction, result)


class Rematch(Remembered[Pressed], template=ids.REMATCH):
    """Asks the opponent for another game, or accepts it."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Ask, or accept."""
        await rematch(interaction, self.number("game"))
