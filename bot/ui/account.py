"""The moves of the turn being played, or of the one just ended, as people read them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.texts import Texts
from engine.cards import Card, Seat
from engine.game import Game
from engine.moves import Move
from engine.piles import Place
from engine.position import View
from engine.reveals import turned_up
from engine.trail import Trail


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and the table before and after it."""

    move: Move
    before: View
    after: View


@dataclass(frozen=True, slots=True)
class Account:
    """A turn's moves, of which there may be none yet."""

    turn: int
    seat: Seat
    moves: tuple[Made, ...]

    @property
    def tables(self) -> tuple[View, ...]:
        """The table as the turn began, and after each of its moves; none if there were none."""
        return (*(made.before for made in self.moves), *(made.after for made in self.moves[-1:]))


def account(game: Game) -> Account | None:
    """Return the account of the current turn, or of the last one if nothing is played yet.

    There is none before the first move of a game. A turn that a call has brought to its end
    is told by the call.
    """
    if game.trail:
        return Account(game.turn, game.mover, _made(game.trail, game.view))
    if game.past:
        return Account(game.turn - 1, game.mover.other, _made(game.past, game.view))
    if game.turn == 1:
        return None
    return Account(game.turn, game.mover, ())


def tell(moves: Iterable[Made], texts: Texts) -> Iterator[str]:
    """Yield moves of a turn as people read them, with the cards turned up for whoever made them."""
    fresh: Card | None = None
    for made in moves:
        same_turn = made.after.mover is made.before.mover
        turned = turned_up(made.before, made.after) if same_turn else ()
        yield texts.board.move(made.move, made.before, turned, fresh=fresh)
        fresh = dict(turned).get(Place.UPCARD)


def _made(trail: Trail, last: View) -> tuple[Made, ...]:
    afters = [*(step.before.view for step in trail[1:]), last]
    return tuple(
        Made(step.move, step.before.view, after) for step, after in zip(trail, afters, strict=True)
    )
