"""What is wrong with a typed line, as a sentence to who typed it."""

from typing import assert_never

from bot.texts.names import code, shown
from bot.texts.voice import Voice
from engine.signs import LONGEST_LINE, Expected, NotationError

_SHOWN, _ECHOED = 20, 60
"""How much is repeated of what cannot be read, and how long a line may be to be repeated whole."""


class ReadingTexts(Voice):
    """The sentences about text that is no line of moves."""

    def unreadable(self, error: NotationError) -> str:
        """Say where a text stops being a line, and what could stand there."""
        _ = self._
        if Expected.SHORTER_LINE in error.expected:
            return self.too_long(len(error.text), LONGEST_LINE)
        wanted = self.any_of(self._expected(kind) for kind in error.expected)
        if not error.text[error.at :].strip():
            return _("The line ends too early: {wanted} should follow. Nothing was played.").format(
                wanted=wanted
            )
        return _("I cannot read {place}: {wanted} should stand there. Nothing was played.").format(
            place=self._place(shown(error.text), shown(error.text[error.at :])), wanted=wanted
        )

    def _place(self, line: str, rest: str) -> str:
        """Say where in a line its rest begins; the column counts in the line as it is repeated."""
        _ = self._
        place = (
            _("{rest} (column {column})")
            if rest == line or len(line) > _ECHOED
            else _("{rest} in {line} (column {column})")
        )
        return place.format(
            rest=code(rest, _SHOWN), line=code(line, _ECHOED), column=len(line) - len(rest) + 1
        )

    def too_long(self, length: int, limit: int) -> str:
        """Say that a line has more characters than any line needs."""
        return self._(
            "The line has {length} characters; at most {limit} are read. Play it in two commands."
        ).format(length=length, limit=limit)

    def _expected(self, kind: Expected) -> str:
        _ = self._
        match kind:
            case Expected.MOVE:
                return _("a move like `ra`, `bm`, `n` (turn a card) or `p` (end the turn)")
            case Expected.MOVE_BUT_TURNING:
                return _("a move like `ra`, `bm` or `p` (end the turn)")
            case Expected.TARGET:
                return _("where the card goes: a house `a`–`h`, the centre `m`, `r` or `w` to load")
            case Expected.PAIR_SIGN:
                return _("`2` for two cards at once")
            case Expected.HOUSE:
                return _("a house `a`–`h`")
            case Expected.CENTRE:
                return _("the centre `m`")
            case Expected.SUIT | Expected.CLOSING_BRACKET:
                return self._expected_sign(kind)
            case Expected.END | Expected.SHORTER_LINE:
                return _("the end of the line")
            case _:
                assert_never(kind)

    def _expected_sign(self, kind: Expected) -> str:
        _ = self._
        if kind is Expected.SUIT:
            return _("a suit: `s`, `h`, `d`, `c` or ♠ ♥ ♦ ♣")
        return _("a closing bracket `)`")
