"""Servers that the bot has left, and the one way to remove what belongs to them."""

import sqlalchemy as sa
from alembic import op

from bot.store import sqlite

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and let the guard of the log look at one of them."""
    op.create_table(
        "departure",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("left_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departure"),
    )
    op.create_table(
        "purge",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_purge"),
    )
    if op.get_context().dialect.name == sqlite.NAME:
        for step in sqlite.REMOVED_IF_MARKED:
            op.execute(step)
