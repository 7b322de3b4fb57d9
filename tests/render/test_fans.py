"""How the houses open."""

import pytest

from engine.piles import HOUSES, Place
from engine.rules import Side
from render.boxes import CANVAS, INDEX
from render.layout import place
from render.placement import Back, Face, Fan
from render.setting import USUAL, Setting
from tests.render.tables import only, run, table


def test_houses_fan_outwards_from_the_centre() -> None:
    piles = {house: run(9, 8, 7) for house in HOUSES}
    for face_row in range(8):
        house = HOUSES[face_row]
        faces = only(Face, place(table({house: piles[house]}), USUAL))
        lefts = [face.box.left for face in faces]
        outwards = sorted(lefts, reverse=house < Place.HOUSE_E)
        assert lefts == outwards
        assert [face.covered for face in faces] == [True, True, False]
        fan = Fan.LEFT if house < Place.HOUSE_E else Fan.RIGHT
        assert {face.fan for face in faces} == {fan}
        assert [face.lapped for face in faces] == [False, True, True]


@pytest.mark.parametrize("down", [0, 1, 2])
def test_a_house_from_king_to_ace_fits_and_each_card_shows_its_index(down: int) -> None:
    longest = run(*range(13, 0, -1), down=down)
    things = place(table({Place.HOUSE_A: longest, Place.HOUSE_H: longest}), USUAL)
    faces = only(Face, things)
    assert len(faces) == 26
    assert len(only(Back, things)) == 2 * down
    assert all(CANVAS.holds(face.box) for face in faces)
    assert all(face.box.width >= INDEX.right for face in faces)


def test_short_houses_fan_alike() -> None:
    steps = {
        face.box.width
        for length in range(2, 9)
        for face in only(Face, place(table({Place.HOUSE_E: run(*range(length, 0, -1))}), USUAL))
        if face.covered
    }
    assert len(steps) == 1


def test_face_down_cards_show_as_narrow_backs_of_the_owner_of_the_house() -> None:
    view = table({Place.HOUSE_A: run(5, down=2), Place.HOUSE_E: run(5, down=1)})
    for side, owners in ((Side.RIGHT, "BBA"), (Side.LEFT, "AAB")):
        backs = only(Back, place(view, Setting(side)))
        assert "".join(back.owner.name for back in backs) == owners
        assert {back.box.width for back in backs} == {13}
