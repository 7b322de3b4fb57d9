"""How much time there is, what is told when it runs out, and what may be done about it."""

from datetime import datetime, timedelta

from bot.texts.names import safe
from bot.texts.voice import Voice


def stamp(moment: datetime, style: str = "f") -> str:
    """Return a point in time as Discord shows it, in each reader's time zone."""
    return f"<t:{round(moment.timestamp())}:{style}>"


def last_moment(end: datetime) -> str:
    """Return the last moment before an end.

    A day ends at midnight, which is read as one day more.
    """
    return stamp(end - timedelta(seconds=1))


class ClockTexts(Voice):
    """The sentences about deadlines."""

    def until(self, due_at: datetime) -> str:
        """Say until when a turn may take."""
        return self._("-# Time until {moment} ({left}).").format(
            moment=stamp(due_at), left=stamp(due_at, "R")
        )

    def stands(self, name: str, until: datetime) -> str:
        """Say that a player is away."""
        return self._("-# **{name}** is away until {moment}; the clock stands still.").format(
            name=safe(name), moment=last_moment(until)
        )

    def is_up(self, name: str) -> str:
        """Say that a player has missed the deadline, and what that means."""
        return self._(
            "-# The time of **{name}** is up: a move still counts, until the win is claimed."
        ).format(name=safe(name))

    def is_adjourned(self) -> str:
        """Say that a game was put aside."""
        return self._("-# The game is adjourned: a move or **Resume** takes it up again.")

    def reminder(self, user_id: int, opponent: str, due_at: datetime | None) -> str:
        """Remind the player waited for."""
        _ = self._
        call = _("<@{user}>, it is your turn against {opponent}.").format(
            user=user_id, opponent=safe(opponent)
        )
        if due_at is None:
            return call
        left = _("Your time ends {left}, at {moment}.").format(
            left=stamp(due_at, "R"), moment=stamp(due_at)
        )
        return f"{call} {left}"

    def expired(self, user_id: int, opponent: str) -> str:
        """Let the opponent choose what comes of a missed deadline."""
        return self._(
            "<@{user}>, the time of {opponent} is up. You may claim the win or give more time. "
            "As long as you do neither, a move of {opponent} still counts."
        ).format(user=user_id, opponent=safe(opponent))

    def adjourned(self, first: str, second: str) -> str:
        """Say that a game is put aside from now on."""
        return self._(
            "Nothing has happened for 30 days: the game of **{first}** and **{second}** is "
            "adjourned. No time is counted and nobody is reminded, until one of them resumes it."
        ).format(first=safe(first), second=safe(second))

    def extended(self, name: str, opponent: str, due_at: datetime | None) -> str:
        """Say that a player has taken more time."""
        _ = self._
        told = (
            _("**{name}** takes the one extension against {opponent}; the clock stands still.")
            if due_at is None
            else _("**{name}** takes the one extension against {opponent}: time until {moment}.")
        )
        moment = "" if due_at is None else stamp(due_at)
        return told.format(name=safe(name), opponent=safe(opponent), moment=moment)

    def given(self, user_id: int, opponent: str, due_at: datetime | None) -> str:
        """Say that the opponent gives more time."""
        _ = self._
        told = (
            _("<@{user}>, {opponent} gives you more time: the clock stands until you are back.")
            if due_at is None
            else _("<@{user}>, {opponent} gives you more time: until {moment}.")
        )
        moment = "" if due_at is None else stamp(due_at)
        return told.format(user=user_id, opponent=safe(opponent), moment=moment)

    def resumed(self, name: str, opponent: str) -> str:
        """Say that a game goes on."""
        return self._("**{name}** resumes the game against {opponent}.").format(
            name=safe(name), opponent=safe(opponent)
        )

    def your_turn(self, user_id: int) -> str:
        """Call the player whose turn it is when a game goes on."""
        return self._("<@{user}>, it is your turn.").format(user=user_id)

    def away(self, name: str, opponent: str, until: datetime) -> str:
        """Tell the opponent that a player is away."""
        return self._(
            "**{name}** is away until {moment}. In the game against {opponent} the clock of "
            "**{name}** stands still."
        ).format(name=safe(name), opponent=safe(opponent), moment=last_moment(until))

    def digest(self, lines: list[str]) -> str:
        """Return the weekly digest."""
        _ = self._
        listed = "\n".join(lines) or _("No game waits for you.")
        foot = _("`/settings digest` in a server stops this.")
        return f"### {_('Games in which it is your turn')}\n{listed}\n-# {foot}"
