"""The buttons about time: extend, no more reminders, give more time, resume."""

from bot.ui import ids
from bot.ui.ack import in_time, whisper
from bot.ui.chiming import tell
from bot.ui.desk import Interaction, private, sender
from bot.ui.guard import button
from bot.ui.remembered import Pressed, Remembered


class Wind(Remembered[Pressed], template=ids.CLOCK):
    """Does to a game's clock what its id says."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Do it, and tell the thread."""
        clocks, game_id = interaction.client.desk.clocks, self.number("game")
        does = {
            ids.Deed.EXTEND: clocks.extend,
            ids.Deed.GIVE: clocks.give,
            ids.Deed.RESUME: clocks.wake,
        }[ids.Deed(self.word("deed"))]
        await tell(interaction, await in_time(interaction, does(game_id, sender(interaction))))


class Mute(Remembered[Pressed], template=ids.MUTE):
    """Ends the reminders of a turn."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Remind no more, and say so to the player alone."""
        clocks, turn = interaction.client.desk.clocks, self.number("turn")
        await clocks.mute(self.number("game"), sender(interaction), turn)
        await whisper(interaction, private(interaction).pace.muted())
