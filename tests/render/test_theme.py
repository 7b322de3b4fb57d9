"""Colours that can be told apart, measured; also by people who see fewer of them."""

from itertools import combinations, product

import pytest

from engine.cards import Rank, Seat, Suit
from engine.piles import EMPTY, HOUSES, LETTERS, Place
from engine.position import View
from render import CONTRAST, COURTS, DARK, LIGHT, draw
from render.boxes import INDEX, Box
from render.cardface import face
from render.layout import place
from render.placement import Key, Slot
from render.setting import USUAL, Setting
from tests.render.pictures import contrast, opened, part
from tests.render.tables import only

Colour = tuple[int, int, int]
TWO = {"dark": DARK, "light": LIGHT, "high contrast": CONTRAST}
FOUR = {f"{name}, four colours": theme.with_four_colours() for name, theme in TWO.items()}
THEMES = TWO | FOUR
HOUSE_LETTERS = {LETTERS[house] for house in HOUSES}
SPECK = 20
"""A colour with no more pixels than these is a smoothed edge."""
# What each kind of colour blindness sees of linear red, green and blue (Machado and others,
# 2009, severity 1); achromatopsia sees luminance alone.
BLINDNESS = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen_with(blindness: str, colour: Colour) -> Colour:
    linear = [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 255 / 12.92 for c in colour]
    red, green, blue = (
        round(255 * _curved(sum(weight * part for weight, part in zip(row, linear, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


def _curved(linear: float) -> float:
    light = min(1.0, max(0.0, linear))
    return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def apart(one: Colour, other: Colour) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


@pytest.mark.parametrize("name", THEMES)
def test_the_index_stands_out_from_the_card(name: str) -> None:
    theme = THEMES[name]
    for suit in Suit:
        assert contrast(theme.ink(suit), theme.paper) >= 7


@pytest.mark.parametrize("name", THEMES)
def test_pile_letters_stand_out_from_the_table(name: str) -> None:
    theme = THEMES[name]
    view = View((EMPTY,) * len(Place), Seat.A)
    picture = opened(draw(view, theme))
    for key in place(view, USUAL):
        if isinstance(key, Key):
            ground = picture.getpixel((key.box.left + 1, key.box.top - 6))
            assert contrast(theme.text, ground) >= 4.5, key.letter


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("name", [*TWO, "compact"])
def test_the_outline_of_an_empty_slot_stands_out_from_around_and_inside(
    name: str, *, over: bool
) -> None:
    theme = TWO.get(name, DARK.compact())
    view, setting = View((EMPTY,) * len(Place), Seat.A), Setting(over=over)
    picture = opened(draw(view, theme, setting=setting))
    slots = only(Slot, place(view, setting))
    assert len([slot for slot in slots if slot.dim]) == (6 if over else 3)
    for slot in slots:
        around, *line, inside = (
            picture.getpixel(
                ((slot.box.left + x) // theme.shrink, slot.box.bottom // theme.shrink - 40)
            )
            for x in (-4, 0, 1, 12)
        )
        least = 2.25 if slot.sign in HOUSE_LETTERS else 1.5 if slot.dim else 1.35
        for ground in (around, inside):
            assert max(contrast(shown, ground) for shown in line) >= least, slot


@pytest.mark.parametrize("name", [*TWO, "compact"])
def test_the_letter_in_an_empty_house_stands_out(name: str) -> None:
    theme = TWO.get(name, DARK.compact())
    view = View((EMPTY,) * len(Place), Seat.A)
    picture = opened(draw(view, theme))
    houses = [slot for slot in only(Slot, place(view, USUAL)) if slot.sign in HOUSE_LETTERS]
    assert len(houses) == len(HOUSES)
    for slot in houses:
        edges = [edge // theme.shrink for edge in slot.box.grown(-10)]
        counted = sorted(part(picture, Box(*edges)).getcolors() or ())
        floor = counted[-1][1]
        letter = max(contrast(colour, floor) for number, colour in counted if number > SPECK)
        assert letter >= 2, slot


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_red_and_black_stay_as_shown_for_the_colour_blind(name: str, blindness: str) -> None:
    reds, blacks = (Suit.HEARTS, Suit.DIAMONDS), (Suit.SPADES, Suit.CLUBS)
    if name in FOUR:  # there the green of clubs is for its shape and colour to tell, see below
        blacks = (Suit.SPADES,)
    for red, black in product(reds, blacks):
        one, other = (seen_with(blindness, THEMES[name].ink(suit)) for suit in (red, black))
        assert contrast(one, other) >= 1.5, (red, black)


@pytest.mark.parametrize("name", FOUR)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_four_colours_stay_four_for_the_colour_blind(name: str, blindness: str) -> None:
    for suits in combinations(Suit, 2):
        one, other = (seen_with(blindness, FOUR[name].ink(suit)) for suit in suits)
        assert apart(one, other) > 50 or contrast(one, other) >= 1.25, suits


@pytest.mark.parametrize("name", FOUR)
def test_with_four_colours_the_robes_are_four_and_that_of_spades_is_no_blue(name: str) -> None:
    robe = FOUR[name].robe
    for suits in combinations(Suit, 2):
        assert apart(*map(robe, suits)) > 50, suits
    assert max(robe(Suit.SPADES)) - min(robe(Suit.SPADES)) < 10
    assert contrast(robe(Suit.SPADES), robe(Suit.DIAMONDS)) >= 1.3


@pytest.mark.parametrize("name", THEMES)
def test_the_suits_differ_in_shape_where_they_do_not_in_colour(name: str) -> None:
    signs = {
        part(face(THEMES[name], Rank.ACE, suit), INDEX).convert("L").resize((7, 19)).tobytes()
        for suit in Suit
    }
    assert len(signs) == 4


def test_courts_are_named_in_every_language_by_three_different_letters() -> None:
    for letters in COURTS.values():
        theme = DARK.with_court(letters)
        shown = [theme.letter(rank) for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]
        assert "".join(shown) == letters
        assert len(set(shown)) == 3
        assert theme.letter(Rank.TEN) == "10"
        assert theme.letter(Rank.ACE) == "A"
