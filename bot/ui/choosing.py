"""What somebody chooses for oneself about time: reminders, holidays, the digest."""

from bot.service.habits import Where
from bot.ui.ack import whisper
from bot.ui.desk import Interaction, private


async def choose_reminders(interaction: Interaction, where: Where, hours: int | None) -> None:
    """Remind the user so from now on, and say so."""
    habits, locale = interaction.client.desk.habits, interaction.locale.value
    await habits.remind(interaction.user.id, where, hours, locale)
    await whisper(interaction, private(interaction).pace.reminders(where.value, hours))


async def choose_holiday(interaction: Interaction, until: str | None) -> None:
    """Let the user be away until a day, or be back if none is named.

    Raises:
        NoSuchDay, DayPast, TooLongAway: as named.
    """
    holidays, say = interaction.client.desk.holidays, private(interaction).pace
    if until is not None:
        end = await holidays.leave(interaction.user.id, until)
        await whisper(interaction, say.you_are_away(end))
    elif await holidays.come_back(interaction.user.id):
        await whisper(interaction, say.you_are_back())
    else:
        await whisper(interaction, say.you_were_here())


async def choose_digest(interaction: Interaction, *, wanted: bool) -> None:
    """Send the user the weekly digest from now on, or no more, and say so."""
    habits, locale = interaction.client.desk.habits, interaction.locale.value
    await habits.send_digest(interaction.user.id, locale, wanted=wanted)
    await whisper(interaction, private(interaction).pace.digest(wanted=wanted))
