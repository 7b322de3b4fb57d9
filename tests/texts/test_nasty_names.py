"""Whatever people call themselves: no sentence breaks, none means more than with a plain name."""

import inspect
import re
import unicodedata
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.texts.calls import Offence
from bot.texts.names import LONGEST_NAME, LONGEST_THREAD_NAME
from engine.cards import Seat
from engine.deal import deal, lay_out
from engine.faults import Fault
from engine.forced import NotForced, Unforced
from engine.matches import Match
from engine.moves import TURN
from engine.outcome import Ending, Outcome
from engine.rules import STANDARD, Remedy
from tests.texts.pseudo import ENGLISH

NAMES = frozenset(
    {
        "name",
        "first",
        "second",
        "caller",
        "closer",
        "offender",
        "winner",
        "mover",
        "challenger",
        "opponent",
    }
)
"""What a parameter is called that holds a person's name."""

TYPED = frozenset({"line", "language"})
"""What somebody typed: as harmless as a name."""

OTHER_TEXT = frozenset(
    {
        "rules",
        "text",
        "commitment",
        "seed",
        "why",
        "ident",
        "link",
        "parts",
        "ground",
        "letters",
        "result",
        "before",
        "token",
        "place",
    }
)
"""Text that no person wrote, or only as a line that was read."""

OF_QUESTIONS = frozenset(
    {
        "answers.answer",
        "answers.choice",
        "answers.question",
        "rulebook.preset_title",
        "rulebook.rulebook",
        "rulebook.comparison",
        "customs.language",
    }
)
"""Where `name` is that of a question, a rule set or a language."""

AS_THEY_ARE = frozenset({"endings.result", "table.lines"})
"""Sentences for whoever makes the names harmless himself."""

PLAIN = frozenset(
    {"replay.alt_turn", "table.alt", "lobby.thread_name", "annulling.game_choice", "places.choice"}
)
"""Where Discord reads no markdown: alt texts, names of threads, suggestions."""

SHORT = PLAIN - {"table.alt", "replay.alt_turn"}
"""What Discord takes only up to 100 characters."""

NAMED_BESIDE = frozenset({"board.you_start", "calls.may_still_call", "clock.your_turn"})
"""Sentences that follow another one of the same message, which names both players."""

VALUES: dict[str, Any] = {
    "bool": True,
    "int": 7,
    "int | None": 7,
    "datetime": datetime(2030, 1, 1, tzinfo=UTC),
    "datetime | None": datetime(2030, 1, 1, tzinfo=UTC),
    "Match": Match(300),
    "tuple[int, int]": (2, 1),
    "View": lay_out(deal("names", STANDARD), STANDARD).view,
    "Outcome": Outcome(Seat.A, Ending.RESIGNED),
    "Remedy": Remedy.BEFORE_FAULT,
    "Iterable[str]": ("r→a (9♥)",),
    "tuple[str, int | None]": ("br", 3),
    "tuple[str, ...]": ("br", "pt"),
}
FRAGMENTS = [
    "@everyone",
    "@here",
    "<@&1>",
    "<@2>",
    "<#3>",
    "<t:0:R>",
    "</move:4>",
    "**b**",
    "__u__",
    "~~s~~",
    "||x||",
    "`c`",
    "```\n",
    "# h",
    "- l",
    "> q",
    "1. n",
    "[x](https://e.vil)",
    "https://e.vil/a?b",
    "discord.gg/x",
    "\\",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\x00",
    "\r\n",
    "\u2028",
    "{name}",
    "{0}",
    "%s",
    "é̶",
    "👩\u200d🎨",
    "W" * 100,
]
nasty = st.lists(
    st.one_of(st.sampled_from(FRAGMENTS), st.text(max_size=8)), min_size=1, max_size=12
).map(lambda parts: "".join(parts)[:100])


def parameters(method: Callable[..., object]) -> dict[str, str]:
    """Return what a method takes, by name, as it is written."""
    return {
        name: _written(parameter.annotation)
        for name, parameter in inspect.signature(method).parameters.items()
        if parameter.default is inspect.Parameter.empty
    }


def _written(annotation: object) -> str:
    text = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    return re.sub(r"[\w.]+\.(\w+)", r"\1", text)


def sentences() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield all that can be said, each by its room and its own name."""
    for room, texts in vars(ENGLISH).items():
        for name, method in inspect.getmembers(texts, inspect.ismethod):
            if not name.startswith("_") and name in vars(type(texts)) and room != "host":
                yield f"{room}.{name}", method


def is_name(sentence: str, parameter: str, kind: str) -> bool:
    """Return whether people fill in a parameter."""
    if sentence in OF_QUESTIONS:
        return False
    pair = kind == "tuple[str, str]" or kind.startswith("tuple[int, str]")
    return pair or ("str" in kind.split(" | ") and parameter in NAMES | TYPED)


NAMING = {
    sentence: method
    for sentence, method in sentences()
    if any(is_name(sentence, *one) for one in parameters(method).items())
    and sentence not in AS_THEY_ARE
}


def say(sentence: str, name: str) -> str:
    """Say something of people who all have this name."""
    method = NAMING[sentence]
    given = {
        parameter: _value(sentence, parameter, kind, name)
        for parameter, kind in parameters(method).items()
    }
    return str(method(**given))


@cache
def said_of_ana(sentence: str) -> str:
    """Say something of people with a harmless name."""
    return say(sentence, "Ana")


def _value(sentence: str, parameter: str, kind: str, name: str) -> object:
    if is_name(sentence, parameter, kind):
        pairs = {"tuple[str, str]": (name, name), "tuple[int, str] | None": (7, name)}
        return pairs.get(kind, name or "x")
    if parameter == "offence":
        return _offence()
    if parameter == "why":
        return NotForced(next(iter(Unforced)), ()) if sentence == "stops.stopped" else "Why."
    if parameter == "move":
        return TURN
    if parameter == "rules":
        return "br"
    return "x" if kind == "str" else VALUES[kind]


def _offence() -> Offence:
    return Offence(next(iter(Fault)), TURN, VALUES["View"])


def signs(text: str) -> str:
    """Return the signs to which Discord gives a meaning, those made harmless left out."""
    left = re.sub(r"\\[^A-Za-z0-9\s]|`[^`\n]*`", lambda found: found[0][0].strip("\\"), text)
    return re.sub(r"[^\\*_~`|>#<\[\]()@:/\n]", "", left)


def unseen(text: str) -> list[str]:
    """Return the signs that cannot be seen, apart from those that join others to one picture."""
    joiners = "\u200d\ufe0e\ufe0f\n"
    return [sign for sign in text if unicodedata.category(sign)[0] == "C" and sign not in joiners]


def test_there_is_something_to_say() -> None:
    assert len(NAMING) > 40
    for sentence in ("lobby.challenge", "board.your_turn", "places.gone", "calls.called"):
        assert sentence in NAMING
    assert {*AS_THEY_ARE, *OF_QUESTIONS} <= {sentence for sentence, _ in sentences()}


def test_of_every_text_it_is_known_who_wrote_it() -> None:
    unknown = [
        f"{sentence}({parameter})"
        for sentence, method in sentences()
        for parameter, kind in parameters(method).items()
        if "str" in kind.split(" | ") and parameter not in NAMES | TYPED | OTHER_TEXT
    ]
    assert unknown == [], "is it a person's name? then call it so; else add it to OTHER_TEXT"


@pytest.mark.no_cover
@settings(max_examples=60, deadline=None)
@given(name=nasty)
def test_no_name_does_harm_in_any_sentence(name: str) -> None:
    for sentence in NAMING:
        plain, said = said_of_ana(sentence), say(sentence, name)
        assert unseen(said) == [], sentence
        assert said.count("\n") == plain.count("\n"), sentence
        assert len(said) <= len(plain) + 3 * 2 * LONGEST_NAME, sentence
        assert sentence in PLAIN or signs(said) == signs(plain), sentence
        assert sentence not in SHORT or 1 <= len(said) <= LONGEST_THREAD_NAME, sentence


@pytest.mark.parametrize("sentence", NAMING)
def test_whoever_is_called_reads_whom_it_is_about(sentence: str) -> None:
    said = say(sentence, "Somebody")
    if "<@7>" in said:
        assert "Somebody" in said


def test_who_is_called_without_a_name_reads_it_beside() -> None:
    calling = {
        sentence
        for sentence, method in sentences()
        if sentence not in NAMING
        and {"user_id", "opponent_id", "closer_id", "called"} & {*parameters(method)}
        and not sentence.startswith("blocks.")  # those are for the user's own eyes
    }
    assert calling == {*NAMED_BESIDE}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (r"\*a\* **b**", "****"),
        ("<@1>", "<@>"),
        (r"\<\@1\>", ""),
        ("`<@1>` x", "`"),
        (r"a\b", "\\"),
    ],
)
def test_signs_are_recognised(text: str, left: str) -> None:
    assert signs(text) == left
    assert unseen("a\u202e\u200bb") == ["\u202e", "\u200b"]
