"""Looking after an installation: commands, database, copies."""

from argparse import Namespace

from bot.client import build
from bot.commands.registry import register
from bot.console.trouble import attempt, say
from bot.settings import Settings
from bot.store import Store


def sync(settings: Settings, _options: Namespace) -> int:
    """Tell Discord the commands, whether they changed or not."""
    return attempt(_sync, settings)


async def _sync(settings: Settings) -> int:
    token, bot = settings.token(), build(settings)
    try:
        store = await bot.open_store()
        await bot.login(token)
        await register(bot, store.meta, settings.dev_guild_id, force=True)
    finally:
        await bot.close()
    say("The commands are registered. Reload Discord (Ctrl+R) to see them.")
    return 0


def migrate(settings: Settings, _options: Namespace) -> int:
    """Bring the database up to date, after copying it if it must change."""
    return attempt(_migrate, settings)


async def _migrate(settings: Settings) -> int:
    store = await Store.open(settings.database_url)
    await store.close()
    say(f"The database is up to date: {store.path}")
    return 0


def backup(settings: Settings, _options: Namespace) -> int:
    """Copy the database, checked, whether the bot is running or not; this copy stays."""
    return attempt(_backup, settings)


async def _backup(settings: Settings) -> int:
    store = await Store.open(settings.database_url)
    try:
        copy = await store.back_up()
    finally:
        await store.close()
    say(f"The copy is {copy}")
    return 0
