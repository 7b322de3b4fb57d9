"""A player's games, a game's record, and the rules in force, as messages."""

import io
from typing import Final

import discord

from bot.service.errors import NoGameHere
from bot.service.table import Summary, Table
from bot.texts import Texts
from bot.texts.names import bare
from bot.ui.desk import Interaction, place_of, private
from engine.deal import deal
from engine.record import Headers, write
from engine.rules import STANDARD
from engine.rules_text import format_rules, parse_rules

LISTED: Final = 25
"""How many games one message holds."""


def games_words(games: tuple[Summary, ...], user_id: int, texts: Texts) -> str:
    """Return a player's games, a line each."""
    return texts.labels.my_games(_line(game, user_id, texts) for game in games[:LISTED])


def record_file(table: Table) -> discord.File:
    """Return the record of a game; as long as it is not over, it tells nothing hidden."""
    headers = Headers(
        players=(bare(table.players[0].name), bare(table.players[1].name)),
        date=table.made_at.date().isoformat(),
        commitment=table.commitment,
        seed=table.seed or "",
    )
    dealt = deal(table.seed, table.game.rules) if table.seed else None
    text = write(table.game, headers, dealt)
    return discord.File(io.BytesIO(text.encode()), f"crapette-{table.game_id}.txt")


async def rules_words(interaction: Interaction) -> str:
    """Return the rules of the game played here, or the standard ones where none is."""
    texts = private(interaction)
    try:
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
    except NoGameHere:
        return texts.rulebook.rulebook(format_rules(STANDARD), STANDARD)
    return texts.rulebook.rulebook(table.rules, parse_rules(table.rules))


def _line(game: Summary, user_id: int, texts: Texts) -> str:
    first, second = game.players
    opponent = second if first.user_id == user_id else first
    link = (
        texts.labels.no_thread_yet(game.game_id)
        if game.thread_id is None
        else f"<#{game.thread_id}>"
    )
    return texts.labels.game_line(
        opponent.name,
        link,
        mine=game.on_turn.user_id == user_id,
        over=game.outcome is not None,
    )
