"""What comes round by itself, done by one process of all that share the database."""

from collections.abc import Awaitable, Callable, Iterator

from bot.logs import logger
from bot.store.errors import StoreError
from bot.ui.chiming import send_digests
from bot.ui.desk import DeskBot
from bot.ui.door import CHORES
from bot.ui.lost import tell_lost
from bot.ui.outbox import close_ends, expire, flush
from bot.ui.threads import close_finished, wake_all

_log = logger(__name__)
Chore = Callable[[], Awaitable[object]]


async def work(bot: DeskBot, *, at_start: bool = False, first: bool = False) -> bool:
    """Do each chore that is due, as long as the chores are this process's to do.

    `first` says that they never were so far: what nobody saw meanwhile is looked at, too.

    A chore that fails keeps no other one from being done: it is tried again next time.
    What the servers chose is looked up by every process for itself.

    Returns:
        Whether what nobody saw is looked at by now.
    """
    try:
        await bot.desk.servers.look_up_languages()
    except StoreError as error:
        _log.warning("the languages stay as last looked up", error=str(error))
    seen = await _do(bot, _unseen(bot)) if first else True
    await _do(bot, _chores(bot, at_start=at_start))
    return seen


async def _do(bot: DeskBot, chores: Iterator[tuple[str, Chore]]) -> bool:
    """Do some chores, and return whether all of them are done.

    Closing waits for the one that is being done, and none is begun after that.
    """
    done, door = True, bot.desk.door
    for name, chore in chores:
        if not door.enter(CHORES):
            return False
        try:
            if not await bot.desk.lease.take():
                return False
            await chore()
        except Exception:  # noqa: BLE001 -- whatever it was, the others must go on
            _log.exception("a chore failed; it is tried again in a minute", chore=name)
            done = False
        finally:
            door.leave(CHORES)
    return done


def _unseen(bot: DeskBot) -> Iterator[tuple[str, Chore]]:
    yield "retry", bot.desk.places.changed
    yield "wake", lambda: wake_all(bot)


def _chores(bot: DeskBot, *, at_start: bool) -> Iterator[tuple[str, Chore]]:
    yield "heartbeat", bot.desk.clocks.beat
    yield "strike", bot.desk.clocks.strike
    yield "ends", lambda: close_ends(bot)
    yield "announce", lambda: flush(bot, at_start=at_start)
    yield "places", lambda: tell_lost(bot)
    yield "digest", lambda: send_digests(bot)
    yield "expire", lambda: expire(bot)
    yield "close", lambda: close_finished(bot)
    yield "purge", bot.desk.presence.purge_due
    yield "copy", bot.desk.keeper.copy_due
