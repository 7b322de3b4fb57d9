"""Matches of several games, and challenges to a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the matches, and what a challenge says of its match and of the game before it."""
    op.create_table(
        "match",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_match"),
    )
    op.create_table(
        "match_game",
        sa.Column("game_id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("points_a", sa.Integer, nullable=False),
        sa.Column("points_b", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_match_game"),
        sa.UniqueConstraint("match_id", "number", name="uq_match_game_match_id_number"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_match_game_game_id"),
        sa.ForeignKeyConstraint(["match_id"], ["match.match_id"], name="fk_match_game_match_id"),
    )
    op.add_column("challenge", sa.Column("total", sa.Integer))
    op.add_column("challenge", sa.Column("rematch_of", sa.Integer))
    op.add_column("challenge", sa.Column("sits_in_a", sa.BigInteger))
    op.create_index("ix_challenge_rematch_of", "challenge", ["rematch_of"])
