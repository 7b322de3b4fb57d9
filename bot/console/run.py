"""Running the bot until it is told to stop."""

import asyncio
import signal
from argparse import Namespace
from contextlib import suppress
from typing import Final

from bot import logs
from bot.client import CrapetteBot, build
from bot.console.trouble import attempt
from bot.settings import Settings

STOPPING: Final = (signal.SIGTERM, signal.SIGINT)
_log = logs.logger(__name__)


def run(settings: Settings, _options: Namespace) -> int:
    """Run the bot until it is told to stop; return the exit code."""
    return attempt(_run, settings)


async def _run(settings: Settings) -> int:
    """Run the bot; on SIGTERM or SIGINT let it finish what it is doing, and close it.

    Raises:
        SettingsError, StoreError, discord.LoginFailure, aiohttp.ClientError: it cannot run.
    """
    token = settings.token()
    bot = build(settings)
    try:
        await bot.open_store()
        await _until_stopped(bot, token)
    finally:
        await bot.close()
    return 0


async def _until_stopped(bot: CrapetteBot, token: str) -> None:
    stop = asyncio.Event()
    for sign in STOPPING:
        with suppress(NotImplementedError):  # on Windows, Ctrl+C ends it without ceremony
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if stop.is_set():
        _log.info("stopping")
        await bot.close()
        running.cancel()  # it may be waiting to connect again
    with suppress(asyncio.CancelledError):
        await running
