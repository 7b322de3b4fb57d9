"""Calling in tests: a call by whoever may call, and what came of it."""

from engine.cards import Seat
from engine.events import Called
from engine.faults import Fault
from engine.game import Game


def caller(game: Game) -> Seat:
    """Return the player whose window is open: the opponent of whoever moved last."""
    return next(seat for seat in Seat if game.window(seat))


def call(game: Game, line: str = "") -> Game:
    """Return the game after a call, with a combination or without."""
    return game.after(Called(caller(game), line))


def fault(game: Game) -> Fault | None:
    """Return the fault for which the last event, a call, was upheld, or None."""
    assert game.verdict is not None
    assert game.verdict.upheld is (game.verdict.fault is not None)
    return game.verdict.fault


def called(game: Game, line: str = "") -> Fault | None:
    """Return the fault that a call would be upheld for, or None if it would be dismissed."""
    after = call(game, line)
    assert not (after.verdict and after.verdict.undecided)
    return fault(after)
