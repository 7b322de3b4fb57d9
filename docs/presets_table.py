"""Writes the README's table of rule sets from the sets themselves: `make presets`."""  # noqa: INP001 -- a script beside the documents

import ast
import re
from collections.abc import Iterator, Mapping
from gettext import NullTranslations
from pathlib import Path
from typing import Final

from bot.service.options import OPTIONS
from bot.texts.answers import AnswerTexts
from bot.texts.rulebook import QUESTIONS
from engine.presets import PRESETS
from engine.rules import STANDARD

ROOT: Final = Path(__file__).parents[1]
README: Final = ROOT / "README.md"
BEGIN, END = "<!-- presets: written by `make presets` -->\n", "<!-- presets end -->\n"
_WORDS: Final = AnswerTexts(NullTranslations())
_SOURCE: Final = re.compile(r"# (.+)$")

DECIDED: Final[Mapping[str, str]] = {
    "tie": "The texts stop at the first tie. BR: four equal pairs of houses are left to a coin "
    "that is logged. PT: all the cards that were compared go below half of the cards left, "
    "before the houses are dealt. FR: then the second highest and so on, then the suits "
    "♠♥♦♣ of the reserve cards, then the coin.",
    "turning": "FR 28 and FR 37 leave no choice, so the card turns by itself.",
    "centre_duty": "PT 26 says that nothing has to be laid out, so nothing is compulsory there "
    "and nothing can be called.",
    "centre_enforcement": "BR 39 lets the opponent stop an illegal move. A move that breaks a "
    "duty stands until it is called; one that is impossible is never made.",
    "house_duty": "BR 31 speaks of compulsory moves without naming them: they are Pagat's, from "
    "which BR is condensed. FR 37 obliges without saying how: until the house is filled, the "
    "upcard is neither built nor loaded, and the turn does not end.",
    "search": "A search has an end: what it leaves open is never held against anybody, and such "
    "a call costs nothing.",
    "remedy": "FR 46 interrupts a player as he plays, so the table is as it was just after the "
    "fault. BR 31 wants the card played that was due, so the table is as it was before.",
    "upcard_to_empty_house": "PT 27 fills empty houses from the reserve first: that is as true "
    "of the upcard as of the waste.",
    "loading": "Once the owner has played from a reserve it may be loaded for the rest of the "
    "game.",
    "pair_moves": "PT 29 does not say how: a pair is exactly the three single moves for which it "
    "stands, by way of another empty house.",
    "touch": "BR 39. Off unless chosen: a slip of the finger is no hand on a card.",
    "stalemate": "BR 35 stops a game in which nobody finds a move: not before every card has "
    "been seen.",
    "entry": "PT 32 to the letter lets no card into the houses unless one is empty; by itself it "
    "is read as being about cards that fit nowhere else.",
    "upcard_must_be_played": "BR 31 to the letter; off, as in Pagat's account.",
    "covered": "FR 54 names it as a variant; offered with every set.",
    "reserve_size": "Shorter games: an option of our own.",
    "own_waste": "Pagat's variation; such a card then counts as one of the own side.",
}

WRONG_CALLS: Final = (
    "- *A wrong call.* No text names its price. Who calls wrongly may not call again before the "
    "end of the next own turn, and from the third wrong call on loses a turn each time."
)


def section() -> str:
    """Return what stands between the marks in the README."""
    return "\n".join((*_differences(), "", *_options(), "", *_decisions(), ""))


def written(text: str) -> str:
    """Return the README with the section in its place."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}{section()}{END}{after}"


def _differences() -> Iterator[str]:
    yield "| question | the standard, `br` | what differs |"
    yield "|---|---|---|"
    for question in QUESTIONS:
        cell = "; ".join(_others(question))
        if cell:
            yield f"| {_named(question)} | {_standard(question)} | {cell} |"


def _others(question: str) -> Iterator[str]:
    """Yield the answers that differ from the standard's, those who give them, and why."""
    by_answer: dict[tuple[object, str], list[str]] = {}
    for name, rules in PRESETS.items():
        if getattr(rules, question) != getattr(STANDARD, question):
            key = getattr(rules, question), _sources(name)[question]
            by_answer.setdefault(key, []).append(f"`{name}`")
    for (_answer, source), names in by_answer.items():
        rules = PRESETS[names[0].strip("`")]
        yield f"{', '.join(names)}: {_WORDS.answer(question, rules)} ({source})"


def _options() -> Iterator[str]:
    yield "| option of every set | answers, the usual one first |"
    yield "|---|---|"
    for option in OPTIONS:
        usual = option.answer(STANDARD)
        choices = sorted(option.choices, key=lambda choice: choice != usual)
        words = "; ".join(_WORDS.choice(option.question, choice) for choice in choices)
        yield f"| {_named(option.question)} | {words} |"


def _decisions() -> Iterator[str]:
    yield "▸ Where the texts are silent, unclear or at odds with themselves:"
    yield ""
    for question in QUESTIONS:
        if question in DECIDED:
            yield f"- *{_WORDS.question(question)}.* {DECIDED[question]}"
    yield WRONG_CALLS


def _named(question: str) -> str:
    mark = " ▸" if question in DECIDED else ""
    return f"{_WORDS.question(question)}{mark}"


def _standard(question: str) -> str:
    return f"{_WORDS.answer(question, STANDARD)} ({_standard_sources()[question]})"


def _standard_sources() -> dict[str, str]:
    """Return the source beside each question of the rules."""
    text = (ROOT / "engine" / "rules.py").read_text(encoding="utf-8")
    fields = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.AnnAssign)]
    lines = text.splitlines()
    return {_name(node.target): _comment(lines, node) for node in fields}


def _sources(preset: str) -> dict[str, str]:
    """Return the source beside each answer of a rule set, or of the set that it changes."""
    text = (ROOT / "engine" / "presets.py").read_text(encoding="utf-8")
    lines, found = text.splitlines(), dict[str, str]()
    for call in _chain(ast.parse(text), preset):
        for word in call.keywords:
            source = _comment(lines, word.value) or _comment(lines, call)
            found.setdefault(word.arg or "", source)
    return found


def _chain(tree: ast.Module, preset: str) -> Iterator[ast.Call]:
    """Yield the `replace` that makes a rule set, then those of the sets that it begins from."""
    named = {
        _name(node.target): node.value for node in tree.body if isinstance(node, ast.AnnAssign)
    }
    tables = (node for node in ast.walk(tree) if isinstance(node, ast.Dict))
    sets = {
        key.value: value
        for table in tables
        for key, value in zip(table.keys, table.values, strict=True)
        if isinstance(key, ast.Constant)
    }
    value: ast.expr | None = sets[preset]
    while value is not None:
        if isinstance(value, ast.Call):
            yield value
            value = value.args[0]
        else:
            value = named.get(_name(value))


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _comment(lines: list[str], node: ast.AST) -> str:
    """Return the comment at the end of a node's last line, or nothing."""
    found = _SOURCE.search(lines[getattr(node, "end_lineno", 1) - 1])
    return found[1] if found else ""


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
