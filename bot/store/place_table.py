"""The table of what is wrong with the places of games, and of what was done about it."""

from datetime import datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    Named,
    String,
    Table,
    TypedColumns,
)

from bot.store.metadata import METADATA, Moment


class PlaceColumns(TypedColumns):
    """How the place of a game stands, if there is anything to say about it.

    `told` says that its players need not be told of it any more, in the channel `tell_in`.
    """

    game_id: Named[int] = Column(
        Integer, ForeignKey("game.game_id"), primary_key=True, autoincrement=False
    )
    state: Named[str] = Column(String(8))
    tell_in: Named[int | None] = Column(BigInteger)
    told: Named[bool] = Column(Boolean)
    at: Named[datetime] = Column(Moment)


PLACE: Final = Table("place", METADATA, PlaceColumns)
