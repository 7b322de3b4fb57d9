"""The table of blocks: who wants no challenges from whom."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, Column, Named, Table, TypedColumns

from bot.store.metadata import METADATA, Moment


class BlockColumns(TypedColumns):
    """Somebody who may not challenge another one, in any server."""

    blocker_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    blocked_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    since: Named[datetime] = Column(Moment)


BLOCK: Final = Table("block", METADATA, BlockColumns)
