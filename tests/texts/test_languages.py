"""A language is found by its tag, sentences and commands alike; what it lacks is English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.texts import Texts, voice
from bot.ui.translator import Translator

BOT = Path(__file__).parents[2] / "bot"
KEYWORDS = {"_": None, "_T": None, "_n": (1, 2)}
TWO_WORDS = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
LOOKED_UP = ("_", "_n", "_T")
NOT_SHOWN = ("info", "warning", "error", "exception", "__init__", "add_argument")


def sentences() -> list[str | tuple[str, ...]]:
    """Return all that Babel finds to translate."""
    return [found[2] for found in extract_from_dir(BOT, keywords=KEYWORDS)]


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Compile a language in which every sentence starts with a hat."""
    catalog = Catalog(locale="de", domain=voice.DOMAIN)
    for found in sentences():
        ids = found if isinstance(found, tuple) else (found,)
        said = tuple(f"^{text}" for text in ids)
        catalog.add(ids if len(ids) > 1 else ids[0], said if len(ids) > 1 else said[0])
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / f"{voice.DOMAIN}.mo").open("wb") as file:
        write_mo(file, catalog)
    monkeypatch.setattr(voice, "LOCALES", tmp_path)
    forget()
    yield
    forget()


def forget() -> None:
    """Let the languages be looked for again."""
    Texts.of.cache_clear()
    voice.translations.cache_clear()


@pytest.mark.usefixtures("german")
def test_sentences_are_said_in_the_language_that_was_asked_for() -> None:
    for tag in ("de-CH", "de"):
        assert Texts.of(tag).labels.moves() == "^Moves"
        assert Texts.of(tag).lobby.pace(3) == "^3 days a turn"
    assert Texts.of("fr").labels.moves() == "Moves"


@pytest.mark.usefixtures("german")
async def test_commands_are_named_in_it_too() -> None:
    where = TranslationContext(TranslationContextLocation.command_description, None)
    text = locale_str("Take your last move back")
    assert await Translator().translate(text, Locale.german, where) == f"^{text}"
    assert await Translator().translate(text, Locale.french, where) is None


def test_babel_finds_sentences_and_the_words_of_commands() -> None:
    found = [text for one in sentences() for text in (one if isinstance(one, tuple) else (one,))]
    assert "Moves" in found
    assert "{n} day a turn" in found
    assert "Give this game up" in found
    assert len(found) > 200


@pytest.mark.parametrize("folder", ["texts", "ui", "commands"])
def test_nothing_is_said_past_the_dictionary(folder: str) -> None:
    said = [f"{file.name}: {text}" for file in (BOT / folder).glob("*.py") for text in _bare(file)]
    assert said == []


def _bare(file: Path) -> Iterator[str]:
    """Return the texts of a module that are neither looked up nor written for its reader."""
    tree = ast.parse(file.read_text())
    allowed = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in (*LOOKED_UP, *NOT_SHOWN):
            allowed |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            allowed.add(id(node.value))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and id(node) not in allowed and TWO_WORDS.search(text):
            yield text


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
