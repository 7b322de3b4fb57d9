"""A run of moves of a log, played on one table as long as each move can surely be made."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from engine.calls import Calls
from engine.cards import Seat
from engine.events import Event, Moved
from engine.moves import END, TURN, End, Move, Play, Turn
from engine.piles import Spot
from engine.rules import Rules
from engine.spread import UPCARD, Spread, Still
from engine.stalemate import Counters, has_flags
from engine.state import State
from engine.sure import Sure
from engine.talk import Talk
from engine.trail import Step, Trail, kinds

S = TypeVar("S", bound=State)


class Made(NamedTuple):
    """A move of the run with the table before it: a step of the trail in short."""

    move: Move
    before: Still
    counters: Counters
    revealed: bool


def run(state: S, log: Sequence[Event], at: int, sure: Sure) -> tuple[S, int]:
    """Return the game after the moves that surely can be made from here, and the next event.

    Takes a game whose table is steady and the place in its log. The game is the one that
    `engine.playing.moved` gives, move by move; whatever is in doubt is left to it.
    """
    if state.outcome is not None:
        return state, at
    course, first = Run.of(state, sure), at
    if 0 in course.table.left:
        return state, at
    while at < len(log) and course.plays(log[at]):
        at += 1
    return (state if at == first else course.state(state)), at


@dataclass(slots=True)
class Run:
    """The game during a run of moves; what `State` holds, as far as moves change it."""

    sure: Sure
    rules: Rules
    table: Spread
    turn: int
    trail: list[Step | Made]
    past: list[Step | Made]
    moved: bool
    centre: bool
    counters: Counters
    talk: Talk
    calls: Calls

    @classmethod
    def of(cls, state: State, sure: Sure) -> "Run":
        """Return the run that starts from a game."""
        moved, centre = kinds(state.trail)
        return cls(
            sure=sure,
            rules=state.rules,
            table=Spread.of(state.position),
            turn=state.turn,
            trail=[*state.trail],
            past=[],
            moved=moved,
            centre=centre,
            counters=state.counters,
            talk=state.talk.moved(),
            calls=state.calls.moved(),
        )

    def plays(self, event: Event) -> bool:
        """Play the event if it is a move that surely can be made, and return whether it was."""
        if not isinstance(event, Moved) or event.by is not self.table.mover:
            return False
        move = event.move
        if isinstance(move, Play):
            return self._play(move)
        if isinstance(move, Turn):
            return self._turn()
        return isinstance(move, End) and self._end()

    def state(self, before: S) -> S:
        """Return the game after the run."""
        mover = self.table.mover
        return replace(
            before,
            position=self.table.still().position(mover),
            turn=self.turn,
            trail=_steps(self.trail, mover),
            past=_steps(self.past, mover.other),
            counters=self.counters,
            talk=self.talk,
            calls=self.calls,
            verdict=None,
        )

    def _play(self, play: Play) -> bool:
        way = self.sure.way(self.table, play)
        if way is None:
            return False
        table, before, counters = self.table, self.table.still(), self.counters
        revealed = table.carry(*way)
        if way[0] == UPCARD and self.sure.by_itself and table.stock(table.mover):
            table.turn_over()
            revealed = True
        if play.target is Spot.CENTRE:
            self.counters, self.centre = counters.centre_played(), True
        self.moved = True
        self._keep(Made(play, before, counters, revealed))
        return True

    def _turn(self) -> bool:
        table = self.table
        if not self.sure.turns(table):
            return False
        before = table.still()
        table.turn_over()
        self._keep(Made(TURN, before, self.counters, revealed=True))
        return True

    def _end(self) -> bool:
        table, mover = self.table, self.table.mover
        if self.calls.skipped[mover.other] or not self.sure.ends(table):
            return False
        after = table.passed()
        key, stock = after.key(flags=has_flags(self.rules)), max(map(after.stock, Seat))
        counters = self.counters.after_turn(key, stock, moved=self.moved, centre=self.centre)
        if counters.ending(self.rules):
            return False
        self.past = [*self.trail, Made(END, table.still(), self.counters, revealed=False)]
        self.trail, self.moved, self.centre = [], False, False
        self.table, self.counters, self.turn = after, counters, self.turn + 1
        self.talk, self.calls = self.talk.turn_ended(mover), self.calls.turn_ended(mover)
        if self.sure.by_itself and after.stock(mover.other):
            after.turn_over()
        return True

    def _keep(self, made: Made) -> None:
        self.trail.append(made)
        self.past = []


def _steps(moves: Sequence[Step | Made], mover: Seat) -> Trail:
    return tuple([_step(made, mover) if isinstance(made, Made) else made for made in moves])


def _step(made: Made, mover: Seat) -> Step:
    return Step(made.move, made.before.position(mover), made.counters, made.revealed)
