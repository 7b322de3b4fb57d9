"""What can be chosen about reminders, as Discord offers it."""

from typing import Final

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects

from bot.service.habits import Where

WHERE: Final = [
    app_commands.Choice(name=_T("in the thread"), value=Where.THREAD.value),
    app_commands.Choice(name=_T("by direct message"), value=Where.DM.value),
    app_commands.Choice(name=_T("not at all"), value=Where.OFF.value),
]
