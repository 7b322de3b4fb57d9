"""The moves of the turn being played, or of the one just ended, as people read them."""

from dataclasses import dataclass

from engine.cards import Seat
from engine.game import Game
from engine.notation import written
from engine.position import View
from engine.reveals import turned_up
from engine.trail import Trail


@dataclass(frozen=True, slots=True)
class Account:
    """A turn's moves; `before` is the table to which marks compare, if anything was moved."""

    turn: int
    seat: Seat
    moves: tuple[str, ...]
    before: View | None


def account(game: Game) -> Account | None:
    """Return the account of the current turn, or of the last one if nothing is played yet.

    There is none before the first move of a game. A turn that a call has brought to its end
    is told by the call.
    """
    if game.trail:
        before = game.trail[-1].before.view
        return Account(game.turn, game.mover, _told(game.trail, game.view), before)
    if game.past:
        told, before = _told(game.past, game.view), game.past[0].before.view
        return Account(game.turn - 1, game.mover.other, told, before)
    if game.turn == 1:
        return None
    return Account(game.turn, game.mover, (), None)


def _told(trail: Trail, last: View) -> tuple[str, ...]:
    afters = [*(step.before.view for step in trail[1:]), last]
    told = []
    for step, after in zip(trail, afters, strict=True):
        same_turn = after.mover is step.before.view.mover
        cards = turned_up(step.before.view, after) if same_turn else ()
        shown = "".join(f"={card}" for _place, card in cards)
        told.append(written(step.move, step.before.view) + shown)
    return tuple(told)
