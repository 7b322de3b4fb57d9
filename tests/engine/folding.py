"""The plain way to play a log again, event by event, as the measure of the quick one."""

from collections.abc import Callable, Sequence
from functools import reduce

from engine.events import Event
from engine.game import Game, Setup
from engine.moves import IllegalMove
from engine.notation import NotationError
from engine.outcome import Refused


def folded(setup: Setup, events: Sequence[Event]) -> Game:
    """Return the game after the events, each of them played by `Game.after`."""
    return reduce(Game.after, events, Game.start(setup))


def alike(setup: Setup, events: Sequence[Event]) -> bool:
    """Return whether the quick way and the plain one end in the same game or the same error."""
    return _ends(Game.replay, setup, events) == _ends(folded, setup, events)


def _ends(
    way: Callable[[Setup, Sequence[Event]], Game], setup: Setup, events: Sequence[Event]
) -> object:
    try:
        return way(setup, events)
    except IllegalMove as error:
        return error.move, error.reason, error.facts
    except (Refused, NotationError) as error:
        return type(error), error.args, vars(error)
