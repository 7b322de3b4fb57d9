"""What a move does to the table, whether or not it may be made."""

from typing import assert_never

from engine.carry import carry
from engine.moves import End, Move, Pair, Play, Turn
from engine.pairs import way_of
from engine.piles import EMPTY, Pile, Place, Spot, talon_of, waste_of
from engine.position import View
from engine.rules import Rules, Turning


def step(view: View, move: Move, rules: Rules) -> View:
    """Return the table after a move that is known to be possible.

    A card that the move uncovers or turns up stays face down, for a view does not know
    it; so does the card that turns by itself (FR 28, FR 37).
    """
    match move:
        case Play(source, target):
            view = carry(view, source, target)
            return by_itself(view, rules) if source is Spot.UPCARD else view
        case Pair():
            for play in way_of(view, move):
                view = carry(view, play.source, play.target)
            return view
        case Turn():
            return turned(view)
        case End():
            return by_itself(passed(view), rules)
        case _:
            assert_never(move)


def turned(view: View) -> View:
    """Return the table with the next talon card lifted but not yet seen.

    An empty talon is first made of the waste, turned over as a block (BR 31, FR 37).
    """
    piles = list(view.piles)
    talon, waste = talon_of(view.mover), waste_of(view.mover)
    if not piles[talon].size:
        piles[talon], piles[waste] = Pile(piles[waste].size, ()), EMPTY
    piles[talon] = Pile(piles[talon].down - 1, ())
    piles[Place.UPCARD] = Pile(1, ())
    return View(tuple(piles), view.mover, (), view.used)


def passed(view: View) -> View:
    """Return the table after the turn has passed, the upcard on its owner's waste."""
    piles = list(view.piles)
    waste = waste_of(view.mover)
    piles[waste] = Pile(0, piles[waste].up + piles[Place.UPCARD].up)
    piles[Place.UPCARD] = EMPTY
    return View(tuple(piles), view.mover.other, (), view.used)


def by_itself(view: View, rules: Rules) -> View:
    """Return the table with the mover's next card turned, where it turns by itself.

    Nothing turns when there is nothing to turn, or when a player has just won.
    """
    if rules.turning is not Turning.BY_ITSELF or not view.stock(view.mover):
        return view
    return view if view.is_over else turned(view)
