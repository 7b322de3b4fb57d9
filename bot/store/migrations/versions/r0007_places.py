"""What is wrong with the places of games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the places."""
    op.create_table(
        "place",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tell_in", sa.BigInteger),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_place"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_place_game_id"),
    )
