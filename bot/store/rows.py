"""What the store hands out and takes in: numbers, lines of text, who and when."""

from dataclasses import dataclass, fields
from datetime import datetime
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import Column, Row, Select, Table

if TYPE_CHECKING:
    from bot.store.clock_rows import Wind

Query = Select[*tuple[Any, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A row of a table, as a value."""

    @classmethod
    def columns(cls, table: Table[Any]) -> list[Column[Any]]:
        """Return the columns of the table that such a row is made of."""
        return [table.c[field.name] for field in fields(cls) if field.name in table.c]

    @classmethod
    def read(cls, row: Row[*tuple[Any, ...]], **changed: object) -> Self:
        """Return what a query found, with some of it changed."""
        return cls(**row._asdict() | changed)

    @property
    def values(self) -> dict[str, Any]:
        """What the row holds, by column."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRow(Kept):
    """Somebody as seen in a server."""

    guild_id: int
    user_id: int
    name: str
    seen_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChallenge(Kept):
    """A challenge to be kept, and the interaction that made it."""

    guild_id: int
    channel_id: int
    challenger_id: int
    opponent_id: int | None
    rules: str
    pace: int | None
    made_at: datetime
    expires_at: datetime
    made_by: int
    total: int | None = None
    rematch_of: int | None = None
    sits_in_a: int | None = None
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRow(NewChallenge):
    """A challenge that is kept, and the interaction that closed it."""

    challenge_id: int
    message_id: int | None
    state: str
    closed_by: int | None
    challenger_name: str | None
    opponent_name: str | None
    game_id: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept:
    """Who accepts a challenge, by which interaction, and when the deal must be announced.

    `cap` is how many games in play each of the two may have in the server then, if limited;
    `wind` says how the new game's clock starts.
    """

    by: int
    member: MemberRow
    notice_due_at: datetime
    cap: int | None = None
    wind: "Wind | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame(Kept):
    """What a game starts from."""

    challenge_id: int | None
    guild_id: int
    channel_id: int
    player_a: int
    player_b: int
    rules: str
    pace: int | None
    seed: str
    deal: str
    on_turn: int
    made_at: datetime
    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow(NewGame):
    """A game that is kept, where it stands, and its match with the score before it, if any."""

    game_id: int
    thread_id: int | None
    version: int
    outcome: str | None
    closes_at: datetime | None
    changed_at: datetime
    board_message_id: int | None
    board_version: int | None
    board_turn: int | None
    name_a: str | None
    name_b: str | None
    match_total: int | None
    match_number: int | None
    score_a: int | None
    score_b: int | None
    gain_a: int | None
    gain_b: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow(Kept):
    """What a server has chosen; None where it leaves things as they are."""

    guild_id: int
    rules: str | None = None
    pace: int | None = None
    language: str | None = None
    cap: int | None = None
    role_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionRow(Kept):
    """What somebody asked for in a game, and the versions before and after it."""

    interaction_id: int
    game_id: int
    user_id: int
    request: str
    version_before: int
    version_after: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """Events to be added to a game's log, all or none, and what they change.

    `closes_at` is when an end that may still be called becomes final; `gains` are the points
    that a final end brings, by seat; `member` is whoever did it, if anybody was seen; `wind`
    says what becomes of the game's clock.
    """

    interaction: InteractionRow
    lines: tuple[str, ...]
    on_turn: int
    outcome: str | None
    closes_at: datetime | None
    member: MemberRow | None
    gains: tuple[int, int] = (0, 0)
    notice_due_at: datetime
    wind: "Wind | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRow(Kept):
    """What is still to be announced."""

    notice_id: int
    game_id: int
    interaction_id: int | None
    attempts: int
    due_at: datetime
    kind: str | None = None
    turn: int | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A message that shows a game's table as of a version, in a turn."""

    message_id: int
    version: int
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LostRow(Kept):
    """A game that cannot be told anything where it is, and the channel to say so in."""

    game_id: int
    state: str
    tell_in: int | None
    told: bool
    at: datetime
