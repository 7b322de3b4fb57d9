"""What all tables share: how their constraints are named, and how a point in time is kept."""

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import BigInteger, MetaData
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A point in time, kept as milliseconds since 1970 (UTC)."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002 (SQLAlchemy's signature)
        """Return what is written."""
        return None if value is None else round(value.timestamp() * 1000)

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 (SQLAlchemy's signature)
        """Return what was written."""
        return None if value is None else datetime.fromtimestamp(value / 1000, UTC)
