"""The matches as they are kept: games that follow one another."""

from datetime import datetime

from sqlalchemy import select, update

from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.games import create, is_taken
from bot.store.match_games import add_game
from bot.store.match_table import MATCH_GAME
from bot.store.rows import NewGame
from bot.store.schema import GAME


class Matches:
    """The matches of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def go_on(
        self, game_id: int, thread_id: int | None, new: NewGame, notice_due_at: datetime
    ) -> tuple[int, bool]:
        """Begin the game that follows another one of its match, in a thread.

        Returns:
            The game's number, and whether it was begun only now: one game follows each.

        Raises:
            Conflict: another game is being played in that thread.
        """
        before = select(MATCH_GAME.c.match_id, MATCH_GAME.c.number)
        async with self._database.writing() as connection:
            found = await connection.execute(before.where(MATCH_GAME.c.game_id == game_id))
            mine = found.one()
            following = select(MATCH_GAME.c.game_id).where(
                MATCH_GAME.c.match_id == mine.match_id, MATCH_GAME.c.number == mine.number + 1
            )
            known = (await connection.execute(following)).scalar_one_or_none()
            if known is not None:
                return known, False
            if thread_id is not None and await is_taken(connection, thread_id):
                raise Conflict
            next_id = await create(connection, new, notice_due_at)
            await add_game(connection, next_id, mine.match_id, mine.number + 1)
            await connection.execute(
                update(GAME).where(GAME.c.game_id == next_id).values(thread_id=thread_id)
            )
            return next_id, True
