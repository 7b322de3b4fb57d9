"""What keeps a game from being told anything, and how that ends."""

from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.departure_table import DEPARTURE
from bot.store.place_table import PLACE
from bot.store.schema import GAME, OUTBOX

GONE: Final = "gone"
SHUT: Final = "shut"
CLOSED: Final = "closed"
TROUBLES: Final = (GONE, SHUT)
"""A thread that is no more, and one in which nothing can be written; `CLOSED` is no trouble."""


def reachable(game_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a game can be told something where it is."""
    troubled = select(PLACE.c.game_id).where(PLACE.c.state.in_(TROUBLES))
    absent = select(GAME.c.game_id).where(~present(GAME.c.guild_id))
    return game_id.not_in(troubled) & game_id.not_in(absent)


def present(guild_id: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that the bot is in a server."""
    return guild_id.not_in(select(DEPARTURE.c.guild_id))


async def well(connection: AsyncConnection, game_id: int, due_at: datetime, *states: str) -> None:
    """Note that a game's place is well again; what it is owed is due at that time."""
    trouble = (PLACE.c.game_id == game_id, PLACE.c.state.in_(states or TROUBLES))
    if (await connection.execute(delete(PLACE).where(*trouble))).rowcount:
        await connection.execute(
            update(OUTBOX)
            .where(OUTBOX.c.game_id == game_id, OUTBOX.c.sent_at.is_(None))
            .values(due_at=due_at)
        )
