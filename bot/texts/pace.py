"""Buttons about time, lists of games, what somebody chose about reminders, and what is refused."""

from datetime import datetime, time, timedelta

from bot.texts.clock import last_moment, stamp
from bot.texts.names import code, safe
from bot.texts.voice import Voice

LONGEST_DAY = 40


class PaceTexts(Voice):
    """Short words around the clock, and answers to one player."""

    def extend(self) -> str:
        """Label the button that takes the extension."""
        return self._("Extend once")

    def mute(self) -> str:
        """Label the button that stops the reminders of a turn."""
        return self._("No more for this turn")

    def claim(self) -> str:
        """Label the button that claims the win on time."""
        return self._("Claim the win")

    def give(self) -> str:
        """Label the button that gives more time."""
        return self._("Give more time")

    def resume(self) -> str:
        """Label the button that takes up an adjourned game."""
        return self._("Resume")

    def left(self, due_at: datetime) -> str:
        """Say in a list how much time there is."""
        return self._("until {moment} ({left})").format(
            moment=stamp(due_at, "d"), left=stamp(due_at, "R")
        )

    def time_is_up(self) -> str:
        """Say in a list that a deadline was missed."""
        return self._("time is up")

    def adjourned(self) -> str:
        """Say in a list that a game was put aside."""
        return self._("adjourned")

    def away(self, name: str, until: datetime) -> str:
        """Say in a list that the player waited for is away."""
        return self._("{name} is away until {moment}").format(
            name=safe(name), moment=last_moment(until)
        )

    def muted(self) -> str:
        """Say that nobody is reminded any more."""
        return self._("I remind you no more in this turn.")

    def told(self) -> str:
        """Say that something was done, and is told in the game's thread."""
        return self._("Done; the game's thread tells of it.")

    def reminders(self, place: str, hours: int | None) -> str:
        """Say how somebody is reminded from now on; the place is one of three words."""
        _ = self._
        if place == "off":
            return _("I remind you no more. You are still told when your turn begins.")
        where = (
            _("I remind you in the game's thread.")
            if place == "thread"
            else _("I remind you by direct message, or in the thread if you take none.")
        )
        if hours is None:
            often = _("A reminder comes at half time and when a tenth is left.")
        else:
            often = self._n(
                "A reminder comes every {n} hour, three times a turn at most.",
                "A reminder comes every {n} hours, three times a turn at most.",
                hours,
            ).format(n=hours)
        return f"{where} {often}"

    def you_are_away(self, until: datetime) -> str:
        """Say that somebody is away from now on."""
        _ = self._
        last = until - timedelta(seconds=1)
        told = (
            _("You are away until {moment}.")
            if until.time() != time()
            else _("You are away through {day}, to the end of that day in UTC: until {moment}.")
        ).format(day=last.date().isoformat(), moment=last_moment(until))
        rest = _(
            "Until then your clocks stand still, and your games say so. "
            "`/settings away` without a day ends it."
        )
        return f"{told} {rest}"

    def you_are_back(self) -> str:
        """Say that somebody's clocks run again."""
        return self._("Welcome back: your clocks run again.")

    def you_were_here(self) -> str:
        """Say that there is no holiday to end."""
        return self._("You are not away. Name a day, such as 2030-08-31, or how many days.")

    def digest(self, *, wanted: bool) -> str:
        """Say whether the weekly digest comes."""
        _ = self._
        if wanted:
            return _(
                "Once a week I send you the games in which it is your turn, the first time now. "
                "If you take no direct messages, nothing comes."
            )
        return _("No digest comes any more.")

    def no_clock(self) -> str:
        """Say that a game has no deadline."""
        return self._("This game has no time limit: take the time you need.")

    def already_extended(self) -> str:
        """Say that there is one extension."""
        return self._(
            "You have taken your one extension of this game. Your opponent may give you more "
            "time once yours is up."
        )

    def too_late_to_extend(self) -> str:
        """Say that a missed deadline cannot be moved."""
        return self._("Your time is up already. A move still counts: play one now.")

    def not_up(self, due_at: datetime | None) -> str:
        """Say that the other one still has time."""
        if due_at is None:
            return self._(
                "Your opponent's time is not up: no clock runs now. `/table` shows how it stands."
            )
        return self._(
            "Your opponent still has time, until {moment}. After that you may claim the win or "
            "give more time."
        ).format(moment=stamp(due_at))

    def clock_stands(self) -> str:
        """Say that nothing runs."""
        return self._("The clock of this game stands still, so there is nothing to extend.")

    def not_adjourned(self) -> str:
        """Say that a game is going on."""
        return self._("This game is not adjourned: it goes on. `/legal` shows what is possible.")

    def other_turn(self) -> str:
        """Say that a reminder is about an earlier turn."""
        return self._(
            "That reminder was for an earlier turn. `/games` shows where it is your turn."
        )

    def no_day(self, text: str) -> str:
        """Say how a day is written."""
        return self._(
            "I cannot read {text} as a day: write one such as 2030-08-31, or how many days."
        ).format(text=code(text, LONGEST_DAY))

    def day_past(self, text: str) -> str:
        """Say that a day has passed."""
        return self._(
            "{text} has passed: write a day to come, such as 2030-08-31, or how many days."
        ).format(text=code(text, LONGEST_DAY))

    def too_long(self, days_left: int, year: int) -> str:
        """Say how long somebody may be away."""
        return self._n(
            "One may be away for 30 days a year: {n} day is left to you in {year}.",
            "One may be away for 30 days a year: {n} days are left to you in {year}.",
            days_left,
        ).format(n=days_left, year=year)
