"""Bad input: a sentence for the one who gave it, which says what to do; the table stays."""

import discord
import pytest
import simcord

from tests.bot.world import PLAIN, World, begun, board, move, players, said, words

# The lines it reaches are reached by others, and counting them is half the time.
pytestmark = pytest.mark.no_cover

BAD_LINES = [
    ("", "The line ends too early"),
    ("xyzzy", "I cannot read"),
    ("ra zz", "(column 4)"),
    ("r", "where the card goes"),
    ("bz", "the centre `m`, `r` or `w` to load should stand there"),
    ("qq", "I cannot read"),
    ("9", "a suit"),
    ("(ra", "closing bracket"),
    ("n" * 401, "at most 400"),
    ("\u202ereversed \U0001f0cf ŕá", "I cannot read"),
    ("@everyone `*_~|", "I cannot read"),
    ("ъыь\nDROP TABLE game;--", "I cannot read"),
    ("p", "Turn one first: `n`"),
    ("aa", "in that house already"),
    ("tc", "No card is turned up"),
    ("rm", "must wait"),
    ("wa", "own waste"),
    ("xm", "belongs to your opponent"),
    ("b2c", "one at a time"),
    ("m", "nothing fits there now"),
    ("Kh m", "lies nowhere on top"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_LINES)
async def test_a_line_that_cannot_be_played(world: World, line: str, sentence: str) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    shown = board(thread)
    answer = said(await mover.slash(thread, "move", line=line))
    assert answer.ephemeral
    assert sentence in words(answer)
    assert "@everyone" not in words(answer) or "`" in words(answer)
    assert len(words(answer)) < 600
    assert (await players(world, thread))[2] == before
    assert board(thread).id == shown.id


async def test_not_your_turn_and_not_your_game(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, before = await players(world, thread)
    for member, sentence in (
        (other, f"It is {mover.user.global_name}'s turn"),
        (world.eva, "Only Ana and Rui play here"),
    ):
        for answer in (
            said(await member.slash(thread, "move", line="n")),
            said(await member.click(board(thread), label="Turn card")),
        ):
            assert answer.ephemeral
            assert sentence in words(answer)
    assert (await players(world, thread))[2] == before


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("move", {"line": "n"}),
        ("legal", {}),
        ("table", {}),
        ("table", {"text": True}),
        ("table", {"public": True}),
        ("undo", {}),
        ("draw", {}),
        ("resign", {}),
        ("record", {}),
    ],
)
async def test_no_game_here(world: World, name: str, options: dict[str, str | bool]) -> None:
    answer = said(await world.ana.slash(world.channel, name, **options))
    assert answer.ephemeral
    assert "No game is played here" in words(answer)
    assert not world.channel.history()


async def test_an_archived_or_locked_thread(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, before = await players(world, thread)
    shown = board(thread)
    channel = world.bot.get_channel(thread.id)
    assert isinstance(channel, discord.Thread)
    await channel.edit(archived=True, locked=True)
    for answer in (
        said(await mover.slash(thread, "move", line="n")),
        said(await mover.click(shown, label="Turn card")),
        said(await mover.slash(thread, "undo")),
        said(await mover.slash(thread, "draw")),
    ):
        assert answer.ephemeral
        assert "archived or locked" in words(answer)
    assert (await players(world, thread))[2] == before


async def test_a_deleted_thread(world: World) -> None:
    challenge = await world.challenge(world.ana, world.rui)
    await world.rui.click(challenge, label="Accept")
    (thread,) = world.channel.threads
    before = await world.bot.desk.tables.here(thread.id)
    channel = world.bot.get_channel(thread.id)
    assert isinstance(channel, discord.Thread)
    await channel.delete()
    assert not world.channel.threads
    result = await world.rui.click(challenge, label="Open the table")
    assert result.acknowledged
    (anew,) = world.channel.threads
    assert len(anew.history()) == 1
    assert board(anew)
    after = await world.bot.desk.tables.here(anew.id)
    assert after.game == before.game
    assert (await move(await _mover(world, anew), anew, "n")).channel_id == anew.id


async def _mover(world: World, thread: simcord.ChannelHandle) -> simcord.MemberActor:
    return (await players(world, thread))[0]


@pytest.mark.usefixtures("world")
async def test_in_direct_messages_there_are_no_commands(env: simcord.Env) -> None:
    user = env.create_user("lonely")
    assert "challenge" not in user.available_commands()
