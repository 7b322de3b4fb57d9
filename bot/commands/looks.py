"""What can be chosen about pictures, as Discord offers it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects

from bot.service.looks import FEW, MANY, Ground, Wish
from render import COURTS

Described = TypeVar("Described", bound=Callable[..., Any])

_THEMES: Final = [
    app_commands.Choice(name=_T("dark"), value=Ground.DARK.value),
    app_commands.Choice(name=_T("light"), value=Ground.LIGHT.value),
    app_commands.Choice(name=_T("high contrast"), value=Ground.CONTRAST.value),
]
_COLOURS: Final = [
    app_commands.Choice(name=_T("two: black and red"), value=FEW),
    app_commands.Choice(name=_T("four: one for each suit"), value=MANY),
]
_LETTERS: Final = [
    app_commands.Choice(name=" ".join(letters), value=letters)
    for letters in sorted(set(COURTS.values()))
]
_DESCRIBED: Final = {
    "theme": _T("The table that the cards lie on"),
    "colours": _T("The colours of the suits"),
    "letters": _T("The letters of jack, queen and king; by language if none were ever chosen"),
    "compact": _T("Pictures half as wide, for small screens and slow connections"),
    "reset": _T("Forget what was chosen before"),
}


def offers_looks(command: Described) -> Described:
    """Let a command offer the parts of a look."""
    described = app_commands.describe(**_DESCRIBED)(command)
    named = app_commands.choices(theme=_THEMES, letters=_LETTERS)(described)
    return app_commands.choices(colours=_COLOURS)(named)


def wished(
    theme: str | None, colours: int | None, letters: str | None, *, compact: bool | None
) -> Wish:
    """Return the wish that such options make."""
    ground = None if theme is None else Ground(theme)
    return Wish(ground=ground, colours=colours, letters=letters, compact=compact)
