"""Where a table can be put up, and which permission is missing there."""

from typing import Final

import discord

from bot.texts import Need
from bot.ui.desk import Interaction

IN_CHANNEL: Final[tuple[Need, ...]] = (Need.CREATE_THREADS, Need.SEND_IN_THREADS, Need.ATTACH)
PRIVATELY: Final[tuple[Need, ...]] = (
    Need.PRIVATE_THREADS,
    Need.SEND_IN_THREADS,
    Need.ATTACH,
)
IN_THREAD: Final[tuple[Need, ...]] = (Need.SEND_IN_THREADS, Need.ATTACH)
INVITED: Final = (Need.VIEW, Need.SEND, *IN_CHANNEL, Need.EMBED, Need.HISTORY)
"""What the invitation asks for, one by one in the README."""


class MissingNeeds(Exception):
    """The bot lacks permissions for what was asked."""

    def __init__(self, needs: tuple[Need, ...]) -> None:
        super().__init__(", ".join(need.value for need in needs))
        self.needs = needs


class NoPlace(Exception):
    """A channel of this kind can hold no thread."""


class ThreadClosed(Exception):
    """A thread is archived or locked: nothing can be posted in it."""


def missing(permissions: discord.Permissions, needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """Return those of the needs that the permissions do not grant."""
    return tuple(need for need in needs if not getattr(permissions, need.value))


def check_place(interaction: Interaction, *, private: bool = False) -> None:
    """Do nothing if a table can be put up where the interaction comes from.

    Raises:
        NoPlace: never in a channel of this kind.
        MissingNeeds: a permission is missing.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.Thread | discord.TextChannel):
        raise NoPlace
    needs = PRIVATELY if private else IN_CHANNEL
    if isinstance(channel, discord.Thread):
        needs = IN_THREAD
    lacking = missing(interaction.app_permissions, needs)
    if lacking:
        raise MissingNeeds(lacking)


def check_open(interaction: Interaction) -> None:
    """Do nothing if the table can be posted where the interaction comes from.

    Raises:
        ThreadClosed: the thread is archived or locked; nothing should be played now.
    """
    thread = interaction.channel
    if not isinstance(thread, discord.Thread):
        return
    if thread.archived or (thread.locked and not interaction.app_permissions.manage_threads):
        raise ThreadClosed


def invitation() -> discord.Permissions:
    """Return the permissions to ask for when the bot is invited."""
    return discord.Permissions(**{need.value: True for need in INVITED})
