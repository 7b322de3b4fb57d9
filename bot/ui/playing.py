"""Playing a line at a table; a move that lets the opponent win is asked about first."""

from bot.service.errors import NothingPlayed
from bot.service.table import Here, Key, Result
from bot.ui import ids
from bot.ui.ack import in_time, whisper_view
from bot.ui.announce import announce
from bot.ui.buttons import plain_button
from bot.ui.desk import Interaction, private, sender
from bot.ui.message import ask
from engine.lines import Gift
from engine.notation import format_move


async def play(
    interaction: Interaction, key: Key, line: str, seen: int | None = None
) -> Result | None:
    """Play a line as far as it goes and tell everybody, or ask first and return None.

    Raises:
        ServiceError, NotationError: nothing was played.
    """
    tables = interaction.client.desk.tables
    try:
        result = await in_time(interaction, tables.play(key, sender(interaction), line, seen=seen))
    except NothingPlayed as error:
        if not isinstance(error.stop.why, Gift):
            raise
        await _warn(interaction, key, error.stop.why)
        return None
    await announce(interaction, result)
    return result


async def _warn(interaction: Interaction, key: Key, gift: Gift) -> None:
    tables, texts = interaction.client.desk.tables, private(interaction)
    if isinstance(key, Here):
        table = await tables.here(key.channel_id)
    else:
        table = await tables.by_id(key.game_id)
    name = ids.gift(format_move(gift.move), table.game_id, table.game.version)
    button = plain_button(texts.calls.give_all_the_same(), name)
    await whisper_view(interaction, ask(texts.stops.gift(gift), button))
