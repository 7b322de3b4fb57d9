"""A house with a lobby and tables, in which time stands still until told otherwise."""

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.clocks import Clocks
from bot.service.habits import Habits
from bot.service.holidays import Holidays
from bot.service.lobby import Lobby
from bot.service.matches import Matches
from bot.service.notices import Notices
from bot.service.people import Person, Sender
from bot.service.table import Here, Numbered, Result, Table
from bot.service.tables import Tables
from bot.store import Store
from engine.ai.greedy import Greedy
from engine.events import Moved
from engine.game import Game
from engine.lines import Played, play_line
from engine.notation import format_move

GUILD, CHANNEL, THREAD = 10, 20, 30
HERE = Here(THREAD)
ANA = Person(1, "Ana")
RUI = Person(2, "Rui")
EVA = Person(3, "Eva")


@dataclass
class House:
    """Everything that a bot would hold, and short ways to use it."""

    store: Store
    now: datetime = datetime(2030, 1, 1, tzinfo=UTC)
    seed: str = "house"
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(1000))

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, clock=self.clock)
        self.lobby = Lobby(self.store, self.tables, clock=self.clock, seeds=lambda: self.seed)
        self.matches = Matches(
            self.store, self.lobby, self.tables, clock=self.clock, seeds=lambda: self.seed
        )
        self.notices = Notices(self.store, self.tables, clock=self.clock)
        self.clocks = Clocks(self.store, self.tables, clock=self.clock)
        self.habits = Habits(self.store, clock=self.clock)
        self.holidays = Holidays(self.store, clock=self.clock)

    def clock(self) -> datetime:
        return self.now

    def later(self, **passed: int) -> None:
        self.now += timedelta(**passed)

    def sender(self, person: Person, interaction_id: int | None = None) -> Sender:
        return Sender(person, next(self.ids) if interaction_id is None else interaction_id)

    def request(self, challenger: Person, opponent: Person | None) -> ChallengeRequest:
        return ChallengeRequest(
            sender=self.sender(challenger), guild_id=GUILD, channel_id=CHANNEL, opponent=opponent
        )

    async def challenge(
        self, challenger: Person = ANA, opponent: Person | None = RUI, **terms: str | int | None
    ) -> Challenge:
        return await self.lobby.challenge(replace(self.request(challenger, opponent), **terms))

    async def deal(
        self, thread_id: int | None = THREAD, *, rules: str = "br", **terms: int | None
    ) -> Table:
        challenge = await self.challenge(rules=rules, **terms)
        result = await self.lobby.accept(challenge.challenge_id, self.sender(RUI))
        if thread_id is None:
            return result.table
        return await self.tables.placed(result.table.game_id, thread_id)

    async def move(self, table: Table) -> Result:
        """Let the player on turn make the move that a greedy player would make."""
        key = Numbered(table.game_id)
        return await self.tables.play(key, self.sender(table.mover), choice(table.game))


def choice(game: Game) -> str:
    """Return a sensible next move as it is typed."""
    return format_move(Greedy().choose(game.view, game.rules))


def whole_turn(game: Game) -> str:
    """Return all that a greedy player does until the turn or the game is over, as one line."""
    tokens, after = [], game
    while after.outcome is None and after.turn == game.turn:
        move = Greedy().choose(after.view, after.rules)
        tokens.append(format_move(move))
        after = after.after(Moved(game.mover, move))
    return " ".join(tokens) + "!"


def waiting(table: Table) -> Person:
    """Return the player who is not on turn."""
    return table.players[table.game.mover.other]


def long_line(game: Game) -> str:
    """Return the longest line that a greedy player could send in this turn, seeing nothing new."""
    tokens: list[str] = []
    played = Played(game, (), None)
    while played.stopped is None and played.game_after.mover is game.mover:
        tokens.append(choice(played.game_after))
        played = play_line(game, game.mover, " ".join(tokens))
    return " ".join(tokens[:-1] if played.stopped else tokens)


def spelt(result: Result) -> tuple[Result, str]:
    """Return a result apart from what stopped it, which is compared by its words."""
    played = result.played
    if played is None or played.stopped is None:
        return result, ""
    return replace(result, played=replace(played, stopped=None)), repr(played.stopped)


def spoil(url: str, table: Table) -> None:
    """Write into a game's log what nobody can read, as no bot would."""
    version = table.game.version + 1
    with closing(sqlite3.connect(url.partition("///")[2])) as database, database:
        noise = (table.game_id, version, "no event", 0)
        database.execute("INSERT INTO event VALUES (?, ?, ?, ?)", noise)
        database.execute("UPDATE game SET version = ? WHERE game_id = ?", noise[1::-1])
