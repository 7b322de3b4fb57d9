"""Who starts: the reserve cards, and every level of the tie."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import assert_never

from engine.cards import Card, Seat
from engine.rules import Rules, Starter, Tie

Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


class Decided(Enum):
    """What decided who starts."""

    RESERVE = auto()
    HOUSE = auto()
    TALON = auto()
    SUIT = auto()
    COIN = auto()


@dataclass(frozen=True, slots=True)
class Start:
    """Who starts and what decided it; `drawn` talon cards of each were looked at (PT 16)."""

    seat: Seat
    decided: Decided
    drawn: int = 0


def who_starts(hands: Hands, coin: Seat, rules: Rules) -> Start:
    """Return who starts with these hands in dealt order (BR 23, PT 15–16, FR 13)."""
    reserves = tuple(hand[rules.reserve_size - 1] for hand in hands)
    seat = _compare(reserves[0].rank, reserves[1].rank, rules)
    if seat is not None:
        return Start(seat, Decided.RESERVE)
    match rules.tie:
        case Tie.HOUSES_IN_TURN:
            return _houses(_house_ranks(hands, rules), coin, rules)
        case Tie.TALON_CARDS:
            return _talons(hands, coin, rules)
        case Tie.SORTED_HOUSES:
            ranks = [sorted(found, reverse=True) for found in _house_ranks(hands, rules)]
            start = _houses(ranks, coin, rules)
            suits = reserves[0].suit, reserves[1].suit
            if start.decided is Decided.COIN and suits[0] is not suits[1]:
                return Start(Seat.A if suits[0] < suits[1] else Seat.B, Decided.SUIT)
            return start
        case _:
            assert_never(rules.tie)


def put_back(cards: tuple[Card, ...], drawn: int) -> tuple[Card, ...]:
    """Return the cards left after the reserve with the drawn ones put into their middle.

    They lie below half of the others, rounded down, the first drawn uppermost (PT 17).
    """
    left = cards[drawn:]
    middle = len(left) // 2
    return left[:middle] + cards[:drawn] + left[middle:]


def _compare(first: int, second: int, rules: Rules) -> Seat | None:
    if first == second:
        return None
    lower = Seat.A if first < second else Seat.B
    return lower if rules.starter is Starter.LOWEST else lower.other


def _house_ranks(hands: Hands, rules: Rules) -> list[list[int]]:
    size = 1 + rules.covered
    first = rules.reserve_size + rules.covered
    return [[int(hand[first + size * house].rank) for house in range(4)] for hand in hands]


def _houses(ranks: Sequence[Sequence[int]], coin: Seat, rules: Rules) -> Start:
    for first, second in zip(*ranks, strict=True):
        seat = _compare(first, second, rules)
        if seat is not None:
            return Start(seat, Decided.HOUSE)
    return Start(coin, Decided.COIN)


def _talons(hands: Hands, coin: Seat, rules: Rules) -> Start:
    rests = tuple(hand[rules.reserve_size :] for hand in hands)
    for drawn, (first, second) in enumerate(zip(*rests, strict=True), start=1):
        seat = _compare(first.rank, second.rank, rules)
        if seat is not None:
            return Start(seat, Decided.TALON, drawn)
    return Start(coin, Decided.COIN, len(rests[0]))
