"""What was committed and must still be announced, in order within each game."""

from datetime import datetime

from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clock_rows import ChimeRow
from bot.store.database import Database
from bot.store.rows import NoticeRow
from bot.store.schema import OUTBOX
from bot.store.troubles import reachable


async def owe(
    connection: AsyncConnection,
    game_id: int,
    interaction_id: int | None,
    due_at: datetime,
    chime: ChimeRow | None = None,
) -> int:
    """Promise an announcement, in the transaction of what it announces; return its number."""
    about = {"game_id": game_id, "interaction_id": interaction_id}
    what = {} if chime is None else chime.values
    done = await connection.execute(
        insert(OUTBOX)
        .values(about | what | {"attempts": 0, "due_at": due_at})
        .returning(OUTBOX.c.notice_id)
    )
    return done.scalar_one()


async def sent(connection: AsyncConnection, notice_id: int, at: datetime) -> None:
    """Note that an announcement is out; the first time counts."""
    await connection.execute(
        update(OUTBOX)
        .where(OUTBOX.c.notice_id == notice_id, OUTBOX.c.sent_at.is_(None))
        .values(sent_at=at)
    )


class Outbox:
    """The announcements still owed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def oldest(self) -> tuple[NoticeRow, ...]:
        """Return of each game that can be reached the oldest announcement owed, due or not."""
        first = (
            select(func.min(OUTBOX.c.notice_id))
            .where(OUTBOX.c.sent_at.is_(None), reachable(OUTBOX.c.game_id))
            .group_by(OUTBOX.c.game_id)
        )
        query = (
            select(*NoticeRow.columns(OUTBOX))
            .where(OUTBOX.c.notice_id.in_(first))
            .order_by(OUTBOX.c.notice_id)
        )
        async with self._database.reading() as connection:
            found = await connection.execute(query)
            return tuple(NoticeRow.read(row) for row in found)

    async def sent(self, notice_id: int, at: datetime) -> None:
        """Note that an announcement is out; the first time counts."""
        async with self._database.writing() as connection:
            await sent(connection, notice_id, at)

    async def of_deal(self, game_id: int) -> int:
        """Return the number of the announcement that a game has begun, its first one."""
        query = select(func.min(OUTBOX.c.notice_id)).where(OUTBOX.c.game_id == game_id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def owes(self, game_id: int) -> bool:
        """Return whether anything about a game is still to be announced."""
        query = exists().where(OUTBOX.c.game_id == game_id, OUTBOX.c.sent_at.is_(None))
        async with self._database.reading() as connection:
            return bool((await connection.execute(select(query))).scalar_one())

    async def postpone(self, notice_id: int, due_at: datetime) -> None:
        """Count a failed attempt, and note when to try again."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(OUTBOX)
                .where(OUTBOX.c.notice_id == notice_id)
                .values(attempts=OUTBOX.c.attempts + 1, due_at=due_at)
            )
