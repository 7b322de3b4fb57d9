"""Questions to one player before something is offered, asked or given up."""

from collections.abc import Callable
from typing import Final

import discord

from bot.service.deeds import player
from bot.service.table import Action, Numbered, Table
from bot.texts import Texts
from bot.ui.access import check_open
from bot.ui.ack import in_time, whisper_view
from bot.ui.announce import announce
from bot.ui.buttons import act_button
from bot.ui.desk import Interaction, place_of, private, sender
from bot.ui.message import ask
from engine.cards import Seat
from engine.outcome import Refusal

NEED_CONSENT: Final = (Refusal.REVEALED, Refusal.UNDO_NEEDS_CONSENT)
"""Why a move cannot be taken back alone, though with the opponent's consent it can."""


Choice = Callable[[Table, Seat, Texts], discord.ui.LayoutView | None]
"""What a player has to choose first, or None if there is but asking the opponent."""


async def choose_or_ask(interaction: Interaction, choice: Choice, question: Action) -> None:
    """Let a player choose where there is a choice; else put the question to the opponent.

    Raises:
        ThreadClosed, NoGameHere, NotYourGame, GameIsOver, Refused: as named.
    """
    check_open(interaction)
    tables = interaction.client.desk.tables
    table = await tables.here(place_of(interaction)[1])
    view = choice(table, player(table, interaction.user.id), private(interaction))
    if view is not None:
        await whisper_view(interaction, view)
        return
    asked = tables.act(Numbered(table.game_id), sender(interaction), question)
    await announce(interaction, await in_time(interaction, asked))


def resign_view(table: Table, seat: Seat, texts: Texts) -> discord.ui.LayoutView:
    """Ask whether the game is really given up."""
    red, sure = discord.ButtonStyle.danger, texts.endings.resign_sure
    question = sure(table.players[seat.other].name)
    return ask(
        question if table.match is None else f"{question} {texts.matches.resigning()}",
        act_button(Action.RESIGN, texts.labels.resign(), table.game_id, red),
    )


async def offer_to_ask(interaction: Interaction, refusal: Refusal) -> None:
    """Offer to ask the opponent, since the move cannot be taken back alone."""
    table = await interaction.client.desk.tables.here(place_of(interaction)[1])
    seat, texts = player(table, interaction.user.id), private(interaction)
    why = texts.refusals.refused(refusal)
    question = texts.endings.undo_consent(why, table.players[seat.other].name)
    button = act_button(Action.ASK_UNDO, texts.labels.ask(), table.game_id)
    await whisper_view(interaction, ask(question, button))


def draw_view(table: Table, seat: Seat, texts: Texts) -> discord.ui.LayoutView | None:
    """Return the choice that a player has about a draw, or None if there is but offering it."""
    labels, number = texts.labels, table.game_id
    if table.game.talk.draw is seat.other:
        return ask(
            texts.endings.draw_offered_to_you(table.players[seat.other].name),
            act_button(Action.ACCEPT_DRAW, labels.accept(), number, discord.ButtonStyle.success),
            act_button(Action.DECLINE_DRAW, labels.decline(), number),
        )
    if table.game.can_claim_draw:
        return ask(
            texts.endings.draw_claimable(),
            act_button(Action.CLAIM_DRAW, labels.claim_draw(), number),
            act_button(Action.OFFER_DRAW, labels.offer_draw(), number),
        )
    return None
