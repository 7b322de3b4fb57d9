"""How pictures look: what a player chose for what only that player sees, and a server for all."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, Self, TypeVar

from bot.store import Store
from bot.store.looks import LookRow

FEW, MANY = 2, 4
"""How many colours the suits may have."""
Part = TypeVar("Part")


class Ground(Enum):
    """The table that the cards lie on; the value is the word that is kept."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How pictures are drawn.

    `colours` is the number of colours of the suits; `letters` are those of jack, queen and
    king; `compact` is for small screens.
    """

    ground: Ground
    colours: int
    letters: str
    compact: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody chose of a look, part by part; None where nothing was chosen."""

    ground: Ground | None = None
    colours: int | None = None
    letters: str | None = None
    compact: bool | None = None

    @classmethod
    def read(cls, row: LookRow) -> Self:
        """Return a wish from what is kept of it."""
        ground = None if row.ground is None else Ground(row.ground)
        return cls(ground=ground, colours=row.colours, letters=row.letters, compact=row.compact)

    @property
    def row(self) -> LookRow:
        """The wish as it is kept."""
        ground = None if self.ground is None else self.ground.value
        return LookRow(
            ground=ground, colours=self.colours, letters=self.letters, compact=self.compact
        )

    def over(self, other: "Wish") -> "Wish":
        """Return this wish, with the other's parts where nothing was chosen."""
        return Wish(
            ground=_first(self.ground, other.ground),
            colours=_first(self.colours, other.colours),
            letters=_first(self.letters, other.letters),
            compact=_first(self.compact, other.compact),
        )

    def granted(self, letters: str) -> Look:
        """Return the look that is wished for; `letters` are the usual ones, if none were chosen."""
        return Look(
            ground=self.ground or Ground.DARK,
            colours=self.colours or FEW,
            letters=self.letters or letters,
            compact=bool(self.compact),
        )


NO_WISH: Final = Wish()


class Looks:
    """The wishes of users and servers, kept in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def public(self, guild_id: int) -> Wish:
        """Return how a server wants pictures that everybody sees."""
        return Wish.read(await self._store.looks.of(guild_id))

    async def private(self, user_id: int, guild_id: int) -> Wish:
        """Return how a user wants to see pictures in a server: else as the server does."""
        mine = Wish.read(await self._store.looks.of(user_id))
        return mine.over(await self.public(guild_id))

    async def choose(self, owner_id: int, wish: Wish, *, reset: bool = False) -> None:
        """Add to what a user or a server has chosen, or first forget that if it is reset."""
        before = NO_WISH if reset else Wish.read(await self._store.looks.of(owner_id))
        after = wish.over(before)
        if after != before or reset:
            await self._store.looks.keep(owner_id, after.row)


def _first(one: Part | None, other: Part | None) -> Part | None:
    return other if one is None else one
