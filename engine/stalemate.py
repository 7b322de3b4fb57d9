"""The drawn games: what is counted from turn to turn, and when it is enough."""

from dataclasses import dataclass
from typing import Final

from engine.cards import Seat
from engine.outcome import Ending, Outcome
from engine.piles import Place, reserve_of
from engine.position import Position, View
from engine.rules import Loading, Rules, Stalemate

QUIET: Final = 40
QUIET_COVERED: Final = 120
GRACE: Final = 20
GRACE_COVERED: Final = 80
REPEATS: Final = 3
RESERVE_CARD: Final = 2


@dataclass(frozen=True, slots=True)
class Counters:
    """What is counted towards a draw, as of the last turn's end (rules.md 2.11).

    `fruitless` turns in a row had no card move, `quiet` turns no centre play; `stock` is
    N; `starts` are the positions at the turns' starts since the last centre play.
    """

    fruitless: int = 0
    quiet: int = 0
    stock: int = 0
    starts: tuple[object, ...] = ()

    def centre_played(self) -> "Counters":
        """Return the counters after a centre play, which resets at once what it must."""
        return Counters(self.fruitless, 0, self.stock, ())

    @classmethod
    def begun(cls, start: Position, rules: Rules) -> "Counters":
        """Return the counters of a game that starts from a table."""
        return cls(starts=(_key(start, rules),))

    def turn_ended(self, start: Position, rules: Rules, *, moved: bool, centre: bool) -> "Counters":
        """Return the counters after a turn; `start` is the table before the next one."""
        stock = max(start.view.stock(seat) for seat in Seat)
        return self.after_turn(_key(start, rules), stock, moved=moved, centre=centre)

    def after_turn(self, key: object, stock: int, *, moved: bool, centre: bool) -> "Counters":
        """Return the counters after a turn; the next one starts with this key and stock."""
        fruitless = 0 if moved else self.fruitless + 1
        quiet = 0 if centre else self.quiet + 1
        return Counters(fruitless, quiet, stock, (*self.starts, key))

    def claimable(self, rules: Rules) -> bool:
        """Return whether a player may claim a draw for want of centre plays (2.11d)."""
        return self.quiet >= self._limit(rules)

    def ending(self, rules: Rules) -> Ending | None:
        """Return the draw that the last turn's end brought, or None (2.11b–d)."""
        if self.fruitless >= 2 * (1 + self.stock):
            return Ending.NOTHING_MOVES
        if self.starts and self.starts.count(self.starts[-1]) >= REPEATS:
            return Ending.REPETITION
        grace = GRACE_COVERED if rules.covered else GRACE
        return Ending.NO_CENTRE_PLAY if self.quiet >= self._limit(rules) + grace else None

    def _limit(self, rules: Rules) -> int:
        return max(QUIET_COVERED if rules.covered else QUIET, 2 * (1 + self.stock))


def _key(start: Position, rules: Rules) -> object:
    """Return what makes two starts the same; only PT has flags (rules.md 2.11c)."""
    return start.key(flags=has_flags(rules))


def has_flags(rules: Rules) -> bool:
    """Return whether it makes a difference who has played from the reserve (rules.md 2.11c)."""
    return rules.loading is Loading.ONCE_USED


def drawn(view: View, ending: Ending, rules: Rules) -> Outcome:
    """Return what a stalemate is worth: a draw, or the lower count's win (PG)."""
    if rules.stalemate is Stalemate.DRAWN:
        return Outcome(None, ending)
    first, second = (count(view, seat) for seat in Seat)
    if first == second:
        return Outcome(None, ending)
    return Outcome(Seat.A if first < second else Seat.B, ending)


def count(view: View, seat: Seat) -> int:
    """Return a player's count: two for a reserve card, one for any other own card (PG)."""
    upcard = view.piles[Place.UPCARD].size if seat is view.mover else 0
    return RESERVE_CARD * view.piles[reserve_of(seat)].size + view.stock(seat) + upcard
