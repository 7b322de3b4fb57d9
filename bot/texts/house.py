"""What a server has chosen for its games, and what a player has: seen and changed."""

from collections.abc import Iterable

from bot.texts.names import bare, safe
from bot.texts.rulebook import RulebookTexts


class HouseTexts(RulebookTexts):
    """The sentences of `/server`, of blocks and of private threads."""

    def customs(self, lines: Iterable[str]) -> str:
        """Head all that a server has chosen, a line each."""
        title = self._("Crapette in this server")
        return "\n".join([f"### {title}", *(f"- {line}" for line in lines)])

    def own_name(self) -> str:
        """Name the language that this very sentence is in."""
        return self._("English")

    def rules(self, rules: str) -> str:
        """Say by which rules a challenge is that names none."""
        return self._("Rules, unless a challenge names others: **{rules}**.").format(
            rules=self.rules_title(rules)
        )

    def pace(self, days: int | None) -> str:
        """Say which pace a challenge has that names none."""
        if days is None:
            return self._("Pace, unless a challenge names one: **no time limit**.")
        return self._n(
            "Pace, unless a challenge names one: **{n} day a turn**.",
            "Pace, unless a challenge names one: **{n} days a turn**.",
            days,
        ).format(n=days)

    def language(self, name: str | None) -> str:
        """Say in which language public texts are; None means as Discord says of the server."""
        if name is None:
            return self._("Language of what all read: **as Discord says of this server**.")
        return self._("Language of what all read: **{name}**.").format(name=name)

    def follow_discord(self) -> str:
        """Offer to follow what Discord says of the server."""
        return self._("as Discord says of this server")

    def cap(self, cap: int | None) -> str:
        """Say how many games a player may have at once."""
        if cap is None:
            return self._("Games that one player may have at once: **as many as one likes**.")
        return self._("Games that one player may have at once: **{n}**.").format(n=cap)

    def who(self, role_id: int | None) -> str:
        """Say who may challenge."""
        if role_id is None:
            return self._("Who may challenge: **everybody**.")
        return self._("Who may challenge: those with the role <@&{role}>.").format(role=role_id)

    def channels(self, channels: Iterable[int]) -> str:
        """Say where challenges may be made."""
        named = ", ".join(f"<#{channel}>" for channel in channels)
        if not named:
            return self._("Where challenges may be made: **in every channel**.")
        return self._("Where challenges may be made: {channels}, and in their threads.").format(
            channels=named
        )

    def no_channel(self) -> str:
        """Say that there is no channel to add or remove."""
        return self._("Name a text channel, or use the command in it.")

    def in_private(self) -> str:
        """Say that a game will be played in a private thread."""
        return self._("In a private thread: only the two players see it.")

    def not_added(self, name: str) -> str:
        """Say that somebody could not be added to a private thread."""
        return self._(
            "I could not add **{name}** to this thread. Mention {name} here, and Discord does it."
        ).format(name=safe(name))

    def annulled(self) -> str:
        """Say that a game was ended for the server."""
        return self._("Those who manage this server have ended the game.")

    def annul_sure(self, names: tuple[str, str]) -> str:
        """Ask whether a game shall be ended for the server."""
        return self._(
            "End the game of **{first}** and **{second}**? It will count for nobody, and cannot "
            "be taken up again. Its thread is told."
        ).format(first=safe(names[0]), second=safe(names[1]))

    def annul(self) -> str:
        """Label the button that ends a game for the server."""
        return self._("End the game")

    def game_choice(self, names: tuple[str, str], number: int) -> str:
        """Name a game in a list of choices."""
        first, second = map(bare, names)
        return self._("{first} – {second} (game {n})").format(first=first, second=second, n=number)

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

    def blocks(self, users: Iterable[int]) -> str:
        """List whom somebody has blocked."""
        named = ", ".join(f"<@{user}>" for user in users)
        if not named:
            return self._("You have blocked nobody. `/settings block` does that.")
        return self._("You have blocked: {users}. `/settings unblock` takes one back.").format(
            users=named
        )
