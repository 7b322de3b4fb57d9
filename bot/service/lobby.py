"""Where games begin: challenges made, accepted, declined, withdrawn and forgotten."""

from collections.abc import Callable
from datetime import datetime

from bot.service.admission import (
    admit,
    check,
    check_accepts,
    check_declines,
    check_withdraws,
    still_open,
)
from bot.service.challenges import LIFETIME, Challenge, ChallengeRequest, ChallengeState
from bot.service.choice_errors import GamesFull
from bot.service.clock import Clock, Seeds, fresh_seed, utc_now
from bot.service.dealing import new_game
from bot.service.errors import ChallengeGone
from bot.service.kept import challenge_of, member_row
from bot.service.patience import first_try
from bot.service.people import Sender
from bot.service.results import dealt
from bot.service.table import Result
from bot.service.tables import Tables
from bot.service.welcome import check_accepts_from, check_invites
from bot.service.winding import first
from bot.store import Store
from bot.store.errors import Full
from bot.store.rows import Accept, ChallengeRow, NewChallenge, NewGame
from engine.rules_text import format_rules, parse_rules


class Lobby:
    """The challenges, kept in a store; who accepts one finds the game among the tables."""

    def __init__(
        self, store: Store, tables: Tables, *, clock: Clock = utc_now, seeds: Seeds = fresh_seed
    ) -> None:
        self._store, self._tables = store, tables
        self._clock, self._seeds = clock, seeds

    async def challenge(self, request: ChallengeRequest) -> Challenge:
        """Make a challenge, open for seven days.

        Raises:
            UnknownRules, UnknownPace, ChallengeSelf, ChallengeBot: as named.
            UncountedRules, UnknownTotal: there can be no such match.
            RematchPlayed: it is a rematch that was accepted before.
            ChallengeDuplicate: the two already have an open one (either way round).
            TooManyOpen: the challenger has as many open ones as one may have.
            ChoiceError: the server or one of the two does not want it.
        """
        check(request)
        await check_invites(self._store, request)
        now, opponent = self._clock(), request.opponent
        people = (request.sender.person,) if opponent is None else (request.sender.person, opponent)
        members = [member_row(request.guild_id, somebody, now) for somebody in people]

        def fits(rows: tuple[ChallengeRow, ...]) -> None:
            admit(request, tuple(challenge_of(row) for row in rows))

        new = _new_challenge(request, now)
        return challenge_of(await self._store.challenges.add(new, members, fits))

    async def admissible(self, request: ChallengeRequest) -> ChallengeRequest:
        """Return the request if a challenge can be made of it now; none is made.

        Raises:
            What `challenge` raises, but for a rematch.
        """
        check(request)
        await check_invites(self._store, request)
        beside = await self.open_of(request.sender.person.user_id)
        admit(request, tuple(one for one in beside if one.guild_id == request.guild_id))
        return request

    async def announced(self, challenge_id: int, message_id: int) -> None:
        """Note the message that carries the challenge's buttons."""
        await self._store.challenges.announced(challenge_id, message_id)

    async def find(self, challenge_id: int) -> Challenge:
        """Return a challenge.

        Raises:
            ChallengeGone: there never was one of this number.
        """
        row = await self._store.challenges.find(challenge_id)
        if row is None:
            raise ChallengeGone(challenge_id, None)
        return challenge_of(row)

    async def accept(self, challenge_id: int, sender: Sender) -> Result:
        """Accept a challenge: the cards are dealt, the challenger in A, save in a rematch.

        The table has no thread yet: make one, then call `Tables.placed` and `Tables.posted`.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to accept.
            Unwanted, GamesFull: the challenger or the server does not want it.
        """
        now, challenge = self._clock(), await self.find(challenge_id)
        accept = await self._acceptance(challenge, sender, now)

        def begin(row: ChallengeRow) -> NewGame:
            check_accepts(still_open(challenge_of(row), now), sender)
            seats = _seats(row, sender.person.user_id)
            return new_game(row, seats, self._seeds(), now, row.challenge_id)

        try:
            game_id, fresh = await self._store.challenges.accept(challenge_id, accept, begin)
        except Full as error:
            raise _no_room(error, challenge, sender, accept) from error
        notice_id = await self._store.outbox.of_deal(game_id)
        return dealt(await self._tables.by_id(game_id), notice_id, duplicate=not fresh)

    async def decline(self, challenge_id: int, sender: Sender) -> Challenge:
        """Decline a challenge that names the sender.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to decline.
        """
        return await self._close(challenge_id, sender, ChallengeState.DECLINED, check_declines)

    async def withdraw(self, challenge_id: int, sender: Sender) -> Challenge:
        """Withdraw the sender's own challenge.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to withdraw.
        """
        return await self._close(challenge_id, sender, ChallengeState.WITHDRAWN, check_withdraws)

    async def expire_due(self) -> tuple[Challenge, ...]:
        """Close the challenges whose time is up, and return them."""
        expired = await self._store.challenges.expire(self._clock(), ChallengeState.EXPIRED.value)
        return tuple(challenge_of(row) for row in expired)

    async def open_of(self, user_id: int) -> tuple[Challenge, ...]:
        """Return the open challenges that somebody made or may answer by name."""
        found = await self._store.challenges.open_of(user_id, self._clock())
        return tuple(challenge_of(row) for row in found)

    async def _acceptance(self, challenge: Challenge, sender: Sender, now: datetime) -> Accept:
        user = sender.person
        return Accept(
            by=sender.interaction_id,
            member=member_row(challenge.guild_id, user, now),
            notice_due_at=first_try(now),
            cap=await check_accepts_from(self._store, challenge, user.user_id),
            wind=first(now),
        )

    async def _close(
        self,
        challenge_id: int,
        sender: Sender,
        state: ChallengeState,
        check_sender: Callable[[Challenge, Sender], None],
    ) -> Challenge:
        await self.find(challenge_id)

        def judge(row: ChallengeRow) -> None:
            check_sender(still_open(challenge_of(row), self._clock()), sender)

        row = await self._store.challenges.close(
            challenge_id, state.value, sender.interaction_id, judge
        )
        return challenge_of(row)


def _new_challenge(request: ChallengeRequest, now: datetime) -> NewChallenge:
    return NewChallenge(
        guild_id=request.guild_id,
        channel_id=request.channel_id,
        challenger_id=request.sender.person.user_id,
        opponent_id=None if request.opponent is None else request.opponent.user_id,
        rules=format_rules(parse_rules(request.rules)),
        pace=request.pace,
        made_at=now,
        expires_at=now + LIFETIME,
        made_by=request.sender.interaction_id,
        total=request.total,
        rematch_of=request.rematch_of,
        sits_in_a=request.sits_in_a,
        private=request.private,
    )


def _seats(row: ChallengeRow, acceptor: int) -> tuple[int, int]:
    """Return who sits where: the challenger in A (rules.md 1), unless it is the other's turn."""
    if row.sits_in_a == acceptor:
        return acceptor, row.challenger_id
    return row.challenger_id, acceptor


def _no_room(error: Full, challenge: Challenge, sender: Sender, accept: Accept) -> GamesFull:
    full = sender.person if error.user_id == sender.person.user_id else challenge.challenger
    return GamesFull(full, accept.cap or 0)
