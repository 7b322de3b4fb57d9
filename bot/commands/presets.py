"""The rule sets as Discord offers them: each by its name, with a line about it."""

from typing import Final

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects

OFFERED: Final = {
    "br": _T("Brazilian: I watch over the duties; good to begin with"),
    "br-stop": _T("Brazilian with Stop!: your opponent watches over the duties"),
    "pt": _T("Portuguese: mixed packs, no duties, two cards at once"),
    "fr1": _T("French, mode 1: I watch over the duties"),
    "fr2": _T("French, mode 2: cards for the centre passed over may be called"),
    "fr3": _T("French, mode 3: combinations passed over may be called, too"),
    "fr4": _T("French, mode 4: the shortest combination is a must, and all is called"),
    "pagat": _T("Pagat's: Brazilian with Stop!, counted in points"),
}
PRESET_CHOICES: Final = [
    app_commands.Choice(name=title, value=name) for name, title in OFFERED.items()
]
