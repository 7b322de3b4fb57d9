"""Whether a server's customs and the players' blocks let a challenge be made or accepted."""

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.choice_errors import (
    BlockedByYou,
    GamesFull,
    OpponentGone,
    PrivateInThread,
    Unwanted,
    WrongChannel,
    WrongRole,
)
from bot.service.customs import Customs
from bot.service.people import Person
from bot.service.servers import Servers
from bot.store import Store


async def check_invites(store: Store, request: ChallengeRequest) -> None:
    """Do nothing if the server and the two people let such a challenge be made.

    A rematch is played where the game before it was, by the two who sat there.

    Raises:
        WrongChannel, WrongRole, GamesFull, PrivateInThread, Unwanted, BlockedByYou,
        OpponentGone: as named.
    """
    customs = await Servers(store).of(request.guild_id)
    if request.rematch_of is None:
        check_channel(customs, request.channel_id, request.parent_id)
        if customs.role_id is not None and customs.role_id not in request.roles:
            raise WrongRole(customs.role_id)
        if request.private and request.parent_id is not None:
            raise PrivateInThread
    challenger = request.sender.person
    if customs.cap is not None:
        playing = await store.games.number_in_play(challenger.user_id, request.guild_id)
        if playing >= customs.cap:
            raise GamesFull(challenger, customs.cap)
    if request.opponent is not None:
        await check_willing(store, challenger, request.opponent)


def check_channel(customs: Customs, channel_id: int, parent_id: int | None) -> None:
    """Do nothing if a game can be begun in a channel, or in a thread of the parent channel.

    Raises:
        WrongChannel: the server keeps its games to other ones.
    """
    if customs.channels and not {channel_id, parent_id} & {*customs.channels}:
        raise WrongChannel(customs.channels)


async def check_accepts_from(store: Store, challenge: Challenge, user_id: int) -> int | None:
    """Return the server's cap if the challenger lets this user accept the challenge.

    Raises:
        Unwanted: the challenger has blocked the user.
    """
    if user_id in await store.blocks.of(challenge.challenger.user_id):
        raise Unwanted(challenge.challenger)
    return (await Servers(store).of(challenge.guild_id)).cap


async def check_willing(store: Store, challenger: Person, opponent: Person) -> None:
    """Do nothing if neither has blocked the other, and the opponent is still there.

    Raises:
        OpponentGone, Unwanted, BlockedByYou: as named.
    """
    if opponent.user_id < 0:
        raise OpponentGone
    if challenger.user_id in await store.blocks.of(opponent.user_id):
        raise Unwanted(opponent)
    if opponent.user_id in await store.blocks.of(challenger.user_id):
        raise BlockedByYou(opponent)
