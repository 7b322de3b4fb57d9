"""How the games ended that two people played against each other."""

from dataclasses import dataclass

from sqlalchemy import and_, func, or_, select

from bot.store.database import Database
from bot.store.rows import Kept
from bot.store.schema import GAME


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingRow(Kept):
    """How often games ended so, with this player in A."""

    player_a: int
    outcome: str
    games: int


class Meetings:
    """The games between any two people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def between(self, guild_id: int, one: int, other: int) -> tuple[MeetingRow, ...]:
        """Return how the games of two people in a server ended."""
        seats = or_(
            and_(GAME.c.player_a == one, GAME.c.player_b == other),
            and_(GAME.c.player_a == other, GAME.c.player_b == one),
        )
        query = (
            select(GAME.c.player_a, GAME.c.outcome, func.count().label("games"))
            .where(GAME.c.guild_id == guild_id, GAME.c.outcome.is_not(None), seats)
            .group_by(GAME.c.player_a, GAME.c.outcome)
        )
        async with self._database.reading() as connection:
            return tuple(MeetingRow.read(row) for row in await connection.execute(query))
