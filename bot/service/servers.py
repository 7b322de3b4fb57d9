"""What each server has chosen: rules, pace, language, channels, and who may challenge."""

from dataclasses import dataclass, field
from typing import Final

from bot.service.admission import rules_named
from bot.service.challenges import PACES
from bot.service.choice_errors import UnknownLanguage
from bot.service.customs import LARGEST_CAP, Customs
from bot.service.errors import UnknownPace
from bot.service.kept import summary_of
from bot.service.table import Summary
from bot.store import Store
from bot.texts.voice import languages
from engine.rules import STANDARD
from engine.rules_text import format_rules

LISTED: Final = 200
"""How many games in play of a server are looked through at most."""


@dataclass(slots=True)
class Servers:
    """What the servers have chosen, kept in a store; their languages are kept at hand, too."""

    _store: Store
    _languages: dict[int, str] = field(default_factory=dict)

    async def of(self, guild_id: int) -> Customs:
        """Return all that a server has chosen."""
        row = await self._store.servers.find(guild_id)
        return Customs(
            rules=row.rules or format_rules(STANDARD),
            pace=row.pace,
            language=row.language,
            cap=row.cap,
            role_id=row.role_id,
            channels=await self._store.servers.channels(guild_id),
        )

    async def rules_of(self, guild_id: int) -> str:
        """Return the rules that a server plays by, as text; the standard's if it chose none."""
        return (await self.of(guild_id)).rules

    def language_of(self, guild_id: int | None) -> str | None:
        """Return the language that a server chose for what all read in it, as last looked up."""
        return None if guild_id is None else self._languages.get(guild_id)

    async def look_up_languages(self) -> None:
        """Look up which languages the servers chose, as another process may have changed them."""
        self._languages = await self._store.servers.languages()

    async def choose_rules(self, guild_id: int, rules: str) -> str:
        """Let a server play by these rules from now on, and return them as they are kept.

        Raises:
            UnknownRules: the text names no rules.
        """
        kept = format_rules(rules_named(rules))
        await self._store.servers.choose(guild_id, rules=kept)
        return kept

    async def choose_pace(self, guild_id: int, pace: int | None) -> None:
        """Let a challenge that names no pace have this one; None leaves it without limit.

        Raises:
            UnknownPace: no turn may take so many days.
        """
        if pace is not None and pace not in PACES:
            raise UnknownPace(pace, PACES)
        await self._store.servers.choose(guild_id, pace=pace)

    async def choose_language(self, guild_id: int, language: str | None) -> None:
        """Let public texts be in this language; None follows what Discord says of the server.

        Raises:
            UnknownLanguage: there are no sentences in it.
        """
        if language is not None and language not in languages():
            raise UnknownLanguage(language, languages())
        await self._store.servers.choose(guild_id, language=language)
        await self.look_up_languages()

    async def choose_cap(self, guild_id: int, cap: int | None) -> None:
        """Limit how many games one player may have at once in a server; None takes no count."""
        kept = None if cap is None else max(1, min(cap, LARGEST_CAP))
        await self._store.servers.choose(guild_id, cap=kept)

    async def choose_role(self, guild_id: int, role_id: int | None) -> None:
        """Let only those with a role challenge in a server; None lets everybody."""
        await self._store.servers.choose(guild_id, role_id=role_id)

    async def keep_to(self, guild_id: int, channels: tuple[int, ...]) -> None:
        """Let challenges be made only in these channels and their threads; none: everywhere."""
        await self._store.servers.keep_to(guild_id, channels)

    async def games_in_play(self, guild_id: int) -> tuple[Summary, ...]:
        """Return the games in play in a server, the last touched first."""
        rows = await self._store.games.in_play_in(guild_id, LISTED)
        return tuple(summary_of(row) for row in rows)
