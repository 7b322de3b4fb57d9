"""A game looked at again: the table after each thing that happened, turn by turn."""

from dataclasses import dataclass

from bot.service.errors import NothingHappened
from engine.events import Moved, UndoGranted, Undone
from engine.game import Game
from engine.moves import Move
from engine.position import View


@dataclass(frozen=True, slots=True)
class Scene:
    """The table after something happened: in which turn, and by which move, if any.

    The scene before the first turn is of turn 0.
    """

    turn: int
    move: Move | None
    view: View


Scenes = tuple[Scene, ...]


def scenes(game: Game) -> Scenes:
    """Return all that changed the table, without what was taken back.

    A log that holds calls judges them anew: from a coroutine, call it in a thread.
    """
    before = Game.start(game.setup)
    found = [Scene(0, None, before.view)]
    for event in game.events:
        after = before.after(event)
        if isinstance(event, Undone | UndoGranted):
            while found[-1].view != after.view:
                found.pop()
        elif after.view != before.view:
            move = event.move if isinstance(event, Moved) else None
            found.append(Scene(before.turn, move, after.view))
        before = after
    return tuple(found)


def last_turn(game: Game) -> int:
    """Return the last turn that is over; in the first turn of a game, that one."""
    return max(1, game.turn if game.outcome else game.turn - 1)


def of_turn(found: Scenes, turn: int) -> Scenes:
    """Return the scenes of a turn, after the table that it began with.

    Raises:
        NothingHappened: the table did not change in that turn, or it never came to it.
    """
    of_it = tuple(scene for scene in found if scene.turn == turn)
    if turn < 1 or not of_it:
        raise NothingHappened(turn, found[-1].turn)
    before = tuple(scene for scene in found if scene.turn < turn)
    return (*before[-1:], *of_it)


def of_game(found: Scenes, most: int) -> Scenes:
    """Return the scenes of a game; if they are too many, the last one of each turn."""
    if len(found) <= most:
        return found
    return tuple({scene.turn: scene for scene in found}.values())
