"""The matches as they are kept: games that follow one another."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clock_rows import Wind
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.games import create, is_taken
from bot.store.match_games import add_game
from bot.store.match_table import MATCH_GAME
from bot.store.parties import check_seats
from bot.store.rows import NewGame
from bot.store.schema import GAME


@dataclass(frozen=True, slots=True)
class Following:
    """A game of a match, its thread, when its deal must be announced, and its clock's start."""

    game: NewGame
    thread_id: int | None
    notice_due_at: datetime
    wind: Wind


class Matches:
    """The matches of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def go_on(self, game_id: int, following: Following) -> tuple[int, bool]:
        """Begin the game that follows another one of its match.

        Returns:
            The game's number, and whether it was begun only now: one game follows each.

        Raises:
            Conflict: another game is being played in the thread.
            Departed: one of the two has been forgotten.
        """
        async with self._database.writing() as connection:
            match_id, number = await _place(connection, game_id)
            query = select(MATCH_GAME.c.game_id).where(
                MATCH_GAME.c.match_id == match_id, MATCH_GAME.c.number == number + 1
            )
            known = (await connection.execute(query)).scalar_one_or_none()
            if known is not None:
                return known, False
            new = following.game
            await check_seats(connection, game_id, new.player_a, new.player_b)
            next_id = await _begin(connection, following)
            await add_game(connection, next_id, match_id, number + 1)
            return next_id, True


async def _place(connection: AsyncConnection, game_id: int) -> tuple[int, int]:
    """Return the match of a game, and which of its games it is."""
    query = select(MATCH_GAME.c.match_id, MATCH_GAME.c.number)
    row = (await connection.execute(query.where(MATCH_GAME.c.game_id == game_id))).one()
    return row.match_id, row.number


async def _begin(connection: AsyncConnection, following: Following) -> int:
    thread_id = following.thread_id
    if thread_id is not None and await is_taken(connection, thread_id):
        raise Conflict
    game_id = await create(connection, following.game, following.notice_due_at, following.wind)
    await connection.execute(
        update(GAME).where(GAME.c.game_id == game_id).values(thread_id=thread_id)
    )
    return game_id
