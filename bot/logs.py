"""What the bot writes down for its host: one line an event, for people or for machines."""

import logging
from typing import Any, Final, Literal

import structlog

Format = Literal["console", "json"]

_SHARED: Final[tuple[structlog.typing.Processor, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.StackInfoRenderer(),
)


def configure(level: str, form: Format) -> None:
    """Send our own events and those of the libraries to stderr, in one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_last(form)],
        )
    )
    handler.addFilter(_is_of_use)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> Any:  # noqa: ANN401 -- structlog's own loggers are bound lazily and typed so
    """Return the log of a room of the bot."""
    return structlog.stdlib.get_logger(name)


def bound(**facts: object) -> None:
    """Let every line that this task logs from now on tell these facts."""
    structlog.contextvars.bind_contextvars(**facts)


def _is_of_use(record: logging.LogRecord) -> bool:
    """Leave out what libraries say of parts that the bot does not use."""
    if record.name.startswith("alembic") and record.levelno < logging.WARNING:
        return False
    return "voice will NOT be supported" not in record.getMessage()


def _last(form: Format) -> tuple[structlog.typing.Processor, ...]:
    """Return how a line is written; an error is told without the values it met.

    Among those values are cards that lie face down.
    """
    if form == "json":
        told = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return structlog.processors.ExceptionRenderer(told), structlog.processors.JSONRenderer()
    plain = structlog.dev.plain_traceback
    return (structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain),)
