"""A player's games, a game's record, and the rules in force, as messages."""

from bot.service.errors import NoGameHere
from bot.service.table import Summary
from bot.texts import Texts
from bot.ui.desk import Interaction, place_of, private
from engine.rules import STANDARD
from engine.rules_text import format_rules, parse_rules


def games_words(games: tuple[Summary, ...], user_id: int, texts: Texts) -> str:
    """Return a player's games, a line each."""
    return texts.labels.my_games(_line(game, user_id, texts) for game in games)


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
