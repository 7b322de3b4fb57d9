"""From whom somebody takes no challenges, told to nobody else."""

from collections.abc import Iterable

from bot.texts.names import some
from bot.texts.voice import Voice


class BlockTexts(Voice):
    """The sentences of `/settings block` and its like."""

    def blocked(self, user_id: int) -> str:
        """Say that somebody was blocked."""
        return self._(
            "<@{user}> cannot challenge you any more, nor accept your challenges, in any server. "
            "Games that you play against each other go on. Nobody but you is told; "
            "`/settings unblock` takes it back."
        ).format(user=user_id)

    def unblocked(self, user_id: int) -> str:
        """Say that a block was taken back."""
        return self._("<@{user}> may challenge you again.").format(user=user_id)

    def not_blocked(self, user_id: int) -> str:
        """Say that there was no block to take back."""
        return self._(
            "You had not blocked <@{user}>; `/settings blocked` lists whom you have."
        ).format(user=user_id)

    def all(self, users: Iterable[int]) -> str:
        """List whom somebody has blocked."""
        named = ", ".join(some(f"<@{user}>" for user in users))
        if not named:
            return self._("You have blocked nobody. `/settings block` does that.")
        return self._("You have blocked: {users}. `/settings unblock` takes one back.").format(
            users=named
        )
