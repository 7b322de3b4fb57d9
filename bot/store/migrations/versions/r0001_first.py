"""The first tables: members, challenges, games with their logs, the outbox."""

import sqlalchemy as sa
from alembic import op

from bot.store import sqlite

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    for make in (_member, _challenge, _game, _interaction, _event, _outbox, _meta):
        make()
    if op.get_context().dialect.name == sqlite.NAME:
        for guard in sqlite.APPEND_ONLY:
            op.execute(guard)


def _member() -> None:
    op.create_table(
        "member",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_member"),
    )


def _challenge() -> None:
    op.create_table(
        "challenge",
        sa.Column("challenge_id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("challenger_id", sa.BigInteger, nullable=False),
        sa.Column("opponent_id", sa.BigInteger),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("made_by", sa.BigInteger, nullable=False),
        sa.Column("closed_by", sa.BigInteger),
        sa.PrimaryKeyConstraint("challenge_id", name="pk_challenge"),
        sa.UniqueConstraint("made_by", name="uq_challenge_made_by"),
    )
    op.create_index("ix_challenge_state_challenger_id", "challenge", ["state", "challenger_id"])


def _game() -> None:
    op.create_table(
        "game",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("challenge_id", sa.Integer),
        *_start_columns(),
        *_standing_columns(),
        sa.PrimaryKeyConstraint("game_id", name="pk_game"),
        sa.UniqueConstraint("challenge_id", name="uq_game_challenge_id"),
        sa.ForeignKeyConstraint(
            ["challenge_id"], ["challenge.challenge_id"], name="fk_game_challenge_id"
        ),
        sa.CheckConstraint("version >= 0", name="version"),
    )
    for column in ("thread_id", "player_a", "player_b"):
        op.create_index(f"ix_game_{column}", "game", [column])


def _start_columns() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("player_a", sa.BigInteger, nullable=False),
        sa.Column("player_b", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )


def _standing_columns() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("on_turn", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("board_version", sa.Integer),
        sa.Column("board_turn", sa.Integer),
    )


def _interaction() -> None:
    op.create_table(
        "interaction",
        sa.Column("interaction_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("version_before", sa.Integer, nullable=False),
        sa.Column("version_after", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_interaction"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_interaction_game_id"),
    )


def _event() -> None:
    op.create_table(
        "event",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "version", name="pk_event"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_event_game_id"),
        sa.ForeignKeyConstraint(
            ["interaction_id"], ["interaction.interaction_id"], name="fk_event_interaction_id"
        ),
    )


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("notice_id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("notice_id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["game_id"], ["game.game_id"], name="fk_outbox_game_id"),
        sa.UniqueConstraint("interaction_id", name="uq_outbox_interaction_id"),
        sa.ForeignKeyConstraint(
            ["interaction_id"], ["interaction.interaction_id"], name="fk_outbox_interaction_id"
        ),
    )
    op.create_index("ix_outbox_game_id_sent_at", "outbox", ["game_id", "sent_at"])


def _meta() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
