"""Who may do something in a game now, and what the store has to write of it."""

from datetime import datetime, timedelta
from typing import Final

from bot.service.answers import Annul, Answer, Call, Lapse, Line, Request, format_request
from bot.service.errors import GameIsOver, NotYourGame, NotYourTurn
from bot.service.kept import member_row
from bot.service.patience import first_try
from bot.service.people import Sender
from bot.service.table import Action, Table, closer
from bot.service.time_errors import TimeNotUp
from bot.service.winding import after_deed
from bot.store.clock_rows import Wind
from bot.store.rows import Append, InteractionRow
from engine.cards import Seat
from engine.event_text import format_event
from engine.matches import gains
from engine.outcome_text import format_outcome

OPEN_END: Final = timedelta(hours=24)
"""How long an end may still be called (rules.md 4.5)."""


def seat_for(table: Table, sender: Sender, request: Request) -> Seat:
    """Return the sender's seat, if such a request can come from it now.

    Who ends a game for the server has no seat: the player on turn stands for it.

    Raises:
        NotYourGame, GameIsOver, NotYourTurn, TimeNotUp: as named.
    """
    annuls = isinstance(request, Annul)
    seat = table.game.mover if annuls else table.seat_of(sender.person.user_id)
    if seat is None:
        raise NotYourGame(table.game_id, table.players)
    outcome = table.game.outcome
    if outcome is not None and not (outcome.provisional and _concerns_end(request)):
        raise GameIsOver(table.game_id, outcome)
    if isinstance(request, Line) and seat is not table.game.mover:
        raise NotYourTurn(table.game_id, table.mover)
    if request is Action.CLAIM_TIME and seat is not table.game.mover:
        _check_time(table)
    return seat


def player(table: Table, user_id: int) -> Seat:
    """Return a player's seat in a game that goes on.

    Raises:
        NotYourGame, GameIsOver: as named.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotYourGame(table.game_id, table.players)
    if table.game.outcome is not None:
        raise GameIsOver(table.game_id, table.game.outcome)
    return seat


def entry(table: Table, sender: Sender, request: Request, given: Answer, now: datetime) -> Append:
    """Return what the store has to write of an answer."""
    game, seen = given.game, not isinstance(request, Lapse)
    ended = None if game.outcome is None or game.outcome.provisional else game.outcome
    waited_for = closer(game)
    return Append(
        interaction=_deed(table, sender, request, given, now),
        lines=tuple(format_event(event) for event in given.events),
        on_turn=table.players[game.mover if waited_for is None else waited_for].user_id,
        outcome=None if ended is None else format_outcome(ended),
        closes_at=None if waited_for is None else table.closes_at or now + OPEN_END,
        member=member_row(table.guild_id, sender.person, now) if seen else None,
        notice_due_at=first_try(now) if seen else now,
        gains=(0, 0) if ended is None else gains(ended, game.view, game.rules),
        wind=_wind(table, sender, request, given, now),
    )


def _deed(
    table: Table, sender: Sender, request: Request, given: Answer, now: datetime
) -> InteractionRow:
    return InteractionRow(
        interaction_id=sender.interaction_id,
        game_id=table.game_id,
        user_id=sender.person.user_id,
        request=format_request(request),
        version_before=table.game.version,
        version_after=given.game.version,
        at=now,
    )


def _wind(table: Table, sender: Sender, request: Request, given: Answer, now: datetime) -> Wind:
    """Return what the answer does to the game's clock."""
    active = sender.person.user_id == table.mover.user_id
    claims = request is Action.CLAIM_TIME
    return after_deed(given.game.turn, now, active=active, claims=claims)


def _check_time(table: Table) -> None:
    """Do nothing if the time of the player on turn is up."""
    timer = table.timer
    if timer is None or timer.expired_at is None:
        raise TimeNotUp(None if timer is None else timer.due_at)


def _concerns_end(request: Request) -> bool:
    return isinstance(request, Call | Lapse) or request is Action.CLOSE
