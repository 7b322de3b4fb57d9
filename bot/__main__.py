"""The command line: `python -m bot` runs the bot, a word after it does something else."""

import argparse
import importlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot import playground
from bot.settings import Settings, SettingsError

WORDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "run": ("run", "run the bot (what happens without a word)"),
        "sync": ("upkeep", "tell Discord the commands again"),
        "migrate": ("upkeep", "bring the database up to date"),
        "backup": ("upkeep", "copy the database, also while the bot runs"),
        "doctor": ("doctor", "check token, permissions, database and fonts"),
        "health": ("health", "exit 0 if the running bot is alive"),
        "replay": ("files", "check a game's record move by move"),
        "draw": ("files", "draw a record's table as a picture"),
    }
)
"""The words, the module of `bot.console` that does each, and what it does."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says, and return the exit code."""
    options = parser().parse_args(arguments)
    if options.command == "playground":
        return playground.run(options)
    try:
        settings = Settings.load()
    except SettingsError as error:
        from bot.console import trouble

        return trouble.complain(trouble.sentence_for(error))
    word = options.command or "run"
    # Each word loads only what it needs: the sign of life is looked for once a minute.
    console = importlib.import_module(f"bot.console.{WORDS[word][0]}")
    return int(getattr(console, word)(settings, options))


def parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    line = argparse.ArgumentParser(
        prog="python -m bot",
        description=__doc__,
        epilog='Where make installed it: make run ARGS="WORD …".',
    )
    words = line.add_subparsers(dest="command", metavar="WORD")
    given = {word: words.add_parser(word, help=text) for word, (_, text) in WORDS.items()}
    for word in ("replay", "draw"):
        given[word].add_argument(
            "file", type=Path, metavar="FILE", help="a record, as /record gives it"
        )
    given["replay"].add_argument("--film", type=Path, help="also make a film of it, as WebP")
    given["draw"].add_argument(
        "move", type=int, nargs="?", help="the table after so many moves (default: the last one)"
    )
    given["draw"].add_argument(
        "-o", "--output", type=Path, help="where the picture goes (default: beside FILE, as .png)"
    )
    playground.add_arguments(words.add_parser("playground", help="try a game in your browser"))
    return line


if __name__ == "__main__":
    sys.exit(main())
