"""The measures of the picture: canvas, card, and the rectangles that things fill."""

from typing import Final, NamedTuple

WIDTH: Final = 1280
HEIGHT: Final = 960
CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 136
CORNER: Final = 9
"""The radius of a card's corner."""
EDGE: Final = 3
"""How much of each card of a heap shows below the one upon it."""


class Box(NamedTuple):
    """A rectangle on the canvas, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    def moved(self, x: int, y: int) -> "Box":
        """Return the same rectangle elsewhere."""
        return Box(self.left + x, self.top + y, self.width, self.height)

    def grown(self, by: int) -> "Box":
        """Return the rectangle with a margin around it (a negative one shrinks it)."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def mirrored(self) -> "Box":
        """Return the rectangle as seen in a mirror that stands in the middle of the canvas."""
        return self._replace(left=WIDTH - self.right)

    def holds(self, other: "Box") -> bool:
        """Return whether the other lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: "Box") -> bool:
        """Return whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


CANVAS: Final = Box(0, 0, WIDTH, HEIGHT)
INDEX: Final = Box(3, 8, 26, 66)
"""Where rank and suit stand in a card's upper left corner; mirrored in the right one."""


def card_at(left: int, top: int) -> Box:
    """Return the rectangle of a whole card."""
    return Box(left, top, CARD_WIDTH, CARD_HEIGHT)
