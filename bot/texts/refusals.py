"""Why something other than a move cannot be done now, as a sentence to who tried it."""

from typing import Literal, assert_never

from bot.texts.voice import Voice
from engine.outcome import Refusal

TalkRefusal = Literal[
    Refusal.ALREADY_OFFERED,
    Refusal.NOT_OFFERED,
    Refusal.DECLINED_THIS_TURN,
    Refusal.NO_CLAIM,
    Refusal.OWN_TIME,
]

AbortRefusal = Literal[
    Refusal.ABORT_TOO_LATE,
    Refusal.ABORT_NEEDS_CONSENT,
    Refusal.ABORT_ASKED,
    Refusal.ABORT_NOT_ASKED,
    Refusal.ABORT_DECLINED,
]

CallRefusal = Literal[
    Refusal.NO_CALLS,
    Refusal.NO_WINDOW,
    Refusal.BARRED,
    Refusal.NO_TOUCH,
    Refusal.TOUCH_IS_FREE,
    Refusal.NOTHING_TO_CLOSE,
]


class RefusalTexts(Voice):
    """The sentences about undo, offers, claims and calls out of place."""

    def refused(self, refusal: Refusal) -> str:
        """Say why it cannot be done now, and what can."""
        _ = self._
        match refusal:
            case Refusal.GAME_OVER:
                return _("This game is over. `/challenge` starts another one.")
            case Refusal.NOT_YOUR_TURN:
                return _("It is not your turn. `/legal` shows what your opponent may do.")
            case Refusal.NOTHING_TO_UNDO:
                return _("You have not moved in this turn yet: there is nothing to take back.")
            case Refusal.REVEALED:
                return _(
                    "Your last move turned a card up: it can only be taken back "
                    "if your opponent agrees, and then the whole turn is."
                )
            case Refusal.UNDO_NEEDS_CONSENT:
                return _("Under these rules moves are taken back only if your opponent agrees.")
            case Refusal.ALREADY_ASKED:
                return _("You have asked already. Your opponent can answer under the question.")
            case Refusal.NOT_ASKED:
                return _("Nothing is asked any more: your opponent has played on or was answered.")
            case _:
                return self._talk(refusal)

    def _talk(self, refusal: TalkRefusal | AbortRefusal | CallRefusal) -> str:
        _ = self._
        match refusal:
            case Refusal.ALREADY_OFFERED:
                return _("A draw is on offer already. It can be answered under the offer.")
            case Refusal.NOT_OFFERED:
                return _("No draw is on offer any more. `/draw` makes a new offer.")
            case Refusal.DECLINED_THIS_TURN:
                return _("Your offer was declined in this turn. You may offer again in the next.")
            case Refusal.NO_CLAIM:
                return _(
                    "A draw can be claimed only after a long time without a play to the centre "
                    "(40 turns or more). You may offer one with `/draw`."
                )
            case Refusal.OWN_TIME:
                return _(
                    "It is your own turn: only your opponent could claim the win. "
                    "A move of yours still counts."
                )
            case _:
                return self._abort(refusal)

    def _abort(self, refusal: AbortRefusal | CallRefusal) -> str:
        _ = self._
        match refusal:
            case Refusal.ABORT_TOO_LATE:
                return _(
                    "A game can be called off during its first two turns only. "
                    "Offer a draw with `/draw`, or give up with `/resign`."
                )
            case Refusal.ABORT_NEEDS_CONSENT:
                return _(
                    "Your opponent has moved, so the game is called off only if both agree. "
                    "`/abort` asks."
                )
            case Refusal.ABORT_ASKED:
                return _("That is asked already. It can be answered under the question.")
            case Refusal.ABORT_NOT_ASKED:
                return _("Nobody asks any more to call the game off: it goes on.")
            case Refusal.ABORT_DECLINED:
                return _("Your opponent declined in this turn. You may ask again in the next.")
            case _:
                return self._call(refusal)

    def _call(self, refusal: CallRefusal) -> str:
        _ = self._
        match refusal:
            case Refusal.NO_CALLS:
                return _(
                    "Nothing can be called under these rules: "
                    "a move that they forbid is refused at once."
                )
            case Refusal.NO_WINDOW:
                return _(
                    "There is nothing to call now: a call concerns the opponent's turn, "
                    "and is made before your own first move."
                )
            case Refusal.BARRED:
                return _("Your last call was wrong: you may call again after your next turn.")
            case Refusal.NO_TOUCH:
                return _("Your opponent has touched no card that cannot be played.")
            case Refusal.TOUCH_IS_FREE:
                return _("Touching a card costs nothing under these rules.")
            case Refusal.NOTHING_TO_CLOSE:
                return _("No end of the game waits for your consent.")
            case _:
                assert_never(refusal)
