"""What stands above and below the picture of the table, short enough for a phone."""

from collections.abc import Iterable

from bot.texts.names import safe
from bot.texts.rulebook import RulebookTexts
from engine.cards import Card
from engine.moves import End, Move, Turn
from engine.notation import written
from engine.piles import Place
from engine.position import View
from engine.reveals import TurnedUp

LONGEST_ACCOUNT = 1200


class BoardTexts(RulebookTexts):
    """The lines of the message that shows the table."""

    def opening(self, first: str, second: str, rules: str) -> str:
        """Introduce a game: who sits where, and by which rules."""
        how = self._("Type `/move`, or press **Moves**. New to the game? `/help`")
        return f"{self.seats(first, second, rules)}\n-# {how}"

    def seats(self, first: str, second: str, rules: str) -> str:
        """Say who sits where, and by which rules."""
        players = self._("**{first}** (below) – **{second}** (above)").format(
            first=safe(first), second=safe(second)
        )
        return f"{players} · {self.rules_title(rules)}"

    def proof(self, commitment: str) -> str:
        """Promise a deal, so that it can be checked."""
        told = self._("The deal can be checked at the end. SHA-256 of its seed: {hash}")
        return f"-# {told.format(hash=f'`{commitment}`')}"

    def move(self, move: Move, before: View, turned: TurnedUp, *, fresh: Card | None = None) -> str:
        """Tell a move as it is written, or in words if that is one letter, and what it turned up.

        `before` is the table on which it was made, `fresh` the upcard that was told just before.
        """
        if isinstance(move, End):
            return self._end(before.upcard, fresh)
        under = ", ".join(str(card) for place, card in turned if place is not Place.UPCARD)
        told = [] if isinstance(move, Turn) else [written(move, before)]
        told += [self._("uncovered {cards}").format(cards=under)] if under else []
        told += [
            self._("turned up {card}").format(card=card)
            for place, card in turned
            if place is Place.UPCARD
        ]
        return ", ".join(told)

    def _end(self, upcard: Card | None, fresh: Card | None) -> str:
        if upcard is None:
            return self._("passed")
        if upcard == fresh:
            return self._("ended the turn")
        return self._("ended the turn with {card}").format(card=upcard)

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
