"""From what the store keeps to the people, the tables and the outcomes it stands for."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import Final

from bot.service.challenges import Challenge, ChallengeState
from bot.service.people import Person, Players
from bot.service.table import Board, Summary, Table
from bot.service.timer import timer_of
from bot.store.clock_rows import ClockRow
from bot.store.games import Logged
from bot.store.rows import ChallengeRow, GameRow, MemberRow
from engine.cards import Seat
from engine.deal import commitment, lay_out
from engine.deal_text import parse_deal
from engine.game import Game, Setup
from engine.matches import Match
from engine.outcome_text import parse_outcome
from engine.rules_text import parse_rules

NOBODY_AWAY: Final[Mapping[int, datetime]] = MappingProxyType({})


def start_of(row: GameRow) -> Game:
    """Return a kept game before its first event."""
    rules = parse_rules(row.rules)
    return Game.start(Setup(rules, lay_out(parse_deal(row.deal), rules)))


def table_of(logged: Logged, game: Game) -> Table:
    """Return the table of a kept game that has come this far."""
    row, away = logged.row, logged.away_until
    return Table(
        game_id=row.game_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        players=players_of(row),
        rules=row.rules,
        pace=row.pace,
        game=game,
        board=_board_of(row),
        made_at=row.made_at,
        commitment=commitment(row.seed),
        seed=row.seed if row.outcome is not None else None,
        closes_at=row.closes_at,
        match=match_of(row),
        private=row.private,
        timer=timer_of(logged.clock),
        away_until=(away.get(row.player_a), away.get(row.player_b)),
    )


def rewound(table: Table, version: int) -> Table:
    """Return a table as it was at a version."""
    if version == table.game.version:
        return table
    game = Game.replay(table.game.setup, table.game.events[:version])
    return replace(table, game=game, seed=None, closes_at=None, timer=None)


def summary_of(
    row: GameRow, clock: ClockRow | None = None, away: Mapping[int, datetime] = NOBODY_AWAY
) -> Summary:
    """Return a kept game as a line of a list; `away` says until when people are."""
    players = players_of(row)
    return Summary(
        game_id=row.game_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        players=players,
        rules=row.rules,
        on_turn=players[Seat.A] if row.on_turn == row.player_a else players[Seat.B],
        outcome=None if row.outcome is None else parse_outcome(row.outcome),
        changed_at=row.changed_at,
        match=_match_now(row),
        timer=timer_of(clock),
        away_until=away.get(row.on_turn),
    )


def challenge_of(row: ChallengeRow) -> Challenge:
    """Return a kept challenge."""
    opponent_id = row.opponent_id
    return Challenge(
        challenge_id=row.challenge_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        challenger=person(row.challenger_id, row.challenger_name),
        opponent=None if opponent_id is None else person(opponent_id, row.opponent_name),
        rules=row.rules,
        pace=row.pace,
        state=ChallengeState(row.state),
        made_at=row.made_at,
        expires_at=row.expires_at,
        message_id=row.message_id,
        game_id=row.game_id,
        total=row.total,
        rematch_of=row.rematch_of,
        private=row.private,
    )


def match_of(row: GameRow) -> Match | None:
    """Return the match as a kept game found it, or None if it is a game by itself."""
    if row.match_total is None or row.match_number is None:
        return None
    return Match(row.match_total, row.match_number, (row.score_a or 0, row.score_b or 0))


def players_of(row: GameRow) -> Players:
    """Return who plays, by seat."""
    return person(row.player_a, row.name_a), person(row.player_b, row.name_b)


def person(user_id: int, name: str | None) -> Person:
    """Return somebody by the name last seen, or by number if none ever was."""
    return Person(user_id, str(user_id) if name is None else name)


def member_row(guild_id: int, seen: Person, now: datetime) -> MemberRow:
    """Return somebody seen in a server, as it is kept."""
    return MemberRow(guild_id=guild_id, user_id=seen.user_id, name=seen.name, seen_at=now)


def _match_now(row: GameRow) -> Match | None:
    match = match_of(row)
    return None if match is None else match.after((row.gain_a or 0, row.gain_b or 0))


def _board_of(row: GameRow) -> Board | None:
    if row.board_message_id is None or row.board_version is None or row.board_turn is None:
        return None
    return Board(row.board_message_id, row.board_version, row.board_turn)
