"""The rules that each server plays by, unless a challenge names others."""

from bot.service.admission import rules_named
from bot.store import Store
from engine.rules import STANDARD
from engine.rules_text import format_rules


class Servers:
    """What the servers have chosen, kept in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rules_of(self, guild_id: int) -> str:
        """Return the rules that a server plays by, as text; the standard's if it chose none."""
        return await self._store.servers.rules(guild_id) or format_rules(STANDARD)

    async def choose_rules(self, guild_id: int, rules: str) -> str:
        """Let a server play by these rules from now on, and return them as they are kept.

        Raises:
            UnknownRules: the text names no rules.
        """
        kept = format_rules(rules_named(rules))
        await self._store.servers.choose_rules(guild_id, kept)
        return kept
