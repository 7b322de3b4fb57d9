"""What a server chooses beside its rules, who blocks whom, and games in private threads."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a server choose anything without its rules; add the channels and the blocks."""
    with op.batch_alter_table("server") as server:
        server.alter_column("rules", existing_type=sa.Text, nullable=True)
        server.add_column(sa.Column("pace", sa.Integer))
        server.add_column(sa.Column("language", sa.String(16)))
        server.add_column(sa.Column("cap", sa.Integer))
        server.add_column(sa.Column("role_id", sa.BigInteger))
    op.create_table(
        "server_channel",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", name="pk_server_channel"),
    )
    op.create_table(
        "block",
        sa.Column("blocker_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("blocked_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("blocker_id", "blocked_id", name="pk_block"),
    )
    for table in ("challenge", "game"):
        private = sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, private)
