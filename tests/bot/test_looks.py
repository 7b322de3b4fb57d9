"""How pictures look: a player's choice for that player alone, a server's for everybody."""

import pytest
from PIL import Image

from bot.service.looks import NO_WISH, Ground, Wish
from bot.texts import Texts
from bot.ui.sample import MARKS, SAMPLE
from bot.ui.themes import look_of, theme_of
from engine.cards import Seat
from engine.piles import Place
from render import CONTRAST, DARK, LIGHT, Marks, Theme, draw
from tests.bot.test_options import manager
from tests.bot.world import (
    PLAIN,
    World,
    begun,
    board,
    move,
    picture,
    players,
    said,
    words,
)
from tests.render.pictures import opened


def same(shown: Image.Image, theme: Theme, png: bytes) -> bool:
    """Return whether a picture is the one drawn, pixel for pixel."""
    expected = opened(png)
    assert theme.shrink * expected.width == 1280
    return shown.convert("RGB").tobytes() == expected.tobytes()


async def test_a_players_choice_changes_only_what_that_player_sees(world: World) -> None:
    thread = await begun(world, PLAIN)
    sample = said(await world.rui.slash(thread, "settings look", theme="light", colours=4))
    assert sample.ephemeral
    assert "light table, 4 colours for the suits, J Q K, full size" in words(sample)
    mine = LIGHT.with_four_colours()
    assert same(await picture(sample), mine, draw(SAMPLE, mine, MARKS))
    _mover, _other, game = await players(world, thread)
    assert same(await picture(board(thread)), DARK, draw(game.view))
    shown = said(await world.rui.slash(thread, "table"))
    assert same(await picture(shown), mine, draw(game.view, mine))
    other = said(await world.ana.slash(thread, "table"))
    assert same(await picture(other), DARK, draw(game.view))
    public = said(await world.rui.slash(thread, "table", public=True))
    assert same(await picture(public), DARK, draw(game.view))


async def test_a_servers_choice_changes_what_everybody_sees_even_after_a_restart(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    boss = manager(world)
    chosen = await boss.slash(
        world.channel, "server look", theme="contrast", letters="VDR", compact=True
    )
    assert "high contrast, 2 colours for the suits, V D R, compact" in words(said(chosen))
    listed = words(said(await boss.slash(world.channel, "server show")))
    assert "**high contrast, 2 colours for the suits, V D R, compact" in listed
    await world.restart()
    mover, _other, _game = await players(world, thread)
    moved = await move(mover, thread, "n")
    theme = CONTRAST.with_court("VDR").compact()
    assert (await picture(moved)).size == (640, 480)
    shown = said(await world.eva.slash(thread, "table"))
    game = (await players(world, thread))[2]
    talon = Place.TALON_A if game.mover is Seat.A else Place.TALON_B
    marks = Marks(sources=frozenset({talon}), targets=frozenset({Place.UPCARD}))
    assert same(await picture(moved), theme, draw(game.view, theme, marks))
    assert same(await picture(shown), theme, draw(game.view, theme, marks))
    await world.eva.slash(thread, "settings look", compact=False)
    await world.eva.slash(thread, "settings look", theme="dark", reset=True)
    looked = words(said(await world.eva.slash(thread, "settings look")))
    assert "dark table, 2 colours for the suits, V D R, compact" in looked


async def test_only_who_manages_the_server_chooses_its_look(world: World) -> None:
    (server,) = (one for one in await world.bot.tree.fetch_commands() if one.name == "server")
    world.guild.set_command_permissions(server, {world.ana: True})
    refused = said(await world.ana.slash(world.channel, "server look", theme="light"))
    assert "Only those who may manage the server" in words(refused)
    assert await world.bot.desk.looks.public(world.guild.id) == NO_WISH


@pytest.mark.parametrize(
    ("language", "letters"),
    [("de", "BDK"), ("pt-BR", "VDR"), ("fr", "VDR"), ("en-GB", "JQK"), ("ja", "JQK")],
)
def test_the_letters_are_the_languages_unless_chosen(language: str, letters: str) -> None:
    texts = Texts.of(language)
    assert look_of(NO_WISH, texts).letters == letters
    assert look_of(Wish(letters="BDK"), texts).letters == "BDK"


@pytest.mark.parametrize(
    ("wish", "theme"),
    [
        (NO_WISH, DARK),
        (Wish(colours=4, compact=True), DARK.with_four_colours().compact()),
        (Wish(ground=Ground.LIGHT), LIGHT),
        (Wish(ground=Ground.CONTRAST, letters="BDK"), CONTRAST.with_court("BDK")),
    ],
)
def test_every_part_of_a_look_is_drawn(wish: Wish, theme: Theme) -> None:
    assert theme_of(look_of(wish, Texts.of("en-US"))) == theme
