"""A turn or a game seen again: from what happened to the message with its film."""

import asyncio
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from bot.service.scenes import Scenes, last_turn, of_game, of_turn, scenes
from bot.service.table import Table
from bot.texts import Texts
from bot.ui.account import Made, tell
from bot.ui.desk import Interaction, private, public
from bot.ui.illustrating import Picture, illustrate
from bot.ui.pointing import setting_of
from bot.ui.themes import private_theme, public_theme
from render.film import BOUNDS

FILM: Final = "replay.webp"


@dataclass(frozen=True, slots=True)
class Reel:
    """The scenes to be shown, of one turn or of a game up to one.

    `cut` if some are left out, `over` if the last one is the end of the game.
    """

    scenes: Scenes
    turn: int
    whole: bool
    over: bool
    cut: bool = False


async def one_turn(table: Table, turn: int | None) -> Reel:
    """Return what happened in a turn, or in the last one that is over.

    Raises:
        NothingHappened: nothing did.
    """
    chosen = last_turn(table.game) if turn is None else turn
    found = await asyncio.to_thread(scenes, table.game)
    shown = of_turn(found, chosen)
    over = setting_of(table.game).over and shown[-1] is found[-1]
    return Reel(shown, chosen, whole=False, over=over)


async def whole_game(table: Table) -> Reel:
    """Return what happened in a game so far; in a long one, the table after each turn."""
    found = await asyncio.to_thread(scenes, table.game)
    shown = of_game(found, BOUNDS.tables)
    cut, over = len(found) > BOUNDS.tables, setting_of(table.game).over
    return Reel(shown, found[-1].turn, whole=True, over=over, cut=cut)


async def show_reel(interaction: Interaction, table: Table, reel: Reel, *, everybody: bool) -> None:
    """Show the film of a reel to one user or to all.

    Raises:
        FilmTooLong: it would cost more than it may.
    """
    desk = interaction.client.desk
    texts = public(interaction) if everybody else private(interaction)
    theme = (
        await public_theme(desk, table.guild_id, texts)
        if everybody
        else await private_theme(interaction)
    )
    views = [scene.view for scene in reel.scenes]
    setting = replace(setting_of(table.game), over=reel.over)
    data = await desk.pictures.moving(views, setting, theme)
    text, alt = _words(table, reel, texts)
    await illustrate(interaction, text, Picture(FILM, data, alt), everybody=everybody)


def _words(table: Table, reel: Reel, texts: Texts) -> tuple[str, str]:
    """Return what stands above the film, and its description."""
    if reel.whole:
        lines = [texts.replay.game(reel.turn), texts.replay.turns_only() if reel.cut else ""]
        return "\n".join(filter(None, lines)), texts.replay.alt_game(reel.turn)
    name = table.players[reel.scenes[0].view.mover].name
    moves = [
        Made(scene.move, before.view, scene.view)
        for before, scene in pairwise(reel.scenes)
        if scene.move is not None
    ]
    told = texts.board.account(reel.turn, name, tell(moves, texts))
    return told, texts.replay.alt_turn(reel.turn, name)
