"""What is kept about a user, as a file; and the question before it is deleted."""

import io

import discord

from bot.ui.ack import promise, whisper, whisper_view
from bot.ui.buttons import Button
from bot.ui.desk import Interaction, person, private, texts_of
from bot.ui.guard import button
from bot.ui.ids import FORGET
from bot.ui.lobby_message import edit_challenge
from bot.ui.message import NOBODY, ask, words
from bot.ui.remembered import Pressed, Remembered

FILE = "crapette-about-me.json"


async def show_data(interaction: Interaction) -> None:
    """Give the user, and nobody else, all that is kept about the user."""
    texts = private(interaction).privacy
    await promise(interaction, private=True)
    about = await interaction.client.desk.privacy.about(interaction.user.id)
    if about is None:
        await whisper(interaction, texts.nothing())
        return
    file = discord.File(io.BytesIO(about.encode()), FILE)
    await interaction.followup.send(
        texts.shown(), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


async def offer_to_delete(interaction: Interaction) -> None:
    """Ask whether everything shall be deleted, and say what ends with it."""
    desk, texts = interaction.client.desk, private(interaction).privacy
    leaving = await desk.privacy.leaving(interaction.user.id)
    red = discord.ButtonStyle.danger
    confirm = Button(label=texts.delete(), style=red, custom_id=FORGET)
    question = texts.sure(leaving.games, leaving.challenges)
    await whisper_view(interaction, ask(question, confirm))


class Forget(Remembered[Pressed], template=FORGET):
    """Deletes everything about whoever presses."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Do it, let the messages of closed challenges say so, and close the question."""
        bot = interaction.client
        await promise(interaction)

        def alias(guild_id: int, number: int) -> str:
            return texts_of(bot, guild_id).privacy.alias(number)

        for closed in await bot.desk.privacy.forget(person(interaction.user), alias):
            await edit_challenge(bot, closed, texts_of(bot, closed.guild_id))
        done = private(interaction).privacy.done()
        await interaction.edit_original_response(view=words(done))
