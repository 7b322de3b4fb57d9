"""A run of moves of a log, played on one table as long as each move can surely be made."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar

from engine.calls import Calls
from engine.cards import Seat
from engine.events import Event, Moved
from engine.moves import END, TURN, End, Move, Play, Turn
from engine.piles import Spot
from engine.position import Position
from engine.rules import Rules
from engine.spread import UPCARD, Known, Spread, Still
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


@dataclass(slots=True)
class Run:
    """The quick way through a log; during a run, what `State` holds as far as moves change it.

    `known` is the table as it was before the run, or at some moment of it.
    """

    rules: Rules
    sure: Sure
    table: Spread
    known: Known
    turn: int = 0
    trail: list[Step | Made] = field(default_factory=list)
    past: list[Step | Made] = field(default_factory=list)
    moved: bool = False
    centre: bool = False
    counters: Counters = field(default_factory=Counters)
    talk: Talk = field(default_factory=Talk)
    calls: Calls = field(default_factory=Calls)

    @classmethod
    def of(cls, state: State) -> "Run":
        """Return the quick way through the log of a game that starts from a steady table."""
        table = Spread.of(state.position)
        return cls(
            state.rules, Sure.under(state.rules), table, Known(table.still(), state.position)
        )

    def through(self, state: S, log: Sequence[Event], at: int) -> tuple[S, int]:
        """Return the game after the moves that surely can be made, and the place of the next event.

        The game is the one that `engine.playing.moved` gives, move by move; whatever is in
        doubt is left to it.
        """
        if state.outcome is not None:
            return state, at
        self._begin(state)
        first, nobody_won = at, 0 not in self.table.left
        while nobody_won and at < len(log) and self.plays(log[at]):
            at += 1
        return (state if at == first else self._state(state)), at

    def _begin(self, state: State) -> None:
        position = state.position
        if position is not self.known.position:
            self.table = self.table.changed(position, self.known.position)
            self.known = Known(self.table.still(), position)
        self.turn, self.counters = state.turn, state.counters
        self.trail, self.past = [*state.trail], []
        self.moved, self.centre = kinds(state.trail)
        self.talk, self.calls = state.talk.moved(), state.calls.moved()

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

    def _state(self, before: S) -> S:
        """Return the game after the run."""
        mover = self.table.mover
        trail, past = self._steps(self.trail, mover), self._steps(self.past, mover.other)
        return replace(
            before,
            position=self._position(self.table.still(), mover),
            turn=self.turn,
            trail=trail,
            past=past,
            counters=self.counters,
            talk=self.talk,
            calls=self.calls,
            verdict=None,
        )

    def _steps(self, moves: Sequence[Step | Made], mover: Seat) -> Trail:
        return tuple(
            [made if isinstance(made, Step) else self._step(made, mover) for made in moves]
        )

    def _step(self, made: Made, mover: Seat) -> Step:
        before = self._position(made.before, mover)
        return Step(made.move, before, made.counters, made.revealed)

    def _position(self, still: Still, mover: Seat) -> Position:
        position = still.position(mover, self.known)
        self.known = Known(still, position)
        return position

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
