"""A game's record, as `/record` gives it: checked move by move, or drawn as a picture."""

from argparse import Namespace
from pathlib import Path

from bot.console.trouble import complain, say
from bot.settings import Settings
from bot.texts import Texts
from engine.game import Game
from engine.record import Record, RecordError, read
from render import NO_MARKS, Marks
from render import draw as picture

WORDS = Texts.of("en-US")


def replay(_settings: Settings, options: Namespace) -> int:
    """Play a record again, and say whether it is right; return the exit code."""
    record = _read(options.file)
    if isinstance(record, str):
        return complain(record)
    game = record.game
    result = (
        WORDS.records.running()
        if game.outcome is None
        else WORDS.endings.result(game.outcome, record.headers.players)
    )
    say(WORDS.records.right(game.version, game.turn, result))
    return 0


def draw(_settings: Settings, options: Namespace) -> int:
    """Draw a record's table after some of its events; return the exit code."""
    record = _read(options.file)
    if isinstance(record, str):
        return complain(record)
    events = record.game.events
    last = len(events) if options.move is None else options.move
    if not 0 <= last <= len(events):
        return complain(WORDS.records.no_such_move(last, len(events)))
    try:
        options.output.write_bytes(_picture(record.game, last))
    except OSError as error:
        return complain(WORDS.host.unwritable_file(options.output, error.strerror or str(error)))
    say(str(options.output))
    return 0


def _picture(game: Game, last: int) -> bytes:
    after = Game.replay(game.setup, game.events[:last])
    marks = NO_MARKS
    if last:
        before = Game.replay(game.setup, game.events[: last - 1])
        marks = Marks.between(before.view, after.view)
    return picture(after.view, marks=marks, side=game.rules.reserve_side)


def _read(file: Path) -> Record | str:
    """Return the record that a file holds, or what is wrong with it."""
    try:
        return read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return WORDS.host.unreadable_file(file, str(error))
    except RecordError as error:
        return WORDS.records.wrong(error)
