"""What is wrong with a game's record, as a sentence to who wants to read it."""

from typing import Literal, assert_never

from bot.texts.voice import Voice
from engine.record_headers import RecordError, Unreadable

PlayFault = Literal[
    Unreadable.LABEL,
    Unreadable.EVENT,
    Unreadable.REFUSED,
    Unreadable.VERDICT,
    Unreadable.CARD,
    Unreadable.CARD_MISSING,
    Unreadable.OTHER_CARD,
]


class RecordTexts(Voice):
    """The sentences about records, and the line that says one is right."""

    def right(self, moves: int, turns: int, result: str) -> str:
        """Say that a record replays, and to what."""
        return self._("The record is right: {moves}, {turns}. {result}").format(
            moves=self._n("{n} event", "{n} events", moves).format(n=moves),
            turns=self._n("{n} turn", "{n} turns", turns).format(n=turns),
            result=result,
        )

    def running(self) -> str:
        """Say that a game is not over."""
        return self._("The game is not over.")

    def no_such_move(self, asked: int, last: int) -> str:
        """Say that a record is shorter than the move that was asked for."""
        return self._("The record has no move {asked}: choose 0 to {last}.").format(
            asked=asked, last=last
        )

    def wrong(self, error: RecordError) -> str:
        """Say in which line a record goes wrong, and how."""
        where = self._("Line {line}, {word}:").format(line=error.line, word=error.word or "–")
        return f"{where} {self._wrong(error.wrong)}"

    def _wrong(self, wrong: Unreadable) -> str:
        _ = self._
        match wrong:
            case Unreadable.HEADER:
                return _('this is no header like [Rules "br"].')
            case Unreadable.HEADER_TWICE:
                return _("this header stands there twice.")
            case Unreadable.RULES:
                return _("no rules have this name.")
            case Unreadable.TABLE:
                return _("this is no table, or not the one of the deal.")
            case Unreadable.DEAL | Unreadable.SEED:
                return _("the deal is none, or is not the one that was promised.")
            case Unreadable.RESULT:
                return _("the game ended differently.")
            case _:
                return self._wrong_play(wrong)

    def _wrong_play(self, wrong: PlayFault) -> str:
        _ = self._
        match wrong:
            case Unreadable.LABEL:
                return _("the turn is another one's, or has another number.")
            case Unreadable.EVENT:
                return _("this is no move and nothing else that can happen.")
            case Unreadable.REFUSED:
                return _("this cannot be played there.")
            case Unreadable.VERDICT:
                return _("the call was judged differently.")
            case Unreadable.CARD:
                return _("this is no card.")
            case Unreadable.CARD_MISSING:
                return _("the card that turned up is missing.")
            case Unreadable.OTHER_CARD:
                return _("another card turned up there.")
            case _:
                assert_never(wrong)
