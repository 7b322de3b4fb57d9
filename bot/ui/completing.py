"""What may follow a line that is being typed, as Discord's suggestions."""

from discord import app_commands

from bot.texts.signs import plain_suits
from bot.ui.desk import Interaction, private
from bot.ui.suggesting import LONGEST, MOST
from engine.moves import END, TURN
from engine.notation import format_move


async def choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the suggestions; none where nothing can be played."""
    if interaction.channel_id is None:
        return []
    found = await interaction.client.desk.tables.completions(
        interaction.channel_id, interaction.user.id, typed
    )
    fitting = [(line, what) for line, what in found if len(line) <= LONGEST]
    labels = private(interaction).labels
    said = {format_move(TURN): labels.turn_card(), format_move(END): labels.end_turn()}
    return [
        app_commands.Choice(name=_label(line, said.get(what, what)), value=line)
        for line, what in fitting[:MOST]
    ]


def _label(line: str, what: str) -> str:
    text = plain_suits(f"{line} · {what}" if what else line)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
