"""The table of the clocks: one a game, from its first turn on."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Named, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class ClockColumns(TypedColumns):
    """A game's clock: it runs towards `due_at`, or stands with `left` milliseconds."""

    game_id: Named[int] = Column(Integer, ForeignKey("game.game_id"), primary_key=True)
    turn: Named[int] = Column(Integer)
    allowance: Named[int | None] = Column(BigInteger)
    due_at: Named[datetime | None] = Column(Moment, index=True)
    left: Named[int | None] = Column(BigInteger)
    remind_at: Named[datetime | None] = Column(Moment, index=True)
    reminded: Named[int] = Column(Integer)
    muted: Named[bool] = Column(Boolean)
    extended_a: Named[bool] = Column(Boolean)
    extended_b: Named[bool] = Column(Boolean)
    expired_at: Named[datetime | None] = Column(Moment)
    adjourn_at: Named[datetime | None] = Column(Moment, index=True)
    adjourned_at: Named[datetime | None] = Column(Moment)


CLOCK: Final = Table("clock", METADATA, ClockColumns)
