"""What comes after a game: the next one of its match, or a rematch."""

from dataclasses import dataclass, replace

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.choice_errors import OpponentGone
from bot.service.clock import Clock, Seeds, fresh_seed, utc_now
from bot.service.dealing import new_game
from bot.service.errors import NothingFollows, NotYourGame, ThreadTaken
from bot.service.lobby import Lobby
from bot.service.patience import first_try
from bot.service.people import Sender, opponent_of
from bot.service.results import dealt
from bot.service.table import Result, Table
from bot.service.tables import Tables
from bot.service.welcome import check_willing
from bot.service.winding import first
from bot.store import Store
from bot.store.errors import Conflict, Departed
from bot.store.matches import Following
from engine.cards import Seat
from engine.outcome_text import parse_outcome


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The games of two people in a server: who won how many, by the seats of one game."""

    wins: tuple[int, int] = (0, 0)
    draws: int = 0


class Matches:
    """Going on after a game, on a store."""

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        tables: Tables,
        *,
        clock: Clock = utc_now,
        seeds: Seeds = fresh_seed,
    ) -> None:
        self._store, self._lobby, self._tables = store, lobby, tables
        self._clock, self._seeds = clock, seeds

    async def next_game(self, game_id: int, sender: Sender) -> Result:
        """Deal the next game of a match in the same thread, the seats swapped (rules.md 6).

        Whoever asks again gets the game that was dealt before, as a duplicate.

        Raises:
            NoSuchGame, NotYourGame: as named.
            NothingFollows: the game is not over, or is the last one.
            OpponentGone, Unwanted, BlockedByYou: one of the two plays no more with the other.
            ThreadTaken: another game is being played in the thread.
        """
        table, now = await self._finished(game_id, sender), self._clock()
        if not table.is_followed:
            raise NothingFollows(game_id)
        opponent = opponent_of(table.players, sender.person.user_id)
        await check_willing(self._store, sender.person, opponent)
        seats = table.players[Seat.B].user_id, table.players[Seat.A].user_id
        new = new_game(table, seats, self._seeds(), now)
        following = Following(new, table.thread_id, first_try(now), first(now))
        return await self._begin(game_id, following)

    async def _begin(self, game_id: int, following: Following) -> Result:
        try:
            next_id, fresh = await self._store.matches.go_on(game_id, following)
        except Conflict as error:
            other = await self._tables.here(following.thread_id or 0)
            raise ThreadTaken(other.thread_id or 0, other.game_id) from error
        except Departed as error:
            raise OpponentGone from error
        notice_id = await self._store.outbox.of_deal(next_id)
        return dealt(await self._tables.by_id(next_id), notice_id, duplicate=not fresh)

    async def rematch(self, game_id: int, asked: ChallengeRequest) -> Challenge:
        """Challenge the opponent of a game once more, by the same rules and seats swapped.

        The request says who asks, and where; all else is that of the game.

        Raises:
            NoSuchGame, NotYourGame: as named.
            NothingFollows: the game is not over, or its match goes on.
            OpponentGone: the opponent has been forgotten meanwhile.
            ServiceError: as `Lobby.challenge`.
        """
        table = await self._finished(game_id, asked.sender)
        if table.is_followed:
            raise NothingFollows(game_id)
        try:
            return await self._lobby.challenge(_once_more(table, asked))
        except Departed as error:
            raise OpponentGone from error

    async def head_to_head(self, table: Table) -> HeadToHead:
        """Return how the two have fared here; what was called off is left out."""
        wins, draws = [0, 0], 0
        first, second = (person.user_id for person in table.players)
        for row in await self._store.meetings.between(table.guild_id, first, second):
            outcome = parse_outcome(row.outcome)
            if outcome.winner is not None:
                winner = outcome.winner if row.player_a == first else outcome.winner.other
                wins[winner] += row.games
            draws += row.games if outcome.is_draw else 0
        return HeadToHead((wins[0], wins[1]), draws)

    async def _finished(self, game_id: int, sender: Sender) -> Table:
        table = await self._tables.by_id(game_id)
        if table.seat_of(sender.person.user_id) is None:
            raise NotYourGame(game_id, table.players)
        if not table.is_over:
            raise NothingFollows(game_id)
        return table


def _once_more(table: Table, asked: ChallengeRequest) -> ChallengeRequest:
    return replace(
        asked,
        opponent=opponent_of(table.players, asked.sender.person.user_id),
        rules=table.rules,
        pace=table.pace,
        total=None if table.match is None else table.match.total,
        rematch_of=table.game_id,
        sits_in_a=table.players[Seat.B].user_id,
        private=table.private,
    )
