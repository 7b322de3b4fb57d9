"""How suits and lists are written so that messages show them well."""

from itertools import pairwise

from bot.texts.signs import lists_apart, plain_suits
from tests.texts.pseudo import ENGLISH


def test_each_suit_is_asked_for_as_a_sign_and_nothing_else_is_touched() -> None:
    assert plain_suits("Q♠ a→r (♥♦♣) ⚠") == "Q♠\ufe0e a→r (♥\ufe0e♦\ufe0e♣\ufe0e) ⚠"


def test_what_follows_a_list_stands_apart_from_it() -> None:
    assert lists_apart("Two:\n- one\n- two\nThen") == "Two:\n- one\n- two\n\nThen"


def test_lists_that_end_a_text_or_stand_apart_stay_as_they_are() -> None:
    for text in ("- one\n- two", "- one\n\nThen", "a - b\nc"):
        assert lists_apart(text) == text


def test_the_help_has_no_paragraph_inside_a_list() -> None:
    lines = lists_apart(ENGLISH.manual.help("br")).splitlines()
    after = [then for item, then in pairwise(lines) if item.startswith("- ")]
    assert "" in after
    assert all(not then or then.startswith("- ") for then in after)
