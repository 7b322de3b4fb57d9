"""The game that two people sit down to: the cards dealt, and who is on turn first."""

from datetime import datetime
from typing import Protocol

from bot.service.choice_errors import OpponentGone
from bot.store.rows import NewGame
from engine.deal import deal, lay_out
from engine.deal_text import format_deal
from engine.rules_text import parse_rules


class Terms(Protocol):
    """Where a game is played, by which rules, how quickly, and before whose eyes."""

    @property
    def guild_id(self) -> int:
        """The server."""

    @property
    def channel_id(self) -> int:
        """The channel in which it was agreed."""

    @property
    def rules(self) -> str:
        """The rules as they are kept."""

    @property
    def pace(self) -> int | None:
        """The days a turn may take, or None."""

    @property
    def private(self) -> bool:
        """Whether only the players see it."""


def new_game(
    terms: Terms,
    seats: tuple[int, int],
    seed: str,
    now: datetime,
    challenge_id: int | None = None,
) -> NewGame:
    """Return the game that a seed deals to two people, the first of whom sits in A.

    Raises:
        OpponentGone: one of the two is a number, left by somebody who wanted to be forgotten.
    """
    if min(seats) < 0:
        raise OpponentGone
    return _dealt(terms, seats, seed, now, challenge_id)


def _dealt(
    terms: Terms, seats: tuple[int, int], seed: str, now: datetime, challenge_id: int | None
) -> NewGame:
    rules = parse_rules(terms.rules)
    dealt_cards = deal(seed, rules)
    return NewGame(
        challenge_id=challenge_id,
        guild_id=terms.guild_id,
        channel_id=terms.channel_id,
        player_a=seats[0],
        player_b=seats[1],
        rules=terms.rules,
        pace=terms.pace,
        seed=seed,
        deal=format_deal(dealt_cards),
        on_turn=seats[lay_out(dealt_cards, rules).view.mover],
        made_at=now,
        private=terms.private,
    )
