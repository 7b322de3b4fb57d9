"""Choosing for a whole server: who may, and what stands."""

from bot.service.customs import Customs
from bot.service.welcome import check_channel
from bot.ui.desk import Interaction, parent_of, place_of, private


class NotManager(Exception):
    """Somebody who does not manage the server wanted to choose for it."""


def check_manages(interaction: Interaction) -> None:
    """Do nothing if the user manages the server, whatever the server lets others see.

    Raises:
        NotManager: the user does not.
    """
    if not interaction.permissions.manage_guild:
        raise NotManager


async def customs(interaction: Interaction) -> Customs:
    """Return all that the server has chosen."""
    return await interaction.client.desk.servers.of(place_of(interaction)[0])


async def check_here(interaction: Interaction) -> None:
    """Do nothing if the server lets games begin where the interaction comes from.

    Raises:
        WrongChannel: it keeps them to other channels.
    """
    channel_id = place_of(interaction)[1]
    check_channel(await customs(interaction), channel_id, parent_of(interaction))


async def standing(interaction: Interaction) -> str:
    """Return the rules that the server plays by."""
    return await interaction.client.desk.servers.rules_of(place_of(interaction)[0])


async def ruled(interaction: Interaction, rules: str | None) -> str:
    """Let the server play by these rules from now on, and say so; say what stands for None.

    Raises:
        UnknownRules: the text names no rules.
    """
    texts = private(interaction).servers
    if rules is None:
        return texts.standing(await standing(interaction))
    guild_id = place_of(interaction)[0]
    return texts.chosen(await interaction.client.desk.servers.choose_rules(guild_id, rules))
