"""The tables of servers that the bot is no longer in, and of games that are being removed."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, Column, Integer, Named, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class DepartureColumns(TypedColumns):
    """A server that the bot was in, and since when it is not."""

    guild_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    left_at: Named[datetime] = Column(Moment)


class PurgeColumns(TypedColumns):
    """A game whose log may be removed, and only in the transaction that marks it so."""

    game_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)


DEPARTURE: Final = Table("departure", METADATA, DepartureColumns)
PURGE: Final = Table("purge", METADATA, PurgeColumns)
