"""The moves of the turn being played, or of the one just ended, told from the log."""

from dataclasses import dataclass

from engine.cards import Seat
from engine.events import Moved
from engine.game import Game
from engine.moves import END
from engine.notation import written
from engine.position import View
from engine.reveals import turned_up


@dataclass(frozen=True, slots=True)
class Account:
    """A turn's moves as people read them; `before` is the table to which marks compare."""

    turn: int
    seat: Seat
    moves: tuple[str, ...]
    before: View


def account(game: Game) -> Account | None:
    """Return the account of the current turn, or of the last one if nothing is played yet.

    There is none before the first move of a game.
    """
    if game.trail:
        return Account(game.turn, game.mover, _told(game, game.view), game.trail[-1].before.view)
    ends = [at for at, event in enumerate(game.events) if _ends(event)]
    if not ends or game.turn == 1:
        return None
    before = Game.replay(game.setup, game.events[: ends[-1]])
    start = before.trail[0].before.view if before.trail else before.view
    end = written(END, before.view)
    return Account(before.turn, before.mover, (*_told(before, before.view), end), start)


def _ends(event: object) -> bool:
    return isinstance(event, Moved) and event.move == END


def _told(game: Game, last: View) -> tuple[str, ...]:
    afters = [*(step.before.view for step in game.trail[1:]), last]
    told = []
    for step, after in zip(game.trail, afters, strict=True):
        cards = turned_up(step.before.view, after)
        shown = "".join(f"={card}" for _place, card in cards)
        told.append(written(step.move, step.before.view) + shown)
    return tuple(told)
