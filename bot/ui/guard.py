"""Around every command and button: errors become sentences, and the door is watched."""

import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord

from bot.logs import bound, logger
from bot.ui.ack import whisper
from bot.ui.desk import Interaction, private
from bot.ui.errors import answer, is_known

_log = logger(__name__)
Args = ParamSpec("Args")
Owner = TypeVar("Owner")
Handler = Callable[Concatenate[Owner, Interaction, Args], Coroutine[Any, Any, None]]


def command(handler: Handler[Owner, Args]) -> Handler[Owner, Args]:
    """Answer the errors that were foreseen; the others go on to the tree's `on_error`."""

    @functools.wraps(handler)
    async def guarded(
        self: Owner, interaction: Interaction, /, *args: Args.args, **kwargs: Args.kwargs
    ) -> None:
        try:
            await handler(self, interaction, *args, **kwargs)
        except Exception as error:
            if not is_known(error):
                raise
            await answer(interaction, error)

    return guarded


def button(
    handler: Callable[[Owner, Interaction], Coroutine[Any, Any, None]],
) -> Callable[[Owner, discord.Interaction[Any]], Coroutine[Any, Any, None]]:
    """Answer every error, for nobody else would; let nobody in while the bot is closing."""

    @functools.wraps(handler)
    async def guarded(self: Owner, interaction: discord.Interaction[Any], /) -> None:
        door = interaction.client.desk.door
        if not door.enter(interaction.id):
            await whisper(interaction, private(interaction).faults.restarting())
            return
        bound(interaction=interaction.id, guild=interaction.guild_id, user=interaction.user.id)
        try:
            await handler(self, interaction)
        except Exception as error:  # noqa: BLE001 -- the last to see it: whatever it is, the player is told
            await answer(interaction, error)
        finally:
            door.leave(interaction.id)
            _log.info("button", id=getattr(self, "custom_id", None))

    return guarded
