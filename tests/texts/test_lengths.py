"""What Discord can hold: whatever lies on the table, no text is too long and none is cut."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from bot.service.options import OPTIONS
from bot.texts.names import LISTED
from bot.texts.table import LONGEST_ALT
from bot.ui.picker import LONGEST_LABEL
from engine.ai.greedy import Greedy
from engine.deal import deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from engine.rules_text import differences
from tests.texts.pseudo import ENGLISH

LONGEST_MESSAGE, LONGEST_WHISPER = 4000, 2000
NAMES = ("W" * 32, "M" * 32)


def tables(number: int) -> Iterator[Game]:
    """Return the tables of some games in which now the greedy and now any move is made."""
    rng = random.Random("lengths")
    for seed in range(number):
        game = Game.start(Setup(STANDARD, lay_out(deal(f"length {seed}", STANDARD), STANDARD)))
        while game.outcome is None and game.version < 400:
            yield game
            any_move = rng.choice(game.legal_moves())
            best = Greedy().choose(game.view, STANDARD)
            game = game.after(Moved(game.mover, rng.choice((best, best, any_move))))


@pytest.mark.no_cover
def test_the_alt_text_holds_the_whole_table() -> None:
    longest = max(len(ENGLISH.table.alt(game.view, game.turn, NAMES)) for game in tables(25))
    assert 400 < longest <= LONGEST_ALT - 100, "other languages are longer"


@pytest.mark.no_cover
def test_the_list_of_moves_fits_a_message_and_each_move_its_line() -> None:
    for game in tables(8):
        view, moves = game.view, game.legal_moves()
        duties = ENGLISH.doings.duties(view, game.rules)
        lines = [*duties, *ENGLISH.doings.legal(view, game.rules, moves).split("\n")]
        assert len(set(lines)) == len(lines)
        assert len("\n".join(lines)) <= LONGEST_MESSAGE - 500
        assert all(len(ENGLISH.doings.doing(move, view)) <= LONGEST_LABEL for move in moves)


def options(rules: Rules) -> Iterator[Rules]:
    """Return a rule set as it is, and with each mixture of options that can be chosen."""
    for numbers in product(*(range(len(option.choices)) for option in OPTIONS)):
        chosen = rules
        for option, number in zip(OPTIONS, numbers, strict=True):
            chosen = option.choose(chosen, number)
        yield chosen


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_and_the_help_fit_a_message_whatever_is_chosen(preset: str) -> None:
    for rules in options(PRESETS[preset]):
        text = " ".join((preset, *differences(rules, PRESETS[preset])))
        assert len(ENGLISH.rulebook.rulebook(text, rules)) <= LONGEST_MESSAGE - 500, text
        assert len(ENGLISH.manual.help(text)) <= LONGEST_MESSAGE - 500, text


def test_the_help_names_every_command() -> None:
    text = ENGLISH.manual.help("br")
    for name in ("challenge", "move", "legal", "table", "games", "undo", "draw", "resign", "rules"):
        assert f"`/{name}" in text


def test_a_long_turn_is_told_from_its_end() -> None:
    moves = [f"{letter}→m (10♥)=K♠" for letter in "abcdefgh"] * 20
    text = ENGLISH.board.account(12, "Ana", moves)
    assert len(text) < 1400
    assert text.endswith(moves[-1])
    assert "…" in text


@pytest.mark.parametrize("number", [1, LISTED, 500])
def test_a_list_of_people_or_channels_fits_a_message(number: int) -> None:
    many = range(10**19, 10**19 + number)
    said = (
        ENGLISH.blocks.all(many),
        ENGLISH.customs.channels(many),
        ENGLISH.unwelcome.wrong_channel(many),
    )
    for sentence in said:
        assert sentence.count(str(10**19)[:10]) == min(number, LISTED)
        assert ("…" in sentence) is (number > LISTED)
        assert len(sentence) <= LONGEST_WHISPER - 250
