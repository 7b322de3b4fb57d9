"""The names under which people were last seen."""

from collections.abc import Iterable

from sqlalchemy import Column, Label, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import MemberRow
from bot.store.schema import MEMBER


async def saw(connection: AsyncConnection, members: Iterable[MemberRow]) -> None:
    """Note what people are called now."""
    for member in members:
        known = (MEMBER.c.guild_id == member.guild_id, MEMBER.c.user_id == member.user_id)
        news = {"name": member.name, "seen_at": member.seen_at}
        changed = await connection.execute(update(MEMBER).where(*known).values(news))
        if not changed.rowcount:
            keys = {"guild_id": member.guild_id, "user_id": member.user_id}
            await connection.execute(insert(MEMBER).values(keys | news))


def name_of(guild: Column[int], user: Column[int] | Column[int | None], label: str) -> Label[str]:
    """Return, as a column of a query, what somebody in it is called."""
    query = select(MEMBER.c.name).where(MEMBER.c.guild_id == guild, MEMBER.c.user_id == user)
    return query.scalar_subquery().label(label)
