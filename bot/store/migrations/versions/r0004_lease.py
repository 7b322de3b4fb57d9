"""What one process at a time does, of all that share the database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the leases."""
    op.create_table(
        "lease",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(100), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_lease"),
    )
