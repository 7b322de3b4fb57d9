"""What is refused because of the time, as a sentence to who tried it."""

from typing import assert_never

from bot.service import time_errors as late
from bot.texts import Texts


def late_sentence(error: late.TimeError, texts: Texts) -> str:
    """Say why the clock does not allow it, and what can be done."""
    say = texts.pace
    match error:
        case late.NoClock():
            return say.no_clock()
        case late.AlreadyExtended():
            return say.already_extended()
        case late.TimeIsUp():
            return say.too_late_to_extend()
        case late.TimeNotUp(due_at=due_at):
            return say.not_up(due_at)
        case late.ClockStands() | late.NotAdjourned() | late.NotThisTurn():
            return _out_of_place(error, texts)
        case late.NoSuchDay() | late.DayPast() | late.TooLongAway():
            return _no_holiday(error, texts)
        case _:
            assert_never(error)


def _no_holiday(error: late.NoSuchDay | late.DayPast | late.TooLongAway, texts: Texts) -> str:
    match error:
        case late.NoSuchDay(text=text):
            return texts.pace.no_day(text)
        case late.DayPast(text=text):
            return texts.pace.day_past(text)
        case late.TooLongAway(days_left=days_left, year=year):
            return texts.pace.too_long(days_left, year)
        case _:
            assert_never(error)


def _out_of_place(
    error: late.ClockStands | late.NotAdjourned | late.NotThisTurn, texts: Texts
) -> str:
    match error:
        case late.ClockStands():
            return texts.pace.clock_stands()
        case late.NotAdjourned():
            return texts.pace.not_adjourned()
        case late.NotThisTurn():
            return texts.pace.other_turn()
        case _:
            assert_never(error)
