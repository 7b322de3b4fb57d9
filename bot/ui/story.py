"""What the message around a table tells: what happened, and whose turn it is."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from bot.service.past import Past, Told
from bot.service.people import names_of
from bot.service.table import Result, Table
from bot.texts import Texts
from bot.ui.account import Account, account, tell
from bot.ui.questions import questions
from bot.ui.time_story import time_lines
from bot.ui.verdicts import call_story
from engine.events import (
    AbortAsked,
    AbortDeclined,
    Aborted,
    AbortGranted,
    Annulled,
    Called,
    Closed,
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    TimeClaimed,
    Touched,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.outcome import Outcome
from engine.scoring import points

Answer = Undone | UndoGranted | UndoDeclined | DrawDeclined | AbortDeclined


def story(table: Table, texts: Texts, result: Result | None = None) -> str:
    """Return the lines above the picture; without a result, of a table only looked at."""
    return "\n".join(_lines(table, texts, result))


def past_story(past: Past, texts: Texts) -> str:
    """Return what stays of the lines when a newer table was posted.

    That is what had just been done: the newest message tells the whole turn. Of a turn that
    has ended, its end tells it all.
    """
    lines = _own(past, texts) if past.events else _turn(past.table, texts)
    return "\n".join(lines) or "\n".join(_rest(past.table, texts))


def proven(text: str, table: Table, texts: Texts) -> str:
    """Return words with the promise of the deal under them, if it belongs there."""
    return "\n".join(filter(None, (text, promise(table, texts))))


def promise(table: Table, texts: Texts) -> str:
    """Return the promise of a deal, which goes with the table just dealt; else nothing."""
    return "" if account(table.game) else texts.board.proof(table.commitment)


def _own(past: Past, texts: Texts) -> Iterator[str]:
    game, told = past.table.game, account(past.table.game)
    made = sum(isinstance(event, Moved) for event in past.events)
    if told is not None and made:
        of_it = told.moves if told.turn < game.turn else told.moves[-made:]
        yield _account(replace(told, moves=of_it), past.table, texts)
    for event in past.events:
        yield from _event_lines(event, past, texts)
    if any(isinstance(event, DrawOffered | UndoAsked | AbortAsked) for event in past.events):
        yield from (asked.text for asked in questions(past.table, texts))


def _rest(table: Table, texts: Texts) -> Iterator[str]:
    """Yield what can be said of what nothing else is told about: an end, or a turn so far."""
    if table.game.outcome is not None:
        yield texts.endings.over(table.game.outcome, names_of(table.players))
    else:
        yield from _turn(table, texts)


def _turn(table: Table, texts: Texts) -> Iterator[str]:
    told = account(table.game)
    if told is None:
        yield from _opening(table, texts)
    elif told.moves or table.game.outcome is None:
        yield _account(told, table, texts)


def _account(told: Account, table: Table, texts: Texts) -> str:
    moves = tell(told.moves, texts)
    return texts.board.account(told.turn, table.players[told.seat].name, moves)


def _opening(table: Table, texts: Texts) -> Iterator[str]:
    """Yield what introduces a game; of one that ended before any move, only who sat where."""
    names, rules = names_of(table.players), table.rules
    if table.game.outcome is not None:
        yield texts.board.seats(*names, rules)
        return
    yield texts.board.opening(*names, rules)
    if table.match is not None:
        yield texts.matches.opening(names, table.match)


def _lines(table: Table, texts: Texts, result: Result | None) -> Iterator[str]:
    told = account(table.game)
    if result is None or told is None or told.moves or not _has_call(result):
        yield from _turn(table, texts)
    if result is not None:
        for event in result.events:
            yield from _event_lines(event, result, texts)
    if result and result.played and result.played.stopped:
        stop = result.played.stopped
        by = table.players[result.events[-1].by].name
        yield texts.stops.stopped(by, stop.token.text, stop.why)
    yield from _state(table, texts, result)


def _has_call(result: Result) -> bool:
    """Return whether somebody called: that explains a turn in which nothing is played yet."""
    return any(isinstance(event, Called) for event in result.events)


def _state(table: Table, texts: Texts, result: Result | None) -> Iterator[str]:
    game = table.game
    if game.outcome is not None:
        yield from _end(game.outcome, table, texts)
        return
    yield from (asked.text for asked in questions(table, texts))
    if result is None or not result.begins:
        yield texts.board.on_turn(table.mover.name)
    elif not game.version:
        yield texts.board.you_start(table.mover.user_id)
    else:
        opponent = table.players[game.mover.other].name
        yield texts.board.your_turn(table.mover.user_id, opponent)
    for duty in texts.doings.duties(game.view, game.rules):
        yield f"-# {duty}"
    yield from time_lines(table, texts)


def _end(outcome: Outcome, table: Table, texts: Texts) -> Iterator[str]:
    names = names_of(table.players)
    yield texts.endings.over(outcome, names)
    if account(table.game) is not None:
        yield texts.board.seats(*names, table.rules)
    won = points(outcome, table.game.view, table.game.rules)
    if won is not None and outcome.winner is not None:
        yield texts.endings.points(table.players[outcome.winner].name, won)
    if table.match_now is not None and table.is_over:
        yield texts.matches.standing(names, table.match_now)
    if table.closer is not None:
        yield texts.calls.may_still_call(table.closer.user_id, table.closes_at)
    if table.seed is not None:
        yield texts.endings.seed(table.seed)


def _event_lines(event: Event, result: Told, texts: Texts) -> Iterator[str]:
    if isinstance(event, Called):
        yield from call_story(event, result, texts)
        return
    line = texts.calls.lapsed() if result.lapsed else _line(event, result.table, texts)
    if line is not None:
        yield line


def _line(event: Event, table: Table, texts: Texts) -> str | None:
    name = table.players[event.by].name
    match event:
        case Undone() | UndoGranted() | UndoDeclined() | DrawDeclined() | AbortDeclined():
            return _answer_line(event, name, texts)
        case Touched(move=move):
            return texts.calls.touched(name, move)
        case Closed():
            return texts.calls.closed(name)
        case Annulled():
            return texts.annulling.annulled()
        case Moved() | DrawAccepted() | DrawClaimed() | Resigned() | TimeClaimed():
            return None
        case AbortGranted() | Aborted():  # told as the end
            return None
        case Called() | UndoAsked() | DrawOffered() | AbortAsked():
            return None  # told where the question or verdict is
        case _:
            assert_never(event)


def _answer_line(event: Answer, name: str, texts: Texts) -> str:
    match event:
        case Undone():
            return texts.endings.undone(name)
        case UndoGranted():
            return texts.endings.undo_granted(name)
        case UndoDeclined():
            return texts.endings.undo_declined(name)
        case DrawDeclined():
            return texts.endings.draw_declined(name)
        case AbortDeclined():
            return texts.aborting.declined(name)
        case _:
            assert_never(event)
