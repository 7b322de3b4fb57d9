"""The questions that players answer for themselves, beside the choice of a rule set."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from engine.presets import PRESETS
from engine.rules import (
    MAX_COVERED,
    MAX_RESERVE,
    MIN_RESERVE,
    Entry,
    OwnWaste,
    Rules,
    Stalemate,
    Touch,
)

Choice = int | bool | Enum


@dataclass(frozen=True, slots=True)
class Option:
    """One question of the rules, and the answers to choose from (rules.md 3)."""

    question: str
    choices: tuple[Choice, ...]

    def answer(self, rules: Rules) -> Choice:
        """Return what the rules answer."""
        standing: Choice = getattr(rules, self.question)
        return standing

    def choose(self, rules: Rules, number: int) -> Rules:
        """Return the rules with the answer of this number."""
        chosen: dict[str, Any] = {self.question: self.choices[number]}
        return replace(rules, **chosen)


OPTIONS: Final = (
    Option("covered", tuple(range(MAX_COVERED + 1))),
    Option("reserve_size", tuple(range(MAX_RESERVE, MIN_RESERVE - 1, -1))),
    Option("touch", tuple(Touch)),
    Option("stalemate", tuple(Stalemate)),
    Option("entry", tuple(Entry)),
    Option("own_waste", tuple(OwnWaste)),
    Option("upcard_must_be_played", (False, True)),
)


def format_choices(rules: Rules) -> str:
    """Return the answers to the options as digits, one each: short enough for a button's id."""
    return "".join(str(option.choices.index(option.answer(rules))) for option in OPTIONS)


def parse_choices(preset: str, digits: str) -> Rules:
    """Return a rule set with the options so answered, the inverse of `format_choices`.

    Raises:
        KeyError, IndexError, ValueError: there is no such rule set or answer.
    """
    rules = PRESETS[preset]
    for option, digit in zip(OPTIONS, digits, strict=True):
        rules = option.choose(rules, int(digit))
    return rules


def preset_of(text: str) -> str:
    """Return the name of the rule set that a text of rules begins with."""
    return text.split(maxsplit=1)[0]
