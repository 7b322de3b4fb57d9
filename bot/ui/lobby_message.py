"""The message of a challenge, as it stands."""

from typing import assert_never

import discord

from bot.logs import logger
from bot.service.challenges import Challenge, ChallengeState
from bot.service.people import names_of
from bot.service.table import Table
from bot.texts import Texts
from bot.ui import ids
from bot.ui.ack import FAULTS
from bot.ui.buttons import Button, row
from bot.ui.desk import DeskBot
from bot.ui.ids import Reply
from bot.ui.message import sheet, words

_log = logger(__name__)


def challenge_view(challenge: Challenge, texts: Texts, note: str = "") -> discord.ui.LayoutView:
    """Return the message of a challenge that did not become a game (yet).

    A note stands with it as long as it is open.
    """
    name = challenge.challenger.name
    match challenge.state:
        case ChallengeState.OPEN:
            return _open(challenge, texts, note)
        case ChallengeState.DECLINED:
            opponent = challenge.opponent.name if challenge.opponent else "?"
            return words(texts.lobby.declined(name, opponent))
        case ChallengeState.WITHDRAWN:
            return words(texts.lobby.withdrawn(name))
        case ChallengeState.EXPIRED:
            return words(texts.lobby.expired(name))
        case ChallengeState.ACCEPTED:
            return words(texts.lobby.challenge_gone())
        case _:
            assert_never(challenge.state)


async def edit_challenge(bot: DeskBot, challenge: Challenge, texts: Texts) -> None:
    """Let the public message of a challenge say how it stands, if it can still be edited."""
    await _edit(bot, challenge, challenge_view(challenge, texts))


async def edit_accepted(bot: DeskBot, challenge: Challenge, table: Table, texts: Texts) -> None:
    """Let the public message of a challenge lead to the game, if it can still be edited."""
    await _edit(bot, challenge, accepted_view(table, texts))


async def _edit(bot: DeskBot, challenge: Challenge, view: discord.ui.LayoutView) -> None:
    if challenge.message_id is None:
        return
    message = bot.get_partial_messageable(challenge.channel_id).get_partial_message(
        challenge.message_id
    )
    try:
        await message.edit(view=view)
    except FAULTS as error:
        _log.info("a challenge keeps its buttons", message=message.id, error=str(error))


def withdraw_view(challenge: Challenge, sentence: str, texts: Texts) -> discord.ui.LayoutView:
    """Return a sentence to the challenger, and the way to withdraw the challenge."""
    custom_id = ids.answer(Reply.WITHDRAW, challenge.challenge_id)
    button = Button(label=texts.labels.withdraw(), custom_id=custom_id)
    return sheet(discord.ui.TextDisplay(sentence), row(button))


def accepted_view(table: Table, texts: Texts) -> discord.ui.LayoutView:
    """Return the message of a challenge that became a game, with the way to its table."""
    text = discord.ui.TextDisplay[discord.ui.LayoutView](
        texts.lobby.accepted(*names_of(table.players), table.thread_id)
    )
    label = texts.labels.open_table()
    style = discord.ButtonStyle.secondary if table.thread_id else discord.ButtonStyle.primary
    button = Button(label=label, style=style, custom_id=ids.open_table(table.game_id))
    return sheet(text, row(button))


def _open(challenge: Challenge, texts: Texts, note: str) -> discord.ui.LayoutView:
    labels, number = texts.labels, challenge.challenge_id
    opponent = challenge.opponent.user_id if challenge.opponent else None
    terms = challenge.rules, challenge.pace
    text = texts.lobby.challenge(challenge.challenger.name, opponent, terms, challenge.expires_at)
    if challenge.private:
        text = f"{text}\n-# {texts.lobby.in_private()}"
    match = "" if challenge.total is None else texts.matches.terms(challenge.total)
    text = "\n".join(filter(None, (text, match, note)))
    green = discord.ButtonStyle.success
    buttons = [
        Button(label=labels.accept(), style=green, custom_id=ids.answer(Reply.ACCEPT, number)),
        Button(label=labels.decline(), custom_id=ids.answer(Reply.DECLINE, number)),
        Button(label=labels.withdraw(), custom_id=ids.answer(Reply.WITHDRAW, number)),
    ]
    if opponent is None:
        del buttons[1]
    return sheet(discord.ui.Container(discord.ui.TextDisplay(text), row(*buttons)))
