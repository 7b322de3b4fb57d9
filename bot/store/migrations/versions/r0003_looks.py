"""How users and servers want their pictures drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the looks."""
    op.create_table(
        "look",
        sa.Column("owner_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ground", sa.String(16)),
        sa.Column("colours", sa.Integer),
        sa.Column("letters", sa.String(8)),
        sa.Column("compact", sa.Boolean),
        sa.PrimaryKeyConstraint("owner_id", name="pk_look"),
    )
