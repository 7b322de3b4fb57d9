"""A simulated server with two players, a spectator and the real bot, as the tests use it."""

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from PIL import Image
from simcord.components import walk_components
from simcord.results import to_discord_message
from simcord.types import HttpLogEntry

from bot.client import CrapetteBot, build
from bot.settings import Settings
from engine.cards import Seat
from engine.game import Game

PLAIN = "plain 8"
"""A seed with which nothing is urgent at first: both may turn a card, and have a free move."""

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12

Message = simcord.ResponseMessage | discord.Message


@dataclass(slots=True)
class World:
    """The server, who is in it, and where the bot keeps its games."""

    env: simcord.Env
    settings: Settings
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ana: simcord.MemberActor
    rui: simcord.MemberActor
    eva: simcord.MemberActor
    crashed: list[CrapetteBot] = field(default_factory=list)

    @property
    def bot(self) -> CrapetteBot:
        """The bot that runs now."""
        assert isinstance(self.env.bot, CrapetteBot)
        return self.env.bot

    async def restart(self) -> None:
        """Stop the bot as a host does, and start it again on the same database."""
        await self.bot.close()
        await self.env.restart_bot(build(self.settings))

    async def crash(self) -> None:
        """Drop the bot where it stands, and start another one on the same database."""
        self.crashed.append(self.bot)
        await self.env.restart_bot(build(self.settings))

    async def challenge(
        self,
        challenger: simcord.MemberActor,
        opponent: simcord.MemberActor | None = None,
        *,
        where: simcord.ChannelHandle | None = None,
        **options: object,
    ) -> simcord.ResponseMessage:
        """Challenge, and return the public message with the buttons."""
        if opponent is not None:
            options["opponent"] = opponent
        return said(await challenger.slash(where or self.channel, "challenge", **options))

    async def challenge_and_accept(
        self,
        challenger: simcord.MemberActor | None = None,
        opponent: simcord.MemberActor | None = None,
        **options: object,
    ) -> simcord.ChannelHandle:
        """Ana challenges Rui (or who is named), who accepts: return the thread of the game."""
        challenger, opponent = challenger or self.ana, opponent or self.rui
        before = {thread.id for thread in self.channel.threads}
        message = await self.challenge(challenger, opponent, **options)
        await press(opponent, message, "Accept")
        (thread,) = (one for one in self.channel.threads if one.id not in before)
        return thread


async def world_of(tmp_path: Path, settle_timeout: float = 10.0) -> World:
    """Open the server and start the bot in it; hand it to `close`."""
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'crapette.db'}",
        health_file=tmp_path / "health",
    )
    env = simcord.Env(build(settings), settle_timeout=settle_timeout)
    await env.start()
    guild = env.create_guild("Club")
    channel = guild.create_text_channel("crapette")
    ana, rui, eva = (
        guild.add_member(env.create_user(name.lower(), global_name=name))
        for name in ("Ana", "Rui", "Eva")
    )
    await env.settle()
    return World(env, settings, guild, channel, ana, rui, eva)


async def close(world: World) -> None:
    """Stop the bot; errors in it that no test looked at are raised."""
    unseen = world.env.errors_since(world.env._errors_acknowledged)
    await world.env.shutdown()
    for bot in (*world.crashed, world.bot):
        await bot.close()
    if unseen:
        problem = "errors in the bot that nobody looked at"
        raise ExceptionGroup(problem, unseen)


async def press(
    member: simcord.MemberActor, message: Message, label: str
) -> simcord.InteractionResult:
    """Press a button by its label; the bot must answer."""
    result = await member.click(message, label=label)
    assert result.acknowledged, f"no answer to the button {label!r}"
    return result


async def move(
    member: simcord.MemberActor, thread: simcord.ChannelHandle, line: str
) -> simcord.ResponseMessage:
    """Play a line, and return the answer."""
    return said(await member.slash(thread, "move", line=line))


def said(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the message that answered an interaction."""
    assert result.acknowledged, "the interaction was not acknowledged"
    message = result.followups[0] if result.followups else result.response
    assert message is not None, "the interaction was acknowledged without a message"
    return message


def parts(message: Message, kind: int) -> Iterator[dict[str, Any]]:
    """Return the components of one kind, in their order."""
    roots = (
        message.components
        if isinstance(message, simcord.ResponseMessage)
        else [component.to_dict() for component in message.components]
    )
    return (part for part in walk_components(roots) if part["type"] == kind)


def words(message: Message) -> str:
    """Return all that a message says."""
    return "\n".join([message.content, *(part["content"] for part in parts(message, TEXT))]).strip()


def labels(message: Message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [part["label"] for part in parts(message, BUTTON) if not part.get("disabled")]


def choices(message: Message) -> list[str]:
    """Return the values of a message's select menus."""
    return [option["value"] for part in parts(message, SELECT) for option in part["options"]]


def alt(message: Message) -> str:
    """Return the alt text of a message's one picture."""
    (gallery,) = parts(message, GALLERY)
    (item,) = gallery["items"]
    return str(item["description"])


async def picture(message: Message) -> Image.Image:
    """Return a message's one picture, decoded to its last pixel."""
    (attachment,) = message.attachments
    image = Image.open(io.BytesIO(await attachment.read()))
    image.load()
    return image


def newest_first(thread: simcord.ChannelHandle) -> Iterator[discord.Message]:
    """Return the public messages of a thread; each is made only when it is asked for."""
    env = thread._env
    kept = sorted(env.backend.messages.get(thread.id, {}).values(), key=lambda one: -one.id)
    return (to_discord_message(env, one) for one in kept if one.visible_to(None))


def board(thread: simcord.ChannelHandle) -> discord.Message:
    """Return the latest public message that shows the table."""
    shown = next((one for one in newest_first(thread) if any(parts(one, GALLERY))), None)
    assert shown is not None, "no message shows a table"
    return shown


def users_called(env: simcord.Env, where: simcord.ChannelHandle | None = None) -> list[int]:
    """Return whom the last message sent calls, at most; of one channel's last one if given."""
    sent = [one for one in env.http_requests if one.method == "POST" and _mentions(one)]
    if where is not None:
        sent = [one for one in sent if str(where.id) in one.path]
    allowed = _mentions(sent[-1])
    assert not allowed.get("parse"), "whole groups may be called"
    return [int(user) for user in allowed.get("users", [])]


def _mentions(request: HttpLogEntry) -> dict[str, Any]:
    body = request.json or {}
    return dict(body.get("allowed_mentions") or body.get("data", {}).get("allowed_mentions") or {})


async def players(
    world: World, thread: simcord.ChannelHandle
) -> tuple[simcord.MemberActor, simcord.MemberActor, Game]:
    """Return who is on turn, who is not, and the game."""
    table = await world.bot.desk.tables.here(thread.id)
    by_seat = {Seat.A: world.ana, Seat.B: world.rui}
    return by_seat[table.game.mover], by_seat[table.game.mover.other], table.game


async def begun(world: World, seed: str) -> simcord.ChannelHandle:
    """Deal a game of one's choice."""
    world.bot.desk.lobby._seeds = lambda: seed
    return await world.challenge_and_accept()
