"""The challenges as they are kept."""

from collections.abc import Callable, Iterable
from datetime import datetime

from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import Full
from bot.store.games import create, in_play
from bot.store.match_games import begin_match
from bot.store.members import name_of, saw
from bot.store.numbers import next_number
from bot.store.parties import check_seats, is_party
from bot.store.rows import (
    Accept,
    ChallengeRow,
    MemberRow,
    NewChallenge,
    NewGame,
    Query,
)
from bot.store.schema import CHALLENGE, GAME
from bot.store.troubles import present

OPEN = "open"
ACCEPTED = "accepted"
Admit = Callable[[tuple[ChallengeRow, ...]], None]
"""Raises if a challenge may not be made beside those that are open."""
Judge = Callable[[ChallengeRow], None]
"""Raises if a challenge may not be closed."""
Deal = Callable[[ChallengeRow], NewGame]
"""Returns the game that a challenge leads to, or raises if it may not be accepted."""


class Challenges:
    """The challenges of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, new: NewChallenge, members: Iterable[MemberRow], admit: Admit
    ) -> ChallengeRow:
        """Keep a challenge, or return the one that the same interaction made before.

        `admit` sees, in the same transaction, the server's open challenges that the challenger
        or the opponent has part in, and the accepted ones to a rematch of the same game.

        Raises:
            Departed: it is a rematch, and one of the two has been forgotten.
        """
        async with self._database.writing() as connection:
            query = _query().where(CHALLENGE.c.made_by == new.made_by)
            again = (await connection.execute(query)).one_or_none()
            if again:
                return ChallengeRow.read(again)
            admit(await _beside(connection, new))
            await _check_rematch(connection, new)
            await saw(connection, members)
            number = await next_number(connection, CHALLENGE.c.challenge_id)
            row = new.values | {"challenge_id": number, "state": OPEN}
            await connection.execute(insert(CHALLENGE).values(row))
            return ChallengeRow.read((await connection.execute(query)).one())

    async def find(self, challenge_id: int) -> ChallengeRow | None:
        """Return a challenge, or None."""
        async with self._database.reading() as connection:
            found = await connection.execute(
                _query().where(CHALLENGE.c.challenge_id == challenge_id)
            )
            row = found.one_or_none()
            return ChallengeRow.read(row) if row else None

    async def open_of(self, user_id: int, now: datetime) -> tuple[ChallengeRow, ...]:
        """Return the open challenges in which somebody has part, in all servers."""
        is_open = CHALLENGE.c.state == OPEN, CHALLENGE.c.expires_at > now
        async with self._database.reading() as connection:
            found = await connection.execute(_query().where(is_party(user_id), *is_open))
            return tuple(ChallengeRow.read(row) for row in found)

    async def announced(self, challenge_id: int, message_id: int) -> None:
        """Note the message that carries a challenge."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(CHALLENGE)
                .where(CHALLENGE.c.challenge_id == challenge_id)
                .values(message_id=message_id)
            )

    async def close(self, challenge_id: int, state: str, by: int, judge: Judge) -> ChallengeRow:
        """Close a challenge unless `judge` raises; what one interaction closed stays as it is."""
        async with self._database.writing() as connection:
            row = await _one(connection, challenge_id)
            if row.closed_by != by:
                judge(row)
                await _close(connection, challenge_id, state, by)
            return await _one(connection, challenge_id)

    async def accept(self, challenge_id: int, accept: Accept, deal: Deal) -> tuple[int, bool]:
        """Close a challenge and begin the game that `deal` returns, unless it raises.

        Returns:
            The game's number, and whether it was begun only now: the same interaction
            begins one game.

        Raises:
            Full: one of the two has no room for another game.
        """
        async with self._database.writing() as connection:
            row = await _one(connection, challenge_id)
            if row.closed_by == accept.by and row.game_id is not None:
                return row.game_id, False
            new = deal(row)
            await _check_room(connection, new, accept.cap)
            await saw(connection, (accept.member,))
            await _close(connection, challenge_id, ACCEPTED, accept.by)
            game_id = await create(connection, new, accept.notice_due_at, accept.wind)
            if row.total is not None:
                await begin_match(connection, game_id, row.total)
            return game_id, True

    async def expire(self, now: datetime, state: str) -> tuple[ChallengeRow, ...]:
        """Close what is open and past its time, and return it."""
        here = present(CHALLENGE.c.guild_id)
        due = (CHALLENGE.c.state == OPEN, CHALLENGE.c.expires_at <= now, here)
        async with self._database.writing() as connection:
            found = await connection.execute(_query().where(*due))
            expired = tuple(ChallengeRow.read(row, state=state) for row in found)
            await connection.execute(update(CHALLENGE).where(*due).values(state=state))
            return expired


def _query() -> Query:
    guild = CHALLENGE.c.guild_id
    game = select(GAME.c.game_id).where(GAME.c.challenge_id == CHALLENGE.c.challenge_id)
    return select(
        *ChallengeRow.columns(CHALLENGE),
        name_of(guild, CHALLENGE.c.challenger_id, "challenger_name"),
        name_of(guild, CHALLENGE.c.opponent_id, "opponent_name"),
        game.scalar_subquery().label("game_id"),
    )


async def _one(connection: AsyncConnection, challenge_id: int) -> ChallengeRow:
    query = _query().where(CHALLENGE.c.challenge_id == challenge_id)
    return ChallengeRow.read((await connection.execute(query)).one())


async def _beside(connection: AsyncConnection, new: NewChallenge) -> tuple[ChallengeRow, ...]:
    """Return the challenges of the server that may leave no room for a new one."""
    people = {new.challenger_id, new.opponent_id} - {None}
    is_open = and_(
        CHALLENGE.c.state == OPEN,
        CHALLENGE.c.expires_at > new.made_at,
        or_(CHALLENGE.c.challenger_id.in_(people), CHALLENGE.c.opponent_id.in_(people)),
    )
    same = new.rematch_of or 0  # no game has this number
    is_played = and_(CHALLENGE.c.state == ACCEPTED, CHALLENGE.c.rematch_of == same)
    query = _query().where(CHALLENGE.c.guild_id == new.guild_id, or_(is_open, is_played))
    return tuple(ChallengeRow.read(row) for row in await connection.execute(query))


async def _check_rematch(connection: AsyncConnection, new: NewChallenge) -> None:
    """Do nothing if the game before a rematch is still that of the same two."""
    if new.rematch_of is not None:
        await check_seats(connection, new.rematch_of, new.challenger_id, new.opponent_id)


async def _check_room(connection: AsyncConnection, new: NewGame, cap: int | None) -> None:
    """Do nothing if both players may have one more game in the server."""
    for player in (new.player_a, new.player_b):
        if cap is not None and await in_play(connection, player, new.guild_id) >= cap:
            raise Full(player)


async def _close(connection: AsyncConnection, challenge_id: int, state: str, by: int) -> None:
    await connection.execute(
        update(CHALLENGE)
        .where(CHALLENGE.c.challenge_id == challenge_id)
        .values(state=state, closed_by=by)
    )
