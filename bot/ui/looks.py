"""Choosing how pictures look, and seeing at once what was chosen."""

from bot.service.looks import Wish
from bot.texts import Texts
from bot.ui.ack import promise
from bot.ui.desk import Interaction, place_of, private
from bot.ui.illustrating import Picture, illustrate
from bot.ui.message import PICTURE
from bot.ui.sample import MARKS, SAMPLE
from bot.ui.themes import look_of, theme_of


async def my_look(interaction: Interaction, wish: Wish, *, reset: bool) -> None:
    """Let a player choose for what only that player sees, and show how it looks."""
    looks, user_id = interaction.client.desk.looks, interaction.user.id
    await looks.choose(user_id, wish, reset=reset)
    shown, texts = await looks.private(user_id, place_of(interaction)[0]), private(interaction)
    await _show(interaction, shown, texts.looks.mine(_parts(shown, texts)))


async def server_look(interaction: Interaction, wish: Wish, *, reset: bool) -> None:
    """Let a server choose for what everybody sees, and show how it looks."""
    looks, guild_id = interaction.client.desk.looks, place_of(interaction)[0]
    await looks.choose(guild_id, wish, reset=reset)
    shown, texts = await looks.public(guild_id), private(interaction)
    await _show(interaction, shown, texts.looks.servers(_parts(shown, texts)))


def _parts(wish: Wish, texts: Texts) -> str:
    look = look_of(wish, texts)
    return texts.looks.parts(look.ground.value, look.colours, look.letters, compact=look.compact)


async def _show(interaction: Interaction, wish: Wish, text: str) -> None:
    """Say what stands, for the user's eyes only, under a sample of it."""
    texts = private(interaction)
    await promise(interaction, private=True)
    theme = theme_of(look_of(wish, texts))
    picture = await interaction.client.desk.pictures.of(SAMPLE, MARKS, theme=theme)
    await illustrate(interaction, text, Picture(PICTURE, picture, texts.looks.sample()))
