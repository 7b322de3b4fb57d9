"""From the look that somebody chose to the theme in which pictures are drawn."""

from typing import Final

from bot.service.looks import MANY, Ground, Look, Wish
from bot.texts import Texts
from bot.ui.desk import Desk, Interaction, place_of, private
from render import CONTRAST, COURTS, DARK, LIGHT, Theme

_GROUNDS: Final = {Ground.DARK: DARK, Ground.LIGHT: LIGHT, Ground.CONTRAST: CONTRAST}


def look_of(wish: Wish, texts: Texts) -> Look:
    """Return the look that is wished for, with the letters of the language if none were chosen."""
    return wish.granted(COURTS.get(texts.language.partition("-")[0], DARK.court))


def theme_of(look: Look) -> Theme:
    """Return the theme of a look."""
    theme = _GROUNDS[look.ground].with_court(look.letters)
    if look.colours == MANY:
        theme = theme.with_four_colours()
    return theme.compact() if look.compact else theme


async def public_theme(desk: Desk, guild_id: int, texts: Texts) -> Theme:
    """Return the theme of what everybody sees in a server."""
    return theme_of(look_of(await desk.looks.public(guild_id), texts))


async def private_theme(interaction: Interaction) -> Theme:
    """Return the theme of what only the user sees."""
    looks, guild_id = interaction.client.desk.looks, place_of(interaction)[0]
    wish = await looks.private(interaction.user.id, guild_id)
    return theme_of(look_of(wish, private(interaction)))
