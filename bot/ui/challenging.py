"""Posting a challenge: nothing stays open that nobody can see."""

import discord

from bot.service.challenges import Challenge, ChallengeRequest
from bot.ui.ack import in_time
from bot.ui.desk import Interaction, person, place_of, public, sender
from bot.ui.lobby_message import challenge_view
from bot.ui.seating import check_free


async def challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    rules: str,
    pace: int | None,
) -> None:
    """Challenge somebody, or everybody, where the interaction comes from.

    Raises:
        NoPlace, MissingNeeds, ThreadTaken, ServiceError: there can be no such challenge here.
    """
    await check_free(interaction)
    guild_id, channel_id = place_of(interaction)
    request = ChallengeRequest(
        sender=sender(interaction),
        guild_id=guild_id,
        channel_id=channel_id,
        opponent=None if opponent is None else person(opponent),
        rules=rules,
        pace=pace,
    )
    lobby = interaction.client.desk.lobby
    made = await in_time(interaction, lobby.challenge(request))
    try:
        message_id = await _post(interaction, made)
    except discord.HTTPException:
        await lobby.withdraw(made.challenge_id, sender(interaction))
        raise
    await lobby.announced(made.challenge_id, message_id)


async def _post(interaction: Interaction, made: Challenge) -> int:
    view = challenge_view(made, public(interaction))
    called = [discord.Object(made.opponent.user_id)] if made.opponent else []
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=called)
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, allowed_mentions=mentions, wait=True)
        return sent.id
    answer = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    return answer.message_id or (await interaction.original_response()).id
