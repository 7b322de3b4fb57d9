"""The table of looks: how somebody, or a server, wants pictures drawn."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Integer, Named, String, Table, TypedColumns

from bot.store.metadata import METADATA


class LookColumns(TypedColumns):
    """What the owner, a user or a server, has chosen; nothing where it has chosen nothing."""

    owner_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    ground: Named[str | None] = Column(String(16))
    colours: Named[int | None] = Column(Integer)
    letters: Named[str | None] = Column(String(8))
    compact: Named[bool | None] = Column(Boolean)


LOOK: Final = Table("look", METADATA, LookColumns)
