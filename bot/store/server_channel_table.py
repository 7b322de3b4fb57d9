"""The channels to which servers keep their games."""

from typing import Final

from sqlalchemy import BigInteger, Column, Named, Table, TypedColumns

from bot.store.metadata import METADATA


class ServerChannelColumns(TypedColumns):
    """A channel in which a server lets people challenge each other."""

    guild_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    channel_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)


SERVER_CHANNEL: Final = Table("server_channel", METADATA, ServerChannelColumns)
