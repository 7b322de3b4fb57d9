"""What comes after a game: the next one of its match, or a rematch."""

from dataclasses import dataclass

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.clock import Clock, Seeds, fresh_seed, utc_now
from bot.service.dealing import new_game
from bot.service.errors import NothingFollows, NotYourGame, ThreadTaken
from bot.service.lobby import Lobby
from bot.service.patience import first_try
from bot.service.people import Sender
from bot.service.results import dealt
from bot.service.table import Result, Table
from bot.service.tables import Tables
from bot.store import Store
from bot.store.errors import Conflict
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
            ThreadTaken: another game is being played in the thread.
        """
        table, now = await self._finished(game_id, sender), self._clock()
        if not table.is_followed:
            raise NothingFollows(game_id)
        seats = table.players[Seat.B].user_id, table.players[Seat.A].user_id
        new = new_game(table, seats, self._seeds(), now)
        try:
            following = Following(new, table.thread_id, first_try(now))
            next_id, fresh = await self._store.matches.go_on(game_id, following)
        except Conflict as error:
            other = await self._tables.here(table.thread_id or 0)
            raise ThreadTaken(other.thread_id or 0, other.game_id) from error
        notice_id = await self._store.outbox.of_deal(next_id)
        return dealt(await self._tables.by_id(next_id), notice_id, duplicate=not fresh)

    async def rematch(self, game_id: int, sender: Sender, channel_id: int) -> Challenge:
        """Challenge the opponent of a game once more, by the same rules and seats swapped.

        Raises:
            NoSuchGame, NotYourGame: as named.
            NothingFollows: the game is not over, or its match goes on.
            ChallengeDuplicate, RematchPlayed, TooManyOpen: as `Lobby.challenge`.
        """
        table = await self._finished(game_id, sender)
        if table.is_followed:
            raise NothingFollows(game_id)
        return await self._lobby.challenge(_rematch(table, sender, channel_id))

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


def _rematch(table: Table, sender: Sender, channel_id: int) -> ChallengeRequest:
    mine = table.players[Seat.A].user_id == sender.person.user_id
    return ChallengeRequest(
        sender=sender,
        guild_id=table.guild_id,
        channel_id=channel_id,
        opponent=table.players[Seat.B if mine else Seat.A],
        rules=table.rules,
        pace=table.pace,
        total=None if table.match is None else table.match.total,
        rematch_of=table.game_id,
        sits_in_a=table.players[Seat.B].user_id,
        private=table.private,
    )
