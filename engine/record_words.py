"""The words of a record's turns: a label, an event, or a card that turned up."""

import re
from dataclasses import replace
from typing import Final

from engine.event_text import format_event, parse_event
from engine.events import Called, Event, Moved
from engine.judging import Verdict
from engine.notation import format_move, parse_line
from engine.state import State

_WORD: Final = re.compile(r"\{[^{}]*\}|\([^()]*\)|[^\s{}()]+|\S")
_PLAIN: Final = re.compile(r"[^\s{}]+( [^\s{}]+)*")
_CALL: Final = re.compile(r"(?P<event>[AB] call.*?) (?P<verdict>[-?]|\+\w+(@\d+)?)")


def split(line: str) -> list[str]:
    """Return the words of a line; braces or brackets and what is in them are one word."""
    return _WORD.findall(line)


def label(state: State) -> str:
    """Return the word that begins a turn: its number and who is on turn, `12.A`."""
    return f"{state.turn}.{state.mover.name}"


def format_event_word(event: Event, verdict: Verdict | None) -> str:
    """Return an event as a word: a move as it is typed, anything else in braces.

    A call has its verdict: upheld with the fault and the action's number, wrong, undecided.
    """
    if isinstance(event, Moved):
        return format_move(event.move)
    if isinstance(event, Called) and verdict is not None:
        return f"{{{format_event(_plain(event))} {format_verdict(verdict)}}}"
    return f"{{{format_event(event)}}}"


def parse_event_word(word: str) -> tuple[Event, str]:
    """Return the event that a word in braces holds, and the verdict written with it, or none.

    Raises:
        EventTextError: it holds no event.
    """
    inside = word[1:-1].strip()
    call = _CALL.fullmatch(inside)
    if call is None:
        return parse_event(inside), ""
    return parse_event(call["event"]), call["verdict"]


def format_verdict(verdict: Verdict) -> str:
    """Return a verdict as text: `+CARD_TO_CENTRE@1`, `-` or `?`."""
    if verdict.undecided:
        return "?"
    if not verdict.upheld or verdict.fault is None:
        return "-"
    place = "" if verdict.at is None else f"@{verdict.at + 1}"
    return f"+{verdict.fault.name}{place}"


def _plain(call: Called) -> Called:
    """Return the call with its line in a form that keeps within its braces."""
    if not call.line or _PLAIN.fullmatch(call.line):
        return call
    line = parse_line(call.line)
    text = " ".join(token.text for token in line.tokens)
    return replace(call, line=f"{text}!" if line.blind_ok else text)
