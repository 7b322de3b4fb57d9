"""Faults of Discord, injected where a test wants them, and what must hold after each."""

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import pytest
import simcord
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.service.table import Table
from bot.service.tables import Tables
from bot.ui.outbox import flush
from bot.ui.pictures import Pictures
from engine.game import Game
from tests.bot.world import World

Request = tuple[str, str]
CALLBACK: Final = ("POST", "/interactions/*")
ANSWER: Final = ("POST", "/webhooks/*")
EDIT: Final = ("PATCH", "/webhooks/*")
POST: Final = ("POST", "/channels/*/messages")
STRIP: Final = ("PATCH", "/channels/*/messages/*")
THREAD: Final = ("POST", "/channels/*/threads")

SILENCE: Final = 599
"""Stands for no answer at all."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What Discord answers instead of doing what it was asked."""

    status: int
    code: int = 0

    @property
    def nobody_waits(self) -> bool:
        """Whether it says that the interaction is over, so that nothing can be answered."""
        return self.code in (10062, 40060)


FAULTS: Final = (
    Fault(403, 50001),
    Fault(403, 50013),
    Fault(403, 50007),
    Fault(400, 50083),
    Fault(400, 160005),
    Fault(404, 10003),
    Fault(404, 10008),
    Fault(429, 30046),
    Fault(400, 160006),
    Fault(400, 200000),
    Fault(429),
    Fault(500),
    Fault(502),
    Fault(SILENCE),
    Fault(404, 10062),
    Fault(400, 40060),
    Fault(401, 50027),
)
SOME: Final = (Fault(403, 50013), Fault(429, 30046), Fault(500), Fault(SILENCE), Fault(404, 10062))


def hasten(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes long and is not looked at: the pictures, and SimCord's waiting."""

    async def plain(*_arguments: object, **_options: object) -> bytes:
        return b"a picture"

    monkeypatch.setattr(Pictures, "of", plain)
    quick = functools.partial(world.env._settle_internal, idle=0.001)
    monkeypatch.setattr(world.env, "_settle_internal", quick)


def allow_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one of the faults be that no answer comes at all."""
    check = router._check_faults

    def checked(*arguments: Any) -> None:  # noqa: ANN401 -- SimCord's own
        try:
            check(*arguments)
        except BackendError as error:
            if error.status == SILENCE:
                raise TimeoutError from error
            raise

    monkeypatch.setattr(router, "_check_faults", checked)


@contextmanager
def broken(env: simcord.Env, fault: Fault, *requests: Request) -> Iterator[None]:
    """Let each of the requests fail once; see that at least one of them was made."""
    for method, path in requests:
        env.inject_error(method, path, status=fault.status, code=fault.code, times=1)
    try:
        yield
        assert len(env.backend.faults) < len(requests), f"{fault} hit nothing of {requests}"
    finally:
        env.backend.faults.clear()


async def recovered(world: World) -> None:
    """Announce what is owed, as after a restart, when all is well again at Discord."""
    await world.bot.desk.places.changed()
    await flush(world.bot, at_start=True)


async def intact(world: World, game_id: int, version: int) -> Table:
    """Return a game as a fresh process reads it: its log replays, to this version."""
    store = world.bot.store
    assert store is not None
    table = await Tables(store).by_id(game_id)
    assert Game.replay(table.game.setup, table.game.events) == table.game
    assert table.game.version == version
    assert not await store.outbox.owes(game_id), "nothing is owed any more"
    return table


def messages_in(thread: simcord.ChannelHandle) -> int:
    """Return how many messages in a thread everybody sees."""
    kept = thread._env.backend.messages.get(thread.id, {})
    return sum(one.visible_to(None) for one in kept.values())


def is_told(result: simcord.InteractionResult) -> bool:
    """Return whether who did something sees a sentence, for no other eyes."""
    messages = [*result.followups, *([result.response] if result.response else [])]
    return any(one.ephemeral and (one.content or one.components) for one in messages)
