"""An evening at the playground, from the first line on the console to Ctrl+C."""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from simcord import SetupError

from bot import logs
from bot.client import build
from bot.console.trouble import TROUBLE, complain, say, sentence_for
from bot.playground.club import opened
from bot.playground.page import Page, Step, served
from bot.playground.partner import Partner
from bot.settings import Settings

GREETING = """\
Crapette: a simulated server with two members, Ana and Rui. No Discord, no token.

  {address}

{how}
The arrow on the right sends: after a click in a list, Enter does not.
To be another member, choose under "Viewing as", or open the address in a second window.
The page is one thread: one game at a time, none with `private`, and no direct messages.
Links to messages lead out of it, to Discord itself.
{kept} Ctrl+C ends it.
"""
CHALLENGE = "1. Type /challenge, press Enter twice, click Rui, and click the arrow on the right."
FOR_TWO = f"""\
{CHALLENGE}
2. Choose Rui under "Viewing as" and press Accept: the cards are dealt.
3. Who is on turn presses Moves, or types /move, Enter and a space to see what can be played.
   /help explains the game."""
FOR_ONE = f"""\
{CHALLENGE}
   He accepts by himself: the cards are dealt.
2. On your turn press Moves, or type /move, Enter and a space to see what can be played.
   Rui answers by himself. /help explains the game."""


def spend(options: argparse.Namespace) -> int:
    """Serve the page until it is closed; return the exit code."""
    logs.configure("WARNING", "console")
    try:
        asyncio.run(_evening(options))
    except TROUBLE as error:
        return complain(sentence_for(error).replace("DATABASE_URL", "--database"))
    except (SetupError, OSError) as error:
        remedy = "Try another --port." if options.port else "Install its parts by `make play`."
        return complain(f"The playground cannot start: {error}. {remedy}")
    return 0


async def _evening(options: argparse.Namespace) -> None:
    stop = _stop_signal()
    with _settings(options.database) as settings:
        async with opened(build(settings)) as club, served(club, options.port) as page:
            step = Partner(club).step if options.greedy else _nothing
            _greet(page.address, options)
            await _until(stop, page, step)
            say("Closing.")


async def _until(stop: asyncio.Event, page: Page, step: Step) -> None:
    """Keep the page going until a signal comes or somebody ends it there."""
    keeping = asyncio.create_task(page.keep(step))
    ends = {asyncio.create_task(stop.wait()), asyncio.create_task(page.closed())}
    done, rest = await asyncio.wait({keeping, *ends}, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    if keeping in done:
        keeping.result()


async def _nothing() -> None:
    """Leave both members to the people at the page."""


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, stop.set)
    return stop


@contextmanager
def _settings(kept: Path | None) -> Iterator[Settings]:
    """Give the bot's settings: the games lie in a file that stays, or in one that goes."""
    with tempfile.TemporaryDirectory(prefix="crapette-") as folder:
        file = kept.absolute() if kept else Path(folder) / "crapette.db"
        yield Settings(
            database_url=f"sqlite+aiosqlite:///{file}",
            dev_guild_id=None,
            health_file=Path(folder) / "health",
        )


def _greet(address: str, options: argparse.Namespace) -> None:
    kept = f"Games are kept in {options.database}." if options.database else "Nothing is kept."
    how = FOR_ONE if options.greedy else FOR_TWO
    say(GREETING.format(address=address, how=how, kept=kept))
    if not options.no_open and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Return whether a browser would open in a window, not in this console."""
    return sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
