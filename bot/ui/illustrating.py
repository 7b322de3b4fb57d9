"""Words above a picture, shown to one user or to all."""

import io
from dataclasses import dataclass

import discord

from bot.ui.ack import promise
from bot.ui.desk import Interaction
from bot.ui.message import NOBODY, gallery, sheet, told


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as a file, and what it shows in words."""

    name: str
    data: bytes
    alt: str


async def illustrate(
    interaction: Interaction, text: str, picture: Picture, *, everybody: bool = False
) -> None:
    """Answer with words and a picture; without buttons, and calling nobody.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    await promise(interaction, private=not everybody)
    await interaction.followup.send(
        view=sheet(told(text), gallery(picture.name, picture.alt)),
        file=discord.File(io.BytesIO(picture.data), picture.name),
        ephemeral=not everybody,
        allowed_mentions=NOBODY,
    )
