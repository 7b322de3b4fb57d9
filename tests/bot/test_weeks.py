"""A game over forty days, started again at every stage: each message exactly once."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import discord
import pytest
import simcord
from simcord.results import to_discord_message

from bot.client import CrapetteBot
from bot.service.keeper import Keeper
from bot.ui.pictures import Pictures
from tests.bot.world import PLAIN, World, board, labels, move, newest_first, press, said, words

# Long; the lines it reaches are reached by quicker tests, and counting them is half the time.
pytestmark = pytest.mark.no_cover

DAY = 24 * 60 * 60
TICK = 12
"""Hours from one round of the chores to the next, so that forty days pass in seconds."""

SIGNS = {
    "you start": "deal",
    ", your turn against": "turn",
    "it is your turn against": "reminder",
    "takes the one extension": "extension",
    "is away until": "away",
    "time of [^*]+ is up. You may claim": "expired",
    "gives you more time": "given",
    "the game of .* is adjourned": "adjourned",
    "resumes the game against": "resumed",
    "claimed the win": "claimed",
    "challenges": "rematch",
}


@pytest.fixture
def rare_chores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the bots that are started in the test do their chores but every few hours."""

    async def nothing(_self: object) -> None:
        """Save the time of forty daily copies, and of warming up for pictures ten times."""

    monkeypatch.setattr(Keeper, "copy_due", nothing)
    monkeypatch.setattr(Pictures, "warm", nothing)
    CrapetteBot.chores.change_interval(hours=TICK)
    yield
    CrapetteBot.chores.change_interval(minutes=1)


@dataclass
class Weeks:
    """A game, who is on turn first, and all that its thread has told so far."""

    world: World
    env: simcord.Env
    thread: simcord.ChannelHandle
    first: simcord.MemberActor
    other: simcord.MemberActor
    seen: int = 0

    async def passed(self, days: float, *then: tuple[str, simcord.MemberActor | None]) -> None:
        """Let time pass; then nothing was told but this, with whom it calls."""
        await self.env.advance_time(days * DAY)
        new = [message for message in newest_first(self.thread) if message.id > self.seen]
        names = {self.world.ana.id: "Ana", self.world.rui.id: "Rui"}
        told = [sign(words(message), names) for message in reversed(new)]
        assert told == [(kind, "" if who is None else self.name(who)) for kind, who in then]
        self.seen = max([self.seen, *(message.id for message in new)])

    async def restarted(self) -> None:
        """Start the bot again, just after a round of its chores."""
        await self.world.restart()
        await self.passed(0)

    @property
    def newest(self) -> discord.Message:
        """The last message of the thread."""
        return next(newest_first(self.thread))

    def name(self, who: simcord.MemberActor) -> str:
        return "Ana" if who is self.world.ana else "Rui"


def sign(text: str, names: dict[int, str]) -> tuple[str, str]:
    """Return what a message is, and whom it calls."""
    kinds = [kind for sign, kind in SIGNS.items() if re.search(sign, text)]
    called = {names[int(user)] for user in re.findall(r"<@(\d+)>", text)}
    return kinds[-1] if kinds else text, "".join(sorted(called))


def pings(env: simcord.Env) -> list[list[str]]:
    """Return whom each message that was sent may call."""
    sent = [request.json or {} for request in env.http_requests if request.method == "POST"]
    allowed = [body.get("allowed_mentions") or {} for body in sent]
    return [one.get("users", []) for one in allowed if one.get("users")]


async def begin(world: World, env: simcord.Env) -> Weeks:
    """Deal a game with a week a turn."""
    world.bot.desk.lobby._seeds = lambda: PLAIN
    thread = await world.challenge_and_accept(pace=7)
    mover = (await world.bot.desk.tables.here(thread.id)).mover
    first, other = (world.ana, world.rui) if mover.name == "Ana" else (world.rui, world.ana)
    return Weeks(world, env, thread, first, other)


async def test_forty_days(rare_chores: None, world: World, env: simcord.Env) -> None:  # noqa: ARG001 -- it must come before the world
    weeks = await begin(world, env)
    await remind_and_extend(weeks)
    await go_on_holiday(weeks)
    await miss_the_deadline(weeks)
    await claim_and_play_again(weeks)
    assert env.now().timetuple().tm_yday > 40
    assert all(len(users) == 1 for users in pings(env))


async def remind_and_extend(weeks: Weeks) -> None:
    first, thread = weeks.first, weeks.thread
    await weeks.passed(0, ("deal", first))
    assert "Time until <t:" in words(board(thread))
    await weeks.restarted()
    await weeks.passed(4, ("reminder", first))
    reminder = weeks.newest
    assert labels(reminder) == ["Extend once", "No more for this turn"]
    await weeks.restarted()
    await press(first, reminder, "Extend once")
    await weeks.passed(0, ("extension", None))
    assert "your one extension" in words(said(await first.slash(thread, "extend")))
    await weeks.passed(2)
    await weeks.restarted()
    await move(first, thread, "n p!")
    await weeks.passed(1, ("turn", weeks.other))


async def go_on_holiday(weeks: Weeks) -> None:
    other, world = weeks.other, weeks.world
    away = said(await other.slash(weeks.thread, "settings away", until="8"))
    assert "You are away " in words(away)
    await weeks.passed(0.5, ("away", None))
    listed = words(said(await weeks.first.slash(weeks.thread, "games")))
    assert f"{weeks.name(other)} is away until" in listed
    await weeks.passed(3)
    await weeks.restarted()
    await weeks.passed(5)
    world.bot.chores.cancel()
    await weeks.passed(2)
    await world.crash()
    await weeks.passed(1.5)
    await weeks.passed(1, ("reminder", other))


async def miss_the_deadline(weeks: Weeks) -> None:
    first, other = weeks.first, weeks.other
    await weeks.restarted()
    muted = await press(other, weeks.newest, "No more for this turn")
    assert "no more in this turn" in words(said(muted))
    await weeks.passed(4, ("expired", first))
    await weeks.restarted()
    offer = weeks.newest
    assert labels(offer) == ["Claim the win", "Give more time"]
    await press(first, offer, "Give more time")
    await weeks.passed(0, ("given", other))
    await weeks.restarted()
    early = said(await press(first, offer, "Claim the win"))
    assert "Your opponent still has time" in words(early)
    await weeks.passed(7.5, ("reminder", other), ("reminder", other), ("expired", first))


async def claim_and_play_again(weeks: Weeks) -> None:
    await weeks.restarted()
    await press(weeks.first, weeks.newest, "Claim the win")
    await weeks.passed(0, ("claimed", None))
    await weeks.restarted()
    await weeks.passed(9)
    asked = said(await press(weeks.first, board(weeks.thread), "Rematch"))
    await weeks.passed(0, ("rematch", weeks.other))
    await weeks.restarted()
    weeks.world.bot.desk.lobby._seeds = lambda: PLAIN
    await press(weeks.other, asked, "Accept")
    await weeks.passed(0.5, ("deal", weeks.other))


@pytest.mark.usefixtures("rare_chores")
async def test_reminded_in_private_and_in_the_thread_once_the_door_is_shut(
    world: World, env: simcord.Env
) -> None:
    weeks = await begin(world, env)
    await weeks.passed(0, ("deal", weeks.first))
    chosen = await weeks.first.slash(weeks.thread, "settings reminders", where="dm", hours=20)
    assert "by direct message" in words(said(chosen))
    chosen = await weeks.first.slash(weeks.thread, "settings digest", wanted=True)
    assert "Once a week" in words(said(chosen))
    await weeks.restarted()
    await weeks.passed(1)
    digest, reminder = private(weeks)
    assert "Games in which it is your turn" in digest
    assert "until <t:" in digest
    assert f"it is your turn against {weeks.name(weeks.other)}" in reminder
    env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await weeks.passed(1, ("reminder", weeks.first))
    assert not (await world.bot.desk.habits.of(weeks.first.id)).takes_dm
    await weeks.passed(4.5, ("reminder", weeks.first))
    assert len(private(weeks)) == 2


@pytest.mark.usefixtures("rare_chores")
async def test_reminded_in_the_thread_if_discord_knows_nobody_to_write_to(
    world: World, env: simcord.Env
) -> None:
    weeks = await begin(world, env)
    await weeks.passed(0, ("deal", weeks.first))
    await weeks.first.slash(weeks.thread, "settings reminders", where="dm", hours=20)
    env.inject_error("POST", "/users/@me/channels", status=404, code=10013, times=1)
    await weeks.passed(1, ("reminder", weeks.first))
    assert private(weeks) == []
    assert (await world.bot.desk.habits.of(weeks.first.id)).takes_dm


async def test_an_adjourned_game_is_resumed_by_a_button_or_a_command(
    world: World, env: simcord.Env
) -> None:
    weeks = await begin(world, env)
    await weeks.passed(0, ("deal", weeks.first))
    await adjourn(weeks)
    listed = words(said(await weeks.first.slash(weeks.thread, "games")))
    assert "adjourned" in listed
    button = weeks.newest
    await press(weeks.other, button, "Resume")
    await weeks.passed(0, ("resumed", weeks.first))
    assert "not adjourned" in words(said(await press(weeks.first, button, "Resume")))
    await adjourn(weeks)
    await weeks.first.slash(weeks.thread, "resume")
    await weeks.passed(0, ("resumed", None))
    await weeks.passed(0.001)


async def adjourn(weeks: Weeks) -> None:
    """Let nothing have happened for thirty days."""
    async with weeks.world.bot.desk.clocks._store._database.writing() as connection:
        await connection.exec_driver_sql("UPDATE clock SET adjourn_at = 1, due_at = NULL")
    await weeks.passed(0.001, ("adjourned", None))


def private(weeks: Weeks) -> list[str]:
    """Return the direct messages that were taken, in order."""
    env, public = weeks.env, {weeks.thread.id, weeks.world.channel.id}
    sent = [
        one
        for channel_id, messages in env.backend.messages.items()
        for one in messages.values()
        if channel_id not in public
    ]
    return [words(to_discord_message(env, one)) for one in sorted(sent, key=lambda one: one.id)]
