"""Whatever people call themselves: no message is broken, and nobody is called by a name."""

import pytest
import simcord

from bot.texts.names import bare, code, safe
from engine.notation import format_move
from tests.bot.world import World, alt, board, press, said, users_called, words

NASTY = [
    "@everyone",
    "**bold** `code` ||x||",
    "<@123> [x](https://e.vil)",
    "a\u202eb\u2066c",
    "n" * 32,
]


@pytest.mark.parametrize("name", NASTY)
async def test_a_name_does_no_harm(world: World, env: simcord.Env, name: str) -> None:
    nasty = world.guild.add_member(env.create_user("nasty", global_name=name))
    message = await world.challenge(nasty, world.rui)
    assert users_called(env) == [world.rui.id]
    assert safe(name) in words(message)
    await press(world.rui, message, "Accept")
    (thread,) = world.channel.threads
    assert 1 <= len(thread.name or "") <= 100
    assert bare(name) in alt(board(thread))
    table = await world.bot.desk.tables.here(thread.id)
    mover = nasty if table.mover.user_id == nasty.id else world.rui
    for _ in range(3):
        answer = said(await mover.slash(thread, "move", line=await _any(world, thread)))
        assert users_called(env) in ([], [nasty.id], [world.rui.id])
        assert "<@123>" not in words(answer).replace("\\", "<")
        table = await world.bot.desk.tables.here(thread.id)
        mover = nasty if table.mover.user_id == nasty.id else world.rui


async def _any(world: World, thread: simcord.ChannelHandle) -> str:
    table = await world.bot.desk.tables.here(thread.id)
    return format_move(table.game.legal_moves()[0])


def test_names_lose_what_cannot_be_seen_and_nothing_else() -> None:
    assert bare("  Ana\tMaria\n") == "Ana Maria"
    assert bare("\u202eRui\u2066") == "Rui"
    assert bare("\u200b\u00ad") == "?"
    assert bare("👩‍🎨 Eva") == "👩‍🎨 Eva"
    assert len(bare("x" * 500)) == 32


def test_names_are_escaped_for_markdown() -> None:
    assert safe("*a*_b_`c`") == r"\*a\*\_b\_\`c\`"
    assert safe("@everyone") == r"\@everyone"
    assert safe("<@1>") == r"\<\@1\>"


def test_typed_text_stays_code() -> None:
    assert code("ra`x`", 20) == "`ra'x'`"
    assert code("z" * 30, 20) == f"`{'z' * 19}…`"
    assert code("a\u202eb", 20) == "`ab`"
    assert code("\x00", 20) == "`\N{REPLACEMENT CHARACTER}`"
