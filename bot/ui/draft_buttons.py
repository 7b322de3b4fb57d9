"""What happens in the form: an option is chosen, the challenge is sent, the rules are kept."""

import discord

from bot.ui import ids
from bot.ui.ack import promise
from bot.ui.challenging import challenge
from bot.ui.desk import Interaction, private
from bot.ui.draft import Choice, Draft, Purpose, draft_view
from bot.ui.guard import button
from bot.ui.managing import check_manages, ruled
from bot.ui.message import words
from bot.ui.remembered import Pressed, Remembered


class Choose(Remembered[Choice], template=ids.OPTION):
    """Answers one option, and shows the form anew."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Put the choice into the form's ids."""
        (value,) = self.item.values
        draft = Draft.read(self.word("draft")).choose(self.number("number"), int(value))
        await interaction.response.edit_message(view=draft_view(draft, private(interaction)))


class Finish(Remembered[Pressed], template=ids.DRAFT):
    """Sends the challenge, or keeps the rules for the server."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Do it, and close the form."""
        draft = Draft.read(self.word("draft"))
        await promise(interaction)
        finish = _keep if draft.purpose is Purpose.SERVER else _send
        done = await finish(interaction, draft)
        if done is not None:
            await interaction.edit_original_response(view=words(done))


async def _keep(interaction: Interaction, draft: Draft) -> str | None:
    check_manages(interaction)
    return await ruled(interaction, draft.text)


async def _send(interaction: Interaction, draft: Draft) -> str | None:
    opponent = await _opponent(interaction, draft)
    is_out = await challenge(interaction, opponent, draft)
    return private(interaction).endings.done() if is_out else None


async def _opponent(interaction: Interaction, draft: Draft) -> discord.Member | None:
    """Return the member whom the draft names; the bot keeps no list of members."""
    if interaction.guild is None or not draft.opponent:
        return None
    return await interaction.guild.fetch_member(draft.opponent)
