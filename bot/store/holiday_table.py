"""The table of the times in which players are away."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, Column, Integer, Named, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class HolidayColumns(TypedColumns):
    """Somebody is away from one moment until another one."""

    holiday_id: Named[int] = Column(Integer, primary_key=True)
    user_id: Named[int] = Column(BigInteger, index=True)
    since: Named[datetime] = Column(Moment)
    until: Named[datetime] = Column(Moment)


HOLIDAY: Final = Table("holiday", METADATA, HolidayColumns)
