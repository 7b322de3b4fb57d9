"""The tables of the store: lines of text, numbers, who and when; no rule of any game."""

from datetime import datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Named,
    String,
    Table,
    Text,
    TypedColumns,
    false,
)

from bot.store.metadata import METADATA, Moment


class MemberColumns(TypedColumns):
    """The name under which somebody was last seen in a server."""

    guild_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    name: Named[str] = Column(String(100))
    seen_at: Named[datetime] = Column(Moment)


class ChallengeColumns(TypedColumns):
    """A challenge, and the interactions that made and closed it.

    `total` is that of a match; a rematch names the game before it, and who shall sit in A.
    """

    challenge_id: Named[int] = Column(Integer, primary_key=True)
    guild_id: Named[int] = Column(BigInteger)
    channel_id: Named[int] = Column(BigInteger)
    message_id: Named[int | None] = Column(BigInteger)
    challenger_id: Named[int] = Column(BigInteger)
    opponent_id: Named[int | None] = Column(BigInteger)
    rules: Named[str] = Column(Text)
    pace: Named[int | None] = Column(Integer)
    state: Named[str] = Column(String(16))
    made_at: Named[datetime] = Column(Moment)
    expires_at: Named[datetime] = Column(Moment)
    made_by: Named[int] = Column(BigInteger, unique=True)
    closed_by: Named[int | None] = Column(BigInteger)
    total: Named[int | None] = Column(Integer)
    rematch_of: Named[int | None] = Column(Integer)
    sits_in_a: Named[int | None] = Column(BigInteger)
    private: Named[bool] = Column(Boolean, server_default=false())


class GameColumns(TypedColumns):
    """A game: what it started from, which never changes, and where it stands."""

    game_id: Named[int] = Column(Integer, primary_key=True)
    challenge_id: Named[int | None] = Column(
        Integer, ForeignKey("challenge.challenge_id"), unique=True
    )
    guild_id: Named[int] = Column(BigInteger)
    channel_id: Named[int] = Column(BigInteger)
    player_a: Named[int] = Column(BigInteger)
    player_b: Named[int] = Column(BigInteger)
    rules: Named[str] = Column(Text)
    pace: Named[int | None] = Column(Integer)
    seed: Named[str] = Column(Text)
    deal: Named[str] = Column(Text)
    made_at: Named[datetime] = Column(Moment)
    thread_id: Named[int | None] = Column(BigInteger)
    version: Named[int] = Column(Integer)
    on_turn: Named[int] = Column(BigInteger)
    outcome: Named[str | None] = Column(Text)
    closes_at: Named[datetime | None] = Column(Moment)
    changed_at: Named[datetime] = Column(Moment)
    board_message_id: Named[int | None] = Column(BigInteger)
    board_version: Named[int | None] = Column(Integer)
    board_turn: Named[int | None] = Column(Integer)
    private: Named[bool] = Column(Boolean, server_default=false())


class InteractionColumns(TypedColumns):
    """What somebody asked for in a game, once, and the versions before and after it."""

    interaction_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Named[int] = Column(Integer, ForeignKey("game.game_id"))
    user_id: Named[int] = Column(BigInteger)
    request: Named[str] = Column(Text)
    version_before: Named[int] = Column(Integer)
    version_after: Named[int] = Column(Integer)
    at: Named[datetime] = Column(Moment)


class EventColumns(TypedColumns):
    """One line of a game's log; the version is the game's after it. Never changed."""

    game_id: Named[int] = Column(Integer, ForeignKey("game.game_id"), primary_key=True)
    version: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    line: Named[str] = Column(Text)
    interaction_id: Named[int] = Column(BigInteger, ForeignKey("interaction.interaction_id"))


class OutboxColumns(TypedColumns):
    """What must be announced: a game's deal, what an interaction did, or what the clock says."""

    notice_id: Named[int] = Column(Integer, primary_key=True)
    game_id: Named[int] = Column(Integer, ForeignKey("game.game_id"))
    interaction_id: Named[int | None] = Column(
        BigInteger, ForeignKey("interaction.interaction_id"), unique=True
    )
    attempts: Named[int] = Column(Integer)
    due_at: Named[datetime] = Column(Moment)
    sent_at: Named[datetime | None] = Column(Moment)
    kind: Named[str | None] = Column(String(16))
    turn: Named[int | None] = Column(Integer)
    number: Named[int | None] = Column(BigInteger)
    user_id: Named[int | None] = Column(BigInteger)


class ServerColumns(TypedColumns):
    """What a server has chosen for itself."""

    guild_id: Named[int] = Column(BigInteger, primary_key=True, autoincrement=False)
    rules: Named[str | None] = Column(Text)
    pace: Named[int | None] = Column(Integer)
    language: Named[str | None] = Column(String(16))
    cap: Named[int | None] = Column(Integer)
    role_id: Named[int | None] = Column(BigInteger)


class MetaColumns(TypedColumns):
    """Small facts about the installation, by name."""

    key: Named[str] = Column(String(64), primary_key=True)
    value: Named[str] = Column(Text)


MEMBER: Final = Table("member", METADATA, MemberColumns)
CHALLENGE: Final = Table("challenge", METADATA, ChallengeColumns)
GAME: Final = Table("game", METADATA, GameColumns, CheckConstraint("version >= 0", "version"))
INTERACTION: Final = Table("interaction", METADATA, InteractionColumns)
EVENT: Final = Table("event", METADATA, EventColumns)
OUTBOX: Final = Table("outbox", METADATA, OutboxColumns)
SERVER: Final = Table("server", METADATA, ServerColumns)
META: Final = Table("meta", METADATA, MetaColumns)

Index(None, CHALLENGE.c.state, CHALLENGE.c.challenger_id)
Index(None, CHALLENGE.c.rematch_of)
Index(None, GAME.c.thread_id)
Index(None, GAME.c.player_a)
Index(None, GAME.c.player_b)
Index(None, GAME.c.closes_at)
Index(None, OUTBOX.c.game_id, OUTBOX.c.sent_at)
Index(None, OUTBOX.c.game_id, OUTBOX.c.kind, OUTBOX.c.turn, OUTBOX.c.number, unique=True)
