"""What stands at the head of a record: the rules, the seats, the day, the proof of the deal."""

import json
import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.outcome import Outcome
from engine.outcome_text import format_result
from engine.presets import PRESETS
from engine.rules import STANDARD, Rules
from engine.rules_text import RulesTextError, differences, format_rules, parse_rules

_HEADER: Final = re.compile(r'\[(\w+) (".*")\]')
_RULES: Final = re.compile(r"^\[(Rules|Answers)\b", re.MULTILINE)
_STANDARD: Final = next(name for name, rules in PRESETS.items() if rules == STANDARD)


class Unreadable(Enum):
    """Why a text is no record; `NO_RECORD` that it was never meant to be one."""

    NO_RECORD = auto()
    HEADER = auto()
    HEADER_TWICE = auto()
    HEADER_MISSING = auto()
    RULES = auto()
    TABLE = auto()
    DEAL = auto()
    SEED = auto()
    RESULT = auto()
    LABEL = auto()
    EVENT = auto()
    REFUSED = auto()
    VERDICT = auto()
    CARD = auto()
    CARD_MISSING = auto()
    OTHER_CARD = auto()


class RecordError(ValueError):
    """The text is no record; says in which line and at which word, and what is wrong there."""

    def __init__(self, line: int, word: str, wrong: Unreadable) -> None:
        super().__init__(f"{wrong.name} in line {line}: {word!r}")
        self.line, self.word, self.wrong = line, word, wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class Headers:
    """What a record says besides the game itself; `other` are headers of any other name.

    `players` are the names by seat; `commitment` is the seed's SHA-256, published before.
    """

    players: tuple[str, str] = ("", "")
    date: str = ""
    commitment: str = ""
    seed: str = ""
    other: tuple[tuple[str, str], ...] = ()


def check_is_record(text: str) -> None:
    """Do nothing if a text names the rules of a game, as every record does.

    Raises:
        RecordError: it does not, so it is something else.
    """
    if _RULES.search(text) is None:
        raise RecordError(0, "", Unreadable.NO_RECORD)


class Head:
    """The header lines of a text, taken out one by one."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[int, str]] = {}

    def read(self, number: int, line: str) -> None:
        """Take in a header line.

        Raises:
            RecordError: it is none, or its name stood there before.
        """
        header = _HEADER.fullmatch(line)
        if header is None:
            raise RecordError(number, line, Unreadable.HEADER)
        name, value = header.groups()
        if name in self.found:
            raise RecordError(number, name, Unreadable.HEADER_TWICE)
        try:
            self.found[name] = number, json.loads(value)
        except ValueError as error:
            raise RecordError(number, line, Unreadable.HEADER) from error

    def take(self, name: str) -> tuple[int, str]:
        """Return a header's line number and value, nothing if it is not there."""
        return self.found.pop(name, (0, ""))

    def rules(self) -> Rules:
        """Return the rules: those of the answers, or where there are none those of the name.

        Raises:
            RecordError: the headers name no rules.
        """
        number, text = self.take("Rules")
        if "Answers" in self.found:
            number, answers = self.take("Answers")
            text = f"{_STANDARD} {answers}"
        try:
            return parse_rules(text)
        except RulesTextError as error:
            raise RecordError(number, text, Unreadable.RULES) from error

    def rest(self) -> Headers:
        """Return the headers that say nothing of the game's course."""
        players = (self.take("A")[1], self.take("B")[1])
        date, commitment, seed = (self.take(name)[1] for name in ("Date", "Commitment", "Seed"))
        other = tuple((name, value) for name, (_, value) in self.found.items())
        return Headers(players=players, date=date, commitment=commitment, seed=seed, other=other)


def format_header(name: str, value: str) -> str:
    """Return a header line, the value quoted so that it stays one line."""
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def format_head(headers: Headers, rules: Rules, outcome: Outcome | None) -> list[str]:
    """Return the header lines that every record has."""
    lines = [
        ("Rules", format_rules(rules)),
        ("Answers", " ".join(differences(rules, STANDARD))),
        ("A", headers.players[0]),
        ("B", headers.players[1]),
        ("Date", headers.date),
        ("Result", format_result(outcome)),
        ("Commitment", headers.commitment),
        *headers.other,
    ]
    return [format_header(name, value) for name, value in lines]
