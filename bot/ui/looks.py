"""Choosing how pictures look, and seeing at once what was chosen."""

from bot.service.looks import Look, Wish
from bot.texts import Texts
from bot.ui.ack import promise
from bot.ui.desk import Interaction, place_of, private, public
from bot.ui.illustrating import Picture, illustrate
from bot.ui.message import PICTURE
from bot.ui.sample import MARKS, SAMPLE
from bot.ui.themes import look_of, theme_of


async def my_look(interaction: Interaction, wish: Wish, *, reset: bool) -> None:
    """Let a player choose for what only that player sees, and show how it looks."""
    looks, user_id = interaction.client.desk.looks, interaction.user.id
    await looks.choose(user_id, wish, reset=reset)
    texts = private(interaction)
    shown = look_of(await looks.private(user_id, place_of(interaction)[0]), texts)
    await _show(interaction, shown, texts.looks.mine(_parts(shown, texts)))


async def server_look(interaction: Interaction, wish: Wish, *, reset: bool) -> None:
    """Let a server choose for what everybody sees, and show how it looks."""
    looks, guild_id = interaction.client.desk.looks, place_of(interaction)[0]
    await looks.choose(guild_id, wish, reset=reset)
    texts, shown = private(interaction), await _server_look(interaction)
    await _show(interaction, shown, texts.looks.servers(_parts(shown, texts)))


async def server_parts(interaction: Interaction) -> str:
    """Return how a server wants pictures that everybody sees, in words for the user."""
    return _parts(await _server_look(interaction), private(interaction))


async def _server_look(interaction: Interaction) -> Look:
    """Return the look of what everybody sees: its letters are those of the server's language."""
    wish = await interaction.client.desk.looks.public(place_of(interaction)[0])
    return look_of(wish, public(interaction))


def _parts(look: Look, texts: Texts) -> str:
    return texts.looks.parts(look.ground.value, look.colours, look.letters, compact=look.compact)


async def _show(interaction: Interaction, look: Look, text: str) -> None:
    """Say what stands, for the user's eyes only, under a sample of it."""
    await promise(interaction, private=True)
    picture = await interaction.client.desk.pictures.of(SAMPLE, MARKS, theme=theme_of(look))
    described = private(interaction).looks.sample()
    await illustrate(interaction, text, Picture(PICTURE, picture, described))
