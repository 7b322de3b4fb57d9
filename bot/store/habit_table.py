"""The table of what players wish for themselves: how they are reminded, and the digest."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Integer, Named, String, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class HabitColumns(TypedColumns):
    """What one player has chosen; the language is the one it was chosen in."""

    user_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    place: Named[str] = Column(String(16))
    hours: Named[int | None] = Column(Integer)
    dm_closed: Named[bool] = Column(Boolean)
    digest_at: Named[datetime | None] = Column(Moment, index=True)
    locale: Named[str] = Column(String(16))


HABIT: Final = Table("habit", METADATA, HabitColumns)
