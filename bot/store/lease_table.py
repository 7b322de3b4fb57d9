"""The table of what one process at a time has taken upon itself."""

from datetime import datetime
from typing import Final

from sqlalchemy import Column, Named, String, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class LeaseColumns(TypedColumns):
    """Something to do, who does it, and until when unless it is taken again."""

    name: Named[str] = Column(String(64), primary_key=True)
    holder: Named[str] = Column(String(100))
    until: Named[datetime] = Column(Moment)


LEASE: Final = Table("lease", METADATA, LeaseColumns)
