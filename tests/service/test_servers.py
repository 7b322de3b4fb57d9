"""The rules that a server plays by, and the options that players may change."""

import pytest

from bot.service.errors import UnknownRules
from bot.service.options import OPTIONS, format_choices, parse_choices, preset_of
from bot.service.servers import Servers
from engine.presets import PRESETS
from engine.rules import OwnWaste, Touch
from engine.rules_text import format_rules
from tests.service.house import GUILD, House


async def test_a_server_plays_by_the_standard_until_it_chooses(house: House) -> None:
    servers = Servers(house.store)
    assert await servers.rules_of(GUILD) == "br"
    assert await servers.choose_rules(GUILD, "fr2  covered=1") == "fr2 covered=1"
    assert await servers.rules_of(GUILD) == "fr2 covered=1"
    assert await servers.rules_of(GUILD + 1) == "br"


@pytest.mark.parametrize("text", ["", "xx", "br covered=7", "br dance=YES"])
async def test_a_server_cannot_choose_what_there_is_not(house: House, text: str) -> None:
    servers = Servers(house.store)
    with pytest.raises(UnknownRules):
        await servers.choose_rules(GUILD, text)
    assert await servers.rules_of(GUILD) == "br"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_to_every_option_is_kept_in_a_digit(preset: str) -> None:
    for option in OPTIONS:
        for number, choice in enumerate(option.choices):
            rules = option.choose(PRESETS[preset], number)
            assert option.answer(rules) == choice
            assert parse_choices(preset, format_choices(rules)) == rules


def test_digits_that_answer_nothing() -> None:
    for digits in ("", "9000000", "000000", "00000000", "x000000"):
        with pytest.raises((ValueError, IndexError)):
            parse_choices("br", digits)


def test_the_options_lead_to_rules_that_can_be_named() -> None:
    rules = parse_choices("fr3", "1211121")
    assert (rules.covered, rules.reserve_size, rules.touch) == (1, 11, Touch.FOUL)
    assert rules.own_waste is OwnWaste.LIKE_A_HOUSE
    assert preset_of(format_rules(rules)) == "fr3"
