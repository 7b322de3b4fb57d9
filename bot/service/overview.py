"""A player's games at a glance: whose turn it is in each, and how much time is left."""

from datetime import datetime
from typing import Final

from bot.service.kept import summary_of
from bot.service.table import Summary
from bot.store import Store
from bot.store.rows import GameRow

NEVER: Final = float("inf")


async def overview(
    store: Store, rows: tuple[GameRow, ...], user_id: int, now: datetime
) -> tuple[Summary, ...]:
    """Return games in order: the player's turn first and what is due soonest, ended ones last."""
    clocks = await store.clocks.of(tuple(row.game_id for row in rows))
    people = {user for row in rows for user in (row.player_a, row.player_b)}
    away = await store.holidays.until(tuple(people))
    lasting = {user: until for user, until in away.items() if until > now}
    games = (summary_of(row, clocks.get(row.game_id), lasting) for row in rows)
    return tuple(sorted(games, key=lambda game: _rank(game, user_id)))


def _rank(game: Summary, user_id: int) -> tuple[int, float]:
    """Return where a game stands in its player's list."""
    timer = game.timer
    if game.outcome is not None:
        return 3, 0
    if timer is not None and timer.adjourned_at is not None:
        return 2, 0
    due_at = NEVER if timer is None or timer.due_at is None else timer.due_at.timestamp()
    return (0 if game.on_turn.user_id == user_id else 1), due_at
