"""Games that end unless somebody calls in time, and the rules that a server plays by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the time at which an end becomes final, and the servers."""
    op.add_column("game", sa.Column("closes_at", sa.BigInteger))
    op.create_index("ix_game_closes_at", "game", ["closes_at"])
    op.create_table(
        "server",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_server"),
    )
