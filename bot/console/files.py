"""A game's record, as `/record` gives it: checked move by move, or drawn as a picture."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.console.trouble import complain, say
from bot.service.scenes import of_game, scenes
from bot.settings import Settings
from bot.texts import Texts
from bot.texts.names import bare
from bot.ui.pointing import setting_of, turn_marks
from engine.game import Game
from engine.record import Record, RecordError, Unreadable, read
from render import FilmTooLong, film
from render import draw as picture
from render.film import BOUNDS

WORDS = Texts.of("en-US")
FILM: Final = ".webp"
PICTURE: Final = ".png"
"""What is written, by the ending of the file's name."""


def replay(_settings: Settings, options: Namespace) -> int:
    """Play a record again, say if it is right, film it if asked to; return the exit code."""
    if options.film is not None and options.film.suffix.lower() != FILM:
        return complain(WORDS.host.other_ending(options.film, FILM))
    record = _read(options.file)
    if isinstance(record, str):
        return complain(record)
    game = record.game
    result = (
        WORDS.records.running()
        if game.outcome is None
        else WORDS.endings.result(game.outcome, _names(record))
    )
    say(WORDS.records.right(game.version, game.turn, result))
    return 0 if options.film is None else _write(options.film, _filmed, game)


def _names(record: Record) -> tuple[str, str]:
    """Return who played, without what would do harm on a console."""
    first, second = record.headers.players
    return bare(first), bare(second)


def draw(_settings: Settings, options: Namespace) -> int:
    """Draw a record's table after some of its events; return the exit code."""
    picture_file = options.output or options.file.with_suffix(PICTURE)
    if picture_file.suffix.lower() != PICTURE:
        return complain(WORDS.host.other_ending(picture_file, PICTURE))
    record = _read(options.file)
    if isinstance(record, str):
        return complain(record)
    events = record.game.events
    last = len(events) if options.move is None else options.move
    if not 0 <= last <= len(events):
        return complain(WORDS.records.no_such_move(last, len(events)))
    return _write(picture_file, _picture, Game.replay(record.game.setup, events[:last]))


def _write(file: Path, made: Callable[[Game], bytes], game: Game) -> int:
    try:
        file.write_bytes(made(game))
    except FilmTooLong:
        return complain(WORDS.replay.too_long())
    except OSError as error:
        return complain(WORDS.host.unwritable_file(file, error.strerror or str(error)))
    say(str(file))
    return 0


def _filmed(game: Game) -> bytes:
    views = [scene.view for scene in of_game(scenes(game), BOUNDS.tables)]
    return film(views, setting=setting_of(game))


def _picture(game: Game) -> bytes:
    return picture(game.view, marks=turn_marks(game), setting=setting_of(game))


def _read(file: Path) -> Record | str:
    """Return the record that a file holds, or what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8-sig")  # some editors put a mark before it
        return read(_without_greeting(text))
    except OSError as error:
        return WORDS.host.unreadable_file(file, error.strerror or str(error))
    except UnicodeDecodeError:
        return WORDS.records.none(file)
    except RecordError as error:
        is_none = error.wrong is Unreadable.NO_RECORD
        return WORDS.records.none(file) if is_none else WORDS.records.wrong(error)


def _without_greeting(text: str) -> str:
    """Return a text with the lines left empty that stand before its first header.

    They are what `/record` says beside the file; the others keep their numbers.
    """
    lines = text.split("\n")
    first = next((at for at, line in enumerate(lines) if line.startswith("[")), 0)
    return "\n".join([""] * first + lines[first:])
