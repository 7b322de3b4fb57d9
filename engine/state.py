"""A game at one moment: the table, the turn, and all that the rules count."""

from dataclasses import dataclass, field

from engine.calls import Calls
from engine.cards import Seat
from engine.judging import Verdict
from engine.outcome import Outcome
from engine.position import Position, View
from engine.rules import Rules
from engine.stalemate import Counters
from engine.talk import Talk
from engine.trail import Trail


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: the rules, and the table before anything is turned."""

    rules: Rules
    start: Position


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    `trail` holds the moves of the turn being played, `past` those of the turn just ended
    as long as they can be called; `verdict` is that of the last event, if it was a call.
    """

    setup: Setup
    position: Position
    turn: int = 1
    trail: Trail = ()
    past: Trail = ()
    counters: Counters = field(default_factory=Counters)
    talk: Talk = field(default_factory=Talk)
    calls: Calls = field(default_factory=Calls)
    verdict: Verdict | None = None
    outcome: Outcome | None = None

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.setup.rules

    @property
    def view(self) -> View:
        """The table as both players see it."""
        return self.position.view

    @property
    def mover(self) -> Seat:
        """The seat on turn."""
        return self.position.view.mover

    @property
    def can_claim_draw(self) -> bool:
        """Whether either player may claim a draw now (rules.md 2.11d)."""
        return self.outcome is None and self.counters.claimable(self.rules)

    def window(self, caller: Seat) -> Trail:
        """Return the actions that a player may call: of the opponent's turn (rules.md 4.1).

        The turn that is being played, or the one just ended until the caller's first move.
        """
        if caller is not self.mover:
            return self.trail
        return () if self.trail else self.past

    def may_call(self, caller: Seat) -> bool:
        """Return whether some action of the opponent's can be called and nothing bars it."""
        open_window = self.rules.has_calls and bool(self.window(caller))
        return open_window and not self.calls.barred[caller]
