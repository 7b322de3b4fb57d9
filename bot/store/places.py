"""The places of games that were lost, cannot be written to, or are closed."""

from datetime import datetime

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.games import put_in
from bot.store.place_table import PLACE
from bot.store.rows import LostRow
from bot.store.schema import GAME
from bot.store.troubles import CLOSED, GONE, SHUT, TROUBLES, present, well


class Places:
    """The places of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game_ids: tuple[int, ...]) -> frozenset[int]:
        """Return those of these games whose place is lost or cannot be written to."""
        query = select(PLACE.c.game_id).where(
            PLACE.c.game_id.in_(game_ids), PLACE.c.state.in_(TROUBLES)
        )
        async with self._database.reading() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def played_in(self, channel_id: int) -> tuple[tuple[int, int], ...]:
        """Return the games in play in a thread, or in those of a channel, with their threads."""
        here = or_(GAME.c.thread_id == channel_id, GAME.c.channel_id == channel_id)
        query = select(GAME.c.game_id, GAME.c.thread_id).where(
            here, GAME.c.thread_id.is_not(None), GAME.c.outcome.is_(None)
        )
        async with self._database.reading() as connection:
            found = await connection.execute(query)
            return tuple((row.game_id, row.thread_id) for row in found)

    async def in_play(self) -> tuple[tuple[int, int], ...]:
        """Return the threads of the games in play, with the channels they are in."""
        query = select(GAME.c.thread_id, GAME.c.channel_id).where(
            GAME.c.thread_id.is_not(None), GAME.c.outcome.is_(None), present(GAME.c.guild_id)
        )
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(GAME.c.game_id))
            return tuple((row.thread_id, row.channel_id) for row in found)

    async def finished(self, before: datetime, limit: int) -> tuple[tuple[int, int], ...]:
        """Return games that ended by then, with threads in which nothing was played since.

        Those that are noted as closed are left out.
        """
        later = GAME.alias()
        busy = exists().where(
            later.c.thread_id == GAME.c.thread_id,
            or_(later.c.outcome.is_(None), later.c.changed_at > before),
        )
        query = select(GAME.c.game_id, GAME.c.thread_id).where(
            GAME.c.thread_id.is_not(None),
            GAME.c.outcome.is_not(None),
            GAME.c.changed_at <= before,
            present(GAME.c.guild_id),
            GAME.c.game_id.not_in(select(PLACE.c.game_id).where(PLACE.c.state == CLOSED)),
            ~busy,
        )
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(GAME.c.game_id).limit(limit))
            return tuple((row.game_id, row.thread_id) for row in found)

    async def close(self, closed: LostRow) -> None:
        """Note that the place of a game that is over is closed."""
        async with self._database.writing() as connection:
            await _note(connection, closed)

    async def lose(self, lost: LostRow, thread_id: int) -> None:
        """Note that a game in play lost its thread, or cannot be told anything there.

        Nothing happens if it is somewhere else by now; what was noted before stays noted.
        """
        game = (GAME.c.game_id == lost.game_id, GAME.c.thread_id == thread_id)
        async with self._database.writing() as connection:
            found = await connection.execute(select(GAME.c.game_id).where(*game))
            if found.one_or_none() is None:
                return
            if lost.state == GONE:
                nowhere = dict.fromkeys(
                    ("thread_id", "board_message_id", "board_version", "board_turn")
                )
                await connection.execute(update(GAME).where(*game).values(nowhere))
            await _note(connection, lost)

    async def untold(self) -> tuple[LostRow, ...]:
        """Return what the players were not told of yet, the oldest first."""
        query = (
            select(*LostRow.columns(PLACE))
            .join_from(PLACE, GAME)
            .where(PLACE.c.state.in_(TROUBLES), PLACE.c.told.is_(False), present(GAME.c.guild_id))
            .order_by(PLACE.c.at, PLACE.c.game_id)
        )
        async with self._database.reading() as connection:
            return tuple(LostRow.read(row) for row in await connection.execute(query))

    async def told(self, game_id: int) -> None:
        """Note that the players were told, or cannot be."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(PLACE).where(PLACE.c.game_id == game_id).values(told=True)
            )

    async def open_again(self, guild_id: int | None, due_at: datetime) -> None:
        """Let the places of a server, or of all, be tried again: something has changed."""
        query = select(PLACE.c.game_id).join_from(PLACE, GAME).where(PLACE.c.state == SHUT)
        if guild_id is not None:
            query = query.where(GAME.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            shut = tuple((await connection.execute(query)).scalars())
        if not shut:
            return
        async with self._database.writing() as connection:
            for game_id in shut:
                await well(connection, game_id, due_at, SHUT)

    async def move(
        self, game_id: int, old: int | None, new: tuple[int, int], due_at: datetime
    ) -> bool:
        """Move a game from its thread to another one, given with its channel.

        Returns:
            False if it is no longer where it was: somebody else has moved it.

        Raises:
            Conflict: another game is being played in that thread.
        """
        async with self._database.writing() as connection:
            query = select(GAME.c.thread_id).where(GAME.c.game_id == game_id)
            if (await connection.execute(query)).scalar_one() != old:
                return False
            thread_id, channel_id = new
            await put_in(connection, game_id, thread_id, due_at)
            await connection.execute(
                update(GAME).where(GAME.c.game_id == game_id).values(channel_id=channel_id)
            )
            return True


async def _note(connection: AsyncConnection, lost: LostRow) -> None:
    same = (PLACE.c.game_id == lost.game_id, PLACE.c.state == lost.state)
    if (await connection.execute(select(PLACE.c.state).where(*same))).one_or_none():
        return
    await connection.execute(delete(PLACE).where(PLACE.c.game_id == lost.game_id))
    await connection.execute(insert(PLACE).values(lost.values))
