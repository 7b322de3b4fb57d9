"""What the tests of several layers start from."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.store import Store


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the tables once; every test gets a copy of the file."""
    path = tmp_path_factory.mktemp("empty") / "crapette.db"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Let no worker count lines as the child of a process that counts; it does so by itself."""
    os.environ.pop("COVERAGE_PROCESS_CONFIG", None)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker count lines once, and not at all where a test says so.

    pytest-cov begins a count in each worker before it knows that it is one, and then a second;
    where a test pauses the second, the first would go on and cost as much.
    """
    counting = session.config.pluginmanager.getplugin("_cov")
    controller = getattr(counting, "cov_controller", None)
    if controller is not None and hasattr(session.config, "workerinput"):
        controller.pause()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    """Count what a test does, and not what it starts from; threads are counted all the time.

    Opening a server and dealing a game is half the work of many tests; a few tests do it as
    their subject, and count it.
    """
    counting = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(counting)


def pytest_configure() -> None:
    """Write errors down plainly: a boxed one takes half a second, and nobody reads it."""
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, plain])
