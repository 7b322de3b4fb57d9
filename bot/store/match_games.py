"""What a game means to the match that it belongs to, as a part of what is kept of the game."""

from typing import Final

from sqlalchemy import Label, and_, case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.match_table import MATCH, MATCH_GAME
from bot.store.rows import Query
from bot.store.schema import GAME

_MINE: Final = MATCH_GAME.alias("mine")
_EARLIER: Final = MATCH_GAME.alias("earlier")


async def begin_match(connection: AsyncConnection, game_id: int, total: int) -> None:
    """Keep a match that begins with a game."""
    made = await connection.execute(insert(MATCH).values(total=total).returning(MATCH.c.match_id))
    await add_game(connection, game_id, made.scalar_one(), 1)


async def add_game(connection: AsyncConnection, game_id: int, match_id: int, number: int) -> None:
    """Note that a game is one of a match; it has brought nobody anything yet."""
    values = {"game_id": game_id, "match_id": match_id, "number": number}
    await connection.execute(insert(MATCH_GAME).values(**values, points_a=0, points_b=0))


async def credit(connection: AsyncConnection, game_id: int, gains: tuple[int, int]) -> None:
    """Note what a game that is over brought each seat, if it is one of a match."""
    await connection.execute(
        update(MATCH_GAME)
        .where(MATCH_GAME.c.game_id == game_id)
        .values(points_a=gains[0], points_b=gains[1])
    )


def match_columns() -> tuple[Label[int | None], ...]:
    """Return, as columns of a query of games, the match that each belongs to.

    The score is the one before the game, by its own seats: they change from game to game.
    """
    mine = select(_MINE.c.game_id).where(_MINE.c.game_id == GAME.c.game_id)
    total = mine.with_only_columns(MATCH.c.total).where(MATCH.c.match_id == _MINE.c.match_id)
    columns = {
        "match_total": total,
        "match_number": mine.with_only_columns(_MINE.c.number),
        "score_a": _score(0),
        "score_b": _score(1),
        "gain_a": mine.with_only_columns(_MINE.c.points_a),
        "gain_b": mine.with_only_columns(_MINE.c.points_b),
    }
    return tuple(query.scalar_subquery().label(name) for name, query in columns.items())


def _score(seat: int) -> Query:
    """Return the query for what who sits here brought from the earlier games of the match."""
    same_seat = (_MINE.c.number - _EARLIER.c.number + seat) % 2 == 0
    brought = case((same_seat, _EARLIER.c.points_a), else_=_EARLIER.c.points_b)
    before = and_(_EARLIER.c.match_id == _MINE.c.match_id, _EARLIER.c.number < _MINE.c.number)
    return (
        select(func.coalesce(func.sum(brought), 0))
        .select_from(_MINE)
        .outerjoin(_EARLIER, before)
        .where(_MINE.c.game_id == GAME.c.game_id)
    )
