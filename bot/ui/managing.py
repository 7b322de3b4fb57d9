"""Who may choose for a whole server."""

from bot.ui.desk import Interaction


class NotManager(Exception):
    """Somebody who does not manage the server wanted to choose for it."""


def check_manages(interaction: Interaction) -> None:
    """Do nothing if the user manages the server, whatever the server lets others see.

    Raises:
        NotManager: the user does not.
    """
    if not interaction.permissions.manage_guild:
        raise NotManager
