"""Finding out why a bot does not work, and what to do about it."""

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import discord

from bot.client import CrapetteBot, build
from bot.console.trouble import FAILED, TROUBLE, attempt, say, sentence_for
from bot.settings import Settings
from bot.texts import Texts
from bot.ui.access import INVITED, missing
from engine.deal import deal, lay_out
from engine.rules import STANDARD
from render import draw

PATIENCE: Final = 30.0
"""Seconds in which Discord should have told which servers the bot is in."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: whether it is well, and what there is to say."""

    well: bool
    text: str

    def __str__(self) -> str:
        """Return the finding as a line."""
        return f"{'ok  ' if self.well else 'BAD '} {self.text}"


def doctor(settings: Settings, _options: Namespace) -> int:
    """Look at pictures, database, token and permissions; return 2 if anything is wrong."""
    return attempt(_doctor, settings)


async def _doctor(settings: Settings) -> int:
    bot = build(settings)
    try:
        findings = [picture(), await database(bot)]
        findings += await _online(bot, settings)
    finally:
        await bot.close()
    for finding in findings:
        say(str(finding))
    return 0 if all(finding.well for finding in findings) else FAILED


def picture() -> Finding:
    """Draw a table: that needs Pillow, its type engine, and our fonts."""
    begun = perf_counter()
    try:
        drawn = draw(lay_out(deal("doctor", STANDARD), STANDARD).view)
    except (ImportError, OSError) as error:
        return Finding(
            well=False, text=f"No picture can be drawn ({error}): install the packages again."
        )
    took = round((perf_counter() - begun) * 1000)
    return Finding(
        well=True, text=f"Pictures and fonts: a table took {took} ms and {len(drawn) // 1024} KB."
    )


async def database(bot: CrapetteBot) -> Finding:
    """Open the database as the bot would."""
    try:
        store = await bot.open_store()
    except TROUBLE as error:
        return Finding(well=False, text=sentence_for(error))
    return Finding(well=True, text=f"Database: {store.path} opens and is up to date.")


async def _online(bot: CrapetteBot, settings: Settings) -> list[Finding]:
    """Log in with the token, and look at each server."""
    try:
        token = settings.token()
        await bot.login(token)
    except TROUBLE as error:
        return [Finding(well=False, text=sentence_for(error))]
    found = [Finding(well=True, text=f"Token: it is {bot.user}'s.")]
    connecting = asyncio.create_task(bot.connect())
    try:
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
    except TimeoutError:
        return [*found, Finding(well=False, text="Discord accepts the token but does not connect.")]
    found += servers(bot)
    connecting.cancel()
    return found


def servers(bot: CrapetteBot) -> Iterator[Finding]:
    """Look at the bot's permissions in each server it is in."""
    if not bot.guilds:
        yield Finding(well=False, text=f"The bot is in no server yet: invite it by {bot.invite()}")
    for guild in bot.guilds:
        yield _server(guild, bot.invite())


def _server(guild: discord.Guild, invite: str) -> Finding:
    needs = Texts.of("en-US").needs
    lacking = missing(guild.me.guild_permissions, INVITED)
    if not lacking:
        return Finding(well=True, text=f"Server {guild.name}: all permissions are granted.")
    names = ", ".join(needs.need(need) for need in lacking)
    return Finding(
        well=False,
        text=f"Server {guild.name}: missing {names}. Grant them to the bot's role, "
        f"or invite it again by {invite}",
    )
