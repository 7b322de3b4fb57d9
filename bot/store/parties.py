"""Who has part in a game or in a challenge, as conditions of a query."""

from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import Departed
from bot.store.schema import CHALLENGE, GAME


def plays(user_id: int) -> ColumnElement[bool]:
    """Return the condition that somebody sits in a game."""
    return or_(GAME.c.player_a == user_id, GAME.c.player_b == user_id)


def is_party(user_id: int) -> ColumnElement[bool]:
    """Return the condition that somebody made a challenge or may answer it by name."""
    return or_(CHALLENGE.c.challenger_id == user_id, CHALLENGE.c.opponent_id == user_id)


async def check_seats(connection: AsyncConnection, game_id: int, *people: int | None) -> None:
    """Do nothing if a game is these people's: who wanted to be forgotten sits nowhere.

    Raises:
        Departed: it is not.
    """
    query = select(GAME.c.player_a, GAME.c.player_b).where(GAME.c.game_id == game_id)
    row = (await connection.execute(query)).one()
    if {row.player_a, row.player_b} != {*people}:
        raise Departed
