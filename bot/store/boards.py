"""The messages that show the tables: one board a game, the newest."""

from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.outbox import sent
from bot.store.rows import BoardRow
from bot.store.schema import GAME
from bot.store.troubles import well


class Boards:
    """The boards of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(
        self, game_id: int, board: BoardRow, notice_id: int | None, at: datetime
    ) -> BoardRow | None:
        """Note a board and that its announcement is out, in one transaction.

        What else the game is owed, because nothing could be posted before, is due now.

        Returns:
            The board that is no longer the game's: the one before, or this one if a newer
            one is up already; None if there was none.
        """
        async with self._database.writing() as connection:
            if notice_id is not None:
                await sent(connection, notice_id, at)
            await well(connection, game_id, at)
            standing = await _standing(connection, game_id)
            if standing and standing.version > board.version:
                return board
            await _replace(connection, game_id, board)
            return standing


async def _standing(connection: AsyncConnection, game_id: int) -> BoardRow | None:
    query = select(GAME.c.board_message_id, GAME.c.board_version, GAME.c.board_turn)
    row = (await connection.execute(query.where(GAME.c.game_id == game_id))).one()
    if row.board_message_id is None:
        return None
    return BoardRow(message_id=row.board_message_id, version=row.board_version, turn=row.board_turn)


async def _replace(connection: AsyncConnection, game_id: int, board: BoardRow) -> None:
    await connection.execute(
        update(GAME)
        .where(GAME.c.game_id == game_id)
        .values(
            board_message_id=board.message_id, board_version=board.version, board_turn=board.turn
        )
    )
