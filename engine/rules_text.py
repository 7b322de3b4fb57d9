"""The rules in force as one line of text: a preset's name and what differs from it."""

from dataclasses import fields, replace
from enum import Enum
from typing import Any, Final

from engine.presets import PRESETS
from engine.rules import Rules

_QUESTIONS: Final = frozenset(field.name for field in fields(Rules))


class RulesTextError(ValueError):
    """The text names no rules."""


def format_rules(rules: Rules) -> str:
    """Return the rules as text: the nearest preset's name, then each other answer.

    `br covered=1` is the preset `br` with one covered card in each house.
    """
    name = min(PRESETS, key=lambda preset: len(differences(rules, PRESETS[preset])))
    return " ".join((name, *differences(rules, PRESETS[name])))


def parse_rules(text: str) -> Rules:
    """Return the rules that a line of text names.

    Raises:
        RulesTextError: no such preset, question or answer.
    """
    name, *answers = text.split() or [""]
    if name not in PRESETS:
        msg = f"no rules are called {name!r}"
        raise RulesTextError(msg)
    rules = PRESETS[name]
    for answer in answers:
        rules = _answered(rules, answer)
    return rules


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """Return the answers of the rules that differ from the other's, as `question=ANSWER`."""
    return tuple(
        f"{field.name}={_format(getattr(rules, field.name))}"
        for field in fields(Rules)
        if getattr(rules, field.name) != getattr(other, field.name)
    )


def _format(answer: object) -> str:
    return answer.name if isinstance(answer, Enum) else str(answer)


def _answered(rules: Rules, text: str) -> Rules:
    question, _, answer = text.partition("=")
    try:
        standing = getattr(rules, question) if question in _QUESTIONS else None
        changed: dict[str, Any] = {question: _parse(standing, answer)}
        return replace(rules, **changed)
    except (KeyError, ValueError) as error:
        msg = f"{text!r} answers no question of the rules"
        raise RulesTextError(msg) from error


def _parse(standing: object, answer: str) -> object:
    """Return an answer of the same kind as the standing one."""
    match standing:
        case Enum():
            return type(standing)[answer]
        case bool():
            return {"True": True, "False": False}[answer]
        case int():
            return int(answer)
        case _:
            raise KeyError(answer)
