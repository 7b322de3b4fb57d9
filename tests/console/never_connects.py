"""Stands in for Discord in a process of its own: the login works, the connection never comes."""

import asyncio
from pathlib import Path
from typing import Any

import discord
from discord import app_commands


async def _login(self: discord.Client, _token: str) -> None:
    await self._async_setup_hook()
    await self.setup_hook()


async def _connect(_self: discord.Client, **_options: object) -> None:
    Path("connecting").touch()  # noqa: ASYNC240 -- a sign for the test that waits for it
    await asyncio.sleep(3600)


async def _sync(_self: app_commands.CommandTree, **_options: object) -> list[Any]:
    return []


discord.Client.login = _login  # type: ignore[method-assign]
discord.Client.connect = _connect  # type: ignore[method-assign]
app_commands.CommandTree.sync = _sync  # type: ignore[assignment,method-assign]
