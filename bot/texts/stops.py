"""Why a line stopped, or nothing of it was played, as a sentence to who typed it."""

import gettext
from typing import assert_never

from bot.texts.names import safe
from bot.texts.reasons import ReasonTexts
from bot.texts.refusals import RefusalTexts
from bot.texts.voice import Voice
from engine.cards import Card
from engine.forced import NotForced, Unforced
from engine.lines import Blind, Gift, Why
from engine.moves import IllegalMove
from engine.naming import NoSuchPlay, SeveralPlays
from engine.notation import format_move
from engine.outcome import Refused


class StopTexts(Voice):
    """The sentences about tokens that were not played."""

    def __init__(self, spoken: gettext.NullTranslations) -> None:
        super().__init__(spoken)
        self._reasons = ReasonTexts(spoken)
        self._refusals = RefusalTexts(spoken)

    def stopped(self, name: str, token: str, why: Why) -> str:
        """Say to a player, before everybody, at which token the line stopped, and why."""
        return self._("**{name}**, your line stopped at `{token}`. {why}").format(
            name=safe(name), token=token, why=self.why(why)
        )

    def why(self, why: Why) -> str:
        """Say why a token was not played, and what to do."""
        _ = self._
        match why:
            case IllegalMove(move=move, reason=reason, facts=facts):
                return self._reasons.illegal(move, reason, facts)
            case Refused(refusal=refusal):
                return self._refusals.refused(refusal)
            case Blind(cards):
                return self._blind(cards)
            case Gift():
                return self.gift(why)
            case NotForced():
                return self._not_forced(why)
            case NoSuchPlay():
                return self._no_such_play(why)
            case SeveralPlays(plays=plays):
                return _("Several cards of that face can go there: type {moves}.").format(
                    moves=self.any_of(f"`{format_move(play)}`" for play in plays)
                )
            case _:
                assert_never(why)

    def gift(self, gift: Gift) -> str:
        """Warn of a move that would let the opponent win."""
        return self._(
            "{card} is your opponent's last card: if you play it, your opponent wins. "
            "If you mean it, type `{token}!`."
        ).format(card=gift.card, token=format_move(gift.move))

    def _blind(self, cards: tuple[Card, ...]) -> str:
        return self._(
            "{cards} lay face down when you typed the line: look first, then play on. "
            "(A line that ends in `!` is played all the same.)"
        ).format(cards=", ".join(map(str, cards)))

    def _no_such_play(self, why: NoSuchPlay) -> str:
        _ = self._
        named = str(why.named)
        if not why.plays:
            return _("{card}: that card lies nowhere on top, so it cannot be played.").format(
                card=named
            )
        return _("{card}: that card cannot go there now. `/legal` shows what can.").format(
            card=named
        )

    def _not_forced(self, why: NotForced) -> str:
        _ = self._
        match why.cause:
            case Unforced.NOTHING_FITS:
                return _("`m` plays what must go to the centre, and nothing fits there now.")
            case Unforced.NOT_REFEREED:
                return _("`m` alone does not exist under these rules: type the move, like `rm`.")
            case Unforced.EQUAL_CARDS:
                return _("Two equal cards fit the centre: choose {plays}.").format(
                    plays=self.any_of(f"`{format_move(play)}`" for _card, play in why.plays)
                )
            case _:
                assert_never(why.cause)
