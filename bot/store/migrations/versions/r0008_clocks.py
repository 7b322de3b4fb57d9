"""Clocks, what players wish to be told, when they are away, and what the clocks say."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what counts the time; a game in play gets its clock as soon as the bot runs."""
    _clock()
    _people()
    op.add_column("outbox", sa.Column("kind", sa.String(16)))
    for name, kind in (("turn", sa.Integer), ("number", sa.BigInteger), ("user_id", sa.BigInteger)):
        op.add_column("outbox", sa.Column(name, kind))
    key = ["game_id", "kind", "turn", "number"]
    op.create_index("ix_outbox_game_id_kind_turn_number", "outbox", key, unique=True)


def _clock() -> None:
    op.create_table(
        "clock",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("allowance", sa.BigInteger),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("left", sa.BigInteger),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("extended_a", sa.Boolean, nullable=False),
        sa.Column("extended_b", sa.Boolean, nullable=False),
        sa.Column("expired_at", sa.BigInteger),
        sa.Column("adjourn_at", sa.BigInteger),
        sa.Column("adjourned_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("game_id", name="pk_clock"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_clock_game_id"),
    )
    for name in ("due_at", "remind_at", "adjourn_at"):
        op.create_index(f"ix_clock_{name}", "clock", [name])


def _people() -> None:
    op.create_table(
        "habit",
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("hours", sa.Integer),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("digest_at", sa.BigInteger),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_habit"),
    )
    op.create_index("ix_habit_digest_at", "habit", ["digest_at"])
    op.create_table(
        "holiday",
        sa.Column("holiday_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("holiday_id", name="pk_holiday"),
    )
    op.create_index("ix_holiday_user_id", "holiday", ["user_id"])
