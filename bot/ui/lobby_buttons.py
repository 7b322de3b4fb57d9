"""The buttons under a challenge: accept, decline, withdraw, and open the table."""

from dataclasses import replace

from bot.service.challenges import Challenge, ChallengeState
from bot.service.errors import ChallengeGone
from bot.ui import ids
from bot.ui.ack import promise
from bot.ui.desk import Interaction, public, sender
from bot.ui.guard import button
from bot.ui.lobby_message import accepted_view, challenge_view, edit_challenge
from bot.ui.remembered import Pressed, Remembered
from bot.ui.resuming import seat_again
from bot.ui.seating import check_free, seat


class Answer(Remembered[Pressed], template=ids.ANSWER):
    """Accepts, declines or withdraws a challenge."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says; if the challenge is over, let its message say so."""
        try:
            await self._answer(interaction, self.number("challenge"))
        except ChallengeGone as gone:
            if gone.challenge is not None:
                await _tidy(interaction, gone.challenge)
            raise

    async def _answer(self, interaction: Interaction, number: int) -> None:
        lobby, texts = interaction.client.desk.lobby, public(interaction)
        reply = ids.Reply(self.word("answer"))
        if reply is ids.Reply.ACCEPT:
            await check_free(interaction, private=(await lobby.find(number)).private)
            await promise(interaction)
            await seat(interaction, await lobby.accept(number, sender(interaction)))
            return
        close = lobby.decline if reply is ids.Reply.DECLINE else lobby.withdraw
        challenge = await close(number, sender(interaction))
        view = challenge_view(challenge, texts)
        await interaction.response.edit_message(view=view)
        shown = interaction.message
        if challenge.message_id is not None and shown and shown.id != challenge.message_id:
            await edit_challenge(interaction.client, challenge, texts)


class OpenTable(Remembered[Pressed], template=ids.OPEN):
    """Gives a game its thread that could not be opened before."""

    @button
    async def callback(self, interaction: Interaction) -> None:
        """Give the game a place, or say where it is."""
        await seat_again(interaction, self.number("game"))


async def _tidy(interaction: Interaction, challenge: Challenge) -> None:
    """Take the buttons off a challenge that is over."""
    await promise(interaction)
    texts = public(interaction)
    if challenge.game_id is None:
        if challenge.state is ChallengeState.OPEN:  # its time is up, and nobody has swept yet
            challenge = replace(challenge, state=ChallengeState.EXPIRED)
        view = challenge_view(challenge, texts)
    else:
        view = accepted_view(await interaction.client.desk.tables.by_id(challenge.game_id), texts)
    await interaction.edit_original_response(view=view)
