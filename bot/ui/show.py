"""The table and its moves, shown to whoever asks, without anything being played."""

from textwrap import fill
from typing import Final

from bot.service.people import names_of
from bot.service.table import Table
from bot.texts import Texts
from bot.texts.names import safe
from bot.ui.ack import promise, whisper_view
from bot.ui.announce import replaced
from bot.ui.desk import Interaction, private, public
from bot.ui.illustrating import Picture, illustrate
from bot.ui.links import message_link
from bot.ui.message import NOBODY, PICTURE, alt, board, compose, words
from bot.ui.pointing import letters, movable, setting_of
from bot.ui.story import story
from bot.ui.themes import private_theme
from engine.diagram import draw, draw_finished

NARROW: Final = 36
"""Signs in a row of a diagram on a phone."""
UNDER_WASTE: Final = " " * 8


async def show_table(interaction: Interaction, table: Table) -> None:
    """Show the table to one user only, with the way to the public one."""
    texts = private(interaction)
    await promise(interaction, private=True)
    theme = await private_theme(interaction)
    post = await compose(interaction.client.desk, table, texts, theme=theme)
    await interaction.followup.send(
        view=board(table, texts, _with_link(table, story(table, texts)), buttons=False),
        file=post.file,
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


async def show_public(interaction: Interaction, table: Table) -> None:
    """Post the table anew for everybody; it is then the newest one."""
    bot, texts = interaction.client, public(interaction)
    await promise(interaction)
    post = await compose(bot.desk, table, texts)
    message = await interaction.followup.send(
        view=post.view, file=post.file, allowed_mentions=NOBODY, wait=True
    )
    await replaced(bot, table, texts, message.id)


async def table_words(interaction: Interaction, table: Table, *, everybody: bool) -> None:
    """Show the table in words and as a diagram of letters."""
    texts = public(interaction) if everybody else private(interaction)
    await interaction.response.send_message(
        view=words(spelt_table(table, texts)), ephemeral=not everybody, allowed_mentions=NOBODY
    )


def spelt_table(table: Table, texts: Texts) -> str:
    """Return the table in words, as a diagram of letters, and how to read that."""
    first, second = names_of(table.players)
    game, harmless = table.game, (safe(first), safe(second))
    over = setting_of(game).over
    lines = texts.table.lines(game.view, game.turn, harmless, over=over)
    diagram = draw_finished(game.view) if over else draw(game.view)
    legend = texts.table.legend((first, second), over=over)
    return "\n".join([*lines, f"```\n{_narrow(diagram)}\n```", legend])


def _narrow(diagram: str) -> str:
    """Return a diagram whose long wastes go on below, as a phone has no room beside."""
    return "\n".join(
        row if "|" in row else fill(row, NARROW, subsequent_indent=UNDER_WASTE)
        for row in diagram.split("\n")
    )


def legal_words(table: Table, texts: Texts, user_id: int) -> str:
    """Say what the player on turn must do, then what is possible, with the duties marked."""
    game = table.game
    if table.closer is not None:
        return texts.calls.still_open(table.closer.name)
    if game.outcome is not None:
        return texts.faults.game_over()
    head = (
        texts.labels.your_turn()
        if table.mover.user_id == user_id
        else texts.labels.their_turn(table.mover.name)
    )
    duties = texts.doings.duties(game.view, game.rules)
    moves = texts.doings.legal(game.view, game.rules, game.legal_moves())
    return "\n".join([head, *duties, texts.labels.possible(), moves])


async def show_legal(interaction: Interaction, table: Table) -> None:
    """Show one user what may be played: in words, and lit in the picture.

    Once a game is over there is nothing to light, and the words are enough.
    """
    texts = private(interaction)
    text = legal_words(table, texts, interaction.user.id)
    if table.game.outcome is not None:
        await whisper_words(interaction, text)
        return
    await promise(interaction, private=True)
    theme, marks = await private_theme(interaction), movable(table.game)
    pictures = interaction.client.desk.pictures
    picture = await pictures.of(table.game.view, marks, setting_of(table.game), theme=theme)
    described = alt(table, texts, texts.table.lit(letters(marks, table.game.mover)))
    await illustrate(interaction, text, Picture(PICTURE, picture, described))


async def whisper_words(interaction: Interaction, text: str) -> None:
    """Answer with a longer text that only the user sees."""
    await whisper_view(interaction, words(text))


def _with_link(table: Table, text: str) -> str:
    place = table.thread_id
    link = message_link(table.guild_id, place, table.board.message_id if table.board else None)
    return text if link is None else f"{text}\n-# {link}"
