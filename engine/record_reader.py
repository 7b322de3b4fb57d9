"""A record read: its game played again, with or without its deal."""

from dataclasses import dataclass

from engine.deal import Deal, commitment, deal, lay_out
from engine.deal_text import DealTextError, parse_deal
from engine.diagram import DiagramError, draw_line, parse
from engine.game import Game, Setup
from engine.outcome import Refused
from engine.outcome_text import tells
from engine.position import Position, View
from engine.record_headers import (
    Head,
    Headers,
    RecordError,
    Unreadable,
    check_is_record,
)
from engine.record_replay import Replay
from engine.record_words import split
from engine.rules import Rules
from engine.unseen import Unveiling


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read: what it says, the game as it stands, and its deal if it is told."""

    headers: Headers
    game: Game
    deal: Deal | None = None


def read(text: str) -> Record:
    """Return the record that a text holds, its game played again from the beginning.

    Without the deal the face-down cards that never turned up are any of those left; the
    game is the same for both players.

    Raises:
        RecordError: the text is no record, or no game can have gone so.
    """
    head, body = _parts(text)
    rules = head.rules()
    start, dealt = _start(head, rules)
    number, result = head.take("Result")
    headers = head.rest()
    _check_seed(headers, dealt, rules)
    game = _played(start, body, rules) if dealt else _unveiled(start.view, body, rules)
    if result and not tells(result, game.outcome):
        raise RecordError(number, result, Unreadable.RESULT)
    return Record(headers, game, dealt)


def _parts(text: str) -> tuple[Head, list[tuple[int, str]]]:
    """Return the headers, and the words of the turns with the numbers of their lines."""
    check_is_record(text)
    head, body = Head(), list[tuple[int, str]]()
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith("[") and not body:
            head.read(number, line.strip())
        else:
            body += [(number, word) for word in split(line)]
    return head, body


def _start(head: Head, rules: Rules) -> tuple[Position, Deal | None]:
    """Return the table from which the game starts: the deal's, or the one that is drawn."""
    number, text = head.take("Table")
    dealt = _deal(*head.take("Deal"))
    if dealt is None and not number:
        raise RecordError(0, "Table", Unreadable.HEADER_MISSING)
    try:
        table = parse(text)
    except DiagramError as error:
        raise RecordError(number, text, Unreadable.TABLE) from error
    if dealt is None:
        return table, None
    start = lay_out(dealt, rules)
    if text and draw_line(start.view) != draw_line(table.view):
        raise RecordError(number, text, Unreadable.TABLE)
    return start, dealt


def _deal(number: int, text: str) -> Deal | None:
    try:
        return parse_deal(text) if text else None
    except DealTextError as error:
        raise RecordError(number, text, Unreadable.DEAL) from error


def _check_seed(headers: Headers, dealt: Deal | None, rules: Rules) -> None:
    """Check that the seed is the one that was promised, and that the deal is the seed's."""
    if not headers.seed:
        return
    kept = headers.commitment in ("", commitment(headers.seed))
    if not kept or dealt not in (None, deal(headers.seed, rules)):
        raise RecordError(0, headers.seed, Unreadable.SEED)


def _unveiled(view: View, body: list[tuple[int, str]], rules: Rules) -> Game:
    """Play a game of which only the cards that turned up are known."""
    unveiling = Unveiling(view, rules)
    events = _played(unveiling.covered(), body, rules, unveiling).events
    try:
        return Game.replay(Setup(rules, unveiling.uncovered()), events)
    except Refused as error:  # a repetition shows only when every card has its name
        raise RecordError(0, "", Unreadable.REFUSED) from error


def _played(
    start: Position,
    body: list[tuple[int, str]],
    rules: Rules,
    unveiling: Unveiling | None = None,
) -> Game:
    replayed = Replay(start, rules, unveiling)
    for number, word in body:
        replayed.read(number, word)
    replayed.finish()
    return replayed.game
