"""What a server or a player does not want, and what to do instead."""

from collections.abc import Iterable

from bot.texts.names import code, safe, some
from bot.texts.voice import Voice

LONGEST_TYPED = 30


class UnwelcomeTexts(Voice):
    """The sentences for what somebody's choice stands against."""

    def wrong_channel(self, channels: Iterable[int]) -> str:
        """Say where games are begun."""
        return self._(
            "This server keeps Crapette to {channels}. Go there, or into a thread there."
        ).format(channels=self.any_of(some(f"<#{channel}>" for channel in channels)))

    def wrong_role(self, role_id: int) -> str:
        """Say who may challenge."""
        return self._(
            "In this server only those with the role <@&{role}> challenge. You may accept "
            "challenges, and those who manage the server can give you the role."
        ).format(role=role_id)

    def games_full(self, name: str, cap: int) -> str:
        """Say that somebody plays as many games as the server allows."""
        return self._n(
            "{name} has {n} game under way, and this server allows no more at once. "
            "Finish it first; `/games` shows yours.",
            "{name} has {n} games under way, and this server allows no more at once. "
            "Finish one first; `/games` shows yours.",
            cap,
        ).format(name=safe(name), n=cap)

    def unwanted(self, name: str) -> str:
        """Say that somebody does not play now, and not why."""
        return self._(
            "{name} takes no challenges from you now. Leave the opponent out of `/challenge`: "
            "then anyone else may accept."
        ).format(name=safe(name))

    def blocked_by_you(self, name: str) -> str:
        """Say that it is the challenger who has blocked the opponent."""
        return self._(
            "You have blocked {name}. `/settings unblock` takes that back; then challenge again."
        ).format(name=safe(name))

    def block_self(self) -> str:
        """Say that one cannot block oneself."""
        return self._("You cannot block yourself. Name somebody else.")

    def too_many_blocks(self, limit: int) -> str:
        """Say that nobody else can be blocked."""
        return self._(
            "You have blocked {n} people, and that is the limit. "
            "`/settings unblock` takes one back."
        ).format(n=limit)

    def still_playing(self) -> str:
        """Say that somebody could not be forgotten."""
        return self._(
            "Another game of yours has begun in this very moment, so nothing was deleted. "
            "Press the button again."
        )

    def opponent_gone(self) -> str:
        """Say that there is nobody to play with any more."""
        return self._(
            "Your opponent has left for good, and plays no more. `/challenge` finds another one."
        )

    def private_in_thread(self) -> str:
        """Say that a thread has no private thread."""
        return self._(
            "A thread cannot have a private thread of its own. Use `/challenge` in the channel, "
            "or leave out `private`: then you play in this thread."
        )

    def unknown_language(self, language: str, known: tuple[str, ...]) -> str:
        """Say that there are no sentences in a language."""
        return self._("I do not speak {language}. Choose {known}.").format(
            language=code(language, LONGEST_TYPED), known=self.any_of(f"`{tag}`" for tag in known)
        )
