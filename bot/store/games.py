"""The games as they are kept: what each started from, its log, and where it stands."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clock_rows import ClockRow, Wind
from bot.store.clocks import change, clock_of
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.holidays import away_until
from bot.store.match_games import match_columns
from bot.store.members import name_of
from bot.store.numbers import next_number
from bot.store.outbox import owe
from bot.store.parties import plays
from bot.store.rows import GameRow, NewGame, Query
from bot.store.schema import EVENT, GAME
from bot.store.troubles import present, well

_IN_PLAY: Final = GAME.c.outcome.is_(None)


@dataclass(frozen=True, slots=True)
class Logged:
    """A game and its log, its clock, and when the last holidays of its players end."""

    row: GameRow
    lines: tuple[str, ...]
    clock: ClockRow | None
    away_until: dict[int, datetime]


async def create(
    connection: AsyncConnection, new: NewGame, notice_due_at: datetime, wind: Wind | None = None
) -> int:
    """Keep a new game, owe its announcement, start its clock, and return its number."""
    game_id = await next_number(connection, GAME.c.game_id)
    await connection.execute(
        insert(GAME).values(**new.values, game_id=game_id, version=0, changed_at=new.made_at)
    )
    await owe(connection, game_id, None, notice_due_at)
    if wind is not None:
        await change(connection, game_id, wind, notice_due_at)
    return game_id


async def is_taken(connection: AsyncConnection, thread_id: int, game_id: int = 0) -> bool:
    """Return whether another game than this one is being played in a thread."""
    other = exists().where(GAME.c.thread_id == thread_id, _IN_PLAY, GAME.c.game_id != game_id)
    return (await connection.execute(select(other))).scalar_one()


async def in_play(connection: AsyncConnection, user_id: int, guild_id: int) -> int:
    """Return how many games a player has in play in a server."""
    query = select(func.count()).select_from(GAME)
    counted = query.where(plays(user_id), GAME.c.guild_id == guild_id, _IN_PLAY)
    return (await connection.execute(counted)).scalar_one()


async def put_in(
    connection: AsyncConnection, game_id: int, thread_id: int, due_at: datetime
) -> None:
    """Put a game into a thread, in which it has no board yet.

    Raises:
        Conflict: another game is being played in that thread.
    """
    if await is_taken(connection, thread_id, game_id):
        raise Conflict
    await connection.execute(
        update(GAME)
        .where(GAME.c.game_id == game_id, GAME.c.thread_id.is_distinct_from(thread_id))
        .values(thread_id=thread_id, board_message_id=None, board_version=None, board_turn=None)
    )
    await well(connection, game_id, due_at)


class Games:
    """The games of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def numbered(self, game_id: int) -> Logged | None:
        """Return the game of this number, or None."""
        return await self._load(_query().where(GAME.c.game_id == game_id))

    async def in_thread(self, thread_id: int) -> Logged | None:
        """Return the game being played in a thread, or else the last one played, or None."""
        return await self._load(_newest_in(thread_id, _query()))

    async def version_of(self, game_id: int) -> int | None:
        """Return the version of a game, or None."""
        query = select(GAME.c.version).where(GAME.c.game_id == game_id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def number_in(self, thread_id: int) -> tuple[int, int] | None:
        """Return the number and the version of a thread's game, or None."""
        query = _newest_in(thread_id, select(GAME.c.game_id, GAME.c.version))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return (row.game_id, row.version) if row else None

    async def of_player(self, user_id: int, guild_id: int, limit: int) -> tuple[GameRow, ...]:
        """Return a player's games in a server, those in play first, the last touched first."""
        query = _query().where(plays(user_id), GAME.c.guild_id == guild_id)
        order = (_IN_PLAY.desc(), GAME.c.changed_at.desc(), GAME.c.game_id.desc())
        return await self._rows(query.order_by(*order).limit(limit))

    async def number_in_play(self, user_id: int, guild_id: int) -> int:
        """Return how many games a player has in play in a server."""
        async with self._database.reading() as connection:
            return await in_play(connection, user_id, guild_id)

    async def in_play_in(self, guild_id: int, limit: int) -> tuple[GameRow, ...]:
        """Return the games in play in a server, the last touched first."""
        query = _query().where(GAME.c.guild_id == guild_id, _IN_PLAY)
        order = (GAME.c.changed_at.desc(), GAME.c.game_id.desc())
        return await self._rows(query.order_by(*order).limit(limit))

    async def in_play_of(self, user_id: int) -> tuple[GameRow, ...]:
        """Return a player's games in play, in all servers, the first one first."""
        query = _query().where(plays(user_id), _IN_PLAY)
        return await self._rows(query.order_by(GAME.c.game_id))

    async def unplaced(self) -> tuple[GameRow, ...]:
        """Return the games in play that have no thread."""
        return await self._rows(_query().where(GAME.c.thread_id.is_(None), _IN_PLAY))

    async def due(self, now: datetime) -> tuple[int, ...]:
        """Return the numbers of the games whose end becomes final by now, the first one first."""
        query = select(GAME.c.game_id).where(GAME.c.closes_at <= now, present(GAME.c.guild_id))
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(GAME.c.closes_at, GAME.c.game_id))
            return tuple(found.scalars())

    async def place(self, game_id: int, thread_id: int, due_at: datetime) -> None:
        """Note a game's thread; what it is owed because it had none is due at that time.

        Raises:
            Conflict: another game is being played in that thread.
        """
        async with self._database.writing() as connection:
            await put_in(connection, game_id, thread_id, due_at)

    async def _load(self, query: Query) -> Logged | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            game = GameRow.read(row)
            log = select(EVENT.c.line).where(
                EVENT.c.game_id == game.game_id, EVENT.c.version <= game.version
            )
            lines = (await connection.execute(log.order_by(EVENT.c.version))).scalars()
            clock = await clock_of(connection, game.game_id)
            away = await away_until(connection, (game.player_a, game.player_b))
            return Logged(game, tuple(lines), clock, away)

    async def _rows(self, query: Query) -> tuple[GameRow, ...]:
        async with self._database.reading() as connection:
            return tuple(GameRow.read(row) for row in await connection.execute(query))


def _query() -> Query:
    guild = GAME.c.guild_id
    return select(
        *GameRow.columns(GAME),
        name_of(guild, GAME.c.player_a, "name_a"),
        name_of(guild, GAME.c.player_b, "name_b"),
        *match_columns(),
    )


def _newest_in(thread_id: int, query: Query) -> Query:
    """Return the query for the game in play in a thread, or else the last one played."""
    here = query.where(GAME.c.thread_id == thread_id)
    return here.order_by(_IN_PLAY.desc(), GAME.c.game_id.desc()).limit(1)
