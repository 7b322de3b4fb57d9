"""The paces as Discord offers them."""

from typing import Final

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects

from bot.service.challenges import PACES

PACE_CHOICES: Final = [
    app_commands.Choice(name=_T("1 day a turn"), value=PACES[0]),
    app_commands.Choice(name=_T("3 days a turn"), value=PACES[1]),
    app_commands.Choice(name=_T("7 days a turn"), value=PACES[2]),
    app_commands.Choice(name=_T("14 days a turn"), value=PACES[3]),
    app_commands.Choice(name=_T("no time limit"), value=0),
]
