"""The buttons under a table, and the list of moves from which one is chosen."""

import pytest
from discord.ui import Button, Select

from bot.ui.message import board
from bot.ui.picker import moves_view
from engine.presets import PRESETS
from engine.rules import Turning
from tests.texts.pseudo import ENGLISH
from tests.texts.tabled import ANA, dealt, staged, table_of


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_is_turned_by_a_button_where_it_does_not_turn_by_itself(preset: str) -> None:
    shown = board(table_of(dealt(preset)), ENGLISH, "").walk_children()
    labels = {item.label for item in shown if isinstance(item, Button)}
    by_itself = PRESETS[preset].turning is Turning.BY_ITSELF
    assert ("Turn card" in labels) is not by_itself
    assert {"Moves", "End turn", "Refresh"} <= labels


def test_the_list_to_choose_from_begins_with_the_duties_and_marks_them() -> None:
    table = table_of(
        staged("> A r [9♦] A♥ n [3♣] B r K♦ n [4♦] a 10♠ b 9♣ c Q♦ d 8♠ e 6♠ f 4♣ g J♠ h J♠")
    )
    shown = moves_view(table, ENGLISH, ANA).walk_children()
    (picker,) = (item for item in shown if isinstance(item, Select))
    assert [option.description for option in picker.options] == ["rm · duty"]
