"""Challenges: what everybody reads, and what those read who may not do what they tried."""

from datetime import datetime

from bot.texts.names import LONGEST_THREAD_NAME, bare, safe
from bot.texts.rulebook import RulebookTexts


class LobbyTexts(RulebookTexts):
    """The sentences around a challenge."""

    def challenge(
        self, challenger: str, opponent: int | None, terms: tuple[str, int | None], until: datetime
    ) -> str:
        """Announce a challenge; `terms` are the rules' name and the pace in days."""
        _ = self._
        rules, pace = terms
        line = (
            _("**{name}** is looking for an opponent. Whoever accepts first plays.")
            if opponent is None
            else _("<@{opponent}>, **{name}** challenges you to a game.")
        ).format(name=safe(challenger), opponent=opponent)
        details = f"{self.rules_title(rules)} · {self.pace(pace)}"
        until_text = _("can be accepted until {time}").format(time=moment(until))
        return f"### {_('Crapette: a challenge')}\n{line}\n-# {details} · {until_text}"

    def in_private(self) -> str:
        """Say that a game will be played in a private thread."""
        return self._("In a private thread: only the two players see it.")

    def pace(self, days: int | None) -> str:
        """Say how much time a turn has."""
        if days is None:
            return self._("no time limit")
        return self._n("{n} day a turn", "{n} days a turn", days).format(n=days)

    def accepted(self, first: str, second: str, thread_id: int | None) -> str:
        """Say that a challenge was accepted, and where the game is."""
        _ = self._
        names = f"**{safe(first)}** – **{safe(second)}**"
        if thread_id is None:
            return _(
                "{names}: the cards are dealt, but the table has no place yet. "
                "Press the button to try again."
            ).format(names=names)
        return _("{names} play in <#{thread}>.").format(names=names, thread=thread_id)

    def table_is_in(self, thread_id: int) -> str:
        """Say where a table is."""
        return self._("The table is in <#{thread}>.").format(thread=thread_id)

    def thread_name(self, first: str, second: str) -> str:
        """Name the thread of a game, in at most 100 characters."""
        return self._("Crapette: {first} – {second}").format(
            first=bare(first), second=bare(second)
        )[:LONGEST_THREAD_NAME]

    def declined(self, challenger: str, opponent: str) -> str:
        """Say that a challenge was declined."""
        return self._("**{opponent}** declined the challenge of **{name}**.").format(
            opponent=safe(opponent), name=safe(challenger)
        )

    def withdrawn(self, challenger: str) -> str:
        """Say that a challenge was withdrawn."""
        return self._("**{name}** withdrew the challenge.").format(name=safe(challenger))

    def expired(self, challenger: str) -> str:
        """Say that nobody accepted a challenge in time."""
        return self._("The challenge of **{name}** lapsed: nobody accepted in time.").format(
            name=safe(challenger)
        )

    def challenge_self(self) -> str:
        """Say that one cannot play oneself."""
        return self._(
            "You cannot challenge yourself. Name somebody else, "
            "or leave the opponent out: then anyone may accept."
        )

    def challenge_bot(self, name: str) -> str:
        """Say that bots do not play."""
        return self._("{name} is a bot and cannot accept. Challenge a person.").format(
            name=safe(name)
        )

    def challenge_duplicate(self, link: str | None) -> str:
        """Say that the two have a challenge open already."""
        _ = self._
        sentence = _("There is an open challenge between you two already. Answer or withdraw it.")
        return sentence if link is None else f"{sentence} {link}"

    def too_many_open(self, limit: int) -> str:
        """Say that the challenger must wait."""
        return self._(
            "You have {n} open challenges, and that is the limit. "
            "Withdraw one, or wait until one is answered."
        ).format(n=limit)

    def challenge_gone(self) -> str:
        """Say that a challenge is over."""
        return self._("This challenge is no longer open. `/challenge` makes a new one.")

    def not_your_challenge(self) -> str:
        """Say that the button is for somebody else."""
        return self._("This button is not for you. `/challenge` makes a challenge of your own.")

    def unknown_rules(self, name: str, known: tuple[str, ...]) -> str:
        """Say that no rules have this name."""
        return self._("I know no rules called {name}. Choose {known}.").format(
            name=safe(name), known=self.any_of(f"`{rules}`" for rules in known)
        )

    def unknown_pace(self, known: tuple[int, ...]) -> str:
        """Say that no pace has this number of days."""
        return self._("A turn may take {known} days, or have no limit.").format(
            known=self.any_of(map(str, known))
        )


def moment(time: datetime) -> str:
    """Return a time that everybody reads in the own time zone."""
    return f"<t:{int(time.timestamp())}:f>"
