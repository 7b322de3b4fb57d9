"""What players may do about a clock: extend it, give time, be left alone, come back, go away."""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from bot.service.chimes import ChimeKind
from bot.service.reminding import next_reminder
from bot.service.time_errors import (
    AlreadyExtended,
    ClockStands,
    NoClock,
    NotAdjourned,
    NotThisTurn,
    TimeIsUp,
    TimeNotUp,
)
from bot.service.winding import begun, chime, going, is_away, standing
from bot.store.clock_rows import Change, ClockRow, Facts, Wind
from engine.cards import Seat


def extended(seat: Seat, user_id: int, now: datetime) -> Wind:
    """Return how a player on turn takes the one extension: once the pace more.

    Raises (the wind):
        NoClock, ClockStands, TimeIsUp, AlreadyExtended: as named.
        NotThisTurn: it is no longer the player's turn.
    """

    def wind(facts: Facts) -> Change:
        clock, due_at = _running(facts, user_id)
        if clock.extended_b if seat is Seat.B else clock.extended_a:
            raise AlreadyExtended
        pace = timedelta(days=facts.pace or 0)
        clock = replace(
            clock,
            due_at=due_at + pace,
            allowance=(clock.allowance or 0) + round(pace.total_seconds() * 1000),
            extended_a=clock.extended_a or seat is Seat.A,
            extended_b=clock.extended_b or seat is Seat.B,
        )
        clock = replace(clock, remind_at=next_reminder(clock, facts.hours, now))
        return Change(clock, (chime(clock, ChimeKind.EXTENDED, user_id, now),))

    return wind


def given(user_id: int, now: datetime) -> Wind:
    """Return how the opponent gives a player whose time is up the pace anew.

    Raises (the wind):
        TimeNotUp: the player still has time, or the game is adjourned.
    """

    def wind(facts: Facts) -> Change:
        clock = facts.clock
        if clock is None or clock.expired_at is None or clock.adjourned_at is not None:
            raise TimeNotUp(None if clock is None else clock.due_at)
        clock = begun(facts, clock.turn, now)
        return Change(clock, (chime(clock, ChimeKind.GIVEN, user_id, now),))

    return wind


def muted(turn: int) -> Wind:
    """Return how a player is not reminded any more in a turn.

    Raises (the wind):
        NotThisTurn: the turn is over.
    """

    def wind(facts: Facts) -> Change:
        if facts.clock is None or facts.clock.turn != turn:
            raise NotThisTurn
        return Change(replace(facts.clock, muted=True, remind_at=None))

    return wind


def resumed(user_id: int, now: datetime) -> Wind:
    """Return how an adjourned game is taken up again: the turn has its time anew.

    Raises (the wind):
        NotAdjourned: it is not adjourned.
    """

    def wind(facts: Facts) -> Change:
        if facts.clock is None or facts.clock.adjourned_at is None:
            raise NotAdjourned
        clock = begun(facts, facts.clock.turn, now)
        return Change(clock, (chime(clock, ChimeKind.RESUMED, user_id, now),))

    return wind


def rescheduled(now: datetime) -> Wind:
    """Return how a clock reminds as the player waited for wishes by now."""
    return partial(_rescheduled, now=now)


def _rescheduled(facts: Facts, *, now: datetime) -> Change | None:
    clock = facts.clock
    if clock is None or clock.expired_at is not None or clock.adjourned_at is not None:
        return None
    if facts.closes_at is not None:
        return None
    return Change(replace(clock, remind_at=next_reminder(clock, facts.hours, now)))


def left_for(user_id: int, now: datetime) -> Wind:
    """Return how a holiday is told in a game, and stops the clock that ran for who is away."""
    return partial(_left_for, user_id=user_id, now=now)


def _left_for(facts: Facts, *, user_id: int, now: datetime) -> Change | None:
    clock = facts.clock
    if clock is None or clock.adjourned_at is not None:
        return None
    if is_away(facts, now) and clock.due_at is not None and clock.expired_at is None:
        clock = standing(clock, clock.due_at - now)
    return Change(clock, (chime(clock, ChimeKind.AWAY, user_id, now),))


def back(now: datetime) -> Wind:
    """Return how a clock goes on as the player is back."""
    return partial(_back, now=now)


def _back(facts: Facts, *, now: datetime) -> Change | None:
    clock = facts.clock
    if clock is None or clock.left is None or facts.closes_at is not None:
        return None
    return Change(going(clock, facts, timedelta(milliseconds=clock.left), now))


def _running(facts: Facts, user_id: int) -> tuple[ClockRow, datetime]:
    """Return a clock that runs for somebody, and towards when."""
    clock = facts.clock
    if facts.pace is None or clock is None:
        raise NoClock
    if clock.expired_at is not None:
        raise TimeIsUp
    if clock.due_at is None:
        raise ClockStands
    if facts.on_turn != user_id:
        raise NotThisTurn
    return clock, clock.due_at
