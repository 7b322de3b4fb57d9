"""The letters and numbers beside the piles."""

from itertools import combinations, product

import pytest

from engine.cards import Seat
from engine.piles import CENTRE, HOUSES, LETTERS, Pile, Place, talon_of
from engine.presets import PRESETS
from engine.rules import OpponentTops, OwnWaste, Side, Turning
from engine.tokens import SOURCE_LETTERS
from render import DARK
from render.boxes import Box
from render.captions import CAPTION, GAP, HOUSE_GAP, key_box
from render.felt import LINE
from render.layout import place, top_box
from render.marks import Marks
from render.paint import painter
from render.placement import Count, Ghost, Hold, Key, Ring
from render.pointers import RING
from render.setting import USUAL, Setting
from render.trays import Own, tray_box
from tests.render.tables import only, run, table

RESERVES = (Place.RESERVE_A, Place.RESERVE_B)
WASTES = (Place.WASTE_A, Place.WASTE_B)
OWN = (*RESERVES, Place.TALON_A, Place.TALON_B, *WASTES)
FELT = 6
"""So much felt there is at least between what points at cards, and from there to a letter."""


def test_every_pile_that_can_be_typed_has_its_letter_beside_it() -> None:
    keys = only(Key, place(table({}), USUAL))
    assert sorted(key.letter for key in keys) == sorted("abcdefghrrwtn")
    for key in keys:
        if key.letter in "abcdefgh":
            box = top_box(Place("abcdefgh".index(key.letter)), table({}), Side.RIGHT)
            assert box.top < key.box.top < box.bottom
            assert max(key.box.left - box.right, box.left - key.box.right) == HOUSE_GAP


@pytest.mark.parametrize("mover", Seat)
def test_where_the_opponents_piles_can_be_taken_from_both_letters_stand_beside_them(
    mover: Seat,
) -> None:
    rules = PRESETS["fr1"]
    setting = Setting.of(rules)
    keys = {key.box: key.letter for key in only(Key, place(table({}, mover), setting))}
    for seat, letters in ((mover, ("r", None)), (mover.other, ("r/x", "w/y"))):
        for own, letter in zip((Own.RESERVE, Own.WASTE), letters, strict=True):
            assert keys.get(key_box(own, seat, rules.reserve_side)) == letter


@pytest.mark.parametrize("mover", Seat)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_own_waste_has_its_letter_where_it_is_played_from_and_the_opponents_always(
    preset: str, mover: Seat
) -> None:
    rules = PRESETS[preset]
    boxes = {own: key_box(Own.WASTE, own, rules.reserve_side) for own in Seat}
    setting = Setting.of(rules)
    lettered = {key.box for key in only(Key, place(table({}, mover), setting))}
    assert (boxes[mover] in lettered) is (rules.own_waste is not OwnWaste.NEVER)
    assert boxes[mover.other] in lettered
    over = only(Key, place(table({}, mover), Setting.of(rules, over=True)))
    assert {key.box for key in over} >= set(boxes.values())


@pytest.mark.parametrize("preset", PRESETS)
def test_each_letter_is_one_that_can_be_typed_for_the_pile(preset: str) -> None:
    rules = PRESETS[preset]
    keys = only(Key, place(table({}), Setting.of(rules)))
    typed = {letter for key in keys for letter in key.letter.split("/")}
    taken = set() if rules.opponent_tops is OpponentTops.NEVER else {"x", "y"}
    turned = set() if rules.turning is Turning.BY_ITSELF else {"n"}
    assert typed == set("abcdefghrwt") | taken | turned
    assert typed - turned <= SOURCE_LETTERS.keys()


def test_rings_and_ghosts_keep_clear_of_letters_numbers_and_the_trays_line() -> None:
    deep = Pile(20, run(5, 6).up)
    own = (*RESERVES, *WASTES, Place.UPCARD)
    view = table(dict.fromkeys(own, deep) | {Place.UPCARD: run(9)})
    trays = [tray_box(seat).grown(-LINE) for seat in Seat]
    for setting in (Setting(side, takes=True, own_waste=True) for side in Side):
        for marks in (Marks(sources=frozenset(own)), Marks(targets=frozenset(own))):
            things = place(view, setting, marks)
            pointers = [one.box for one in only(Ghost, things)]
            pointers += [one.box.grown(RING) for one in only(Ring, things)]
            captions = [thing.box for thing in things if isinstance(thing, Key | Count)]
            assert len(pointers) == len(own)
            for box in pointers:
                assert any(tray.grown(-2).holds(box) for tray in trays)
                assert not any(box.meets(caption) for caption in captions)
            assert all(
                any(tray.holds(box) for tray in trays) for box in captions if box.width == CAPTION
            )


def ink(thing: Key | Count) -> Box:
    """Return what a letter or number fills of its box."""
    artist = painter(DARK)
    width = (
        artist.letter(thing.letter) if isinstance(thing, Key) else artist.number(thing.number)
    ).numbers.width
    room = thing.box.width - width
    left = room if thing.hold is Hold.RIGHT else 0
    return thing.box._replace(left=thing.box.left + left, width=width)


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("mover", Seat)
def test_between_rings_and_from_rings_and_ghosts_to_letters_there_is_felt(
    side: Side, mover: Seat
) -> None:
    deep = dict.fromkeys(Place, Pile(20, run(5, 6).up))
    alone = dict.fromkeys((*HOUSES, *CENTRE, Place.UPCARD), run(5))
    view, own = table(deep | alone, mover), frozenset((*OWN, Place.UPCARD))
    for marks in (Marks(targets=frozenset(Place)), Marks(sources=own)):
        things = place(view, Setting(side, takes=True, own_waste=True), marks)
        rings = [one.box.grown(RING) for one in only(Ring, things)]
        words = [ink(thing) for thing in things if isinstance(thing, Key | Count)]
        assert len(words) == 20
        assert len(rings) == len(marks.targets)
        ghosts = [one.box for one in only(Ghost, things)]
        pairs = [*combinations(rings, 2), *product([*rings, *ghosts], words)]
        assert not [pair for pair in pairs if pair[0].grown(FELT).meets(pair[1])]


def test_a_houses_letter_stands_nearer_to_it_than_to_the_centre() -> None:
    view = table({})
    keys = {key.letter: ink(key) for key in only(Key, place(view, USUAL))}
    for house in HOUSES:
        letter, lies = keys[LETTERS[house]], top_box(house, view, Side.RIGHT)
        centre = min(
            (top_box(pile, view, Side.RIGHT) for pile in CENTRE if pile // 2 % 4 == house % 4),
            key=lambda pile: abs(pile.left - letter.left),
        )
        assert _between(letter, centre) - _between(letter, lies) >= 4, house


def _between(one: Box, other: Box) -> int:
    return max(one.left - other.right, other.left - one.right)


@pytest.mark.parametrize("mover", Seat)
@pytest.mark.parametrize("side", Side)
def test_all_letters_and_all_numbers_of_a_tray_stand_on_a_line_beside_their_piles(
    mover: Seat, side: Side
) -> None:
    own = (*OWN, Place.UPCARD)
    view = table(dict.fromkeys(own, run(5, 6)), mover)
    piles = [top_box(pile, view, side) for pile in own]
    things = place(view, Setting(side, takes=True, own_waste=True))
    for kind, drop, beside in ((Key, 14, "nrrtww"), (Count, 76, "222222")):
        words = [one for one in only(kind, things) if one.box.width == CAPTION]
        assert "".join(sorted(_word(one)[0] for one in words)) == beside
        for one in words:
            nearest = min(
                piles, key=lambda pile: (pile.top - one.box.top) ** 2 + _gap(pile, one)[0] ** 2
            )
            assert one.box.top == nearest.top + drop
            assert _gap(nearest, one) == (GAP, one.hold)


def _word(thing: Key | Count) -> str:
    return thing.letter if isinstance(thing, Key) else str(thing.number)


def _gap(pile: Box, caption: Key | Count) -> tuple[int, Hold]:
    """Return how far a caption's box is from a pile, and with which edge."""
    after, before = caption.box.left - pile.right, pile.left - caption.box.right
    return (after, Hold.LEFT) if after > before else (before, Hold.RIGHT)


def test_the_letter_n_stands_beside_the_talon_of_whose_turn_it_is() -> None:
    for mover in Seat:
        (key,) = (one for one in only(Key, place(table({}, mover), USUAL)) if one.letter == "n")
        talon = top_box(talon_of(mover), table({}), Side.RIGHT)
        assert talon.grown(2 * GAP + CAPTION).holds(key.box)
        assert not any(
            one.letter == "n" for one in only(Key, place(table({}), Setting(turns=False)))
        )


def test_talons_wastes_and_reserves_are_counted() -> None:
    view = table(
        {
            Place.TALON_A: Pile(31, ()),
            Place.WASTE_B: run(4, 9, 2),
            Place.RESERVE_A: Pile(11, run(5, 6).up),
        }
    )
    assert sorted(count.number for count in only(Count, place(view, USUAL))) == [3, 13, 31]
