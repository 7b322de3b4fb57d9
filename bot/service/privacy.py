"""What is kept about one person: shown to that person, or forgotten at that person's wish."""

import json
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.service.challenges import Challenge
from bot.service.choice_errors import StillPlaying
from bot.service.clock import Clock, utc_now
from bot.service.errors import ChallengeGone, GameIsOver, StaleVersion
from bot.service.lobby import Lobby
from bot.service.people import Person, Sender
from bot.service.table import Action, Numbered
from bot.service.tables import Tables
from bot.store import Store
from bot.store.personal import Alias

TRIES: Final = 3
LEAVING: Final = -(10**12)
"""A game is left for good once at most, so this less its number stands for an interaction."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """What somebody who wants to be forgotten leaves: games in play, and open challenges."""

    games: int
    challenges: int


class Privacy:
    """The traces of people in a store, and the games and challenges that must end with them."""

    def __init__(
        self, store: Store, tables: Tables, lobby: Lobby, *, clock: Clock = utc_now
    ) -> None:
        self._store, self._tables, self._lobby, self._clock = store, tables, lobby, clock

    async def about(self, user_id: int) -> str | None:
        """Return all that is kept about somebody as JSON, or None if that is nothing.

        No card that lies face down is told, and nothing of what others chose for themselves.
        """
        found = await self._store.personal.about(user_id)
        if not found:
            return None
        return json.dumps(found, indent=1, ensure_ascii=False, default=datetime.isoformat)

    async def leaving(self, user_id: int) -> Leaving:
        """Return what would end if somebody were forgotten now."""
        games = await self._store.games.in_play_of(user_id)
        return Leaving(len(games), len(await self._lobby.open_of(user_id)))

    async def forget(self, person: Person, alias: Alias) -> tuple[Challenge, ...]:
        """Resign the games in play, close the open challenges, and forget the person.

        Games that are over stay, with a number and the `alias` in the person's place. Done
        again it changes nothing.

        Returns:
            The challenges that were closed.

        Raises:
            StillPlaying: another game or challenge began each time; nothing was forgotten.
        """
        closed: list[Challenge] = []
        for _ in range(TRIES):
            closed += await self._close_challenges(person)
            for game in await self._store.games.in_play_of(person.user_id):
                await self._give_up(person, game.game_id)
            if await self._store.personal.forget(person.user_id, alias, self._clock()):
                return tuple(closed)
        raise StillPlaying

    async def _close_challenges(self, person: Person) -> list[Challenge]:
        closed, sender = [], Sender(person, LEAVING)
        for challenge in await self._lobby.open_of(person.user_id):
            own = challenge.challenger.user_id == person.user_id
            close = self._lobby.withdraw if own else self._lobby.decline
            with suppress(ChallengeGone):
                closed.append(await close(challenge.challenge_id, sender))
        return closed

    async def _give_up(self, person: Person, game_id: int) -> None:
        """Resign a game; an end that may still be called stands at once instead."""
        table, sender = await self._tables.by_id(game_id), Sender(person, LEAVING - game_id)
        with suppress(GameIsOver, StaleVersion):  # then it is looked at again
            if table.game.outcome is None:
                await self._tables.act(Numbered(game_id), sender, Action.RESIGN)
            else:
                await self._tables.let_stand(table)
