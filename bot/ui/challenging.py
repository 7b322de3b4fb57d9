"""Posting a challenge: nothing stays open that nobody can see."""

from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.errors import ChallengeDuplicate
from bot.ui.ack import ANSWERED, FAULTS, in_time, whisper_view
from bot.ui.desk import (
    Interaction,
    parent_of,
    person,
    place_of,
    private,
    public,
    roles_of,
    sender,
)
from bot.ui.draft import Draft, Purpose, show_draft
from bot.ui.errors import known
from bot.ui.lobby_message import challenge_view, withdraw_view
from bot.ui.managing import check_here, customs
from bot.ui.seating import check_free

Done = TypeVar("Done")


async def offer(
    interaction: Interaction, opponent: discord.Member | None, draft: Draft, *, form: bool
) -> None:
    """Challenge, or open the form in which the challenge's options are chosen.

    Raises:
        NoPlace, MissingNeeds, ThreadTaken, ServiceError: there can be no such challenge here.
    """
    if not form:
        await challenge(interaction, opponent, draft)
        return
    request, lobby = await _requested(interaction, opponent, draft), interaction.client.desk.lobby
    if await _unless_open(interaction, lobby.admissible(request)) is not None:
        await show_draft(interaction, draft)


async def challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    draft: Draft,
) -> bool:
    """Challenge somebody, or everybody, where the interaction comes from.

    Returns:
        Whether the challenge is out.

    Raises:
        NoPlace, MissingNeeds, ThreadTaken, ServiceError: there can be no such challenge here.
    """
    request, lobby = await _requested(interaction, opponent, draft), interaction.client.desk.lobby
    made = await _unless_open(interaction, lobby.challenge(request))
    if made is None:
        return False
    await post_challenge(interaction, made)
    return True


async def drafted(
    interaction: Interaction,
    opponent: discord.Member | None,
    rules: str | None = None,
    pace: int | None = None,
    *,
    private: bool = False,
) -> Draft:
    """Return a challenge as it was asked for, the rest filled in from what the server chose.

    A pace of 0 days is no limit, whatever the server chose.

    Raises:
        UnknownRules: no rules have this name.
    """
    chosen = await customs(interaction)
    pace = chosen.pace if pace is None else pace
    return Draft.of(Purpose.CHALLENGE, rules or chosen.rules).to(opponent, pace, private=private)


async def _requested(
    interaction: Interaction,
    opponent: discord.Member | discord.User | None,
    draft: Draft,
) -> ChallengeRequest:
    """Return the request for a challenge, if there is a place here for its game."""
    await check_here(interaction)
    await check_free(interaction, private=draft.private)
    guild_id, channel_id = place_of(interaction)
    return ChallengeRequest(
        sender=sender(interaction),
        guild_id=guild_id,
        channel_id=channel_id,
        opponent=None if opponent is None else person(opponent),
        rules=draft.text,
        pace=draft.pace or None,
        total=draft.total or None,
        parent_id=parent_of(interaction),
        roles=roles_of(interaction),
        private=draft.private,
    )


async def _unless_open(interaction: Interaction, work: Coroutine[Any, Any, Done]) -> Done | None:
    """Do something with a challenge; if the challenger has the same open, offer to withdraw it."""
    try:
        return await in_time(interaction, work)
    except ChallengeDuplicate as error:
        if error.challenge.challenger.user_id != interaction.user.id:
            raise
        await offer_to_withdraw(interaction, error)
        return None


async def post_challenge(interaction: Interaction, made: Challenge, note: str = "") -> None:
    """Post a challenge, with a note; withdraw it if that cannot be done.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    lobby = interaction.client.desk.lobby
    try:
        message_id = await _post(interaction, made, note)
    except FAULTS as error:
        if getattr(error, "code", None) == ANSWERED:
            return  # the same interaction came twice, and the first one posted it
        await lobby.withdraw(made.challenge_id, sender(interaction))
        raise
    await lobby.announced(made.challenge_id, message_id)


async def offer_to_withdraw(interaction: Interaction, error: ChallengeDuplicate) -> None:
    """Show the way out even where the challenge's own message is gone."""
    texts = private(interaction)
    sentence = known(error, texts) or ""
    await whisper_view(interaction, withdraw_view(error.challenge, sentence, texts))


async def _post(interaction: Interaction, made: Challenge, note: str) -> int:
    view = challenge_view(made, public(interaction), note)
    called = [discord.Object(made.opponent.user_id)] if made.opponent else []
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=called)
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, allowed_mentions=mentions, wait=True)
        return sent.id
    answer = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    return answer.message_id or (await interaction.original_response()).id
