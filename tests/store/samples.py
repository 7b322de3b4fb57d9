"""Rows as the service would hand them in, with the numbers that do not matter filled in."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.store.rows import (
    Accept,
    Append,
    ChallengeRow,
    InteractionRow,
    MemberRow,
    NewChallenge,
    NewGame,
)

NOW = datetime(2030, 1, 1, 12, 30, 15, 250_000, tzinfo=UTC)
ANA = MemberRow(guild_id=10, user_id=1, name="Ana", seen_at=NOW)
RUI = MemberRow(guild_id=10, user_id=2, name="Rui", seen_at=NOW)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def new_challenge(made_by: int = 100) -> NewChallenge:
    return NewChallenge(
        guild_id=10,
        channel_id=20,
        challenger_id=1,
        opponent_id=2,
        rules="br",
        pace=3,
        made_at=NOW,
        expires_at=NOW + timedelta(days=7),
        made_by=made_by,
    )


def anything_goes(_rows: object) -> None:
    """Admit every challenge."""


def new_game(row: ChallengeRow) -> NewGame:
    return NewGame(
        challenge_id=row.challenge_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        player_a=1,
        player_b=2,
        rules=row.rules,
        pace=row.pace,
        seed="seed",
        deal="deal",
        on_turn=1,
        made_at=NOW,
    )


async def begun(store: Store, made_by: int = 100) -> int:
    """Return the number of a game just begun."""
    row = await store.challenges.add(new_challenge(made_by), (ANA, RUI), anything_goes)
    accept = Accept(by=made_by + 1, member=RUI, notice_due_at=NOW)
    game_id, _ = await store.challenges.accept(row.challenge_id, accept, new_game)
    return game_id


def entry(
    game_id: int,
    before: int,
    *lines: str,
    by: int | None = None,
    outcome: str | None = None,
    member: MemberRow | None = ANA,
) -> Append:
    """Return lines to be added to a log by an interaction, 1000 and the version before."""
    deed = InteractionRow(
        interaction_id=1000 + before if by is None else by,
        game_id=game_id,
        user_id=1,
        request="line " + " ".join(lines),
        version_before=before,
        version_after=before + len(lines),
        at=NOW,
    )
    return Append(
        interaction=deed,
        lines=lines,
        on_turn=2,
        outcome=outcome,
        closes_at=None,
        member=member,
        notice_due_at=NOW,
    )


def put(path: Path, content: bytes) -> None:
    """Write a file, and its folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def ask(path: Path, query: str) -> list[tuple[Any, ...]]:
    """Ask the file itself, past the store."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()
