"""The simulated server: two members, a channel, and in it a thread to play in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import simcord

from bot.ui.desk import DeskBot

PATIENCE: Final = 30.0
"""Seconds that one command may take on a slow machine."""


@dataclass(frozen=True, slots=True)
class Club:
    """The simulation and what a game needs of it."""

    env: simcord.Env
    bot: DeskBot
    thread: simcord.ChannelHandle
    ana: simcord.MemberActor
    rui: simcord.MemberActor


@asynccontextmanager
async def opened(bot: DeskBot) -> AsyncIterator[Club]:
    """Open the server with a bot in it, and close both at the end."""
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    club = _seeded(env, bot)
    # The simulation starts on its own New Year's Day; interactions must never repeat an id,
    # or a database kept from an earlier evening takes them for old ones.
    env.backend.clock.advance(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))
    try:
        await env.start()
        # A kept database remembers that the commands were told to Discord, but not to this one.
        await bot.tree.sync()
        yield club
    finally:
        await env.shutdown()
        await bot.close()


def _seeded(env: simcord.Env, bot: DeskBot) -> Club:
    """Make the server before its clock runs: all ids are the same every evening."""
    env.backend.bot_user.name = "Crapette"
    ana, rui = (env.create_user(name.lower(), global_name=name) for name in ("Ana", "Rui"))
    guild = env.create_guild("Crapette Club", owner=ana)
    members = guild.add_member(ana), guild.add_member(rui)
    channel = guild.create_text_channel("crapette")
    # Discord's members do not make threads in a simulation; the bot made this one.
    env.backend.create_thread(channel.id, "A table for two", env.backend.bot_user.id)
    return Club(env, bot, channel.threads[0], *members)
