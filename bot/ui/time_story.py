"""What is told of the time: under a table, in a list, and when the clock has something to say."""

from collections.abc import Iterator
from typing import assert_never

from bot.service.chimes import Chime, ChimeKind
from bot.service.people import names_of, opponent_of
from bot.service.table import Summary, Table
from bot.texts import Texts
from bot.ui.links import message_link


def time_lines(table: Table, texts: Texts) -> Iterator[str]:
    """Yield how the time of a turn stands, if any is counted."""
    timer, until = table.timer, table.away_until[table.game.mover]
    if timer is None:
        return
    if timer.adjourned_at is not None:
        yield texts.clock.is_adjourned()
    elif timer.expired_at is not None:
        yield texts.clock.is_up(table.mover.name)
    elif timer.due_at is not None:
        yield texts.clock.until(timer.due_at)
    elif until is not None:
        yield texts.clock.stands(table.mover.name, until)


def time_in_list(game: Summary, texts: Texts) -> str | None:
    """Return how the time of a game in a list stands, or None if none is counted."""
    timer, pace = game.timer, texts.pace
    if game.outcome is not None or timer is None:
        return None
    if timer.adjourned_at is not None:
        return pace.adjourned()
    if timer.expired_at is not None:
        return pace.time_is_up()
    if game.away_until is not None:
        return pace.away(game.on_turn.name, game.away_until)
    return None if timer.due_at is None else pace.left(timer.due_at)


def chime_story(chime: Chime, texts: Texts) -> str:
    """Return what a clock says, with the way to the table."""
    table = chime.table
    board = None if table.board is None else table.board.message_id
    link = message_link(table.guild_id, table.thread_id, board)
    told = _told(chime, texts)
    return told if link is None else f"{told}\n-# {link}"


def _told(chime: Chime, texts: Texts) -> str:
    table, say = chime.table, texts.clock
    other = opponent_of(table.players, chime.person.user_id).name
    due_at = None if table.timer is None else table.timer.due_at
    match chime.kind:
        case ChimeKind.HALF | ChimeKind.TENTH | ChimeKind.OWN:
            return say.reminder(chime.person.user_id, other, due_at)
        case ChimeKind.EXPIRED:
            waiting = table.players[table.game.mover.other]
            return say.expired(waiting.user_id, table.mover.name)
        case ChimeKind.ADJOURNED:
            return say.adjourned(*names_of(table.players))
        case ChimeKind.EXTENDED:
            return say.extended(chime.person.name, other, due_at)
        case ChimeKind.GIVEN:
            return say.given(table.mover.user_id, chime.person.name, due_at)
        case ChimeKind.RESUMED:
            return _resumed(chime, other, texts)
        case ChimeKind.AWAY:
            return say.away(chime.person.name, other, chime.away_until)
        case _:
            assert_never(chime.kind)


def _resumed(chime: Chime, other: str, texts: Texts) -> str:
    told = texts.clock.resumed(chime.person.name, other)
    if chime.ping is None:
        return told
    return f"{told} {texts.clock.your_turn(chime.ping.user_id)}"
