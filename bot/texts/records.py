"""What is wrong with a game's record, as a sentence to who wants to read it."""

from pathlib import Path
from typing import Final, Literal, assert_never

from bot.texts.voice import Voice
from engine.record_headers import RecordError, Unreadable

LONGEST_WORD: Final = 60
"""How much of a wrong word is repeated."""

HeadFault = Literal[
    Unreadable.NO_RECORD,
    Unreadable.HEADER,
    Unreadable.HEADER_TWICE,
    Unreadable.HEADER_MISSING,
]
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

    def none(self, file: Path) -> str:
        """Say that a file is no record, what one looks like, and where to get one."""
        return self._(
            "{file} is no record of this bot: a record is plain text (UTF-8), with a line like "
            '[Rules "br"] at its head. `/record` in the thread of a game gives one.'
        ).format(file=file)

    def wrong(self, error: RecordError) -> str:
        """Say in which line a record goes wrong, how, and where to get it as it was."""
        begun = error.word[:LONGEST_WORD]
        word = "".join(sign if sign.isprintable() else "?" for sign in begun) or "–"
        where = (
            self._("Line {line}, {word}:").format(line=error.line, word=word)
            if error.line
            else self._("In the record as a whole, {word}:").format(word=word)
        )
        advice = self._(
            "If the record was changed or cut: `/record` in the thread of the game gives it again."
        )
        return f"{where} {self._wrong(error.wrong)} {advice}"

    def _wrong(self, wrong: Unreadable) -> str:
        _ = self._
        match wrong:
            case (
                Unreadable.NO_RECORD
                | Unreadable.HEADER
                | Unreadable.HEADER_TWICE
                | Unreadable.HEADER_MISSING
            ):
                return self._wrong_head(wrong)
            case Unreadable.RULES:
                return _("no rules have this name.")
            case Unreadable.TABLE:
                return _("this is no table, or not the one of the deal.")
            case Unreadable.DEAL | Unreadable.SEED:
                return _("the deal is none, or is not the one that was promised.")
            case Unreadable.RESULT:
                return _("the game does not end so by its moves.")
            case _:
                return self._wrong_play(wrong)

    def _wrong_head(self, wrong: HeadFault) -> str:
        _ = self._
        match wrong:
            case Unreadable.NO_RECORD:
                return _("this is no record of this bot.")
            case Unreadable.HEADER:
                return _('this is no header like [Rules "br"].')
            case Unreadable.HEADER_TWICE:
                return _("this header stands there twice.")
            case Unreadable.HEADER_MISSING:
                return _("this header is missing.")
            case _:
                assert_never(wrong)

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
