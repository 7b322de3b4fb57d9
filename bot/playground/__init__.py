"""The playground: the real bot in a simulated server, played from a browser page."""

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Final

MISSING: Final = (
    "The playground needs SimCord, which is not installed: start it with `make play`, "
    'or install the extra by `pip install "simcord[preview]==3.2.1"`.'
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell a command line what the playground can be asked for."""
    parser.add_argument("--port", type=_port, default=0, help="the page's port (default: any)")
    parser.add_argument(
        "--greedy", "--auto-opponent", action="store_true", help="Rui accepts and plays by himself"
    )
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="keep the games in this file (default: none)"
    )
    parser.add_argument("--no-open", action="store_true", help="only print the page's address")


def run(options: argparse.Namespace) -> int:
    """Serve the page until somebody stops it; return the exit code."""
    if importlib.util.find_spec("simcord") is None:
        sys.stderr.write(f"{MISSING}\n")
        return 2
    try:
        # Imported by its name, so that this module can be read without the simulator.
        return int(importlib.import_module("bot.playground.evening").spend(options))
    except KeyboardInterrupt:
        return 0


def _port(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= number <= 65535:  # noqa: PLR2004 -- a port is a 16-bit number
        problem = f"{text!r} is no port: give a number from 0 to 65535"
        raise argparse.ArgumentTypeError(problem)
    return number
