"""What pictures point at: what can be moved, for who asks; and a fault, once it was called."""

import random
from types import SimpleNamespace

import pytest

from bot.ui.pointing import _called, letters, movable
from engine.deal import deal, lay_out
from engine.diagram import parse
from engine.events import Called, Moved
from engine.game import Game, Setup
from engine.notation import format_move, parse_move
from engine.piles import Place
from engine.presets import PRESETS
from render import DARK, LIGHT, USUAL, Marks, Setting, draw
from render.layout import place, top_box
from render.placement import Ring
from tests.bot.staged import Stage, stage_of
from tests.bot.test_calls import ACE, SEVEN, call
from tests.bot.test_looks import same
from tests.bot.world import PLAIN, World, alt, begun, board, move, picture, players, said, words


@pytest.fixture
def stage(world: World, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return stage_of(world, monkeypatch)


async def test_the_list_of_moves_comes_with_a_picture_where_they_are_lit(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, game = await players(world, thread)
    await world.eva.slash(thread, "settings look", theme="light")
    marks = movable(game)
    assert len(marks.movable) > 1
    for member, theme in ((mover, DARK), (world.eva, LIGHT)):
        listed = said(await member.slash(thread, "legal"))
        assert listed.ephemeral
        assert "`n` " in words(listed)
        assert same(await picture(listed), theme, draw(game.view, theme, marks))
        lit = ", ".join(letters(marks, game.mover))
        assert alt(listed).startswith(f"Lit, for something can be moved from there: {lit}. Turn 1")
        assert alt(listed).endswith(alt(board(thread))[-100:])


@pytest.mark.parametrize("preset", PRESETS)
def test_lit_is_what_can_be_moved_and_nothing_else(preset: str) -> None:
    rules, rng = PRESETS[preset], random.Random(f"lit {preset}")
    game = Game.start(Setup(rules, lay_out(deal(f"lit {preset}", rules), rules)))
    seen: set[str] = set()
    while game.outcome is None and game.version < 120:
        moves = game.legal_moves()
        typed = {format_move(one)[0] for one in moves} - {"p"}
        marks = movable(game)
        assert set(letters(marks, game.mover)) == typed
        assert marks == Marks(movable=marks.movable)
        seen |= typed
        game = game.after(Moved(game.mover, rng.choice(moves)))
    assert len(seen) > 6


async def test_a_fault_that_was_called_is_marked_where_the_card_lies_now_and_where_it_lay(
    world: World, stage: Stage
) -> None:
    thread = await stage(ACE)
    await move(world.ana, thread, "n p!")
    before = (await players(world, thread))[2]
    shown = await picture(board(thread))
    upheld = await call(world.rui, thread)
    assert "A♥" in words(upheld)
    game = (await players(world, thread))[2]
    (ace,) = (place for place in Place if game.view[place].size and place.name[:6] == "HEARTS")
    marks = Marks(sources=frozenset({Place.HOUSE_A}), faults=frozenset({ace}))
    assert same(await picture(upheld), DARK, draw(game.view, DARK, marks))
    assert not same(shown, DARK, draw(before.view, DARK, Marks(faults=frozenset({Place.HOUSE_A}))))


async def test_all_that_came_in_a_turn_is_ringed_until_the_other_plays(
    world: World, stage: Stage
) -> None:
    thread = await stage(
        "> A r [2♣] 9♥ n [5♣ 6♣] B r [2♦] K♦ n [5♦] a 10♠ b 9♣ c Q♦ d 8♠ e 6♠ f 4♣ g 2♦ h J♠"
    )
    come, left = set[Place](), set[Place]()
    for line, to, source in (
        ("ra", Place.HOUSE_A, Place.RESERVE_A),
        ("da", Place.HOUSE_A, Place.HOUSE_D),
        ("hc", Place.HOUSE_C, Place.HOUSE_H),
        ("n", Place.UPCARD, Place.TALON_A),
        ("p", Place.WASTE_A, Place.UPCARD),
    ):
        answer = await move(world.ana, thread, f"{line}!")
        come = {*come, to} - {source}
        left |= {source} - {Place.UPCARD}  # the other's upcard does not lie there
        view = (await players(world, thread))[2].view
        marks = Marks(sources=frozenset(left), targets=frozenset(come))
        assert same(await picture(answer), DARK, draw(view, DARK, marks))


@pytest.mark.parametrize("preset", ["br", "br-stop"])
async def test_in_a_finished_game_the_last_move_alone_is_marked(
    world: World, stage: Stage, preset: str
) -> None:
    thread = await stage("> A r [8♣] 9♥ B r K♦ n [5♦] a 10♠ b 9♦ c Q♦", preset)
    first = await move(world.ana, thread, "ra")
    played = (await players(world, thread))[2].view
    marks = Marks(sources=frozenset({Place.RESERVE_A}), targets=frozenset({Place.HOUSE_A}))
    assert same(await picture(first), DARK, draw(played, DARK, marks))
    await move(world.ana, thread, "rb")
    game = (await players(world, thread))[2]
    assert game.outcome is not None
    marks = Marks(sources=frozenset({Place.RESERVE_A}), targets=frozenset({Place.HOUSE_B}))
    over = draw(game.view, DARK, marks, Setting(over=True))
    assert same(await picture(board(thread)), DARK, over)


def test_an_empty_talon_is_lit_when_its_waste_can_be_turned_over() -> None:
    played = Game.start(Setup(PRESETS["br"], parse("> A r -- n -- w 9♥ 5♦ B r K♦ n [5♣] a J♠")))
    marks = movable(played)
    assert Place.TALON_A in marks.movable
    assert letters(marks, played.mover) == ("n",)
    rings = [one for one in place(played.view, USUAL, marks) if isinstance(one, Ring)]
    assert top_box(Place.TALON_A, played.view, USUAL.side) in {ring.box for ring in rings}


async def test_in_france_the_card_passed_over_is_marked_where_it_still_lies(
    world: World, stage: Stage
) -> None:
    thread = await stage(ACE, "fr2")
    await move(world.ana, thread, "gf")
    upheld = await call(world.rui, thread)
    game = (await players(world, thread))[2]
    marks = Marks(faults=frozenset({Place.HOUSE_A}))
    assert same(await picture(upheld), DARK, draw(game.view, DARK, marks, Setting.of(game.rules)))


async def test_a_call_that_is_not_upheld_marks_nothing(world: World, stage: Stage) -> None:
    thread = await stage(ACE.replace("A♥", "7♥"), "br-stop")
    await move(world.ana, thread, "n")
    answer = await call(world.rui, thread)
    assert "Not upheld" in words(answer)
    game = (await players(world, thread))[2]
    marks = Marks(sources=frozenset({Place.TALON_A}), targets=frozenset({Place.UPCARD}))
    assert same(await picture(answer), DARK, draw(game.view, DARK, marks))


HOLE = """
    > A r [2♣ 3♣] 9♠ n [5♣ 6♣ 7♣]
      B r [2♦ 3♦] K♦ n [5♦ 6♦ 7♦]
           a |  | e K♣
    Q♠     b |  | f K♥
    Q♥     c |  | g Q♣
    Q♦     d |  | h J♠
"""


ACES = ACE.replace("Q♥ c", "A♦ c")
UPCARD = SEVEN.replace("9♠", "9♠ t A♥")


def called_for(picture: str, preset: str, line: str, call: str = "") -> Marks:
    """Return what is marked when the first mover is called for a line of moves."""
    game = Game.start(Setup(PRESETS[preset], parse(picture)))
    mover, window = game.mover, game
    for token in line.split():
        window = window.after(Moved(mover, parse_move(token)))
    after = window.after(Called(mover.other, call))
    assert after.verdict is not None
    assert after.verdict.upheld
    at = after.verdict.at
    step = None if at is None else window.window(mover.other)[at]
    return _called(SimpleNamespace(faulty=step, table=SimpleNamespace(game=after)))


@pytest.mark.parametrize(
    ("picture", "preset", "line", "places", "left"),
    [
        (HOLE, "br-stop", "n", {Place.RESERVE_A}, set()),
        (HOLE, "pagat", "n", {Place.RESERVE_A}, set()),
        (ACES, "br-stop", "gf n", {Place.HEARTS_1, Place.HOUSE_C}, {Place.HOUSE_A}),
        (UPCARD, "br-stop", "p", {Place.HEARTS_1}, set()),
        (ACE, "fr2", "gf rg", {Place.HOUSE_A}, set()),
        (ACE, "fr4", "gf rg", {Place.HOUSE_F}, {Place.HOUSE_G}),
        (
            "> A t 9♥ n [5♣ 6♣] B r [2♦] 3♦ n [6♦] a T♠ b K♣ c K♦ d K♥ e K♠ f Q♦ g Q♣ h Q♥",
            "fr4",
            "p",
            {Place.WASTE_A},
            set(),
        ),
    ],
)
def test_what_was_passed_over_is_marked_and_where_it_lay(
    picture: str, preset: str, line: str, places: set[Place], left: set[Place]
) -> None:
    marks = Marks(sources=frozenset(left), faults=frozenset(places))
    assert called_for(picture, preset, line) == marks
