"""Every error that was foreseen has its sentence; what was not foreseen has none."""

from typing import get_args

import aiohttp
import pytest
from discord import app_commands

from bot.service.errors import ServiceError
from bot.texts import Need, Texts
from bot.ui.access import MissingNeeds, NoPlace, ThreadClosed
from bot.ui.errors import LobbyError, TableError, TableUnplaced, is_known, known

ENGLISH = Texts.of("en-US")


def test_no_error_of_the_service_is_without_a_sentence() -> None:
    # `assert_never` sees to it that each member of the two has one.
    assert {*get_args(LobbyError), *get_args(TableError)} == set(ServiceError.__subclasses__())


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (MissingNeeds((Need.ATTACH, Need.SEND_IN_THREADS)), "**Attach Files**, **Send Messages"),
        (NoPlace(), "text channel"),
        (ThreadClosed(), "archived or locked"),
        (TableUnplaced(), "could not open a thread"),
        (app_commands.NoPrivateMessage(), "in a server"),
        (app_commands.CommandNotFound("old", []), "Reload Discord"),
        (aiohttp.ServerDisconnectedError(), "Discord did not take"),
        (TimeoutError(), "Discord did not take"),
        (ZeroDivisionError(), None),
    ],
)
def test_errors_around_the_game(error: Exception, sentence: str | None) -> None:
    assert is_known(error) is (sentence is not None)
    assert sentence is None or sentence in (known(error, ENGLISH) or "")
