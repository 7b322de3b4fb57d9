"""The rules that a server plays by, and the options that players may change."""

import pytest

from bot.service.choice_errors import UnknownLanguage
from bot.service.customs import LARGEST_CAP, Customs
from bot.service.errors import UnknownPace, UnknownRules
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


async def test_all_that_a_server_can_choose(house: House) -> None:
    servers = Servers(house.store)
    assert await servers.of(GUILD) == Customs(rules="br")
    await servers.choose_pace(GUILD, 3)
    await servers.choose_cap(GUILD, 2)
    await servers.choose_role(GUILD, 77)
    await servers.choose_language(GUILD, "en")
    await servers.keep_to(GUILD, (20, 21))
    chosen = Customs(rules="br", pace=3, cap=2, role_id=77, language="en", channels=(20, 21))
    assert await servers.of(GUILD) == chosen
    await servers.choose_pace(GUILD, None)
    await servers.choose_cap(GUILD, None)
    await servers.choose_role(GUILD, None)
    await servers.choose_language(GUILD, None)
    await servers.keep_to(GUILD, ())
    assert await servers.of(GUILD) == Customs(rules="br")


async def test_a_server_cannot_choose_a_pace_or_a_language_that_there_is_not(house: House) -> None:
    servers = Servers(house.store)
    with pytest.raises(UnknownPace):
        await servers.choose_pace(GUILD, 2)
    with pytest.raises(UnknownLanguage) as error:
        await servers.choose_language(GUILD, "tlh")
    assert error.value.known == ("en",)
    assert await servers.of(GUILD) == Customs(rules="br")


async def test_a_cap_is_never_absurd(house: House) -> None:
    servers = Servers(house.store)
    for asked, kept in ((0, 1), (7, 7), (10**6, LARGEST_CAP)):
        await servers.choose_cap(GUILD, asked)
        assert (await servers.of(GUILD)).cap == kept


async def test_the_language_is_at_hand_once_it_was_looked_up(house: House) -> None:
    servers, another = Servers(house.store), Servers(house.store)
    assert servers.language_of(GUILD) is None
    await servers.choose_language(GUILD, "en")
    assert servers.language_of(GUILD) == "en"
    assert servers.language_of(None) is None
    assert another.language_of(GUILD) is None
    await another.look_up_languages()
    assert another.language_of(GUILD) == "en"


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
