"""The message of a challenge, as it stands."""

from typing import assert_never

import discord

from bot.service.challenges import Challenge, ChallengeState
from bot.service.table import Table
from bot.texts import Texts
from bot.ui import ids
from bot.ui.message import Button, row, sheet, words


def challenge_view(challenge: Challenge, texts: Texts) -> discord.ui.LayoutView:
    """Return the message of a challenge that did not become a game (yet)."""
    name = challenge.challenger.name
    match challenge.state:
        case ChallengeState.OPEN:
            return _open(challenge, texts)
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


def accepted_view(table: Table, texts: Texts) -> discord.ui.LayoutView:
    """Return the message of a challenge that became a game, with the way to its table."""
    first, second = (person.name for person in table.players)
    text = discord.ui.TextDisplay[discord.ui.LayoutView](
        texts.lobby.accepted(first, second, table.thread_id)
    )
    if table.thread_id is not None:
        return sheet(text)
    label, style = texts.labels.open_table(), discord.ButtonStyle.primary
    button = Button(label=label, style=style, custom_id=ids.open_table(table.game_id))
    return sheet(text, row(button))


def _open(challenge: Challenge, texts: Texts) -> discord.ui.LayoutView:
    labels, number = texts.labels, challenge.challenge_id
    opponent = challenge.opponent.user_id if challenge.opponent else None
    terms = challenge.rules, challenge.pace
    text = texts.lobby.challenge(challenge.challenger.name, opponent, terms, challenge.expires_at)
    green = discord.ButtonStyle.success
    buttons = [
        Button(label=labels.accept(), style=green, custom_id=ids.answer("accept", number)),
        Button(label=labels.decline(), custom_id=ids.answer("decline", number)),
        Button(label=labels.withdraw(), custom_id=ids.answer("withdraw", number)),
    ]
    if opponent is None:
        del buttons[1]
    return sheet(discord.ui.Container(discord.ui.TextDisplay(text), row(*buttons)))
