"""What lies on the drawn table: each thing with its place on the canvas, from below to above."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.cards import Card, Seat, Suit
from render.boxes import CARD_WIDTH, INDEX, Box


class Fan(Enum):
    """To which side a house opens: outwards from the centre."""

    LEFT = "a to d"
    RIGHT = "e to h"


@dataclass(frozen=True, slots=True)
class Face:
    """A face-up card; the box is what can be seen of it.

    `lapped` says that its inner side lies upon another card, not on the felt.
    """

    box: Box
    card: Card
    fan: Fan = Fan.RIGHT
    lapped: bool = False

    @property
    def covered(self) -> bool:
        """Whether another card lies upon it."""
        return self.box.width < CARD_WIDTH

    @property
    def indexes(self) -> tuple[Box, ...]:
        """Where the ranks and suits that can be seen stand: in both corners, or in one."""
        left = INDEX.moved(self.box.left, self.box.top)
        right = INDEX.moved(self.box.right - INDEX.right - INDEX.left, self.box.top)
        if not self.covered:
            return left, right
        return (right,) if self.fan is Fan.LEFT else (left,)


@dataclass(frozen=True, slots=True)
class Back:
    """A face-down card, in the colour of the pack's owner."""

    box: Box
    owner: Seat
    fan: Fan = Fan.RIGHT
    lapped: bool = False

    @property
    def covered(self) -> bool:
        """Whether another card lies upon it."""
        return self.box.width < CARD_WIDTH


@dataclass(frozen=True, slots=True)
class Closed:
    """A finished pile of the centre."""

    box: Box
    suit: Suit


@dataclass(frozen=True, slots=True)
class Heap:
    """The cards under a pile's top card, of which only the edges show."""

    box: Box
    edges: int


@dataclass(frozen=True, slots=True)
class Shade:
    """The shadow that a pile throws on the felt."""

    box: Box


@dataclass(frozen=True, slots=True)
class Slot:
    """The outline of a pile that is not there; the sign says what belongs here.

    `dim` says that it lies in a tray that is not lit.
    """

    box: Box
    sign: Suit | str = ""
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """The outline of a card that has just left."""

    box: Box


class Light(Enum):
    """Why a pile shines."""

    TARGET = "a card has just come here"
    MOVABLE = "the top card can be moved"
    FAULT = "here a duty was broken"


@dataclass(frozen=True, slots=True)
class Ring:
    """A frame of light around a card, or around the slot of an empty pile."""

    box: Box
    light: Light
    lap: Fan | None = None
    """The way the house opens, if the card lies upon another one."""
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Halo:
    """Light on the felt around a card."""

    box: Box


class Hold(Enum):
    """At which edge of its box a word stands: at the one that is nearer to its pile."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Key:
    """The letter by which a pile is called, or its card turned up."""

    box: Box
    letter: str
    hold: Hold


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards lie in a pile."""

    box: Box
    number: int
    hold: Hold


Placement = Face | Back | Closed | Heap | Shade | Slot | Ghost | Halo | Ring | Key | Count

_LAYERS: Final[dict[type[Placement], int]] = {
    kind: number
    for number, kinds in enumerate(
        (
            (Halo, Shade, Slot),
            (Ghost,),
            (Heap, Back, Face, Closed),
            (Ring,),
            (Key, Count),
        )
    )
    for kind in kinds
}


def layer(thing: Placement) -> int:
    """Return how high a thing lies: first the felt is shaded, then things are laid on it."""
    return _LAYERS[type(thing)]
