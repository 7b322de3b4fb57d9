"""Buttons as messages have them: what they say, and the id by which they are answered."""

import discord

from bot.service.table import Action
from bot.ui import ids

Button = discord.ui.Button[discord.ui.LayoutView]
Row = discord.ui.ActionRow[discord.ui.LayoutView]


def row(*buttons: Button) -> Row:
    """Return buttons side by side."""
    return discord.ui.ActionRow(*buttons)


def plain_button(label: str, custom_id: str) -> Button:
    """Return a grey button."""
    return Button(label=label, style=discord.ButtonStyle.secondary, custom_id=custom_id)


def act_button(
    action: Action,
    label: str,
    game_id: int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    """Return a button that offers, answers or gives up."""
    return Button(label=label, style=style, custom_id=ids.act(action, game_id))
