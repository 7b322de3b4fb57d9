"""Who has part in a game or in a challenge, as conditions of a query."""

from sqlalchemy import ColumnElement, or_

from bot.store.schema import CHALLENGE, GAME


def plays(user_id: int) -> ColumnElement[bool]:
    """Return the condition that somebody sits in a game."""
    return or_(GAME.c.player_a == user_id, GAME.c.player_b == user_id)


def is_party(user_id: int) -> ColumnElement[bool]:
    """Return the condition that somebody made a challenge or may answer it by name."""
    return or_(CHALLENGE.c.challenger_id == user_id, CHALLENGE.c.opponent_id == user_id)
