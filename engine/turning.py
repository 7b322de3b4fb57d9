"""Cards that turn face up: by a move, by themselves, or when a house uncovers them."""

from typing import Final

from engine.moves import Move
from engine.piles import HOUSES, Pile, Place, talon_of, waste_of
from engine.position import Faces, Hidden, Position, View
from engine.rules import Rules
from engine.step import by_itself, step

_TURNING: Final = (*HOUSES, Place.RESERVE_A, Place.RESERVE_B, Place.UPCARD)


def advance(position: Position, move: Move, rules: Rules) -> Position:
    """Return the position after a possible move, every uncovered card turned up.

    The reserve turns by itself whenever its top card leaves (BR 31, BR 51).
    """
    return turned_up(position, step(position.view, move, rules))


def opened(position: Position, rules: Rules) -> Position:
    """Return the position with the first talon card turned, where it turns by itself."""
    if position.view.piles[Place.UPCARD].size:
        return position
    return turned_up(position, by_itself(position.view, rules))


def turned_places(view: View) -> tuple[Place, ...]:
    """Return where a card is about to turn up in a table that a step left."""
    piles = view.piles
    return tuple([place for place in _TURNING if piles[place].down and not piles[place].up])


def turned_up(position: Position, after: View) -> Position:
    """Return the position after a step that left this table, every uncovered card turned."""
    turning, lifted = turned_places(after), _lifted(position, after)
    if not turning:
        return Position(after, lifted)
    piles, stacks, row = list(after.piles), list(lifted), after.row
    for place in turning:
        piles[place] = Pile(piles[place].down - 1, (stacks[place][-1],))
        stacks[place] = stacks[place][:-1]
        if place in HOUSES:
            row = _shown(row, place, piles[place])
    return Position(View(tuple(piles), after.mover, row, after.used), tuple(stacks))


def _shown(row: tuple[Faces, ...], house: Place, pile: Pile) -> tuple[Faces, ...]:
    """Return the row with the card shown that a pair uncovered before its last move.

    The pair is exactly its three single moves, between which that card turns (PT 29).
    """
    dark, lit = (0,) * pile.size, (*(0,) * pile.down, pile.up[-1].face)
    return tuple(
        (*faces[:house], lit, *faces[house + 1 :]) if faces[house] == dark else faces
        for faces in row
    )


def _lifted(position: Position, after: View) -> Hidden:
    """Return the face-down cards after a talon card was lifted, where one was."""
    if not after.piles[Place.UPCARD].down:
        return position.hidden
    stacks = list(position.hidden)
    talon, waste = talon_of(after.mover), waste_of(after.mover)
    if not position.view.piles[talon].size:
        # The card discarded first is the first to be turned again (rules.md 2.7).
        stacks[talon] = position.view.piles[waste].up[::-1]
    stacks[Place.UPCARD] = stacks[talon][-1:]
    stacks[talon] = stacks[talon][:-1]
    return tuple(stacks)
