"""No pile is ever lost from the picture, whatever happened to it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

import pytest

from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.moves import END, TURN
from engine.piles import HOUSES, Pile, Place
from engine.position import View
from engine.presets import PRESETS
from render.layout import place, top_box
from render.marks import NO_MARKS, Marks
from render.placement import Back, Closed, Face, Ghost, Slot
from render.setting import USUAL, Setting
from tests.render.tables import only, run, some_marks, some_setting, some_view, table

SHOWN = (Face, Back, Closed, Slot, Ghost)
MOST = 900
BUSY = 0.3
"""How often a card is rather moved than the turn brought forward, for each that could be."""


def piles(view: View, setting: Setting) -> Iterator[Place]:
    """Yield the piles that a table has: where a card is awaited, too, but not after the end."""
    yield from (pile for pile in Place if pile is not Place.UPCARD)
    if view.upcard is not None or not setting.over:
        yield Place.UPCARD


def lost(view: View, setting: Setting, marks: Marks) -> list[Place]:
    """Return the piles of which nothing is seen: no card, no slot, no ghost."""
    shown = {thing.box for thing in place(view, setting, marks) if isinstance(thing, SHOWN)}
    return [
        pile
        for pile in piles(view, setting)
        if top_box(pile, view, setting.side, marks) not in shown
    ]


def games(name: str, covered: int) -> Iterator[tuple[Game, list[View]]]:
    """Yield the positions of a game, each with the tables of its turn so far."""
    rules = replace(PRESETS[name], covered=covered)
    rng = random.Random(f"piles {name} {covered}")
    game = Game.start(Setup(rules, lay_out(deal(f"piles {name} {covered}", rules), rules)))
    yield game, [game.view]
    while game.outcome is None and game.version < MOST:
        moves = game.legal_moves()
        busy = [move for move in moves if move not in {TURN, END} and rng.random() < BUSY]
        game = game.after(Moved(game.mover, rng.choice(busy or moves)))
        yield game, [*(step.before.view for step in game.trail or game.past), game.view]


@pytest.mark.no_cover
@pytest.mark.parametrize(("covered", "preset"), [*zip(cycle([0, 1, 2]), PRESETS)])
def test_in_whole_games_every_pile_shows_a_card_a_slot_or_a_ghost(
    preset: str, covered: int
) -> None:
    emptied: set[Place] = set()
    for game, tables in games(preset, covered):
        last = Marks.between(*tables[-2:]) if len(tables) > 1 else NO_MARKS
        for marks in (NO_MARKS, last, Marks.along(tables)):
            emptied |= {pile for pile in marks.sources if not game.view[pile].size}
            for over in (False, True):
                setting = Setting.of(game.rules, over=over)
                assert not lost(game.view, setting, marks), game.version
    assert emptied & {Place.TALON_A, Place.TALON_B}
    assert emptied & set(HOUSES)


def test_every_pile_is_shown_whatever_has_left_or_come() -> None:
    for number in range(300):
        view, setting = some_view(number), some_setting(number)
        everything = frozenset(Place)
        marks = (
            some_marks(view, number),
            Marks(targets=everything),
            Marks(movable=everything, faults=everything),
            Marks(sources=frozenset(pile for pile in Place if not view[pile].size)),
        )
        for one in marks:
            assert not lost(view, setting, one), number


def test_a_talon_whose_last_card_was_turned_up_is_an_empty_slot() -> None:
    view = table({Place.UPCARD: run(9), Place.TALON_B: Pile(4, ())})
    things = place(view, USUAL, Marks(sources=frozenset({Place.TALON_A, Place.TALON_B})))
    assert top_box(Place.TALON_A, view, USUAL.side) in {slot.box for slot in only(Slot, things)}
    assert not only(Ghost, things)
