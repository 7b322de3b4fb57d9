"""What stops the bot from working, as one sentence for its host."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, TextIO

import aiohttp
import discord

from bot import logs
from bot.settings import NoToken, Settings, SettingsError, UnfitSetting
from bot.store import errors as wrong
from bot.texts import Texts

Trouble = (
    SettingsError
    | wrong.StoreError
    | discord.LoginFailure
    | discord.GatewayNotFound
    | discord.HTTPException
    | aiohttp.ClientError
    | TimeoutError
)
TROUBLE: Final = (
    SettingsError,
    wrong.StoreError,
    discord.LoginFailure,
    discord.GatewayNotFound,
    discord.HTTPException,
    aiohttp.ClientError,
    TimeoutError,
)
"""What a host can do something about."""

FAILED: Final = 2
"""The exit code when a person has to do something."""


def say(line: str) -> None:
    """Write a line for the host; a sign that the console cannot show is written as its number."""
    _write(sys.stdout, line)
    sys.stdout.flush()


def complain(sentence: str) -> int:
    """Write what is wrong, and return the exit code for it."""
    _write(sys.stderr, sentence)
    return FAILED


def _write(console: TextIO, line: str) -> None:
    signs = console.encoding or "utf-8"
    shown = line.encode(signs, "backslashreplace").decode(signs)
    console.write(f"{shown}\n")


def attempt(work: Callable[[Settings], Coroutine[Any, Any, int]], settings: Settings) -> int:
    """Do something for the host; return its exit code, or complain in one sentence."""
    logs.configure(settings.log_level, settings.log_format)
    try:
        return asyncio.run(work(settings))
    except TROUBLE as error:
        return complain(sentence_for(error))


def sentence_for(error: Trouble) -> str:
    """Return what is wrong and what the host can do."""
    host = Texts.of("en-US").host
    match error:
        case NoToken():
            return host.no_token()
        case UnfitSetting(name=name, value=value, words=words):
            return host.unfit_setting(name, value, words)
        case SettingsError(name=name, problem=problem):
            return host.bad_setting(name, problem)
        case discord.LoginFailure():
            return host.wrong_token()
        case wrong.StoreError():
            return _store(error)
        case _:
            return host.unreachable(str(error) or type(error).__name__)


def _store(error: wrong.StoreError) -> str:
    host = Texts.of("en-US").host
    match error:
        case wrong.UnsupportedDatabase(url=url):
            return host.unsupported_database(url)
        case wrong.UnwritableDatabase(path=path, cause=cause):
            return host.unwritable_database(path, cause)
        case wrong.ForeignDatabase(path=path):
            return host.foreign_database(path)
        case wrong.NewerDatabase(path=path):
            return host.newer_database(path)
        case wrong.DamagedDatabase(path=path, cause=cause):
            return host.damaged_database(path, cause)
        case _:
            return host.database_busy()
