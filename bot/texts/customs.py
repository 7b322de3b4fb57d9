"""What a server has chosen for its games."""

from collections.abc import Iterable

from bot.texts.names import some
from bot.texts.rulebook import RulebookTexts


class CustomTexts(RulebookTexts):
    """The sentences that say, choice by choice, what stands."""

    def summary(self, lines: Iterable[str]) -> str:
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
            return self._("Language of what everybody reads: **as Discord says of this server**.")
        return self._("Language of what everybody reads: **{name}**.").format(name=name)

    def follow_discord(self) -> str:
        """Offer to follow what Discord says of the server."""
        return self._("as Discord says of this server")

    def look(self, parts: str) -> str:
        """Say how pictures look that everybody sees."""
        return self._("Pictures that everybody sees: **{parts}**.").format(parts=parts)

    def cap(self, cap: int | None) -> str:
        """Say how many games a player may have at once."""
        if cap is None:
            return self._("Games that one player may have at once: **no limit**.")
        return self._("Games that one player may have at once: **{n}**.").format(n=cap)

    def who(self, role_id: int | None) -> str:
        """Say who may challenge."""
        if role_id is None:
            return self._("Who may challenge: **everybody**.")
        return self._("Who may challenge: those with the role <@&{role}>.").format(role=role_id)

    def channels(self, channels: Iterable[int]) -> str:
        """Say where challenges may be made."""
        named = ", ".join(some(f"<#{channel}>" for channel in channels))
        if not named:
            return self._("Where challenges may be made: **in every channel**.")
        return self._("Where challenges may be made: {channels}, and in their threads.").format(
            channels=named
        )
