"""Every error that was foreseen has its sentence; what was not foreseen has none."""

from typing import get_args

import aiohttp
import pytest
from discord import app_commands

from bot.service.errors import NothingHappened, ServiceError
from bot.service.time_errors import TimeError
from bot.texts import Need, Texts
from bot.ui.access import MissingNeeds, NoPlace, ThreadClosed
from bot.ui.errors import (
    LobbyError,
    MatchError,
    PlaceError,
    TableError,
    TableUnplaced,
    is_known,
    known,
)
from bot.ui.unwelcome import Unwelcome

# The lines it reaches are reached by others, and counting them is half the time.
pytestmark = pytest.mark.no_cover

ENGLISH = Texts.of("en-US")


UNIONS = (LobbyError, TableError, MatchError, PlaceError, TimeError, Unwelcome)


def leaves(kind: type) -> set[type]:
    """Return the errors of a kind that are raised: those that no other one is made of."""
    below = kind.__subclasses__()
    return {leaf for one in below for leaf in leaves(one)} if below else {kind}


def test_no_error_of_the_service_is_without_a_sentence() -> None:
    # `assert_never` sees to it that each member of the unions has one.
    told = {member for union in UNIONS for member in get_args(union)} | {NothingHappened}
    assert told == leaves(ServiceError)
    assert is_known(NothingHappened(5, 3))


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
