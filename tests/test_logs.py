"""What the bot writes down, and what it does not."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import configure, logger
from bot.settings import Settings
from engine.diagram import parse
from engine.position import Position


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Give the log back as it was."""
    root = logging.getLogger()
    handlers, level, config = root.handlers, root.level, structlog.get_config()
    yield
    structlog.configure(**config)
    root.handlers = handlers
    root.setLevel(level)


def fail(position: Position) -> None:
    """Go wrong with hidden cards at hand."""
    assert position.hidden
    problem = "what went wrong"
    raise RuntimeError(problem)


@pytest.mark.parametrize("form", ["console", "json"])
def test_an_error_is_told_without_the_cards_it_met(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("INFO", Settings.model_validate({"log_format": form}).log_format)
    position = parse("> A r [7♣ 8♦] 9♥ B r K♣")
    try:
        fail(position)
    except RuntimeError:
        logger("test").exception("an error")
    told = capsys.readouterr().err
    assert "what went wrong" in told
    assert "test_logs" in told
    assert "SEVEN" not in told
