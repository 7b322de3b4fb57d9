"""A move as text and back: what a player types, and what people and records read."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, assert_never

from engine.cards import Card
from engine.moves import END, TURN, End, Move, Pair, Play, Turn
from engine.piles import THEIRS, Spot
from engine.position import View
from engine.signs import LONGEST_LINE, Expected, NotationError, signs
from engine.tokens import (
    HOUSE_LETTERS,
    PAIR_SIGN,
    RANK_SIGNS,
    RANKS_BEFORE_SYMBOL,
    SOURCE_LETTERS,
    SOURCE_NAMES,
    SUIT_SIGNS,
    SUIT_SYMBOLS,
    TARGET_LETTERS,
    TARGET_NAMES,
    Command,
    ForcedPlays,
    Line,
    NamedCard,
    Token,
)

__all__ = [
    "LONGEST_LINE",
    "Command",
    "Expected",
    "ForcedPlays",
    "Line",
    "NamedCard",
    "NotationError",
    "Token",
    "format_move",
    "moved_cards",
    "parse_line",
    "parse_move",
    "parse_start",
    "written",
]

_ALONE: Final[Mapping[str, Command]] = MappingProxyType({"n": TURN, "p": END, "m": ForcedPlays()})


class _Reader:
    """The signs of one line, read from left to right."""

    def __init__(self, text: str) -> None:
        found = list(signs(text))
        self.text, self.end, self.blind_ok = text, len(text), False
        while found and found[-1].char == "!":
            self.end, self.blind_ok = found.pop().at, True
        self.signs, self.next = found, 0

    def ahead(self, by: int = 0) -> str:
        """Return a sign to come, or nothing beyond the end."""
        index = self.next + by
        return self.signs[index].char if index < len(self.signs) else ""

    @property
    def at(self) -> int:
        """Where in the text the next sign stands."""
        return self.signs[self.next].at if self.next < len(self.signs) else self.end

    def take(self) -> str:
        """Return the next sign and go past it."""
        sign = self.ahead()
        self.next += 1
        return sign

    def since(self, start: int) -> str:
        """Return the signs that were gone past since a place."""
        return "".join(sign.char for sign in self.signs[start : self.next])

    def fail(self, *expected: Expected) -> NotationError:
        """Return the error that something else was expected here."""
        return NotationError(self.text, self.at, expected)


def parse_line(text: str) -> Line:
    """Return the tokens of a line as a player types it (notation.md).

    Accepts any case, any separators, cards in place of piles; brackets are skipped.

    Raises:
        NotationError: the text is no line; nothing of it was read.
    """
    reader = _Reader(text)
    tokens = [_token(reader)]
    while reader.ahead():
        tokens.append(_token(reader))
    return Line(tuple(tokens), reader.blind_ok)


def parse_start(text: str) -> tuple[Line, str]:
    """Return the tokens of a line that is still being typed, and the signs of the one begun.

    Raises:
        NotationError: the text does not begin any line.
    """
    reader, tokens = _Reader(text), list[Token]()
    while reader.ahead():
        start = reader.next
        try:
            tokens.append(_token(reader))
        except NotationError:
            if reader.ahead():
                raise
            return Line(tuple(tokens), reader.blind_ok), reader.since(start)
    return Line(tuple(tokens), reader.blind_ok), ""


def parse_move(text: str) -> Move:
    """Return the one move that a text holds, the inverse of `format_move` and `written`.

    Raises:
        NotationError: the text is no move, is several, or is no move without a table.
    """
    line = parse_line(text)
    first = line.tokens[0]
    if isinstance(first.command, ForcedPlays | NamedCard):
        raise NotationError(text, first.at, (Expected.MOVE,))
    if len(line.tokens) > 1:
        raise NotationError(text, line.tokens[1].at, (Expected.END,))
    return first.command


def format_move(move: Move) -> str:
    """Return a move as it is typed: `ra`, `n`, `p`, `b2d`.

    Raises:
        KeyError: the move names a pile that is never a source or never a target.
    """
    match move:
        case Play(source, target):
            return SOURCE_NAMES[source] + TARGET_NAMES[target]
        case Pair(source, target):
            return SOURCE_NAMES[source] + PAIR_SIGN + TARGET_NAMES[target]
        case Turn():
            return "n"
        case End():
            return "p"
        case _:
            assert_never(move)


def written(move: Move, view: View) -> str:
    """Return a move as people read it, with its cards: `r→a (9♥)`; it reads back."""
    text = format_move(move)
    if isinstance(move, Turn | End):
        return text
    if isinstance(move, Play):
        text = "→".join(text)
    cards = moved_cards(move, view)
    return f"{text} ({' '.join(map(str, cards))})" if cards else text


def moved_cards(move: Move, view: View) -> tuple[Card, ...]:
    """Return the face-up cards that a move takes away, lowest first; `p` takes the upcard."""
    match move:
        case Play(source):
            return view.pile(source).up[-1:]
        case Pair(source):
            return view.pile(source).up[-2:]
        case End():
            return view.pile(Spot.UPCARD).up
        case Turn():
            return ()
        case _:
            assert_never(move)


def _token(reader: _Reader) -> Token:
    start, at = reader.next, reader.at
    command = _command(reader)
    return Token(reader.since(start), at, command)


def _command(reader: _Reader) -> Command:
    sign = reader.ahead()
    if sign in RANK_SIGNS or (sign in RANKS_BEFORE_SYMBOL and reader.ahead(1) in SUIT_SYMBOLS):
        return _named_card(reader)
    if sign in _ALONE:
        return _ALONE[reader.take()]
    if sign == "!":
        reader.take()
        raise reader.fail(Expected.END)
    if sign not in SOURCE_LETTERS:
        raise reader.fail(Expected.MOVE)
    source = SOURCE_LETTERS[reader.take()]
    if source.is_house and reader.ahead() == PAIR_SIGN:
        reader.take()
        return Pair(source, _house(reader))
    return Play(source, _target(reader, source))


def _named_card(reader: _Reader) -> NamedCard:
    sign = reader.take()
    if sign == "1" and reader.ahead() == "0":
        sign += reader.take()
    if reader.ahead() not in SUIT_SIGNS:
        raise reader.fail(Expected.SUIT)
    suit = SUIT_SIGNS[reader.take()]
    if reader.ahead() not in TARGET_LETTERS:
        raise reader.fail(Expected.TARGET)
    return NamedCard(RANKS_BEFORE_SYMBOL[sign], suit, TARGET_LETTERS[reader.take()])


def _house(reader: _Reader) -> Spot:
    if reader.ahead() not in HOUSE_LETTERS:
        raise reader.fail(Expected.HOUSE)
    return HOUSE_LETTERS[reader.take()]


def _target(reader: _Reader, source: Spot) -> Spot:
    target = TARGET_LETTERS.get(reader.ahead())
    if source in THEIRS and target is not Spot.CENTRE:
        raise reader.fail(Expected.CENTRE)
    if target is None:
        pair = (Expected.PAIR_SIGN,) if source.is_house else ()
        raise reader.fail(Expected.TARGET, *pair)
    reader.take()
    return target
