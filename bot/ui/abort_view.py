"""The questions to one player before a game is called off."""

import discord

from bot.service.table import Action, Table
from bot.texts import Texts
from bot.ui.buttons import act_button
from bot.ui.message import ask
from engine.aborting import can_abort_alone
from engine.cards import Seat


def abort_view(table: Table, seat: Seat, texts: Texts) -> discord.ui.LayoutView | None:
    """Return the choice that a player has about calling off, or None if there is but asking."""
    labels, number, opponent = texts.labels, table.game_id, table.players[seat.other].name
    if table.game.talk.abort is seat.other:
        return ask(
            texts.aborting.asked_of_you(opponent),
            act_button(Action.GRANT_ABORT, labels.accept(), number, discord.ButtonStyle.success),
            act_button(Action.DECLINE_ABORT, labels.decline(), number),
        )
    if can_abort_alone(table.game, seat):
        red = discord.ButtonStyle.danger
        return ask(
            texts.aborting.sure(opponent),
            act_button(Action.ABORT, texts.aborting.call_off(), number, red),
        )
    return None
