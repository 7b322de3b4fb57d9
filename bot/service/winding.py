"""What becomes of a game's clock: when a turn begins, when time passes, when somebody acts."""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from bot.service.chimes import ChimeKind
from bot.service.reminding import MONTH, kind_of, next_reminder
from bot.store.clock_rows import Change, ChimeRow, ClockRow, Facts, Wind
from bot.store.errors import Conflict


def first(now: datetime) -> Wind:
    """Return how the clock of a new game is wound."""
    return lambda facts: Change(begun(facts, 1, now))


def begun(facts: Facts, turn: int, now: datetime) -> ClockRow:
    """Return the clock at the beginning of a turn; an extension that was taken stays taken."""
    old = facts.clock
    clock = ClockRow(
        game_id=facts.game_id,
        turn=turn,
        extended_a=old is not None and old.extended_a,
        extended_b=old is not None and old.extended_b,
    )
    if facts.pace is None:
        clock = replace(clock, adjourn_at=now + MONTH)
        return replace(clock, remind_at=next_reminder(clock, facts.hours, now))
    allowance = timedelta(days=facts.pace)
    return going(replace(clock, allowance=_ms(allowance)), facts, allowance, now)


def going(clock: ClockRow, facts: Facts, left: timedelta, now: datetime) -> ClockRow:
    """Return a clock that runs with so much time left, or stands as its player is away."""
    if is_away(facts, now):
        return standing(clock, left)
    clock = replace(clock, due_at=now + left, left=None)
    return replace(clock, remind_at=next_reminder(clock, facts.hours, now))


def standing(clock: ClockRow, left: timedelta) -> ClockRow:
    """Return a clock that stands with so much time left."""
    kept = _ms(max(left, timedelta()))
    return replace(clock, due_at=None, left=kept, remind_at=None, adjourn_at=None)


def stopped(clock: ClockRow) -> ClockRow:
    """Return a clock that counts nothing any more."""
    clock = replace(clock, due_at=None, left=None, expired_at=None, adjourned_at=None)
    return replace(clock, remind_at=None, adjourn_at=None)


def is_away(facts: Facts, now: datetime) -> bool:
    """Return whether the player waited for is away."""
    return facts.away_until is not None and facts.away_until > now


def after_deed(turn: int, now: datetime, *, active: bool, claims: bool) -> Wind:
    """Return how a clock is wound by what a player did.

    `active` says that it was the player waited for, who need not fear a claim any more;
    `claims` that somebody claims the win on time.

    Raises (the wind):
        Conflict: there is nothing to claim, or not any more.
    """
    return partial(_after_deed, turn=turn, now=now, active=active, claims=claims)


def _after_deed(
    facts: Facts, *, turn: int, now: datetime, active: bool, claims: bool
) -> Change | None:
    clock = facts.clock
    if claims and (clock is None or clock.expired_at is None or clock.adjourned_at is not None):
        raise Conflict
    if facts.outcome is not None:
        return None if clock is None else Change(stopped(clock))
    if clock is None or clock.turn != turn or _starts_anew(clock, active=active):
        clock = begun(facts, turn, now)
    elif facts.pace is None:
        clock = replace(clock, adjourn_at=now + MONTH)
        clock = replace(clock, remind_at=next_reminder(clock, facts.hours, now))
    elif clock.left is not None and facts.closes_at is None:
        clock = going(clock, facts, timedelta(milliseconds=clock.left), now)
    elif facts.closes_at is None:
        return None
    return Change(_waiting_for_call(clock, now) if facts.closes_at is not None else clock)


def _starts_anew(clock: ClockRow, *, active: bool) -> bool:
    """Return whether a turn that goes on has its time anew: somebody has come back to it."""
    return clock.adjourned_at is not None or (clock.expired_at is not None and active)


def _waiting_for_call(clock: ClockRow, now: datetime) -> ClockRow:
    """Return the clock while an end may still be called: it stands."""
    if clock.due_at is None:
        return replace(clock, remind_at=None, adjourn_at=None)
    return standing(clock, clock.due_at - now)


def struck(turn: int, now: datetime) -> Wind:
    """Return what a clock does because time has passed."""
    return partial(_struck, turn=turn, now=now)


def _struck(facts: Facts, *, turn: int, now: datetime) -> Change | None:
    clock = facts.clock
    if facts.outcome is not None or facts.closes_at is not None:
        return None
    if clock is None:
        return Change(begun(facts, turn, now))
    for happens in (_holiday, _expiry, _adjournment, _reminder):
        change = happens(facts, clock, now)
        if change is not None:
            return change
    return None


def _holiday(facts: Facts, clock: ClockRow, now: datetime) -> Change | None:
    """Let the clock stand as its player is away, or run as the player is back."""
    away = is_away(facts, now)
    if clock.left is not None and not away:
        return Change(going(clock, facts, timedelta(milliseconds=clock.left), now))
    if away and clock.due_at is not None and clock.expired_at is None:
        return Change(standing(clock, clock.due_at - now))
    return None


def _expiry(facts: Facts, clock: ClockRow, now: datetime) -> Change | None:
    """Let the opponent choose, since the time is up."""
    if clock.due_at is None or clock.due_at > now or clock.expired_at is not None:
        return None
    after = replace(clock, expired_at=now, remind_at=None, adjourn_at=now + MONTH)
    return Change(after, (chime(after, ChimeKind.EXPIRED, facts.on_turn, now),))


def _adjournment(facts: Facts, clock: ClockRow, now: datetime) -> Change | None:
    """Put the game aside, since nobody has reacted for very long."""
    if clock.adjourn_at is None or clock.adjourn_at > now:
        return None
    after = replace(stopped(clock), adjourned_at=now)
    return Change(after, (chime(after, ChimeKind.ADJOURNED, facts.on_turn, now),))


def _reminder(facts: Facts, clock: ClockRow, now: datetime) -> Change | None:
    """Remind the player waited for: once, however many reminders were missed."""
    if clock.remind_at is None or clock.remind_at > now:
        return None
    kind = kind_of(clock, facts.hours, now)
    after = replace(clock, reminded=clock.reminded + 1)
    after = replace(after, remind_at=next_reminder(after, facts.hours, now))
    return Change(after, (chime(after, kind, facts.on_turn, now),))


def chime(clock: ClockRow, kind: ChimeKind, user_id: int, now: datetime) -> ChimeRow:
    """Return what must be told of a clock, for the outbox."""
    number = round(now.timestamp() * 1000)
    return ChimeRow(kind=kind.value, turn=clock.turn, number=number, user_id=user_id)


def _ms(span: timedelta) -> int:
    return round(span.total_seconds() * 1000)
