"""What players are told of the rules is what the rules in force answer."""

import pytest

from engine.presets import PRESETS
from engine.rules import CentreDuty, Loading, OpponentTops, Starter, Turning, UpcardToEmptyHouse
from engine.rules_text import parse_rules
from tests.texts.pseudo import ENGLISH


def told(text: str) -> str:
    return ENGLISH.rulebook.rulebook(text, parse_rules(text))


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_and_help_tell_of_a_preset_what_it_answers(preset: str) -> None:
    rules = PRESETS[preset]
    for text in (told(preset), ENGLISH.manual.help(preset)):
        answers = {
            "`n`": rules.turning is not Turning.BY_ITSELF,
            "by itself when your turn begins": text == told(preset) and preset.startswith("fr"),
            "the upcard only once your reserve is empty": (
                rules.upcard_to_empty_house is UpcardToEmptyHouse.RESERVE_EMPTY
            ),
            "once its owner has played": rules.loading is Loading.ONCE_USED,
            "to the centre (`xm`, `ym`)": rules.opponent_tops is OpponentTops.TO_CENTRE,
            "nothing has to be played": rules.centre_duty is CentreDuty.NONE,
            "I watch over them": rules.centre_duty is not CentreDuty.NONE and not rules.has_calls,
            "*called*": rules.has_calls,
        }
        assert {words: words in text for words in answers} == answers


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_tell_who_starts_and_when_a_win_stands(preset: str) -> None:
    rules, text = PRESETS[preset], told(preset)
    lowest = rules.starter is Starter.LOWEST
    assert ("lower reserve card" in text, "higher reserve card" in text) == (lowest, not lowest)
    assert ("wins at once" in text) is not rules.has_calls
    assert ("may be called for a day" in text) is rules.has_calls
    assert ("costs nothing" in text) is rules.has_calls


def test_the_rules_tell_how_many_cards_are_the_talon() -> None:
    assert "13 are the reserve" in told("br")
    assert "35 are the talon" in told("br")
    assert "11 are the reserve" in told("br reserve_size=11 covered=2")
    assert "29 are the talon" in told("br reserve_size=11 covered=2")


def test_the_rules_tell_when_a_game_without_centre_plays_ends() -> None:
    assert "After 40 turns" in told("br")
    assert "20 turns later I end" in told("br")
    assert "After 120 turns" in told("br covered=1")
    assert "80 turns later I end" in told("br covered=1")


def test_where_only_a_touch_can_be_called_nothing_else_is_said_to_be() -> None:
    text = told("br touch=FOUL")
    assert "calls a touch" in text
    assert "goes back" not in text
    assert "may be called for a day" not in text
