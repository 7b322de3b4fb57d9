"""The second engine's table: piles as lists of faces, named by the letters of the notation.

It is written from rules.md alone, slow and plain and built quite differently from the
engine, so that the two do not share a mistake. Only the answers of `Rules` are shared.
"""

from copy import copy
from dataclasses import dataclass, field
from typing import Self

from engine.piles import Place
from engine.position import Position
from engine.rules import Rules

Face = tuple[int, int, bool]
"""Rank, suit and whether it lies face up."""

Key = tuple[object, ...]
"""A whole table, to be compared with another."""

HOUSES = "abcdefgh"


@dataclass
class Table:
    """What lies where, with all that is hidden; `me` is the player on turn."""

    rules: Rules
    houses: dict[str, list[Face]]
    centre: list[list[int]]
    reserve: list[list[Face]]
    talon: list[list[Face]]
    waste: list[list[Face]]
    up: list[Face]
    me: int
    used: list[bool]
    seen: list[Key] = field(default_factory=list)
    row: int = 0
    winner: int | None = None

    @classmethod
    def of(cls, position: Position, rules: Rules) -> Self:
        """Return the same table as the engine's."""
        piles = [_faces(position, place) for place in Place]
        return cls(
            rules=rules,
            houses=dict(zip(HOUSES, piles[:8], strict=True)),
            centre=[sorted(map(len, piles[8 + 2 * suit : 10 + 2 * suit])) for suit in range(4)],
            reserve=piles[16:18],
            talon=piles[18:20],
            waste=piles[20:22],
            up=piles[22],
            me=int(position.view.mover),
            used=list(position.view.used),
        )

    def copy(self) -> Self:
        """Return a table on which something can be tried."""
        other = copy(self)
        other.houses = {name: list(pile) for name, pile in self.houses.items()}
        other.centre = [list(piles) for piles in self.centre]
        for name in ("reserve", "talon", "waste"):
            setattr(other, name, [list(pile) for pile in getattr(self, name)])
        other.up, other.used, other.seen = list(self.up), list(self.used), list(self.seen)
        return other

    def key(self) -> Key:
        """Return the whole table by faces, to be compared."""
        piles = (*self.houses.values(), *self.centre, *self.reserve, *self.talon, *self.waste)
        return *map(tuple, piles), tuple(self.up), self.me, self.flags()

    def flags(self) -> tuple[bool, ...]:
        """Return who has played from the reserve, where some rule asks for it (PT 31)."""
        asked = self.rules.loading.name == "ONCE_USED"
        return tuple(used and asked for used in self.used)

    def pile(self, source: str) -> list[Face]:
        """Return the pile that the mover calls so as a source."""
        if source in HOUSES:
            return self.houses[source]
        you = 1 - self.me
        return {
            "r": self.reserve[self.me],
            "t": self.up,
            "w": self.waste[self.me],
            "x": self.reserve[you],
            "y": self.waste[you],
        }[source]

    def target(self, name: str) -> list[Face]:
        """Return the pile that the mover calls so as a target, not the centre."""
        return self.pile({"r": "x", "w": "y"}.get(name, name))

    def top(self, source: str) -> Face | None:
        """Return the exposed card of a pile."""
        pile = self.pile(source)
        return pile[-1] if pile and pile[-1][2] else None

    def fits_centre(self, source: str) -> bool:
        """Return whether a pile's exposed card fits the centre (rules.md 2.2)."""
        card = self.top(source)
        return card is not None and card[0] - 1 in self.centre[card[1]]

    def open_house(self) -> bool:
        """Return whether some house is empty."""
        return [] in self.houses.values()

    def carry(self, move: str) -> None:
        """Move one card, and turn up what has to be turned (rules.md 2.6)."""
        source, target = move
        card = self.pile(source).pop()
        if target == "m":
            self.centre[card[1]].remove(card[0] - 1)
            self.centre[card[1]] = sorted([*self.centre[card[1]], card[0]])
        else:
            self.target(target).append(card)
        self.row = self.row + 1 if source in HOUSES and target in HOUSES else 0
        self.used[self.me] |= source == "r"
        for pile in (*self.houses.values(), *self.reserve):
            show(pile)
        self.look_for_winner()
        if source == "t":
            self.by_itself()
        self.seen.append(self.key())

    def turn_up(self) -> None:
        """Turn up the next talon card, recycling first if there is none (rules.md 2.7)."""
        if not self.talon[self.me]:
            self.talon[self.me] = [(rank, suit, False) for rank, suit, _ in self.waste[self.me]]
            self.talon[self.me].reverse()
            self.waste[self.me] = []
        self.up = [self.talon[self.me].pop()]
        show(self.up)
        self.row = 0
        self.seen.append(self.key())

    def by_itself(self) -> None:
        """Turn up what turns by itself, where it does (rules.md 3)."""
        stock = self.talon[self.me] or self.waste[self.me]
        if self.rules.turning.name == "BY_ITSELF" and stock and not self.up:
            self.turn_up()

    def look_for_winner(self) -> None:
        """See whether a player has got rid of everything (rules.md 2.9)."""
        for seat in (self.me, 1 - self.me):
            up = self.up if seat == self.me else []
            if not (self.reserve[seat] or self.talon[seat] or self.waste[seat] or up):
                self.winner = seat
                return


def show(pile: list[Face]) -> None:
    """Turn a pile's outermost card face up."""
    if pile:
        pile[-1] = (*pile[-1][:2], True)


def _faces(position: Position, place: Place) -> list[Face]:
    down = [(int(card.rank), int(card.suit), False) for card in position.hidden[place]]
    return down + [(int(card.rank), int(card.suit), True) for card in position.view[place].up]
