"""The log of every game: lines are added to it and never changed."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.clocks import change
from bot.store.database import Database
from bot.store.errors import AlreadyDone, Conflict
from bot.store.match_games import credit
from bot.store.members import saw
from bot.store.outbox import owe
from bot.store.rows import Append, InteractionRow
from bot.store.schema import EVENT, GAME, INTERACTION, OUTBOX


@dataclass(frozen=True, slots=True)
class Deed:
    """What an interaction did in a game, and the number of its announcement."""

    row: InteractionRow
    notice_id: int


class Log:
    """The logs of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def deed(self, interaction_id: int) -> Deed | None:
        """Return what an interaction did in a game, or None if it did nothing."""
        return await self._one(INTERACTION.c.interaction_id == interaction_id)

    async def deed_at(self, game_id: int, version: int) -> Deed | None:
        """Return what brought a game to a version, or past it; None for the deal."""
        by = select(EVENT.c.interaction_id).where(
            EVENT.c.game_id == game_id, EVENT.c.version == version
        )
        return await self._one(INTERACTION.c.interaction_id == by.scalar_subquery())

    async def _one(self, condition: ColumnElement[bool]) -> Deed | None:
        query = (
            select(*InteractionRow.columns(INTERACTION), OUTBOX.c.notice_id)
            .join_from(INTERACTION, OUTBOX)
            .where(condition)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return _deed(row._asdict()) if row else None

    async def append(self, entry: Append) -> int:
        """Add events to a log and owe their announcement, in one transaction.

        Returns:
            The number of the announcement.

        Raises:
            AlreadyDone: the interaction was answered before.
            Conflict: the game is not at the version that the events follow.
        """
        deed = entry.interaction
        async with self._database.writing() as connection:
            await _refuse_repeated(connection, deed.interaction_id)
            await _move_on(connection, entry)
            if any(entry.gains):
                await credit(connection, deed.game_id, entry.gains)
            await saw(connection, (entry.member,) if entry.member else ())
            await connection.execute(insert(INTERACTION).values(deed.values))
            await connection.execute(insert(EVENT), _lines(entry))
            due_at = entry.notice_due_at
            notice_id = await owe(connection, deed.game_id, deed.interaction_id, due_at)
            if entry.wind is not None:
                await change(connection, deed.game_id, entry.wind, due_at)
            return notice_id


def _deed(row: dict[str, Any]) -> Deed:
    notice_id = row.pop("notice_id")
    return Deed(InteractionRow(**row), notice_id)


def _lines(entry: Append) -> list[dict[str, Any]]:
    deed = entry.interaction
    return [
        {
            "game_id": deed.game_id,
            "version": version,
            "line": line,
            "interaction_id": deed.interaction_id,
        }
        for version, line in enumerate(entry.lines, deed.version_before + 1)
    ]


async def _refuse_repeated(connection: AsyncConnection, interaction_id: int) -> None:
    known = select(INTERACTION.c.game_id).where(INTERACTION.c.interaction_id == interaction_id)
    if (await connection.execute(known)).one_or_none() is not None:
        raise AlreadyDone(interaction_id)


async def _move_on(connection: AsyncConnection, entry: Append) -> None:
    """Set the game's version if it is the one expected."""
    deed = entry.interaction
    done = await connection.execute(
        update(GAME)
        .where(GAME.c.game_id == deed.game_id, GAME.c.version == deed.version_before)
        .values(
            version=deed.version_after,
            on_turn=entry.on_turn,
            outcome=entry.outcome,
            closes_at=entry.closes_at,
            changed_at=deed.at,
        )
    )
    if not done.rowcount:
        raise Conflict
