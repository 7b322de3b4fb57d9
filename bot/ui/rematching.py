"""A rematch: one player asks for it, and the other accepts by asking too."""

from dataclasses import replace

from bot.service.challenges import Challenge, ChallengeRequest, ChallengeState
from bot.service.errors import ChallengeDuplicate
from bot.service.people import names_of
from bot.ui.ack import in_time, promise
from bot.ui.announce import publish
from bot.ui.challenging import offer_to_withdraw, post_challenge
from bot.ui.desk import Interaction, parent_of, place_of, public, roles_of, sender
from bot.ui.lobby_message import edit_accepted
from bot.ui.seating import check_free


async def rematch(interaction: Interaction, game_id: int) -> None:
    """Challenge the opponent of a game once more, or accept if the opponent has asked already.

    Raises:
        NoPlace, MissingNeeds, ThreadTaken, ServiceError: there can be no rematch now.
        discord.HTTPException: the challenge, or the table, could not be posted.
    """
    await check_free(interaction)
    guild_id, channel_id = place_of(interaction)
    asked = ChallengeRequest(
        sender=sender(interaction),
        guild_id=guild_id,
        channel_id=channel_id,
        parent_id=parent_of(interaction),
        roles=roles_of(interaction),
    )
    try:
        work = interaction.client.desk.matches.rematch(game_id, asked)
        made = await in_time(interaction, work)
    except ChallengeDuplicate as error:
        await _answer(interaction, error, game_id)
        return
    await post_challenge(interaction, made, await _note(interaction, game_id))
    await _tidy(interaction, made)


async def _note(interaction: Interaction, game_id: int) -> str:
    """Return how the two have fared so far."""
    desk = interaction.client.desk
    table = await desk.tables.by_id(game_id)
    met = await desk.matches.head_to_head(table)
    return public(interaction).matches.again(names_of(table.players), met.wins, met.draws)


async def _answer(interaction: Interaction, error: ChallengeDuplicate, game_id: int) -> None:
    """Accept the opponent's challenge to this rematch; any other one stands in the way."""
    found = error.challenge
    if found.challenger.user_id == interaction.user.id:
        await offer_to_withdraw(interaction, error)
    elif found.rematch_of == game_id:
        await _accept(interaction, found)
    else:
        raise error


async def _accept(interaction: Interaction, challenge: Challenge) -> None:
    bot, texts = interaction.client, public(interaction)
    await promise(interaction)
    deal = await bot.desk.lobby.accept(challenge.challenge_id, sender(interaction))
    if deal.table.thread_id is not None:  # the same press came twice
        return
    table = deal.table
    try:
        table = await bot.desk.tables.placed(table.game_id, place_of(interaction)[1])
    finally:  # it may have been posted only now
        posted = await bot.desk.lobby.find(challenge.challenge_id)
        await edit_accepted(bot, posted, table, texts)
    await publish(bot, replace(deal, table=table), texts)


async def _tidy(interaction: Interaction, made: Challenge) -> None:
    """Let the challenge lead to the game if it was accepted before it could be posted."""
    desk, texts = interaction.client.desk, public(interaction)
    found = await desk.lobby.find(made.challenge_id)
    if found.state is ChallengeState.ACCEPTED and found.game_id is not None:
        table = await desk.tables.by_id(found.game_id)
        await edit_accepted(interaction.client, found, table, texts)
