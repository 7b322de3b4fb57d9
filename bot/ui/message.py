"""The message that shows a table: words, the picture, and buttons under it."""

import io
from dataclasses import dataclass
from typing import Final

import discord

from bot.service.people import names_of
from bot.service.table import Action, Result, Table
from bot.texts import Texts
from bot.texts.signs import lists_apart, plain_suits
from bot.ui import ids
from bot.ui.buttons import Button, act_button, plain_button, row
from bot.ui.desk import Desk
from bot.ui.pointing import marks_of, setting_of
from bot.ui.questions import answer_rows
from bot.ui.story import promise, story
from bot.ui.themes import public_theme
from engine.moves import END, TURN, Move
from engine.notation import format_move
from engine.rules import Turning
from render import Theme

PICTURE: Final = "table.png"
NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Post:
    """A message ready to be sent, and the one user it calls, if any."""

    view: discord.ui.LayoutView
    called: int | None = None
    file: discord.File = discord.utils.MISSING

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Let the message call nobody else, whatever names it holds."""
        return only(self.called)

    @property
    def is_silent(self) -> bool:
        """Whether nobody need look up from what they are doing."""
        return self.called is None


def only(user_id: int | None) -> discord.AllowedMentions:
    """Let a message call this user and nobody else, or nobody at all."""
    if user_id is None:
        return NOBODY
    users = [discord.Object(user_id)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def sheet(*items: discord.ui.Item[discord.ui.LayoutView]) -> discord.ui.LayoutView:
    """Return a message of components, of which nothing is kept in memory.

    Its buttons are answered by what their ids say, whichever process sent them.
    """
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def told(text: str) -> discord.ui.TextDisplay[discord.ui.LayoutView]:
    """Return words as a part of a message."""
    return discord.ui.TextDisplay(lists_apart(plain_suits(text)))


def gallery(name: str, alt: str) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    """Return the place of a picture that goes with a message, described in words."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=alt)
    )


def words(text: str) -> discord.ui.LayoutView:
    """Return a message of nothing but text."""
    return sheet(told(text))


async def compose(
    desk: Desk,
    table: Table,
    texts: Texts,
    result: Result | None = None,
    *,
    theme: Theme | None = None,
) -> Post:
    """Return the message that shows a table as it is, after what was just done, if anything.

    Without a theme it looks as the server wants it.
    """
    theme = theme or await public_theme(desk, table.guild_id, texts)
    marks, setting = marks_of(table, result), setting_of(table.game)
    picture = await desk.pictures.of(table.game.view, marks, setting, theme=theme)
    return Post(
        view=board(table, texts, story(table, texts, result)),
        file=discord.File(io.BytesIO(picture), PICTURE),
        called=result.ping.user_id if result and result.ping else None,
    )


def board(table: Table, texts: Texts, text: str, *, buttons: bool = True) -> discord.ui.LayoutView:
    """Return the words, the picture's place, the buttons of a table, and the promise of a deal.

    The words alone stand in a frame: its edges would take an eighth of the picture on a phone.
    """
    items: list[discord.ui.Item[discord.ui.LayoutView]] = [
        discord.ui.Container(told(text)),
        gallery(PICTURE, alt(table, texts)),
    ]
    if buttons:
        items += _rows(table, texts)
    promised = promise(table, texts)
    if promised:
        items.append(told(promised))
    return sheet(*items)


def alt(table: Table, texts: Texts, before: str = "") -> str:
    """Return the table in words, as a picture's description holds them; `before` comes first."""
    names = names_of(table.players)
    over = setting_of(table.game).over
    return texts.table.alt(table.game.view, table.game.turn, names, before, over=over)


def _rows(table: Table, texts: Texts) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    if table.is_over:
        return [_after_row(table, texts)]
    return _play_rows(table, texts) if table.closer is None else [_end_row(table, texts)]


def _after_row(table: Table, texts: Texts) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Return what can come after a game: the next one of the match, or a rematch."""
    number = table.game_id
    if table.is_followed:
        blue, name = discord.ButtonStyle.primary, ids.next_game(number)
        return row(Button(label=texts.matches.next_game(), style=blue, custom_id=name))
    return row(plain_button(texts.matches.rematch(), ids.rematch(number)))


def _play_rows(table: Table, texts: Texts) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    game, number, seen = table.game, table.game_id, table.game.version
    legal, labels = game.legal_moves(), texts.labels
    grey, blue = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
    buttons = [Button(label=labels.moves(), style=blue, custom_id=ids.moves(number, seen))]
    played: dict[Move, str] = {TURN: labels.turn_card(), END: labels.end_turn()}
    if game.rules.turning is Turning.BY_ITSELF:
        del played[TURN]
    for move, label in played.items():
        name, missing = ids.play(format_move(move), number, seen), move not in legal
        buttons.append(Button(label=label, style=grey, custom_id=name, disabled=missing))
    buttons.append(Button(label=labels.refresh(), style=grey, custom_id=ids.refresh(number, seen)))
    if game.rules.hears_calls:
        buttons.append(_call_button(table, texts))
    return [*answer_rows(table, texts), row(*buttons)]


def _end_row(table: Table, texts: Texts) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Return what can be done about an end that may still be called."""
    number, seen = table.game_id, table.game.version
    return row(
        act_button(Action.CLOSE, texts.calls.let_it_stand(), number),
        plain_button(texts.labels.refresh(), ids.refresh(number, seen)),
        _call_button(table, texts),
    )


def _call_button(table: Table, texts: Texts) -> Button:
    """Return the button that calls: the same at every moment of a game, whoever is on turn."""
    red, name = discord.ButtonStyle.danger, ids.call(table.game_id, table.game.version)
    return Button(label=texts.calls.call(), style=red, custom_id=name)


def ask(text: str, *buttons: Button) -> discord.ui.LayoutView:
    """Return a question and the buttons that answer it."""
    return sheet(told(text), row(*buttons))
