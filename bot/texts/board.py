"""What stands above and below the picture of the table, short enough for a phone."""

from collections.abc import Iterable

from bot.texts.names import safe
from bot.texts.rulebook import RulebookTexts

LONGEST_ACCOUNT = 1200


class BoardTexts(RulebookTexts):
    """The lines of the message that shows the table."""

    def opening(self, first: str, second: str, rules: str, commitment: str) -> str:
        """Introduce a game: who sits where, by which rules, and the proof of its deal."""
        how = self._("Type `/move`, or press **Moves**. New to the game? `/help`")
        return f"{self.seats(first, second, rules)}\n-# {how}\n{self.proof(commitment)}"

    def seats(self, first: str, second: str, rules: str) -> str:
        """Say who sits where, and by which rules."""
        players = self._("**{first}** (below) – **{second}** (above)").format(
            first=safe(first), second=safe(second)
        )
        return f"{players} · {self.rules_title(rules)}"

    def proof(self, commitment: str) -> str:
        """Give the proof of a deal."""
        told = self._("Deal (SHA-256 of its seed): {hash}").format(hash=f"`{commitment}`")
        return f"-# {told}"

    def account(self, turn: int, name: str, moves: Iterable[str]) -> str:
        """Tell the moves of a turn so far."""
        _ = self._
        told = " · ".join(moves)
        if len(told) > LONGEST_ACCOUNT:
            told = f"… {told[-LONGEST_ACCOUNT:].partition(' · ')[2]}"
        return _("**{name}**, turn {turn}: {moves}").format(
            name=safe(name), turn=turn, moves=told or _("no move yet")
        )

    def on_turn(self, name: str) -> str:
        """Say who goes on playing."""
        return self._("**{name}** is on turn.").format(name=safe(name))

    def your_turn(self, user_id: int, opponent: str) -> str:
        """Call the player whose turn begins."""
        return self._("### <@{user}>, your turn against {opponent}.").format(
            user=user_id, opponent=safe(opponent)
        )

    def you_start(self, user_id: int) -> str:
        """Call the player who has the first turn."""
        return self._("### <@{user}>, you start.").format(user=user_id)
