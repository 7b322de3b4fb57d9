"""Events as lines of the log and back."""

import pytest

from engine.cards import Seat
from engine.event_text import EventTextError, format_event, parse_event
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
from engine.moves import END, TURN, Pair, Play
from engine.piles import Spot

A, B = Seat


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Moved(A, Play(Spot.RESERVE, Spot.A)), "A ra"),
        (Moved(B, Pair(Spot.B, Spot.D)), "B b2d"),
        (Moved(B, Play(Spot.THEIR_WASTE, Spot.CENTRE)), "B ym"),
        (Moved(A, TURN), "A n"),
        (Moved(B, END), "B p"),
        (Undone(A), "A undo"),
        (UndoAsked(A), "A undo?"),
        (UndoGranted(B), "B undo+"),
        (UndoDeclined(B), "B undo-"),
        (DrawOffered(A), "A draw?"),
        (DrawAccepted(B), "B draw+"),
        (DrawDeclined(B), "B draw-"),
        (DrawClaimed(A), "A draw!"),
        (Resigned(B), "B resign"),
        (TimeClaimed(A), "A time!"),
        (AbortAsked(A), "A abort?"),
        (AbortGranted(B), "B abort+"),
        (AbortDeclined(A), "A abort-"),
        (Aborted(B), "B abort"),
        (Annulled(A), "A annul"),
        (Called(B), "B call"),
        (Called(A, "ra bm"), "A call ra bm"),
        (Called(A, " ra bm "), "A call  ra bm "),
        (Touched(B, Play(Spot.RESERVE, Spot.THEIR_RESERVE)), "B touch rr"),
        (Touched(A, TURN), "A touch n"),
        (Closed(B), "B close"),
    ],
)
def test_an_event_is_written_and_read_back(event: Event, text: str) -> None:
    assert format_event(event) == text
    assert parse_event(text) == event


@pytest.mark.parametrize(
    "text", ["", "A", "C ra", "a ra", "A zz", "A ra rb", "A touch", "A touch zz", "A undo!", "A m"]
)
def test_what_is_no_event_is_said_to_be_none(text: str) -> None:
    with pytest.raises(EventTextError):
        parse_event(text)
