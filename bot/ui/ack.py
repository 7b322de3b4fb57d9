"""Answering an interaction: within three seconds, once, and to the right eyes."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.texts.signs import plain_suits
from bot.ui.desk import Interaction

GONE: Final = 10062
ANSWERED: Final = 40060
FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError)
"""What is raised when Discord refuses something, or cannot be reached for it."""

PATIENCE: Final = 1.5
"""Seconds after which a promise must be made, of the three that Discord waits."""

_PRIVATE: Final = "private"
Done = TypeVar("Done")


async def promise(interaction: Interaction, *, private: bool = False) -> bool:
    """Acknowledge now and answer later; harmless if that was done before.

    Returns:
        False if somebody else has acknowledged it: the same interaction came twice.

    Raises:
        discord.HTTPException: it is too late, or Discord does not take it.
    """
    if interaction.response.is_done():
        return True
    interaction.extras[_PRIVATE] = private
    try:
        await interaction.response.defer(ephemeral=private)
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise
        return False
    return True


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, Done]) -> Done:
    """Do something that is usually quick; if it is not, promise the answer meanwhile.

    So an error can still be answered for the user's eyes only, and nothing comes too late.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done():
        with suppress(*FAULTS):
            await promise(interaction)
    return await task


async def whisper(interaction: Interaction, sentence: str) -> None:
    """Answer so that only the user sees it, whatever was answered before.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    await _whisper(interaction, {"content": plain_suits(sentence)})


async def whisper_view(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Answer with a message of components that only the user sees.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    await _whisper(interaction, {"view": view})


async def _whisper(interaction: Interaction, message: dict[str, Any]) -> None:
    nobody = discord.AllowedMentions.none()
    response = interaction.response
    if not response.is_done():
        try:
            await response.send_message(**message, ephemeral=True, allowed_mentions=nobody)
        except discord.HTTPException as error:
            if error.code != ANSWERED:
                raise
        else:
            return
    thinking = _thinks_in_public(interaction)
    if thinking:
        # The first message after a promise takes the promise's place, public as that is.
        await interaction.edit_original_response(content="…")
    await interaction.followup.send(**message, ephemeral=True, allowed_mentions=nobody)
    if thinking:
        with suppress(*FAULTS):
            await interaction.delete_original_response()


async def take_back(interaction: Interaction) -> None:
    """Remove a public "is thinking…" that nothing will take the place of any more."""
    if _thinks_in_public(interaction):
        with suppress(*FAULTS):
            await interaction.delete_original_response()


def _thinks_in_public(interaction: Interaction) -> bool:
    thinking = discord.InteractionResponseType.deferred_channel_message
    return interaction.response.type is thinking and not interaction.extras.get(_PRIVATE)
