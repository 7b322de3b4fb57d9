"""Hands for crafted deals: named cards at named places, the rest of the pack around them."""

from collections.abc import Mapping

from engine.cards import Card, Seat, pack
from engine.deal import Deal, lay_out
from engine.position import Position
from engine.rules import Rules

RESERVE_TOP = 12
"""Where in a hand of 52 the reserve's face-up card stands; the houses follow it."""


def hand(owner: Seat, named: Mapping[int, str]) -> tuple[Card, ...]:
    """Return a player's pack with the named cards at these places, `{12: "6♥"}`."""
    by_name = {str(card): card for card in pack(owner)}
    chosen = {place: by_name[name] for place, name in named.items()}
    others = (card for card in pack(owner) if card not in chosen.values())
    return tuple(chosen[place] if place in chosen else next(others) for place in range(52))


def table_of(first: Mapping[int, str], second: Mapping[int, str], rules: Rules) -> Position:
    """Return the table dealt from two such hands; a coin would say A."""
    return lay_out(Deal((hand(Seat.A, first), hand(Seat.B, second)), Seat.A), rules)


def crowned(reserve: str, *houses: str) -> Mapping[int, str]:
    """Return the places of a reserve's top card and of the four houses, nearest first."""
    return {RESERVE_TOP: reserve, **dict(enumerate(houses, start=RESERVE_TOP + 1))}
