"""What many games have in common: their figures, and those of rules.md section 8."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from statistics import median
from typing import Self

from engine.game import Game
from engine.moves import Pair, Play

SIGMAS = 3


@dataclass(frozen=True)
class Result:
    """One game in numbers."""

    first_won: bool | None
    turns: int
    card_moves: int

    @classmethod
    def of(cls, game: Game) -> Self:
        """Return the numbers of a game that is over; nobody has won a draw."""
        assert game.outcome is not None
        winner = game.outcome.winner
        moves = [made.move for made in game.events]
        return cls(
            None if winner is None else winner is game.setup.start.view.mover,
            game.turn,
            sum(isinstance(move, Play | Pair) for move in moves),
        )


Range = tuple[float, float]


@dataclass(frozen=True)
class Expected:
    """The ranges in which independent simulations put a preset (rules.md 8)."""

    drawn: Range
    first_wins: Range
    turns: Range
    turns_p99: Range
    card_moves: Range


EXPECTED = {
    "br": Expected((0.003, 0.013), (0.56, 0.57), (43, 43), (79, 79), (200, 205)),
    "pt": Expected((0, 0.005), (0.52, 0.53), (52, 53), (91, 91), (217, 227)),
    "fr1": Expected((0.005, 0.01), (0.56, 0.60), (42, 43), (78, 78), (191, 205)),
    "fr1 covered=1": Expected((0.03, 0.06), (0.52, 0.61), (43, 43), (90, 90), (205, 205)),
}


@dataclass(frozen=True)
class Figures:
    """The figures of many games; turns and card moves are those of the decided ones."""

    results: Sequence[Result]

    @property
    def decided(self) -> list[Result]:
        """The games that somebody won."""
        return [result for result in self.results if result.first_won is not None]

    def __str__(self) -> str:
        """Return one line for people."""
        n, decided = len(self.results), self.decided
        if not decided:
            return f"{n} games, all drawn"
        drawn = 1 - len(decided) / n
        wins = sum(bool(result.first_won) for result in decided) / len(decided)
        turns, moves = self._sorted("turns"), self._sorted("card_moves")
        return (
            f"{n} games: drawn {drawn:.2%} ± {_error(drawn, n):.2%}, "
            f"first player wins {wins:.1%} ± {_error(wins, len(decided)):.1%}, "
            f"turns {median(turns):g} / p99 {turns[ceil(0.99 * len(turns)) - 1]}, "
            f"card moves {median(moves):g}"
        )

    def misses(self, expected: Expected) -> list[str]:
        """Return which figures lie outside their ranges by more than chance explains."""
        decided, wins = self.decided, [bool(result.first_won) for result in self.decided]
        drawn = [result.first_won is None for result in self.results]
        turns, moves = self._sorted("turns"), self._sorted("card_moves")
        fits = {
            f"drawn {expected.drawn}": _share_fits(drawn, expected.drawn),
            f"first player wins {expected.first_wins}": _share_fits(wins, expected.first_wins),
            f"turns {expected.turns}": _quantile_fits(turns, 0.5, expected.turns),
            f"turns p99 {expected.turns_p99}": _quantile_fits(turns, 0.99, expected.turns_p99),
            f"card moves {expected.card_moves}": _quantile_fits(moves, 0.5, expected.card_moves),
        }
        return [name for name, fit in fits.items() if decided and not fit]

    def _sorted(self, number: str) -> list[int]:
        return sorted(getattr(result, number) for result in self.decided)


def _error(share: float, n: int) -> float:
    return sqrt(share * (1 - share) / n)


def _share_fits(hits: Sequence[bool], expected: Range) -> bool:
    """Return whether a share so far from a range can be chance, if the range is right."""
    n, share = len(hits), sum(hits) / len(hits)
    low, high = expected
    return low - SIGMAS * _error(low, n) <= share <= high + SIGMAS * _error(high, n)


def _quantile_fits(numbers: Sequence[int], q: float, expected: Range) -> bool:
    """Return whether the range meets the numbers between which the true quantile must lie."""
    n = len(numbers)
    spread = SIGMAS * sqrt(n * q * (1 - q))
    low, high = floor(n * q - spread), ceil(n * q + spread)
    lowest = numbers[low] if low >= 0 else 0
    return lowest <= expected[1] and (high >= n or numbers[high] >= expected[0])
