"""A player's games, a game's record, and the rules in force, as messages."""

import io
from functools import partial
from typing import Final

import discord

from bot.service.errors import NoGameHere
from bot.service.folding import aside, holds_calls
from bot.service.people import opponent_of
from bot.service.table import Summary, Table
from bot.texts import Texts
from bot.texts.names import bare
from bot.ui.desk import Interaction, place_of, private
from bot.ui.managing import standing
from bot.ui.time_story import time_in_list
from engine.cards import Seat
from engine.deal import deal
from engine.record import Headers, write
from engine.rules_text import parse_rules

LISTED: Final = 25
"""How many games one message holds."""


def games_words(games: tuple[Summary, ...], user_id: int, texts: Texts) -> str:
    """Return a player's games, a line each."""
    return texts.labels.my_games(game_line(game, user_id, texts) for game in games[:LISTED])


async def record_file(table: Table) -> discord.File:
    """Return the record of a game; as long as it is not over, it tells nothing hidden."""
    headers = Headers(
        players=(bare(table.players[0].name), bare(table.players[1].name)),
        date=table.made_at.date().isoformat(),
        commitment=table.commitment,
        seed=table.seed or "",
    )
    dealt = deal(table.seed, table.game.rules) if table.seed else None
    writing = partial(write, table.game, headers, dealt)
    text = await aside(writing, judging=holds_calls(table.game.events))
    return discord.File(io.BytesIO(text.encode()), f"crapette-{table.game_id}.txt")


async def rules_words(interaction: Interaction, rules: str | None, other: str | None) -> str:
    """Return rules in full, or where they differ from others.

    If none are named they are those of the game played here, or else the server's.
    """
    texts, named = private(interaction), rules or await _rules_here(interaction)
    if other is not None:
        return texts.rulebook.comparison((named, other))
    return texts.rulebook.rulebook(named, parse_rules(named))


async def help_words(interaction: Interaction) -> str:
    """Return how to play by the rules of the game played here, or else by the server's."""
    return private(interaction).manual.help(await _rules_here(interaction))


async def _rules_here(interaction: Interaction) -> str:
    try:
        return (await interaction.client.desk.tables.here(place_of(interaction)[1])).rules
    except NoGameHere:
        return await standing(interaction)


def game_line(game: Summary, user_id: int, texts: Texts) -> str:
    """Return one game of a player's list."""
    opponent = opponent_of(game.players, user_id)
    link = (
        texts.labels.no_thread(game.game_id) if game.thread_id is None else f"<#{game.thread_id}>"
    )
    seat = Seat(game.players.index(opponent)).other
    score = "" if game.match is None else f" · {texts.matches.in_list(game.match, seat)}"
    line = texts.labels.game_line(
        opponent.name,
        link,
        mine=game.on_turn.user_id == user_id,
        over=game.outcome is not None,
    )
    time = time_in_list(game, texts)
    return f"{line}{score}" if time is None else f"{line}{score} · {time}"
